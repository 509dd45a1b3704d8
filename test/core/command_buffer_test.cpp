// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Command buffers: what is recorded, in which order it runs, what is captured when (G1 to G10, G13 of
// docs/promises.md).
#include "core/command_buffer_rig.hpp"

#include <thread>

namespace ur::test {
namespace {

class CommandBuffers : public CommandBufferTest {
protected:
  /// The commands that the driver was given since `first`, but for fences, and where graphs begin and end.
  std::vector<sim::CommandInfo> workSince(size_t first) {
    std::vector<sim::CommandInfo> all = sim->commands();
    all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(first));
    std::erase_if(
        all, [](const sim::CommandInfo &one) { return one.call == Call::fence || one.call == Call::enqueueGraph; });
    return all;
  }
};
UR_TEST_ALL_SHAPES_AND_GRAPHS(CommandBuffers);

TEST_P(CommandBuffers, RunAgainAndAgainOnAnyQueue) {
  for (const bool inOrder : {true, false}) {
    uint32_t *memory = hostMemory(4);
    const CommandBuffer buffer = makeBuffer(inOrder);
    const Point filled = fillIn(buffer, memory, 4, 1);
    addIn(buffer, memory, 4, 2, {{filled}});
    finalize(buffer);
    for (const ur_queue_flags_t order : orders()) {
      const Queue queue = makeQueue(order);
      for (int i = 0; i < 3; ++i) {
        memory[0] = 7;
        EXPECT_EQ(wait({run(queue, buffer)}), UR_RESULT_SUCCESS);
        EXPECT_EQ(memory[0], 3u);
        EXPECT_EQ(memory[3], 3u);
      }
      finish(queue);
    }
  }
}

// Nobody has asked how the run before ended, which is no matter of the next one.
TEST_P(CommandBuffers, RunAgainAfterARunThatHasFailed) {
  if (!GetParam().caps.isolatedFailures)
    GTEST_SKIP() << "here a failure means that the device is lost";
  for (const bool inOrder : {true, false}) {
    uint32_t *memory = hostMemory(1);
    const CommandBuffer buffer = makeBuffer(inOrder);
    fillIn(buffer, memory, 1, 1);
    finalize(buffer);
    for (const ur_queue_flags_t order : orders()) {
      const Queue queue = makeQueue(order);
      sim->failCommand(1);
      EXPECT_EQ(tryRun(queue, buffer), UR_RESULT_SUCCESS);
      finish(queue);
      *memory = 7;
      EXPECT_EQ(wait({run(queue, buffer)}), UR_RESULT_SUCCESS);
      EXPECT_EQ(*memory, 1u);
    }
  }
}

TEST_P(CommandBuffers, AnEmptyOneRunsAndItsEventCompletes) { // G5
  for (const bool inOrder : {true, false}) {
    const CommandBuffer buffer = makeBuffer(inOrder);
    finalize(buffer);
    for (const ur_queue_flags_t order : orders()) {
      const Queue queue = makeQueue(order);
      EXPECT_EQ(tryRun(queue, buffer), UR_RESULT_SUCCESS);
      EXPECT_EQ(wait({run(queue, buffer)}), UR_RESULT_SUCCESS);
      const UserEvent user = userEvent();
      const Event after = run(queue, buffer, {user});
      EXPECT_FALSE(complete(after));
      signal(user);
      EXPECT_EQ(wait({after}), UR_RESULT_SUCCESS);
    }
  }
}

TEST_P(CommandBuffers, AnswerForTheirStates) {
  const Queue queue = inOrder();
  uint32_t *memory = hostMemory(1);
  const CommandBuffer buffer = makeBuffer(true);
  EXPECT_EQ(tryRun(queue, buffer), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP) << "not finalized";
  fillIn(buffer, memory, 1, 1);
  finalize(buffer);
  EXPECT_EQ(calls().pfnFinalizeExp(buffer), UR_RESULT_ERROR_INVALID_OPERATION);
  EXPECT_EQ(tryFill(buffer, memory, 1, 1), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP) << "finalized";
  const Queue other = makeQueue(0, 1);
  EXPECT_EQ(tryRun(other, buffer), UR_RESULT_ERROR_INVALID_QUEUE) << "another device's";
  EXPECT_EQ(wait({run(queue, buffer)}), UR_RESULT_SUCCESS);
}

TEST_P(CommandBuffers, SyncPointsAreOfCommandsBefore) {
  uint32_t *memory = hostMemory(1);
  for (const bool inOrder : {true, false}) {
    const CommandBuffer buffer = makeBuffer(inOrder);
    EXPECT_EQ(tryFill(buffer, memory, 1, 1, {{0}}), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP);
    const Point first = fillIn(buffer, memory, 1, 1);
    EXPECT_EQ(tryFill(buffer, memory, 1, 1, {{first + 1}}), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP);
    EXPECT_EQ(lastError(), "a command is to come after sync point 1; its command buffer has 1 commands");
    EXPECT_NE(fillIn(buffer, memory, 1, 1, {{first, first}}), first);
  }
}

TEST_P(CommandBuffers, CaptureValuesAndPatternsAtTheAppend) { // G8
  uint32_t *memory = hostMemory(2);
  const Kernel kernel = makeKernel("add_u32");
  const CommandBuffer buffer = makeBuffer(true);
  uint32_t pattern = 5, value = 1;
  ASSERT_EQ(
      calls().pfnAppendUSMFillExp(buffer, memory, &pattern, 4, 8, 0, nullptr, 0, nullptr, nullptr, nullptr, nullptr),
      UR_RESULT_SUCCESS);
  ASSERT_EQ(tryLaunchIn(buffer, kernel, 2, {pointerArg(0, memory), wordArg(1, value)}), UR_RESULT_SUCCESS);
  pattern = value = 100;
  finalize(buffer);
  const Queue queue = inOrder();
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(wait({run(queue, buffer)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[1], 6u);
  }
}

TEST_P(CommandBuffers, RunOneCommandForEachThatWasRecorded) { // G1, G2, G13
  uint32_t *memory = deviceMemory(8);
  for (const bool inOrder : {true, false}) {
    const CommandBuffer buffer = makeBuffer(inOrder);
    const Point a = fillIn(buffer, memory, 1, 1), b = fillIn(buffer, memory + 1, 1, 2);
    fillIn(buffer, memory + 2, 1, 3, {{a, b}});
    finalize(buffer);
    for (const ur_queue_flags_t order : orders()) {
      const Queue queue = makeQueue(order);
      const size_t before = submitted();
      const Event done = run(queue, buffer);
      EXPECT_EQ(workSince(before).size(), 3u);
      EXPECT_EQ(wait({done}), UR_RESULT_SUCCESS);
    }
  }
}

TEST_P(CommandBuffers, SayWhatComesAfterWhatAndNothingElse) { // G2
  if (!GetParam().caps.unorderedStreams)
    GTEST_SKIP() << "streams of these order what nobody has asked for";
  if (GetParam().graphs)
    GTEST_SKIP() << "see CommandBufferGraphs.HaveTheSyncPointsAsEdgesAndNoOthers";
  uint32_t *memory = deviceMemory(4);
  const CommandBuffer buffer = makeBuffer(false);
  const Point a = fillIn(buffer, memory, 1, 1), b = fillIn(buffer, memory + 1, 1, 2),
              c = fillIn(buffer, memory + 2, 1, 3);
  fillIn(buffer, memory + 3, 1, 4, {{c, a, c}});
  finalize(buffer);
  const Queue queue = outOfOrder();
  const size_t before = submitted();
  const Event done = run(queue, buffer);
  const std::vector<sim::CommandInfo> work = workSince(before);
  ASSERT_EQ(work.size(), 4u);
  for (const size_t free : {a, b, c})
    EXPECT_TRUE(work[free].waits.empty());
  std::vector<uint64_t> waits = work[3].waits;
  std::sort(waits.begin(), waits.end());
  EXPECT_EQ(waits, (std::vector<uint64_t>{work[a].number, work[c].number}));
  std::vector<uint64_t> ends = sim->commands().back().waits; // G3: one join, of what is open
  std::sort(ends.begin(), ends.end());
  EXPECT_EQ(ends, (std::vector<uint64_t>{work[b].number, work[3].number}));
  EXPECT_EQ(wait({done}), UR_RESULT_SUCCESS);
}

TEST_P(CommandBuffers, HaveNoFixedLimits) { // G4
  constexpr size_t kCount = 200;            // conformance has 10,000
  uint32_t *memory = hostMemory(kCount + 1);
  const CommandBuffer buffer = makeBuffer(false);
  Points all;
  for (size_t i = 0; i < kCount; ++i)
    all.push_back(fillIn(buffer, memory + i, 1, static_cast<uint32_t>(i)));
  copyIn(buffer, memory + kCount, memory + kCount - 1, 1, {all});
  finalize(buffer);
  for (const ur_queue_flags_t order : orders()) {
    memory[kCount] = 0;
    const Queue queue = makeQueue(order);
    EXPECT_EQ(wait({run(queue, buffer)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[kCount], kCount - 1);
  }
}

TEST_P(CommandBuffers, KeepWhatTheyNeedUntilTheirLastRunEnds) { // G9
  uint32_t *memory = hostMemory(1);
  memory[0] = 0;
  for (const ur_queue_flags_t order : orders()) {
    Queue queue = makeQueue(order);
    Kernel kernel = makeKernel("add_u32");
    CommandBuffer buffer = makeBuffer(true);
    const uint32_t one = 1;
    ASSERT_EQ(tryLaunchIn(buffer, kernel, 1, {pointerArg(0, memory), wordArg(1, one)}), UR_RESULT_SUCCESS);
    kernel.reset();
    finalize(buffer);
    const UserEvent user = userEvent();
    const uint32_t before = memory[0];
    const Event put_off = run(queue, buffer, {user});
    buffer.reset();
    signal(user);
    EXPECT_EQ(wait({put_off}), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[0], before + 1);

    CommandBuffer another = makeBuffer(true);
    addIn(another, memory, 1, 1);
    finalize(another);
    sim::Hold hold = sim->holdDevice(0);
    const Event held = run(queue, another);
    another.reset();
    add_.reset();
    queue.reset();
    hold.open();
    EXPECT_EQ(wait({held}), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[0], before + 2);
  }
}

TEST_P(CommandBuffers, RunsFollowEachOtherOnWhateverQueues) { // G10
  uint32_t *memory = hostMemory(2);
  for (const bool inOrderBuffer : {true, false}) {
    memory[0] = 0;
    const CommandBuffer buffer = makeBuffer(inOrderBuffer);
    const Point added = addIn(buffer, memory, 1, 1);
    copyIn(buffer, memory + 1, memory, 1, {{added}});
    finalize(buffer);
    std::vector<Queue> queues;
    for (int i = 0; i < 2; ++i) {
      for (const ur_queue_flags_t order : orders())
        queues.push_back(makeQueue(order));
    }
    for (int round = 0; round < 4; ++round) {
      for (const Queue &queue : queues)
        EXPECT_EQ(tryRun(queue, buffer), UR_RESULT_SUCCESS);
    }
    for (const Queue &queue : queues)
      finish(queue);
    EXPECT_EQ(memory[0], 16u);
    EXPECT_EQ(memory[1], 16u);
  }
}

TEST_P(CommandBuffers, ARunIsACommandOfItsQueue) {
  uint32_t *memory = hostMemory(2);
  const CommandBuffer buffer = makeBuffer(false);
  fillIn(buffer, memory, 1, 1);
  fillIn(buffer, memory + 1, 1, 2);
  finalize(buffer);
  const Queue queue = outOfOrder();
  const UserEvent user = userEvent();
  memory[0] = memory[1] = 0;
  const Event done = run(queue, buffer, {user});
  const Event behind = barrier(queue);
  EXPECT_FALSE(complete(done));
  EXPECT_FALSE(complete(behind)) << "what came before it isn't over";
  EXPECT_EQ(memory[0] + memory[1], 0u);
  EXPECT_EQ(query<ur_command_t>(api().Event.pfnGetInfo, done.get(), UR_EVENT_INFO_COMMAND_TYPE),
            UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP);
  signal(user);
  EXPECT_EQ(wait({behind}), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(done), UR_EVENT_STATUS_COMPLETE);
  EXPECT_EQ(memory[0] + memory[1], 3u);
}

TEST_P(CommandBuffers, CommandsWaitForEventsAndSignalThem) {
  uint32_t *memory = hostMemory(2);
  const UserEvent user = userEvent();
  const CommandBuffer buffer = makeBuffer(false);
  Event filled;
  fillIn(buffer, memory, 1, 1, {{}, {}, filled.out()});
  fillIn(buffer, memory + 1, 1, 2, {{}, {user}});
  finalize(buffer);
  EXPECT_EQ(status(filled), UR_EVENT_STATUS_COMPLETE) << "not signalled yet";
  memory[0] = memory[1] = 0;
  const Queue queue = outOfOrder();
  const Event done = run(queue, buffer);
  EXPECT_EQ(wait({filled}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 1u);
  EXPECT_FALSE(complete(done));
  EXPECT_EQ(memory[1], 0u);
  signal(user);
  EXPECT_EQ(wait({done}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[1], 2u);
  sim::Hold hold = sim->holdDevice(0);
  const Event again = run(queue, buffer);
  EXPECT_NE(status(filled), UR_EVENT_STATUS_COMPLETE) << "signalled by each run";
  hold.open();
  EXPECT_EQ(wait({filled, again}), UR_RESULT_SUCCESS);
}

TEST_P(CommandBuffers, ProfiledRunsBeginWithTheFirstCommand) {
  if (!GetParam().caps.timedEvents) {
    CommandBuffer refused;
    EXPECT_EQ(tryCreate(refused, true, false, true), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    return;
  }
  uint32_t *memory = deviceMemory(kLongFill);
  for (const bool inOrder : {true, false}) {
    const CommandBuffer buffer = makeBuffer(inOrder, false, true);
    const Point first = fillIn(buffer, memory, kLongFill, 1);
    fillIn(buffer, memory, kLongFill, 2, {{first}});
    finalize(buffer);
    for (const ur_queue_flags_t order : orders()) {
      const Queue queue = makeQueue(order);
      const size_t before = submitted();
      const Event done = run(queue, buffer);
      EXPECT_EQ(wait({done}), UR_RESULT_SUCCESS);
      const std::vector<sim::CommandInfo> work = workSince(before);
      std::vector<uint64_t> times;
      for (const ur_profiling_info_t what : {UR_PROFILING_INFO_COMMAND_QUEUED, UR_PROFILING_INFO_COMMAND_SUBMIT,
                                             UR_PROFILING_INFO_COMMAND_START, UR_PROFILING_INFO_COMMAND_END})
        times.push_back(query<uint64_t>(api().Event.pfnGetProfilingInfo, done.get(), what));
      EXPECT_TRUE(std::is_sorted(times.begin(), times.end()));
      EXPECT_LE(times[2], work.front().startNs);
      EXPECT_GE(times[3], work.back().endNs);
    }
  }
}

TEST_P(CommandBuffers, TellWhatTheyAre) {
  const CommandBuffer buffer = makeBuffer(true, true);
  const auto desc =
      query<ur_exp_command_buffer_desc_t>(calls().pfnGetInfoExp, buffer.get(), UR_EXP_COMMAND_BUFFER_INFO_DESCRIPTOR);
  EXPECT_TRUE(desc.isInOrder);
  EXPECT_TRUE(desc.isUpdatable);
  EXPECT_FALSE(desc.enableProfiling);
  const auto references = [&] {
    return query<uint32_t>(calls().pfnGetInfoExp, buffer.get(), UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT);
  };
  EXPECT_EQ(references(), 1u);
  EXPECT_EQ(calls().pfnRetainExp(buffer), UR_RESULT_SUCCESS);
  EXPECT_EQ(references(), 2u);
  EXPECT_EQ(calls().pfnReleaseExp(buffer), UR_RESULT_SUCCESS);
}

TEST_P(CommandBuffers, SixteenThreadsRecordTheirOwnAndRunWhatTheyShare) {
  constexpr uint32_t kThreads = 16, kRounds = 10;
  uint32_t *memory = hostMemory(kThreads * kRounds + 1), *sum = memory + kThreads * kRounds;
  *sum = 0;
  const CommandBuffer shared = makeBuffer(true);
  addIn(shared, sum, 1, 1);
  finalize(shared);
  std::vector<std::thread> threads;
  for (uint32_t i = 0; i < kThreads; ++i) {
    threads.emplace_back([&, i] {
      const Queue queue = makeQueue(i % 2 != 0 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
      for (uint32_t round = 0; round < kRounds; ++round) {
        const CommandBuffer own = makeBuffer(i % 3 == 0);
        fillIn(own, memory + i * kRounds + round, 1, i + round);
        finalize(own);
        EXPECT_EQ(tryRun(queue, own), UR_RESULT_SUCCESS);
        EXPECT_EQ(tryRun(queue, shared), UR_RESULT_SUCCESS);
      }
      finish(queue);
    });
  }
  for (std::thread &thread : threads)
    thread.join();
  for (uint32_t i = 0; i < kThreads * kRounds; ++i)
    EXPECT_EQ(memory[i], i / kRounds + i % kRounds);
  EXPECT_EQ(*sum, kThreads * kRounds);
}

} // namespace
} // namespace ur::test
