// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What command buffers do as a whole: recorded once, run on every kind of queue, changed between runs.
#include "support/buffers.hpp"
#include "support/command_buffers.hpp"

#include <numeric>

namespace conformance {

CONFORMANCE_ON_QUEUES(CommandBufferBehaviour);

TEST_P(CommandBufferBehaviour, runsInItsOrderAgainAndAgain) {
  for (const bool inOrder : {true, false}) {
    Recorded buffer;
    ASSERT_NO_FATAL_FAILURE(create(&buffer, inOrder));
    Point filled = 0, launched = 0;
    ASSERT_NO_FATAL_FAILURE(fill(buffer, 0, 64, 7, {}, &filled));
    Arguments arguments;
    arguments.pointer(words() + 64).pointer(words());
    ASSERT_NO_FATAL_FAILURE(launch(buffer, kernel("copy"), 64, arguments, {filled}, &launched));
    ASSERT_NO_FATAL_FAILURE(copy(buffer, 128, 64, 64, {launched}));
    ASSERT_OK(urCommandBufferFinalizeExp(buffer));
    for (int i = 0; i < 3; ++i) {
      const Words zeros(192);
      writeMemory(queue(), words(), zeros.data(), 192 * 4);
      ASSERT_NO_FATAL_FAILURE(runAndWait(buffer));
      EXPECT_EQ(read(0, 192), Words(192, 7));
    }
  }
}

TEST_P(CommandBufferBehaviour, branchesJoin) {
  Recorded buffer;
  ASSERT_NO_FATAL_FAILURE(create(&buffer, false));
  Points branches;
  for (uint32_t i = 0; i < 8; ++i) {
    Point first = 0, second = 0;
    ASSERT_NO_FATAL_FAILURE(fill(buffer, i * 16, 16, i + 1, {}, &first));
    ASSERT_NO_FATAL_FAILURE(copy(buffer, 256 + i * 16, i * 16, 16, {first}, &second));
    branches.push_back(second);
  }
  ASSERT_NO_FATAL_FAILURE(copy(buffer, 512, 256, 128, branches));
  ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  for (int i = 0; i < 2; ++i) {
    ASSERT_OK(urEnqueueCommandBufferExp(queue(), buffer, 0, nullptr, nullptr));
  }
  ASSERT_OK(urQueueFinish(queue()));
  const Words found = read(512, 128);
  for (uint32_t i = 0; i < 128; ++i)
    EXPECT_EQ(found[i], i / 16 + 1);
}

TEST_P(CommandBufferBehaviour, anEmptyOneRuns) {
  for (const bool inOrder : {true, false}) {
    Recorded buffer;
    ASSERT_NO_FATAL_FAILURE(create(&buffer, inOrder));
    ASSERT_OK(urCommandBufferFinalizeExp(buffer));
    ASSERT_NO_FATAL_FAILURE(runAndWait(buffer));
    ASSERT_OK(urEnqueueCommandBufferExp(queue(), buffer, 0, nullptr, nullptr));
  }
}

TEST_P(CommandBufferBehaviour, hasNoFixedLimits) {
  const size_t count = GetParam().flags == 0 ? 10000 : 1000; // once is enough of the slow ones
  UsmBlock memory;
  ASSERT_NO_FATAL_FAILURE(memory.create(UR_USM_TYPE_DEVICE, context(), device(), 2 * count * 4));
  auto *filled = memory.as<uint32_t>();
  Recorded buffer;
  ASSERT_NO_FATAL_FAILURE(create(&buffer, false));
  Points all(count);
  for (uint32_t i = 0; i < count; ++i) {
    ASSERT_OK(urCommandBufferAppendUSMFillExp(buffer, filled + i, &i, 4, 4, 0, nullptr, 0, nullptr, &all[i], nullptr,
                                              nullptr));
  }
  ASSERT_OK(urCommandBufferAppendUSMMemcpyExp(buffer, filled + count, filled, count * 4, static_cast<uint32_t>(count),
                                              all.data(), 0, nullptr, nullptr, nullptr, nullptr));
  ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  ASSERT_NO_FATAL_FAILURE(runAndWait(buffer));
  Words expected(count);
  std::iota(expected.begin(), expected.end(), 0);
  EXPECT_EQ(readWords(queue(), filled + count, count), expected);
}

TEST_P(CommandBufferBehaviour, capturesValuesAndPatterns) {
  Recorded buffer;
  ASSERT_NO_FATAL_FAILURE(create(&buffer, true));
  uint32_t pattern = 3;
  ASSERT_OK(urCommandBufferAppendUSMFillExp(buffer, words(), &pattern, 4, 64, 0, nullptr, 0, nullptr, nullptr, nullptr,
                                            nullptr));
  pattern = 99;
  {
    Arguments arguments;
    arguments.pointer(words() + 16).value(uint32_t{5});
    ASSERT_NO_FATAL_FAILURE(launch(buffer, kernel("fill"), 16, arguments));
  }
  ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  ASSERT_NO_FATAL_FAILURE(runAndWait(buffer));
  EXPECT_EQ(read(0, 1)[0], 3u);
  EXPECT_EQ(read(31, 1)[0], 5u);
}

TEST_P(CommandBufferBehaviour, waitsForItsListAndHoldsUpWhatFollows) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
  if (IsSkipped())
    return;
  Queue other;
  ASSERT_NO_FATAL_FAILURE(makeQueue(0, &other));
  const Words zero(1);
  writeMemory(queue(), words(), zero.data(), 4);
  Recorded buffer;
  ASSERT_NO_FATAL_FAILURE(create(&buffer, true));
  ASSERT_NO_FATAL_FAILURE(fill(buffer, 0, 1, 1));
  ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  Event closed, done;
  ASSERT_OK(gate.close(other, closed.out()));
  ASSERT_OK(urEnqueueCommandBufferExp(queue(), buffer, 1, closed.list(), done.out()));
  buffer.reset(); // its run is under way
  EXPECT_FALSE(isComplete(done));
  gate.open();
  ASSERT_OK(urEventWait(1, done.list()));
  EXPECT_TRUE(gate.wasOpened());
  EXPECT_EQ(read(0, 1)[0], 1u);
}

