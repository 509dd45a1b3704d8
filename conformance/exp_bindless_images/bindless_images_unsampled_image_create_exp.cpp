// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesUnsampledImageCreateExp : public ContextTest {
protected:
  auto call() {
    return Call(urBindlessImagesUnsampledImageCreateExp, context(), device(), 0, &imageFormat_, &imageDesc_, &image_)
        .outputs(image_);
  }

  ur_image_format_t imageFormat_ = {};
  ur_image_desc_t imageDesc_ = structure<ur_image_desc_t>(UR_STRUCTURE_TYPE_IMAGE_DESC);
  ur_exp_image_native_handle_t image_ = 12345;
};

TEST_F(BindlessImagesUnsampledImageCreateExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(BindlessImagesUnsampledImageCreateExp, nullPointers) {
  call().needsPointer<3>();
  call().needsPointer<4>();
  call().needsPointer<5>();
}

TEST_F(BindlessImagesUnsampledImageCreateExp, descriptors) {
  imageDesc_.type = noEnumerator<ur_mem_type_t>();
  call().answers(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR);
}

TEST_F(BindlessImagesUnsampledImageCreateExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
