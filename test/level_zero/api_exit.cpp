// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The process exits while a command is between two calls of the driver's: exit() waits for all of them.
#include "level_zero/api_calls.hpp"

#include <atomic>
#include <functional>
#include <thread>
#include <unistd.h>

namespace ur::level_zero::test {
namespace {

std::atomic<bool> between{false};

/// exit() closes the gate at once, and then waits for 200 ms at most.
void waitForTheExit() {
  between = true;
  std::this_thread::sleep_for(std::chrono::milliseconds(60));
}

constexpr size_t kSize = 4096;

struct Command {
  const char *name;
  const char *pausedAt; ///< one of its calls that isn't the last
  ur_queue_flags_t flags;
  std::function<ur_result_t(ur_queue_handle_t, ur_kernel_handle_t, void *)> enqueue;
};

const Command kCommands[] = {
    {"launch", "zeKernelSetGroupSize", 0,
     [](ur_queue_handle_t queue, ur_kernel_handle_t kernel, void *memory) {
       return launch(queue, kernel, memory, 16, 4);
     }},
    {"oddFill", "zeMemAllocHost", 0,
     [](ur_queue_handle_t queue, ur_kernel_handle_t, void *memory) {
       return urEnqueueUSMFill(queue, memory, 3, "abc", 3 * 64, 0, nullptr, nullptr);
     }},
    {"rows", "zeCommandListAppendMemoryFill", 0,
     [](ur_queue_handle_t queue, ur_kernel_handle_t, void *memory) {
       return urEnqueueUSMFill2D(queue, memory, 64, 1, "x", 16, 8, 0, nullptr, nullptr);
     }},
    {"outOfOrder", "zeEventPoolCreate", UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE,
     [](ur_queue_handle_t queue, ur_kernel_handle_t, void *memory) {
       ur_event_handle_t event = nullptr;
       return urEnqueueUSMFill(queue, memory, 1, "x", kSize, 0, nullptr, &event);
     }},
    {"hostTask", "zeEventPoolCreate", 0,
     [](ur_queue_handle_t queue, ur_kernel_handle_t, void *) {
       return urEnqueueHostTaskExp(
           queue, [](void *) {}, nullptr, nullptr, 0, nullptr, nullptr);
     }},
};

std::atomic<int> told{-1};

/// Exits with what the command was told, which a thread enqueues meanwhile.
[[noreturn]] void exitDuring(const Command &command) {
  constexpr int kUnready = 101, kNothing = 102;
  const auto must = [](ur_result_t result) {
    if (result != UR_RESULT_SUCCESS)
      _exit(kUnready);
  };
  // Registered first, so it comes after the adapter has waited.
  (void)std::atexit([] {
    for (int left = 50; told < 0 && left != 0; --left)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    _exit(told < 0 ? kNothing : told.load());
  });
  setenv("UR_ADAPTERS_FORCE_LOAD", ADAPTER, 1);
  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
  ur_queue_handle_t queue = nullptr;
  ur_program_handle_t program = nullptr;
  ur_kernel_handle_t kernel = nullptr;
  void *memory = nullptr;
  must(urLoaderInit(0, nullptr));
  must(urAdapterGet(1, &adapter, nullptr));
  must(urPlatformGet(adapter, 1, &platform, nullptr));
  must(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr));
  must(urContextCreate(1, &device, nullptr, &context));
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, command.flags};
  must(urQueueCreate(context, device, &properties, &queue));
  must(urUSMDeviceAlloc(context, device, nullptr, nullptr, kSize, &memory));
  const std::vector<uint8_t> code = image();
  must(urProgramCreateWithIL(context, code.data(), code.size(), nullptr, &program));
  must(urProgramBuild(context, program, nullptr));
  must(urKernelCreate(program, "fill", &kernel));
  fake::pause(command.pausedAt, waitForTheExit);
  std::thread([=, &command] { told = command.enqueue(queue, kernel, memory); }).detach();
  while (!between)
    std::this_thread::yield();
  exit(kNothing);
}

class LevelZeroExit : public ::testing::TestWithParam<Command> {};

TEST_P(LevelZeroExit, waitsForTheWholeCommand) {
  GTEST_FLAG_SET(death_test_style, "threadsafe"); // the fake's threads don't survive a fork
  EXPECT_EXIT(exitDuring(GetParam()), ::testing::ExitedWithCode(UR_RESULT_SUCCESS), "");
}

INSTANTIATE_TEST_SUITE_P(Commands, LevelZeroExit, ::testing::ValuesIn(kCommands),
                         [](const auto &info) { return std::string(info.param.name); });

} // namespace
} // namespace ur::level_zero::test