TEST_P(CommandBufferBehaviour, runsFollowEachOtherAcrossQueues) {
  Queue other;
  ASSERT_NO_FATAL_FAILURE(makeQueue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE, &other));
  Recorded buffer;
  ASSERT_NO_FATAL_FAILURE(create(&buffer, true));
  Arguments arguments; // counts the words that aren't 1000: one more in each run
  arguments.pointer(words()).pointer(words() + 1).value(uint32_t{1000});
  ASSERT_NO_FATAL_FAILURE(launch(buffer, kernel("differ"), 1, arguments));
  ASSERT_NO_FATAL_FAILURE(copy(buffer, 2, 0, 1));
  ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  const Words zeros(3);
  writeMemory(queue(), words(), zeros.data(), 12);
  for (int i = 0; i < 20; ++i)
    ASSERT_OK(urEnqueueCommandBufferExp(i % 2 != 0 ? other.get() : queue(), buffer, 0, nullptr, nullptr));
  ASSERT_OK(urQueueFinish(other));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(read(0, 3), (Words{20, 0, 20}));
}

TEST_P(CommandBufferBehaviour, statesAreChecked) {
  Recorded buffer;
  ASSERT_NO_FATAL_FAILURE(create(&buffer, true));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
            urEnqueueCommandBufferExp(queue(), buffer, 0, nullptr, nullptr));
  const Point none = 0;
  EXPECT_EQ(
      UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
      urCommandBufferAppendUSMFillExp(buffer, words(), &none, 4, 4, 1, &none, 0, nullptr, nullptr, nullptr, nullptr));
  ASSERT_NO_FATAL_FAILURE(fill(buffer, 0, 1, 1));
  ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_OPERATION, urCommandBufferFinalizeExp(buffer));
  EXPECT_EQ(
      UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
      urCommandBufferAppendUSMFillExp(buffer, words(), &none, 4, 4, 0, nullptr, 0, nullptr, nullptr, nullptr, nullptr));
  ASSERT_NO_FATAL_FAILURE(runAndWait(buffer)); // it is as it was
}

