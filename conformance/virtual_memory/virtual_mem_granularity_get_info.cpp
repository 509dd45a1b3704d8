// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/virtual_memory.hpp"

namespace conformance {

class VirtualMemGranularityGetInfo : public ContextTest {
protected:
  auto call() {
    return Call(urVirtualMemGranularityGetInfo, context(), nullptr, 64, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM, 256,
                propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(VirtualMemGranularityGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(VirtualMemGranularityGetInfo, nullPointers) {
  call().with<5>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().with<4>(0).with<5>(nullptr).with<6>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(VirtualMemGranularityGetInfo, enumerations) {
  call().needsEnumerator<3>();
}

TEST_F(VirtualMemGranularityGetInfo, sizes) {
  call().with<4>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

using VirtualMemGranularityGetInfo_Values = VirtualMemoryTest;

TEST_F(VirtualMemGranularityGetInfo_Values, powersOfTwoThatServeTheDevice) {
  for (const ur_device_handle_t of : {device(), ur_device_handle_t{nullptr}}) {
    for (const size_t planned : {size_t{1}, size_t{64} << 10, size_t{64} << 20}) {
      size_t minimum = 0, recommended = 0;
      ASSERT_OK(urVirtualMemGranularityGetInfo(context(), of, planned, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM,
                                               sizeof minimum, &minimum, nullptr));
      ASSERT_OK(urVirtualMemGranularityGetInfo(context(), of, planned, UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED,
                                               sizeof recommended, &recommended, nullptr));
      EXPECT_NE(0U, minimum);
      EXPECT_EQ(0U, minimum & (minimum - 1));
      EXPECT_EQ(0U, recommended % minimum);
    }
  }
}

TEST_F(VirtualMemGranularityGetInfo_Values, deviceOfAnotherContext) {
  for (const ur_device_handle_t other : environment().devices) {
    if (other != device()) {
      size_t value = 0;
      Call(urVirtualMemGranularityGetInfo, context(), other, 1, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM, sizeof value,
           &value, nullptr)
          .answers(UR_RESULT_ERROR_INVALID_DEVICE);
      return;
    }
  }
  GTEST_SKIP() << "the platform has one device";
}

} // namespace conformance
