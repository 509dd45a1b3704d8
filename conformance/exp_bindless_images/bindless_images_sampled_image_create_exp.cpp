// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesSampledImageCreateExp : public ContextTest {
protected:
  auto call() {
    return Call(urBindlessImagesSampledImageCreateExp, context(), device(), 0, &imageFormat_, &imageDesc_,
                &samplerDesc_, &image_)
        .outputs(image_);
  }

  ur_image_format_t imageFormat_ = {};
  ur_image_desc_t imageDesc_ = structure<ur_image_desc_t>(UR_STRUCTURE_TYPE_IMAGE_DESC);
  ur_sampler_desc_t samplerDesc_ = structure<ur_sampler_desc_t>(UR_STRUCTURE_TYPE_SAMPLER_DESC);
  ur_exp_image_native_handle_t image_ = 12345;
};

TEST_F(BindlessImagesSampledImageCreateExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(BindlessImagesSampledImageCreateExp, nullPointers) {
  call().needsPointer<3>();
  call().needsPointer<4>();
  call().needsPointer<5>();
  call().needsPointer<6>();
}

TEST_F(BindlessImagesSampledImageCreateExp, descriptors) {
  samplerDesc_.addressingMode = noEnumerator<ur_sampler_addressing_mode_t>();
  call().answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
  samplerDesc_.addressingMode = UR_SAMPLER_ADDRESSING_MODE_NONE;
  samplerDesc_.filterMode = noEnumerator<ur_sampler_filter_mode_t>();
  call().answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
  samplerDesc_.filterMode = UR_SAMPLER_FILTER_MODE_NEAREST;
  imageDesc_.type = noEnumerator<ur_mem_type_t>();
  call().answers(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR);
}

TEST_F(BindlessImagesSampledImageCreateExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
