// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs of command buffers by closed lists: what they cost in calls of the driver's, and what happens to lists that run.
#include "level_zero/api_calls.hpp"

#include <algorithm>

namespace ur::level_zero::test {
namespace {

/// Calls of a function by this thread while body() runs.
template <class Body>
uint64_t during(const char *function, Body &&body) {
  const uint64_t before = fake::countHere(function);
  body();
  return fake::countHere(function) - before;
}

constexpr const char *kRun = "zeCommandListImmediateAppendCommandListsExp",
                     *kLaunch = "zeCommandListAppendLaunchKernel", *kReset = "zeCommandListReset",
                     *kUpdate = "zeCommandListUpdateMutableCommandsExp", *kDestroy = "zeCommandListDestroy";

/// Buffers of launches of fill(memory, word).
class LevelZeroGraphs : public ApiTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(ApiTest::SetUp());
    void *shared = nullptr;
    OK(urUSMSharedAlloc(context, device, nullptr, nullptr, 2 * kItems * sizeof *memory, &shared));
    memory = static_cast<uint32_t *>(shared);
    std::fill_n(memory, 2 * kItems, 0);
    const std::vector<uint8_t> code = image();
    OK(urProgramCreateWithIL(context, code.data(), code.size(), nullptr, &program));
    OK(urProgramBuildExp(program, 1, &device, 0, nullptr));
    OK(urKernelCreate(program, "fill", &kernel));
    queue = makeQueue(0);
  }
  void TearDown() override {
    fake::slowDown(0);
    for (const ur_queue_handle_t each : queues) {
      EXPECT_EQ(UR_RESULT_SUCCESS, urQueueFinish(each));
      EXPECT_EQ(UR_RESULT_SUCCESS, urQueueRelease(each));
    }
    for (const ur_exp_command_buffer_handle_t buffer : buffers)
      EXPECT_EQ(UR_RESULT_SUCCESS, urCommandBufferReleaseExp(buffer));
    EXPECT_EQ(UR_RESULT_SUCCESS, urKernelRelease(kernel));
    EXPECT_EQ(UR_RESULT_SUCCESS, urProgramRelease(program));
    EXPECT_EQ(UR_RESULT_SUCCESS, urUSMFree(context, memory));
    ApiTest::TearDown();
  }
  ur_queue_handle_t makeQueue(ur_queue_flags_t flags) {
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
    queues.push_back(nullptr);
    EXPECT_EQ(UR_RESULT_SUCCESS, urQueueCreate(context, device, &properties, &queues.back()));
    return queues.back();
  }
  ur_exp_command_buffer_handle_t makeBuffer(bool inOrder, bool updatable) {
    const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, updatable, inOrder,
                                            false};
    buffers.push_back(nullptr);
    EXPECT_EQ(UR_RESULT_SUCCESS, urCommandBufferCreateExp(context, device, &desc, &buffers.back()));
    return buffers.back();
  }
  ur_exp_command_buffer_command_handle_t launchIn(ur_exp_command_buffer_handle_t buffer, uint32_t word,
                                                  bool updatable) {
    const auto args = fillArguments(memory, word);
    ur_exp_command_buffer_command_handle_t command = nullptr;
    const size_t items = kItems, group = 4;
    EXPECT_EQ(UR_RESULT_SUCCESS, urCommandBufferAppendKernelLaunchWithArgsExp(
                                     buffer, kernel, 1, nullptr, &items, &group, 2, args.data(), 0, nullptr, 0, nullptr,
                                     0, nullptr, nullptr, nullptr, updatable ? &command : nullptr));
    return command;
  }
  static void setWord(ur_exp_command_buffer_handle_t buffer, ur_exp_command_buffer_command_handle_t command,
                      uint32_t word) {
    ur_exp_command_buffer_update_value_arg_desc_t value{};
    value.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC;
    value.argIndex = 1;
    value.argSize = sizeof word;
    value.pNewValueArg = &word;
    ur_exp_command_buffer_update_kernel_launch_desc_t change{};
    change.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
    change.hCommand = command;
    change.numNewValueArgs = 1;
    change.pNewValueArgList = &value;
    OK(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &change));
  }
  void copyTo(ur_exp_command_buffer_handle_t buffer) {
    OK(urCommandBufferAppendUSMMemcpyExp(buffer, memory + kItems, memory, kItems * sizeof *memory, 0, nullptr, 0,
                                         nullptr, nullptr, nullptr, nullptr));
  }
  void run(ur_exp_command_buffer_handle_t buffer) { OK(urEnqueueCommandBufferExp(queue, buffer, 0, nullptr, nullptr)); }

  static constexpr size_t kItems = 16;
  uint64_t calls = 0, unused = 0; ///< of a step
  uint32_t *memory = nullptr;
  ur_program_handle_t program = nullptr;
  ur_kernel_handle_t kernel = nullptr;
  ur_queue_handle_t queue = nullptr;
  std::vector<ur_queue_handle_t> queues;
  std::vector<ur_exp_command_buffer_handle_t> buffers;
};

