// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class KernelSetSpecializationConstants : public KernelTest {
protected:
  auto call() { return Call(urKernelSetSpecializationConstants, kernel("fill"), 1, &specConstants_); }

  ur_specialization_constant_info_t specConstants_ = {};
};

TEST_F(KernelSetSpecializationConstants, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(KernelSetSpecializationConstants, nullPointers) {
  call().needsPointer<2>();
}

TEST_F(KernelSetSpecializationConstants, sizes) {
  call().with<1>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(KernelSetSpecializationConstants, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

TEST_F(KernelSetSpecializationConstants, agreesWithTheDevice) {
  const bool able = deviceInfo<ur_bool_t>(UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS);
  EXPECT_EQ(able, call().result() != UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace conformance
