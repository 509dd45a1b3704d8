// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

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

TEST_F(VirtualMemGranularityGetInfo, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