TEST_F(LevelZeroGraphs, runByOneCall) {
  const auto buffer = makeBuffer(true, false);
  for (uint32_t i = 1; i <= 10; ++i)
    (void)launchIn(buffer, i, false);
  copyTo(buffer);
  EXPECT_EQ(10u, during(kLaunch, [&] { OK(urCommandBufferFinalizeExp(buffer)); }));
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(0u, during(kLaunch, [&] { EXPECT_EQ(1u, during(kRun, [&] { run(buffer); })); }));
    OK(urQueueFinish(queue));
    EXPECT_EQ(10u, memory[kItems]);
    memory[kItems] = 0;
  }
}

/// The fake runs the newest command first where no barrier keeps it.
TEST_F(LevelZeroGraphs, keepTheOrderOfSyncPoints) {
  const auto buffer = makeBuffer(false, false);
  const uint32_t words[3] = {3, 4, 5};
  ur_exp_command_buffer_sync_point_t points[3] = {}, copied = 0;
  for (size_t i = 0; i < 3; ++i) {
    OK(urCommandBufferAppendUSMFillExp(buffer, memory + i, &words[i], 4, 4, 0, nullptr, 0, nullptr, &points[i], nullptr,
                                       nullptr));
  }
  OK(urCommandBufferAppendUSMMemcpyExp(buffer, memory + kItems, memory, 12, 3, points, 0, nullptr, &copied, nullptr,
                                       nullptr));
  const uint32_t none = 0;
  OK(urCommandBufferAppendUSMFillExp(buffer, memory, &none, 4, 12, 1, &copied, 0, nullptr, nullptr, nullptr, nullptr));
  OK(urCommandBufferFinalizeExp(buffer));
  EXPECT_EQ(1u, during(kRun, [&] { run(buffer); }));
  OK(urQueueFinish(queue));
  for (size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(words[i], memory[kItems + i]);
    EXPECT_EQ(0u, memory[i]);
  }
}

/// A list may be given to the device only when it isn't there: each run has its own, and those beyond are run command
/// by command.
TEST_F(LevelZeroGraphs, mayBeOnTheirWayManyTimes) {
  for (const bool inOrder : {true, false}) {
    queue = makeQueue(inOrder ? 0 : int{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE});
    const auto buffer = makeBuffer(true, true);
    const auto command = launchIn(buffer, 0, true);
    copyTo(buffer);
    OK(urCommandBufferFinalizeExp(buffer));
    fake::slowDown(2000000);
    const uint64_t runs = fake::count(kRun);
    for (uint32_t i = 1; i <= 30; ++i) {
      setWord(buffer, command, i); // those before keep their own
      run(buffer);
    }
    EXPECT_GT(fake::count(kRun) - runs, 4u);
    EXPECT_LT(fake::count(kRun) - runs, 30u);
    fake::slowDown(0);
    OK(urQueueFinish(queue));
    EXPECT_EQ(30u, memory[kItems]);
    EXPECT_EQ(1u, during(kRun, [&] { run(buffer); })) << "their lists are there again";
    OK(urQueueFinish(queue));
  }
}

