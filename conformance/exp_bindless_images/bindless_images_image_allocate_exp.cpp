// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesImageAllocateExp : public ContextTest {
protected:
  auto call() {
    return Call(urBindlessImagesImageAllocateExp, context(), device(), &imageFormat_, &imageDesc_, &imageMem_)
        .outputs(imageMem_);
  }

  ur_image_format_t imageFormat_ = {};
  ur_image_desc_t imageDesc_ = structure<ur_image_desc_t>(UR_STRUCTURE_TYPE_IMAGE_DESC);
  ur_exp_image_mem_native_handle_t imageMem_ = 12345;
};

TEST_F(BindlessImagesImageAllocateExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(BindlessImagesImageAllocateExp, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<3>();
  call().needsPointer<4>();
}

TEST_F(BindlessImagesImageAllocateExp, descriptors) {
  imageDesc_.type = noEnumerator<ur_mem_type_t>();
  call().answers(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR);
}

TEST_F(BindlessImagesImageAllocateExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
