// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/registry.hpp"

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
  const AdapterForm *form = environment().form;
  if (form == nullptr || form->target.empty())
    GTEST_SKIP() << "no target of binaries is registered for this adapter";
  ur_device_binary_t list[3] = {binaries_, binaries_, binaries_};
  list[0].pDeviceTargetSpec = "no_such_target";
  list[1].pDeviceTargetSpec = form->target.c_str();
  list[2].pDeviceTargetSpec = UR_DEVICE_BINARY_TARGET_UNKNOWN;
  for (ur_device_handle_t each : environment().devices) {
    selectedBinary_ = 77;
    call().with<0>(each).with<1>(list).with<2>(3).succeeds();
    EXPECT_EQ(1U, selectedBinary_);
  }
  // Of two that fit alike, the first.
  list[2].pDeviceTargetSpec = form->target.c_str();
  call().with<1>(list).with<2>(3).succeeds();
  EXPECT_EQ(1U, selectedBinary_);
}

TEST_F(DeviceSelectBinary, otherTargets) {
  // Whatever it answers for the targets that have a name: one of the list, or that none fits.
  for (const char *target :
       {UR_DEVICE_BINARY_TARGET_UNKNOWN, UR_DEVICE_BINARY_TARGET_SPIRV32, UR_DEVICE_BINARY_TARGET_SPIRV64,
        UR_DEVICE_BINARY_TARGET_SPIRV64_X86_64, UR_DEVICE_BINARY_TARGET_SPIRV64_GEN,
        UR_DEVICE_BINARY_TARGET_SPIRV64_FPGA, UR_DEVICE_BINARY_TARGET_NVPTX64, UR_DEVICE_BINARY_TARGET_AMDGCN}) {
    binaries_.pDeviceTargetSpec = target;
    selectedBinary_ = 77;
    const ur_result_t result = call().result();
    EXPECT_TRUE(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_INVALID_BINARY)
        << target << ": " << resultName(result);
    EXPECT_EQ(result == UR_RESULT_SUCCESS ? 0U : 77U, selectedBinary_);
  }
}

TEST_F(DeviceSelectBinary, noneFits) {
  binaries_.pDeviceTargetSpec = "no_such_target";
  call().answers(UR_RESULT_ERROR_INVALID_BINARY);
}

} // namespace conformance
