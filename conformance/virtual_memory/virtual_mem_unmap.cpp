// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/virtual_memory.hpp"

namespace conformance {

class VirtualMemUnmap : public ContextTest {
protected:
  auto call() { return Call(urVirtualMemUnmap, context(), start_, 64); }

  unsigned char start_[256] = {};
};

TEST_F(VirtualMemUnmap, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(VirtualMemUnmap, nullPointers) {
  call().needsPointer<1>();
}

using VirtualMemUnmap_Ranges = VirtualMemoryTest;

TEST_F(VirtualMemUnmap_Ranges, onlyWholeMappings) {
  auto call = Call(urVirtualMemUnmap, context(), start_, 2 * unit_);
  call.answers(UR_RESULT_ERROR_INVALID_VALUE); // nothing is mapped
  ASSERT_OK(map(0));
  call.with<2>(unit_).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call.with<1>(start_ + unit_).with<2>(unit_).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call.with<2>(3 * unit_).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call.with<2>(5 * unit_).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call.with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call.with<1>(&call).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call.succeeds();
  call.answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(VirtualMemUnmap_Ranges, memoryLivesWhileItIsMapped) {
  ASSERT_OK(map(0));
  memory_.reset();
  const std::vector<unsigned char> data(2 * unit_, 3);
  ASSERT_NO_FATAL_FAILURE(writeMemory(queue(), start_, data.data(), data.size()));
  EXPECT_EQ(data, readMemory(queue(), start_, data.size()));
  EXPECT_OK(unmap(0));
}

TEST_F(VirtualMemUnmap_Ranges, manyTimes) {
  for (int i = 0; i < 100; ++i) {
    ASSERT_OK(map(static_cast<size_t>(i % 3) * unit_));
    ASSERT_OK(unmap(static_cast<size_t>(i % 3) * unit_));
  }
}

} // namespace conformance
