// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches whose groups wait for each other.
#pragma once

#include "support/kernels.hpp"

namespace conformance {

/// Skips where the device has no cooperative launches.
class CooperationTest : public KernelTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(KernelTest::SetUp());
    if (testing::Test::IsSkipped())
      return;
    if (!able())
      GTEST_SKIP() << "the device has no cooperative launches";
    meet_ = kernel("meet");
  }
  bool able() const {
    return (deviceInfo<ur_kernel_launch_properties_flags_t>(UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES) &
            UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE) != 0;
  }
  uint32_t mostGroups(size_t local) const {
    uint32_t count = 0;
    EXPECT_OK(urKernelSuggestMaxCooperativeGroupCount(meet_, device(), 1, &local, 0, &count));
    return count;
  }
  /// A cooperative launch of so many groups of one work-item.
  ur_result_t meet(ur_queue_handle_t on, size_t groups, uint32_t *count, uint32_t *met,
                   ur_event_handle_t *event = nullptr) const {
    auto properties = structure<ur_kernel_launch_ext_properties_t>(UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES);
    properties.flags = UR_KERNEL_LAUNCH_FLAG_COOPERATIVE;
    Arguments arguments;
    arguments.pointer(count).pointer(met).value<uint32_t>(100000);
    const size_t local = 1;
    return urEnqueueKernelLaunchWithArgsExp(on, meet_, 1, nullptr, &groups, &local, arguments.size(), arguments.data(),
                                            &properties, 0, nullptr, event);
  }
  ur_kernel_handle_t meet_ = nullptr;
};

} // namespace conformance
