// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class SamplerCreateWithNativeHandle : public ContextTest {
protected:
  auto call() { return Call(urSamplerCreateWithNativeHandle, 0, context(), nullptr, &sampler_).outputs(sampler_); }

  ur_sampler_handle_t sampler_ = untouched<ur_sampler_handle_t>();
};

TEST_F(SamplerCreateWithNativeHandle, nullHandles) {
  call().needsHandle<1>();
}

TEST_F(SamplerCreateWithNativeHandle, nullPointers) {
  call().needsPointer<3>();
}

TEST_F(SamplerCreateWithNativeHandle, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