TEST_P(CommandBufferBehaviour, launchesAreUpdated) {
  if (!updates(UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS |
               UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_SIZE))
    GTEST_SKIP() << "the device updates no arguments and sizes";
  Recorded buffer;
  ASSERT_NO_FATAL_FAILURE(create(&buffer, true, true));
  Arguments arguments;
  arguments.pointer(words()).value(uint32_t{1});
  RecordedCommand command = nullptr;
  ASSERT_NO_FATAL_FAILURE(launch(buffer, kernel("fill"), 8, arguments, {}, nullptr, &command));
  ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  ASSERT_NO_FATAL_FAILURE(runAndWait(buffer));
  const uint32_t two = 2;
  const void *where = words() + 8;
  const ur_exp_command_buffer_update_value_arg_desc_t value{
      UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, nullptr, 1, 4, nullptr, &two};
  const ur_exp_command_buffer_update_pointer_arg_desc_t pointer{
      UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC, nullptr, 0, nullptr, &where};
  size_t items = 4;
  auto change = structure<ur_exp_command_buffer_update_kernel_launch_desc_t>(
      UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC);
  change.hCommand = command;
  change.numNewValueArgs = change.numNewPointerArgs = change.newWorkDim = 1;
  change.pNewValueArgList = &value;
  change.pNewPointerArgList = &pointer;
  change.pNewGlobalWorkSize = &items;
  const Words zeros(16);
  writeMemory(queue(), words() + 8, zeros.data(), 32);
  ASSERT_OK(urEnqueueCommandBufferExp(queue(), buffer, 0, nullptr, nullptr)); // has what it has
  ASSERT_OK(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &change));
  ASSERT_NO_FATAL_FAILURE(runAndWait(buffer));
  EXPECT_EQ(read(0, 16), (Words{1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 0}));
  for (uint32_t i = 0; i < 100; ++i) {
    const ur_exp_command_buffer_update_value_arg_desc_t next{
        UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, nullptr, 1, 4, nullptr, &i};
    auto again = structure<ur_exp_command_buffer_update_kernel_launch_desc_t>(
        UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC);
    again.hCommand = command;
    again.numNewValueArgs = 1;
    again.pNewValueArgList = &next;
    ASSERT_OK(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &again));
    ASSERT_OK(urEnqueueCommandBufferExp(queue(), buffer, 0, nullptr, nullptr));
  }
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(read(8, 1)[0], 99u);
}

