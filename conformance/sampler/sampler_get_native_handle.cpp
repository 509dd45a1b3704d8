// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class SamplerGetNativeHandle : public SamplerTest {
protected:
  auto call() { return Call(urSamplerGetNativeHandle, sampler(), &nativeSampler_).outputs(nativeSampler_); }

  ur_native_handle_t nativeSampler_ = 12345;
};

TEST_F(SamplerGetNativeHandle, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(SamplerGetNativeHandle, conditions) {
  CONFORMANCE_NEEDS(sampler());
  call().needsPointer<1>();
}

TEST_F(SamplerGetNativeHandle, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(sampler());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
