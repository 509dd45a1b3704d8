// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class UsmP2PPeerAccessGetInfoExp : public DeviceTest {
protected:
  auto call() {
    return Call(urUsmP2PPeerAccessGetInfoExp, device(), device(), UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT, 256,
                propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(UsmP2PPeerAccessGetInfoExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(UsmP2PPeerAccessGetInfoExp, nullPointers) {
  call().with<4>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().with<3>(0).with<4>(nullptr).with<5>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(UsmP2PPeerAccessGetInfoExp, enumerations) {
  call().needsEnumerator<2>();
}

TEST_F(UsmP2PPeerAccessGetInfoExp, sizes) {
  call().with<3>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(UsmP2PPeerAccessGetInfoExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
