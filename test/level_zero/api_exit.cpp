// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The process exits while a command is between two calls of the driver's: exit() waits for all of them.
#include "level_zero/api_calls.hpp"
#include "support/exit_between_calls.hpp"

namespace ur::level_zero::test {
namespace {

using ur::test::ExitBetweenCalls;

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

class LevelZeroExit : public ApiTest, public ::testing::WithParamInterface<Command> {
protected:
  void SetUp() override {
    GTEST_FLAG_SET(death_test_style, "threadsafe"); // the fake's threads don't survive a fork
    ExitBetweenCalls::watch();
    ASSERT_NO_FATAL_FAILURE(ApiTest::SetUp());
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, GetParam().flags};
    const std::vector<uint8_t> code = image();
    OK(urQueueCreate(context, device, &properties, &queue));
    OK(urUSMDeviceAlloc(context, device, nullptr, nullptr, kSize, &memory));
    OK(urProgramCreateWithIL(context, code.data(), code.size(), nullptr, &program));
    OK(urProgramBuild(context, program, nullptr));
    OK(urKernelCreate(program, "fill", &kernel));
  }
  void TearDown() override {
    EXPECT_EQ(UR_RESULT_SUCCESS, urKernelRelease(kernel));
    EXPECT_EQ(UR_RESULT_SUCCESS, urProgramRelease(program));
    EXPECT_EQ(UR_RESULT_SUCCESS, urUSMFree(context, memory));
    EXPECT_EQ(UR_RESULT_SUCCESS, urQueueRelease(queue));
    ApiTest::TearDown();
  }

  ur_queue_handle_t queue = nullptr;
  ur_program_handle_t program = nullptr;
  ur_kernel_handle_t kernel = nullptr;
  void *memory = nullptr;
};

TEST_P(LevelZeroExit, waitsForTheWholeCommand) {
  EXPECT_EXIT(
      {
        fake::pause(GetParam().pausedAt, ExitBetweenCalls::pause);
        ExitBetweenCalls::during([this] { return GetParam().enqueue(queue, kernel, memory); });
      },
      ::testing::ExitedWithCode(UR_RESULT_SUCCESS), "");
}

INSTANTIATE_TEST_SUITE_P(Commands, LevelZeroExit, ::testing::ValuesIn(kCommands),
                         [](const auto &info) { return std::string(info.param.name); });

} // namespace
} // namespace ur::level_zero::test