TEST_P(CommandBufferBehaviour, kernelsAreReplacedByAlternatives) {
  if (!updates(UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_HANDLE))
    GTEST_SKIP() << "the device updates no kernels";
  Recorded buffer;
  ASSERT_NO_FATAL_FAILURE(create(&buffer, true, true));
  const Words data = {1, 2, 3, 4};
  writeMemory(queue(), words() + 4, data.data(), 16);
  Arguments arguments;
  arguments.pointer(words()).value(uint32_t{9});
  ur_kernel_handle_t first = kernel("fill"), alternatives[] = {kernel("copy")};
  const size_t items = 4;
  RecordedCommand command = nullptr;
  ASSERT_OK(urCommandBufferAppendKernelLaunchWithArgsExp(buffer, first, 1, nullptr, &items, nullptr, arguments.size(),
                                                         arguments.data(), 1, alternatives, 0, nullptr, 0, nullptr,
                                                         nullptr, nullptr, &command));
  ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  ASSERT_NO_FATAL_FAILURE(runAndWait(buffer));
  EXPECT_EQ(read(0, 4), Words(4, 9));
  const void *from = words() + 4;
  const ur_exp_command_buffer_update_pointer_arg_desc_t pointer{
      UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC, nullptr, 1, nullptr, &from};
  auto change = structure<ur_exp_command_buffer_update_kernel_launch_desc_t>(
      UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC);
  change.hCommand = command;
  change.hNewKernel = alternatives[0];
  change.numNewPointerArgs = 1;
  change.pNewPointerArgList = &pointer;
  ASSERT_OK(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &change));
  ASSERT_NO_FATAL_FAILURE(runAndWait(buffer));
  EXPECT_EQ(read(0, 4), data);
  const uint32_t seven = 7;
  const ur_exp_command_buffer_update_value_arg_desc_t value{
      UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, nullptr, 1, 4, nullptr, &seven};
  change.hNewKernel = first; // back again
  change.numNewPointerArgs = 0;
  change.numNewValueArgs = 1;
  change.pNewValueArgList = &value;
  ASSERT_OK(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &change));
  ASSERT_NO_FATAL_FAILURE(runAndWait(buffer));
  EXPECT_EQ(read(0, 4), Words(4, 7));
}

TEST_P(CommandBufferBehaviour, commandsWaitForEventsAndSignalThem) {
  if (!deviceHas(UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP))
    GTEST_SKIP() << "the device's commands have no events of their own";
  Recorded buffer;
  ASSERT_NO_FATAL_FAILURE(create(&buffer, true));
  Event before, ends;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&before));
  const uint32_t value = 4;
  ASSERT_OK(urCommandBufferAppendUSMFillExp(buffer, words(), &value, 4, 4, 0, nullptr, 1, before.list(), nullptr,
                                            ends.out(), nullptr));
  ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  for (int i = 0; i < 3; ++i) {
    const Words zero(1);
    writeMemory(queue(), words(), zero.data(), 4);
    ASSERT_OK(urEnqueueCommandBufferExp(queue(), buffer, 0, nullptr, nullptr));
    ASSERT_OK(urEventWait(1, ends.list()));
    EXPECT_TRUE(isComplete(ends));
    EXPECT_EQ(read(0, 1)[0], 4u);
  }
}

TEST_P(CommandBufferBehaviour, eventsOfCommandsAreReplaced) {
  if (!updates(UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_EVENTS))
    GTEST_SKIP() << "the device updates no events";
  Recorded buffer;
  ASSERT_NO_FATAL_FAILURE(create(&buffer, true, true));
  Event before, ends, fresh;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&before));
  const uint32_t value = 4;
  RecordedCommand command = nullptr;
  ASSERT_OK(urCommandBufferAppendUSMFillExp(buffer, words(), &value, 4, 4, 0, nullptr, 1, before.list(), nullptr,
                                            ends.out(), &command));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_OPERATION, urCommandBufferUpdateWaitEventsExp(command, 0, nullptr));
  ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  ASSERT_OK(urCommandBufferUpdateWaitEventsExp(command, 0, nullptr));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, urCommandBufferUpdateWaitEventsExp(command, 1, nullptr));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, urCommandBufferUpdateWaitEventsExp(command, 0, before.list()));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_NULL_POINTER, urCommandBufferUpdateSignalEventExp(command, nullptr));
  ASSERT_OK(urCommandBufferUpdateSignalEventExp(command, fresh.out()));
  ASSERT_OK(urEnqueueCommandBufferExp(queue(), buffer, 0, nullptr, nullptr));
  ASSERT_OK(urEventWait(1, fresh.list()));
  EXPECT_EQ(read(0, 1)[0], 4u);
}

