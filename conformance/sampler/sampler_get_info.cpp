// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class SamplerGetInfo : public SamplerTest {
protected:
  auto call() {
    return Call(urSamplerGetInfo, sampler(), UR_SAMPLER_INFO_REFERENCE_COUNT, 256, propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(SamplerGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(SamplerGetInfo, conditions) {
  CONFORMANCE_NEEDS(sampler());
  call().with<3>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().with<2>(0).with<3>(nullptr).with<4>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().needsEnumerator<1>();
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(SamplerGetInfo, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(sampler());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
