// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class SamplerRetain : public SamplerTest {
protected:
  auto call() { return Call(urSamplerRetain, sampler()); }
};

TEST_F(SamplerRetain, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(SamplerRetain, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(sampler());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
