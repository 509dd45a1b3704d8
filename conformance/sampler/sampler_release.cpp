// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class SamplerRelease : public SamplerTest {
protected:
  auto call() { return Call(urSamplerRelease, sampler()); }
};

TEST_F(SamplerRelease, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(SamplerRelease, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(sampler());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
