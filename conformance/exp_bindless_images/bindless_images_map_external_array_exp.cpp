// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesMapExternalArrayExp : public ContextTest {
protected:
  auto call() {
    return Call(urBindlessImagesMapExternalArrayExp, context(), device(), &imageFormat_, &imageDesc_, nullptr,
                &imageMem_)
        .outputs(imageMem_);
  }

  ur_image_format_t imageFormat_ = {};
  ur_image_desc_t imageDesc_ = structure<ur_image_desc_t>(UR_STRUCTURE_TYPE_IMAGE_DESC);
  ur_exp_image_mem_native_handle_t imageMem_ = 12345;
};

TEST_F(BindlessImagesMapExternalArrayExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
  call().needsHandle<4>();
}

} // namespace conformance
