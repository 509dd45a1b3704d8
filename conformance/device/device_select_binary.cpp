// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class DeviceSelectBinary : public DeviceTest {
protected:
  auto call() { return Call(urDeviceSelectBinary, device(), &binaries_, 1, &selectedBinary_).outputs(selectedBinary_); }

  ur_device_binary_t binaries_ = structure<ur_device_binary_t>(UR_STRUCTURE_TYPE_DEVICE_BINARY);
  uint32_t selectedBinary_ = 12345;
};

TEST_F(DeviceSelectBinary, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(DeviceSelectBinary, nullPointers) {
  call().needsPointer<1>();
  call().needsPointer<3>();
}

TEST_F(DeviceSelectBinary, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(DeviceSelectBinary, choosesItsOwn) {
  // What the device takes, between two that it doesn't.
  if (environment().backend != UR_BACKEND_NATIVE_CPU)
    GTEST_SKIP() << "no target of binaries is registered for this adapter";
  ur_device_binary_t list[3] = {binaries_, binaries_, binaries_};
  list[0].pDeviceTargetSpec = "no_such_target";
  list[1].pDeviceTargetSpec = UR_DEVICE_BINARY_TARGET_NATIVE_CPU;
  list[2].pDeviceTargetSpec = UR_DEVICE_BINARY_TARGET_UNKNOWN;
  call().with<1>(list).with<2>(3).succeeds();
  EXPECT_EQ(1U, selectedBinary_);
}

TEST_F(DeviceSelectBinary, noneFits) {
  binaries_.pDeviceTargetSpec = "no_such_target";
  call().answers(UR_RESULT_ERROR_INVALID_BINARY);
}

} // namespace conformance
