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

TEST_F(UsmP2PEnablePeerAccessExp, everyPairOfDevices) {
  for (const ur_device_handle_t from : environment().devices) {
    for (const ur_device_handle_t to : environment().devices) {
      int possible = -1;
      ASSERT_OK(urUsmP2PPeerAccessGetInfoExp(from, to, UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT, sizeof possible,
                                             &possible, nullptr));
      auto enable = Call(urUsmP2PEnablePeerAccessExp, from, to), disable = Call(urUsmP2PDisablePeerAccessExp, from, to);
      if (!possible) {
        enable.answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
        disable.answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
        continue;
      }
      disable.answers(UR_RESULT_ERROR_INVALID_OPERATION);
      enable.succeeds();
      enable.answers(UR_RESULT_ERROR_INVALID_OPERATION);
      disable.succeeds();
      disable.answers(UR_RESULT_ERROR_INVALID_OPERATION);
    }
  }
}

} // namespace conformance
