// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesImageGetInfoExp : public ContextTest {
protected:
  auto call() {
    return Call(urBindlessImagesImageGetInfoExp, context(), 0, UR_IMAGE_INFO_FORMAT, propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(BindlessImagesImageGetInfoExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(BindlessImagesImageGetInfoExp, nullPointers) {
  call().with<3>(nullptr).with<4>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(BindlessImagesImageGetInfoExp, enumerations) {
  call().needsEnumerator<2>();
}

TEST_F(BindlessImagesImageGetInfoExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
