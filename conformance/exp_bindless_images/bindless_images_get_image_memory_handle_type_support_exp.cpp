// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesGetImageMemoryHandleTypeSupportExp : public ContextTest {
protected:
  auto call() {
    return Call(urBindlessImagesGetImageMemoryHandleTypeSupportExp, context(), device(), &imageDesc_, &imageFormat_,
                UR_EXP_IMAGE_MEM_TYPE_USM_POINTER, &supportedRet_)
        .outputs(supportedRet_);
  }

  ur_image_desc_t imageDesc_ = structure<ur_image_desc_t>(UR_STRUCTURE_TYPE_IMAGE_DESC);
  ur_image_format_t imageFormat_ = {};
  ur_bool_t supportedRet_ = 77;
};

TEST_F(BindlessImagesGetImageMemoryHandleTypeSupportExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(BindlessImagesGetImageMemoryHandleTypeSupportExp, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<3>();
  call().needsPointer<5>();
}

TEST_F(BindlessImagesGetImageMemoryHandleTypeSupportExp, enumerations) {
  call().needsEnumerator<4>();
}

TEST_F(BindlessImagesGetImageMemoryHandleTypeSupportExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
