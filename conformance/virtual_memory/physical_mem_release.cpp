// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class PhysicalMemRelease : public PhysicalMemTest {
protected:
  auto call() { return Call(urPhysicalMemRelease, physicalMem()); }
};

TEST_F(PhysicalMemRelease, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(PhysicalMemRelease, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(physicalMem());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
