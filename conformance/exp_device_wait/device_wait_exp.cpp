// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class DeviceWaitExp : public DeviceTest {
protected:
  auto call() { return Call(urDeviceWaitExp, device()); }
};

TEST_F(DeviceWaitExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(DeviceWaitExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
