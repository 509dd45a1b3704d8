// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class SamplerCreate : public ContextTest {
protected:
  auto call() { return Call(urSamplerCreate, context(), &desc_, &sampler_).outputs(sampler_); }

  ur_sampler_desc_t desc_ = structure<ur_sampler_desc_t>(UR_STRUCTURE_TYPE_SAMPLER_DESC);
  ur_sampler_handle_t sampler_ = untouched<ur_sampler_handle_t>();
};

TEST_F(SamplerCreate, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(SamplerCreate, nullPointers) {
  call().needsPointer<1>();
  call().needsPointer<2>();
}

TEST_F(SamplerCreate, enumerations) {
  desc_.addressingMode = noEnumerator<ur_sampler_addressing_mode_t>();
  call().answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
  desc_.addressingMode = UR_SAMPLER_ADDRESSING_MODE_NONE;
  desc_.filterMode = noEnumerator<ur_sampler_filter_mode_t>();
  call().answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(SamplerCreate, bindlessProperties) {
  ur_exp_sampler_mip_properties_t mips = {};
  mips.stype = UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES;
  desc_.pNext = &mips;
  call().answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace conformance
