// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class UsmP2PDisablePeerAccessExp : public DeviceTest {
protected:
  auto call() { return Call(urUsmP2PDisablePeerAccessExp, device(), device()); }
};

TEST_F(UsmP2PDisablePeerAccessExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(UsmP2PDisablePeerAccessExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
