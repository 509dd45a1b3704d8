// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Command buffers that work on words of device memory.
#pragma once

#include "support/info.hpp"
#include "support/optional_objects.hpp"

namespace conformance {

using Point = ur_exp_command_buffer_sync_point_t;
using Points = std::vector<Point>;
using RecordedCommand = ur_exp_command_buffer_command_handle_t;

/// On every kind of queue, with words of device memory. Skips where the device has no command buffers.
class CommandBufferBehaviour : public KernelsOnQueuesTest {
protected:
  using Words = std::vector<uint32_t>;
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(KernelsOnQueuesTest::SetUp());
    if (IsSkipped())
      return;
    if (!deviceHas(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP))
      GTEST_SKIP() << "the device has no command buffers";
    ASSERT_NO_FATAL_FAILURE(memory_.create(UR_USM_TYPE_DEVICE, context(), device(), kWords * 4));
  }

  using Recorded = Ref<ur_exp_command_buffer_handle_t>;
  void create(Recorded *made, bool inOrder, bool updatable = false, bool profiling = false) {
    const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, updatable, inOrder,
                                            profiling};
    ASSERT_OK(urCommandBufferCreateExp(context(), device(), &desc, made->out()));
  }
  void fill(ur_exp_command_buffer_handle_t buffer, size_t first, size_t count, uint32_t value, const Points &after = {},
            Point *point = nullptr) {
    ASSERT_OK(urCommandBufferAppendUSMFillExp(
        buffer, words() + first, &value, 4, count * 4, static_cast<uint32_t>(after.size()),
        after.empty() ? nullptr : after.data(), 0, nullptr, point, nullptr, nullptr));
  }
  void copy(ur_exp_command_buffer_handle_t buffer, size_t to, size_t from, size_t count, const Points &after = {},
            Point *point = nullptr) {
    ASSERT_OK(urCommandBufferAppendUSMMemcpyExp(
        buffer, words() + to, words() + from, count * 4, static_cast<uint32_t>(after.size()),
        after.empty() ? nullptr : after.data(), 0, nullptr, point, nullptr, nullptr));
  }
  void launch(ur_exp_command_buffer_handle_t buffer, ur_kernel_handle_t kernel, size_t items,
              const Arguments &arguments, const Points &after = {}, Point *point = nullptr,
              RecordedCommand *command = nullptr) {
    ASSERT_OK(urCommandBufferAppendKernelLaunchWithArgsExp(
        buffer, kernel, 1, nullptr, &items, nullptr, arguments.size(), arguments.data(), 0, nullptr,
        static_cast<uint32_t>(after.size()), after.empty() ? nullptr : after.data(), 0, nullptr, point, nullptr,
        command));
  }
  void runAndWait(ur_exp_command_buffer_handle_t buffer) {
    Event event;
    ASSERT_OK(urEnqueueCommandBufferExp(queue(), buffer, 0, nullptr, event.out()));
    ASSERT_OK(urEventWait(1, event.list()));
  }
  uint32_t *words() const { return memory_.as<uint32_t>(); }
  Words read(size_t first, size_t count) { return readWords(queue(), words() + first, count); }
  bool updates(ur_device_command_buffer_update_capability_flags_t what) const {
    return (deviceInfo<ur_device_command_buffer_update_capability_flags_t>(
                UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP) &
            what) == what;
  }

  static constexpr size_t kWords = 4096;
  UsmBlock memory_;
};

} // namespace conformance
