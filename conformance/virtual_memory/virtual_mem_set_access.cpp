// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/virtual_memory.hpp"

namespace conformance {

class VirtualMemSetAccess : public ContextTest {
protected:
  auto call() { return Call(urVirtualMemSetAccess, context(), start_, 64, 0); }

  unsigned char start_[256] = {};
};

TEST_F(VirtualMemSetAccess, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(VirtualMemSetAccess, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(VirtualMemSetAccess, enumerations) {
  call().with<3>(UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

using VirtualMemSetAccess_Ranges = VirtualMemoryTest;

TEST_F(VirtualMemSetAccess_Ranges, ofAllAndOfParts) {
  ASSERT_OK(map(0));
  ASSERT_OK(urVirtualMemSetAccess(context(), start_, 2 * unit_, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY));
  EXPECT_EQ(UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY, access(0, 2 * unit_));
  ASSERT_OK(urVirtualMemSetAccess(context(), start_ + unit_, unit_, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
  EXPECT_EQ(UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY, access(0, unit_));
  EXPECT_EQ(UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE, access(unit_, unit_));
  const unsigned char byte = 1;
  EXPECT_OK(urEnqueueUSMMemcpy(queue(), true, start_ + unit_, &byte, 1, 0, nullptr, nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_VALUE,
                urEnqueueUSMMemcpy(queue(), true, start_, &byte, 1, 0, nullptr, nullptr));
  ASSERT_OK(urVirtualMemSetAccess(context(), start_, 2 * unit_, UR_VIRTUAL_MEM_ACCESS_FLAG_NONE));
  EXPECT_EQ(UR_VIRTUAL_MEM_ACCESS_FLAG_NONE, access(0, 2 * unit_));
  EXPECT_OK(unmap(0));
}

TEST_F(VirtualMemSetAccess_Ranges, badRanges) {
  ASSERT_OK(map(0));
  auto call = Call(urVirtualMemSetAccess, context(), start_, unit_, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY);
  call.with<1>(start_ + 1).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call.with<2>(unit_ + 1).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call.with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call.with<2>(3 * unit_).answers(UR_RESULT_ERROR_INVALID_VALUE); // the last part isn't mapped
  call.with<1>(start_ + 2 * unit_).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call.with<3>(UR_VIRTUAL_MEM_ACCESS_FLAG_NONE | UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY)
      .answers(UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE, access(0, 2 * unit_));
  EXPECT_OK(unmap(0));
}

} // namespace conformance
