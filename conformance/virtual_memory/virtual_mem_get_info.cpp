// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"
#include "support/virtual_memory.hpp"

namespace conformance {

class VirtualMemGetInfo : public ContextTest {
protected:
  auto call() {
    return Call(urVirtualMemGetInfo, context(), start_, 64, UR_VIRTUAL_MEM_INFO_ACCESS_MODE, 256, propValue_,
                &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char start_[256] = {};
  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(VirtualMemGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(VirtualMemGetInfo, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(VirtualMemGetInfo, enumerations) {
  call().needsEnumerator<3>();
}

using VirtualMemGetInfo_Ranges = VirtualMemoryTest;

TEST_F(VirtualMemGetInfo_Ranges, everyEnumerator) {
  static const InfoValue values[] = {CONFORMANCE_INFO(UR_VIRTUAL_MEM_INFO_ACCESS_MODE, ur_virtual_mem_access_flags_t)};
  const InfoQuery query = [this](int64_t name, size_t size, void *value, size_t *sizeRet) {
    return urVirtualMemGetInfo(context(), start_, unit_, static_cast<ur_virtual_mem_info_t>(name), size, value,
                               sizeRet);
  };
  checkInfoValues(query, values);
}

TEST_F(VirtualMemGetInfo_Ranges, whatIsOnlyReservedHasNoAccess) {
  EXPECT_EQ(UR_VIRTUAL_MEM_ACCESS_FLAG_NONE, access(0, 4 * unit_));
  ASSERT_OK(map(unit_));
  EXPECT_EQ(UR_VIRTUAL_MEM_ACCESS_FLAG_NONE, access(0, unit_));
  EXPECT_EQ(UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE, access(unit_, 2 * unit_));
  EXPECT_EQ(UR_VIRTUAL_MEM_ACCESS_FLAG_NONE, access(3 * unit_, unit_));
  EXPECT_OK(unmap(unit_));
}

TEST_F(VirtualMemGetInfo_Ranges, badRanges) {
  ur_virtual_mem_access_flags_t flags = 0;
  auto call = Call(urVirtualMemGetInfo, context(), start_, unit_, UR_VIRTUAL_MEM_INFO_ACCESS_MODE, sizeof flags, &flags,
                   nullptr);
  call.outputs(flags);
  call.with<1>(&flags).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call.with<2>(5 * unit_).answers(UR_RESULT_ERROR_INVALID_SIZE);
  ASSERT_OK(map(0));
  call.with<2>(4 * unit_).answers(UR_RESULT_ERROR_INVALID_VALUE); // no one answer is true of all of it
  EXPECT_OK(unmap(0));
}

} // namespace conformance