TEST_P(CommandBufferBehaviour, profiledRunsHaveTimes) { // whatever the queue is
  if (!hasProfiling(device()))
    GTEST_SKIP() << kNoProfiling;
  Recorded buffer;
  ASSERT_NO_FATAL_FAILURE(create(&buffer, true, false, true));
  for (uint32_t i = 0; i < 8; ++i)
    ASSERT_NO_FATAL_FAILURE(fill(buffer, 0, kWords, i));
  ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  Event event;
  ASSERT_OK(urEnqueueCommandBufferExp(queue(), buffer, 0, nullptr, event.out()));
  ASSERT_OK(urEventWait(1, event.list()));
  std::vector<uint64_t> times;
  ASSERT_NO_FATAL_FAILURE(timesOf(event, &times));
  EXPECT_TRUE(std::is_sorted(times.begin(), times.end()));
}

TEST_P(CommandBufferBehaviour, buffersAreCopiedFilledAndUsed) {
  Ref<ur_mem_handle_t> from, to;
  Words data(64), back(64), boxes(64);
  std::iota(data.begin(), data.end(), 1);
  ASSERT_OK(urMemBufferCreate(context(), UR_MEM_FLAG_READ_WRITE, 256, nullptr, from.out()));
  ASSERT_OK(urMemBufferCreate(context(), UR_MEM_FLAG_READ_WRITE, 256, nullptr, to.out()));
  Recorded buffer;
  ASSERT_NO_FATAL_FAILURE(create(&buffer, true));
  const uint32_t nine = 9;
  ASSERT_OK(urCommandBufferAppendMemBufferWriteExp(buffer, from, 0, 256, data.data(), 0, nullptr, 0, nullptr, nullptr,
                                                   nullptr, nullptr));
  ASSERT_OK(urCommandBufferAppendMemBufferFillExp(buffer, to, &nine, 4, 0, 256, 0, nullptr, 0, nullptr, nullptr,
                                                  nullptr, nullptr));
  ASSERT_OK(urCommandBufferAppendMemBufferCopyExp(buffer, from, to, 0, 128, 64, 0, nullptr, 0, nullptr, nullptr,
                                                  nullptr, nullptr));
  Arguments arguments;
  arguments.memory(to).memory(from);
  ASSERT_NO_FATAL_FAILURE(launch(buffer, kernel("copy"), 8, arguments));
  ASSERT_OK(urCommandBufferAppendMemBufferReadExp(buffer, to, 0, 256, back.data(), 0, nullptr, 0, nullptr, nullptr,
                                                  nullptr, nullptr));
  // Rows of 4 words in both, of which 2 words and 3 rows go from the second row on.
  ASSERT_OK(urCommandBufferAppendMemBufferReadRectExp(buffer, from, {4, 1, 0}, {0, 0, 0}, {8, 3, 1}, 16, 0, 8, 0,
                                                      boxes.data(), 0, nullptr, 0, nullptr, nullptr, nullptr, nullptr));
  ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  Words expected(64, 9);
  std::copy_n(data.begin(), 16, expected.begin() + 32);
  std::copy_n(data.begin(), 8, expected.begin());
  for (uint32_t run = 0; run < 2; ++run) {
    std::fill(back.begin(), back.end(), 0);
    ASSERT_NO_FATAL_FAILURE(runAndWait(buffer));
    EXPECT_EQ(back, expected);
    EXPECT_EQ(Words(boxes.begin(), boxes.begin() + 6), (Words{6, 7, 10, 11, 14, 15}));
  }
}

TEST_P(CommandBufferBehaviour, keepsWhatItNeeds) {
  Recorded buffer;
  ASSERT_NO_FATAL_FAILURE(create(&buffer, true));
  Kernel own;
  ASSERT_NO_FATAL_FAILURE(makeKernel("fill", &own));
  Arguments arguments;
  arguments.pointer(words()).value(uint32_t{6});
  ASSERT_NO_FATAL_FAILURE(launch(buffer, own, 4, arguments));
  own.reset();
  ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  ASSERT_NO_FATAL_FAILURE(runAndWait(buffer));
  ASSERT_OK(urEnqueueCommandBufferExp(queue(), buffer, 0, nullptr, nullptr));
  buffer.reset();
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(read(0, 4), Words(4, 6));
}

} // namespace conformance
