// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that fail on the native CPU, as an application has them: what the log says of each, through the loader and
// the core.
#include "support/one_device.hpp"

#include <mutex>

namespace ur::native_cpu::test {
namespace {

class FailedKernel : public ur::test::OneProgram {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(OneProgram::SetUp());
    ASSERT_NO_FATAL_FAILURE(open(KERNELS_C));
    OK(urKernelCreate(program, "fail_at", &kernel_));
    OK(urAdapterSetLoggerCallback(adapter, &note, this, UR_LOGGER_LEVEL_ERROR));
  }
  void TearDown() override {
    EXPECT_EQ(UR_RESULT_SUCCESS, urAdapterSetLoggerCallbackLevel(adapter, UR_LOGGER_LEVEL_QUIET));
    EXPECT_EQ(UR_RESULT_SUCCESS, urKernelRelease(kernel_));
    OneProgram::TearDown();
  }

  void launch(ur_queue_handle_t on, ur_event_handle_t *event) {
    const uint64_t failing = 3;
    ur_exp_kernel_arg_properties_t argument{};
    argument.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
    argument.type = UR_EXP_KERNEL_ARG_TYPE_VALUE;
    argument.size = sizeof failing;
    argument.value.value = &failing;
    const size_t items = 8, group = 1; // the group of that number fails
    OK(urEnqueueKernelLaunchWithArgsExp(on, kernel_, 1, nullptr, &items, &group, 1, &argument, nullptr, 0, nullptr,
                                        event));
  }
  std::vector<std::string> lines() {
    const std::lock_guard lock(mutex_);
    return lines_;
  }

private:
  static void note(ur_logger_level_t, const char *line, void *to) {
    auto &self = *static_cast<FailedKernel *>(to);
    const std::lock_guard lock(self.mutex_);
    self.lines_.emplace_back(line);
  }

  ur_kernel_handle_t kernel_ = nullptr;
  std::mutex mutex_; // guards what follows
  std::vector<std::string> lines_;
};

TEST_F(FailedKernel, IsOneLineWithItsNameAndItsQueueWhoeverHoldsItsEvent) {
  std::vector<std::string> queues;
  for (const ur_queue_flags_t flags :
       {ur_queue_flags_t{0}, ur_queue_flags_t{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}}) {
    for (const bool isHeld : {false, true}) {
      const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
      ur_queue_handle_t other = nullptr;
      OK(urQueueCreate(context, device, &properties, &other));
      ur_event_handle_t event = nullptr;
      const size_t before = lines().size();
      launch(other, isHeld ? &event : nullptr);
      EXPECT_EQ(UR_RESULT_SUCCESS, urQueueFinish(other));
      if (event) {
        EXPECT_EQ(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, urEventWait(1, &event));
        EXPECT_EQ(UR_RESULT_SUCCESS, urEventRelease(event));
      }
      EXPECT_EQ(UR_RESULT_SUCCESS, urQueueRelease(other));
      const std::vector<std::string> all = lines();
      ASSERT_EQ(before + 1, all.size()) << "flags " << flags << ", event held: " << isHeld;
      EXPECT_NE(std::string::npos, all.back().find("a launch of kernel fail_at failed with UR_RESULT_ERROR_UNKNOWN"))
          << all.back();
      queues.push_back(all.back().substr(all.back().find("queue ")));
    }
  }
  for (size_t i = 1; i < queues.size(); ++i)
    EXPECT_NE(queues[0], queues[i]) << "the queue's number tells which it was";
}

} // namespace
} // namespace ur::native_cpu::test