TEST_F(LevelZeroGraphs, mayGoWhileTheyRun) {
  const auto buffer = makeBuffer(true, false);
  (void)launchIn(buffer, 7, false);
  copyTo(buffer);
  OK(urCommandBufferFinalizeExp(buffer));
  fake::slowDown(20000000);
  run(buffer);
  EXPECT_EQ(0u, during(kDestroy, [&] { OK(urCommandBufferReleaseExp(buffer)); }));
  buffers.clear();
  OK(urQueueFinish(queue));
  EXPECT_EQ(7u, memory[kItems]);
  const auto next = makeBuffer(true, false);
  (void)launchIn(next, 8, false);
  copyTo(next);
  EXPECT_EQ(1u, during(kDestroy, [&] { OK(urCommandBufferFinalizeExp(next)); })) << "the next one asks after it";
}

TEST_F(LevelZeroGraphs, areToldOfChangesByTheNextRun) {
  const auto buffer = makeBuffer(true, true);
  std::vector<ur_exp_command_buffer_command_handle_t> commands;
  for (uint32_t i = 0; i < 4; ++i)
    commands.push_back(launchIn(buffer, i, true));
  copyTo(buffer);
  OK(urCommandBufferFinalizeExp(buffer));
  for (uint32_t i = 10; i < 13; ++i) {
    setWord(buffer, commands.back(), i - 1);
    setWord(buffer, commands.back(), i);
    const bool changes = fake::hook<uint64_t()>("fakeLevelZeroChangesLists")() != 0;
    EXPECT_EQ(changes ? 1u : 0u, during(kUpdate, [&] {
                EXPECT_EQ(changes ? 0u : 1u,
                          during(kReset, [&] { EXPECT_EQ(1u, during(kRun, [&] { run(buffer); })); }));
              }));
    OK(urQueueFinish(queue));
    EXPECT_EQ(i, memory[kItems]);
  }
}

/// In one dimension.
ur_exp_command_buffer_update_kernel_launch_desc_t changeOfSizes(ur_exp_command_buffer_command_handle_t command,
                                                                size_t *offset, size_t *items) {
  ur_exp_command_buffer_update_kernel_launch_desc_t change{};
  change.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
  change.hCommand = command;
  change.newWorkDim = 1;
  change.pNewGlobalWorkOffset = offset;
  change.pNewGlobalWorkSize = items;
  return change;
}

TEST_F(LevelZeroGraphs, takeOtherSizes) {
  const auto buffer = makeBuffer(true, true);
  const auto command = launchIn(buffer, 5, true);
  copyTo(buffer);
  OK(urCommandBufferFinalizeExp(buffer));
  size_t items = 2, group = 2, offset = 3;
  auto change = changeOfSizes(command, &offset, &items);
  change.pNewLocalWorkSize = &group;
  OK(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &change));
  EXPECT_EQ(1u, during(kRun, [&] { run(buffer); }));
  OK(urQueueFinish(queue));
  for (size_t i = 0; i < kItems; ++i)
    EXPECT_EQ(i == 3 || i == 4 ? 5u : 0u, memory[i]) << i;
}

/// As launches do: the driver counts with 32 bits.
TEST_F(LevelZeroGraphs, refuseWhatTheDriverCannotCount) {
  const auto buffer = makeBuffer(true, true);
  const auto command = launchIn(buffer, 5, true);
  copyTo(buffer);
  OK(urCommandBufferFinalizeExp(buffer));
  run(buffer);
  OK(urQueueFinish(queue));
  size_t items = kItems, offset = size_t{1} << 32;
  auto change = changeOfSizes(command, &offset, &items);
  if (urCommandBufferUpdateKernelLaunchExp(buffer, 1, &change) == UR_RESULT_SUCCESS) {
    EXPECT_NE(UR_RESULT_SUCCESS, urEnqueueCommandBufferExp(queue, buffer, 0, nullptr, nullptr));
  }
  OK(urQueueFinish(queue));
}

