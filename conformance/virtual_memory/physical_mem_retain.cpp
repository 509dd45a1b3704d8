// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class PhysicalMemRetain : public PhysicalMemTest {
protected:
  auto call() { return Call(urPhysicalMemRetain, physicalMem()); }
};

TEST_F(PhysicalMemRetain, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(PhysicalMemRetain, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(physicalMem());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
