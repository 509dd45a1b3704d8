// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class UsmP2PEnablePeerAccessExp : public DeviceTest {
protected:
  auto call() { return Call(urUsmP2PEnablePeerAccessExp, device(), device()); }
};

TEST_F(UsmP2PEnablePeerAccessExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(UsmP2PEnablePeerAccessExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