/// Memory of the host's own is read and written where it is when the run comes to it.
TEST_F(LevelZeroGraphs, takeNoMemoryOfTheHostsOwn) {
  const auto buffer = makeBuffer(true, false);
  uint32_t own[kItems] = {};
  (void)launchIn(buffer, 6, false);
  OK(urCommandBufferAppendUSMMemcpyExp(buffer, own, memory, sizeof own, 0, nullptr, 0, nullptr, nullptr, nullptr,
                                       nullptr));
  OK(urCommandBufferFinalizeExp(buffer));
  EXPECT_EQ(0u, during(kRun, [&] { run(buffer); }));
  OK(urQueueFinish(queue));
  EXPECT_EQ(6u, own[kItems - 1]);
}

/// Any call may fail: a run goes on command by command, or says that it doesn't, and no list is left.
TEST_F(LevelZeroGraphs, leaveNothingWhateverFails) {
  const auto step = [&](uint64_t n) {
    const uint64_t before = fake::failAt(n);
    const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, true, true, false};
    ur_exp_command_buffer_handle_t buffer = nullptr;
    OK(urCommandBufferCreateExp(context, device, &desc, &buffer));
    const auto command = launchIn(buffer, 3, true);
    copyTo(buffer);
    if (urCommandBufferFinalizeExp(buffer) != UR_RESULT_SUCCESS) {
      OK(urCommandBufferFinalizeExp(buffer));
    }
    for (uint32_t word = 4; word < 7; ++word) {
      setWord(buffer, command, word);
      if (urEnqueueCommandBufferExp(queue, buffer, 0, nullptr, nullptr) != UR_RESULT_SUCCESS)
        run(buffer);
      if (word != 4 && urQueueFinish(queue) != UR_RESULT_SUCCESS) {
        OK(urQueueFinish(queue));
      }
    }
    EXPECT_EQ(6u, memory[kItems]) << "after a failure of " << fake::failed();
    OK(urCommandBufferReleaseExp(buffer));
    *(n == 0 ? &calls : &unused) = fake::failAt(0) - before;
  };
  fake::failWith(0x7ffffffe);
  step(0);
  step(0);
  const auto lists = [] { return fake::hook<uint64_t()>("fakeLevelZeroLists")(); };
  const uint64_t before = lists();
  EXPECT_GT(calls, 10u);
  for (uint64_t n = 1; n <= calls && !HasFailure(); ++n) {
    step(n);
    OK(urQueueFinish(queue));
    step(0); // asks after lists that are leaving
    EXPECT_EQ(before, lists()) << "after a failure of call " << n << ", " << fake::failed();
  }
}

TEST_F(LevelZeroGraphs, haveTimesWhereTheQueueProfiles) {
  queue = makeQueue(UR_QUEUE_FLAG_PROFILING_ENABLE);
  const auto buffer = makeBuffer(true, false);
  for (uint32_t i = 0; i < 3; ++i)
    (void)launchIn(buffer, i, false);
  OK(urCommandBufferFinalizeExp(buffer));
  fake::slowDown(1000000);
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(1u, during(kRun, [&] { OK(urEnqueueCommandBufferExp(queue, buffer, 0, nullptr, &event)); }));
  OK(urEventWait(1, &event));
  uint64_t start = 0, end = 0;
  OK(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_START, sizeof start, &start, nullptr));
  OK(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof end, &end, nullptr));
  EXPECT_GE(end - start, 2000000u);
  OK(urEventRelease(event));
}

} // namespace
} // namespace ur::level_zero::test
