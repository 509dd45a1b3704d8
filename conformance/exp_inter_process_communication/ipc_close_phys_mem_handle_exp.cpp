// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class IPCClosePhysMemHandleExp : public PhysicalMemTest {
protected:
  auto call() { return Call(urIPCClosePhysMemHandleExp, context(), physicalMem()); }
};

TEST_F(IPCClosePhysMemHandleExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(IPCClosePhysMemHandleExp, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(physicalMem());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
