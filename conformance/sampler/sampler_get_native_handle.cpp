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

TEST_F(SamplerGetNativeHandle, staysTheSame) {
  CONFORMANCE_NEEDS(sampler());
  if (!call().worksOrSaysUnsupported())
    return;
  const ur_native_handle_t first = nativeSampler_;
  call().succeeds();
  EXPECT_EQ(first, nativeSampler_);
}

} // namespace conformance
