// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graphs as a whole: captured once from every kind of queue, run again and again.
#include "support/graphs.hpp"
#include "support/info.hpp"

#include <atomic>
#include <numeric>

namespace conformance {

CONFORMANCE_ON_QUEUES(GraphBehaviour);

class GraphTimesBehaviour : public GraphBehaviour {};
CONFORMANCE_ON_QUEUES_THAT(profiling, GraphTimesBehaviour);

TEST_P(GraphBehaviour, nothingRunsWhileItIsCaptured) {
  Queue another;
  ASSERT_NO_FATAL_FAILURE(makeQueue(0, &another));
  Graph graph;
  ASSERT_OK(urQueueBeginGraphCaptureExp(queue()));
  EXPECT_TRUE(isCapturing(queue()));
  ASSERT_OK(fill(queue(), 0, 64, 7));
  ASSERT_OK(urQueueFlush(queue()));
  EXPECT_EQ(readWords(another, words(), 64), Words(64));
  ASSERT_OK(urQueueEndGraphCaptureExp(queue(), graph.out()));
  EXPECT_FALSE(isCapturing(queue()));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(read(0, 64), Words(64));
  Executable made;
  ASSERT_NO_FATAL_FAILURE(instantiate(graph, &made));
  EXPECT_EQ(read(0, 64), Words(64)) << "to make it executable runs nothing";
  ASSERT_OK(fill(queue(), 0, 64, 8)); // as before the capture
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(read(0, 64), Words(64, 8));
  ASSERT_NO_FATAL_FAILURE(runAndWait(made));
  EXPECT_EQ(read(0, 64), Words(64, 7));
}

TEST_P(GraphBehaviour, runsAgainAndAgainOnOtherQueuesToo) {
  Queue ordered, unordered;
  ASSERT_NO_FATAL_FAILURE(makeQueue(0, &ordered));
  ASSERT_NO_FATAL_FAILURE(makeQueue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE, &unordered));
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        Event filled, copied;
        ASSERT_OK(fill(queue(), 0, 16, 7, {}, filled.out()));
        ASSERT_OK(slowCopy(queue(), 16, 0, 16, {filled.list(), 1}, copied.out()));
        ASSERT_OK(copy(queue(), 32, 16, 16, {copied.list(), 1}));
      },
      &made));
  for (const ur_queue_handle_t on : {queue(), ordered.get(), unordered.get(), queue(), unordered.get()}) {
    ASSERT_NO_FATAL_FAILURE(write(0, Words(48)));
    ASSERT_NO_FATAL_FAILURE(run(made, on));
    EXPECT_EQ(read(0, 48), Words(48, 7));
  }
}

TEST_P(GraphBehaviour, anEmptyOneRuns) {
  Graph graph;
  ASSERT_NO_FATAL_FAILURE(capture([] {}, &graph));
  EXPECT_TRUE(isEmpty(graph));
  Executable made;
  ASSERT_NO_FATAL_FAILURE(instantiate(graph, &made));
  ASSERT_NO_FATAL_FAILURE(runAndWait(made));
  ASSERT_OK(urEnqueueGraphExp(queue(), made, 0, nullptr, nullptr));
  ASSERT_OK(urQueueFinish(queue()));
}

TEST_P(GraphBehaviour, hasNoFixedLimits) {
  constexpr size_t kCommands = 1000;
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        std::vector<Event> filled(kCommands);
        std::vector<ur_event_handle_t> all;
        for (size_t i = 0; i < kCommands; ++i) {
          ASSERT_OK(fill(queue(), i, 1, static_cast<uint32_t>(i), {}, filled[i].out()));
          all.push_back(filled[i]);
        }
        ASSERT_OK(copy(queue(), kCommands, 0, kCommands, all));
      },
      &made));
  ASSERT_NO_FATAL_FAILURE(runAndWait(made));
  Words expected(kCommands);
  std::iota(expected.begin(), expected.end(), 0);
  EXPECT_EQ(read(kCommands, kCommands), expected);
}

TEST_P(GraphBehaviour, valuesAndPatternsAreThoseOfTheCall) {
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        uint32_t pattern = 3;
        ASSERT_OK(urEnqueueUSMFill(queue(), words(), 4, &pattern, 64, 0, nullptr, nullptr));
        pattern = 99;
        Arguments arguments;
        arguments.pointer(words(16)).value(uint32_t{5});
        ASSERT_OK(launch(queue(), kernel("fill"), 16, arguments));
      },
      &made));
  ASSERT_NO_FATAL_FAILURE(runAndWait(made));
  EXPECT_EQ(read(0, 16), Words(16, 3));
  EXPECT_EQ(read(16, 16), Words(16, 5));
}

TEST_P(GraphBehaviour, memoryIsReadByEachRun) {
  Executable made;
  Words back(8);
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        Event copied;
        ASSERT_OK(copy(queue(), 16, 0, 8, {}, copied.out()));
        ASSERT_OK(urEnqueueUSMMemcpy(queue(), false, back.data(), words(16), 32, 1, copied.list(), nullptr));
      },
      &made));
  for (uint32_t value : {4, 5, 6}) {
    ASSERT_NO_FATAL_FAILURE(write(0, Words(8, value)));
    ASSERT_NO_FATAL_FAILURE(runAndWait(made));
    EXPECT_EQ(read(16, 8), Words(8, value));
    EXPECT_EQ(back, Words(8, value));
  }
}

TEST_P(GraphBehaviour, runsHaveWaitListsAndEvents) {
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture([&] { ASSERT_OK(fill(queue(), 0, 16, 7)); }, &made));
  check([&](uint32_t count, const ur_event_handle_t *list,
            ur_event_handle_t *event) { return urEnqueueGraphExp(queue(), made, count, list, event); },
        UR_COMMAND_ENQUEUE_GRAPH_EXP);
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(read(0, 16), Words(16, 7));
}

TEST_P(GraphBehaviour, releasesMayComeWhileItRuns) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
  if (IsSkipped())
    return;
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture([&] { ASSERT_OK(fill(queue(), 0, 16, 7)); }, &made));
  Event closed, done;
  ASSERT_OK(gate.close(other(), closed.out()));
  ASSERT_OK(urEnqueueGraphExp(queue(), made, 1, closed.list(), done.out()));
  made.reset();
  EXPECT_FALSE(isComplete(done));
  gate.open();
  ASSERT_OK(urEventWait(1, done.list()));
  EXPECT_TRUE(gate.wasOpened());
  EXPECT_EQ(read(0, 16), Words(16, 7));
}

TEST_P(GraphBehaviour, runsFollowEachOtherAcrossQueues) {
  Queue unordered;
  ASSERT_NO_FATAL_FAILURE(makeQueue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE, &unordered));
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        Arguments arguments; // counts the words that aren't 1000: one more in each run
        arguments.pointer(words()).pointer(words(1)).value(uint32_t{1000});
        Event counted;
        ASSERT_OK(launch(queue(), kernel("differ"), 1, arguments, {}, counted.out()));
        ASSERT_OK(copy(queue(), 2, 0, 1, {counted.list(), 1}));
      },
      &made));
  for (int i = 0; i < 20; ++i)
    ASSERT_OK(urEnqueueGraphExp(i % 2 != 0 ? unordered.get() : queue(), made, 0, nullptr, nullptr));
  ASSERT_OK(urQueueFinish(unordered));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(read(0, 3), (Words{20, 0, 20}));
}

TEST_P(GraphBehaviour, executablesOutliveTheirGraph) {
  Graph graph;
  ASSERT_NO_FATAL_FAILURE(capture([&] { ASSERT_OK(fill(queue(), 0, 16, 7)); }, &graph));
  Executable first, second;
  ASSERT_NO_FATAL_FAILURE(instantiate(graph, &first));
  ASSERT_NO_FATAL_FAILURE(instantiate(graph, &second));
  EXPECT_NE(first.get(), second.get());
  graph.reset();
  for (Executable *one : {&first, &second}) {
    ASSERT_NO_FATAL_FAILURE(write(0, Words(16)));
    ASSERT_NO_FATAL_FAILURE(runAndWait(*one));
    EXPECT_EQ(read(0, 16), Words(16, 7));
    one->reset();
  }
}

TEST_P(GraphBehaviour, keepsWhatItsCommandsNeed) {
  Executable made;
  {
    Program program;
    Kernel own;
    ASSERT_OK(buildProgram(context(), device(), &program));
    ASSERT_OK(urKernelCreate(program, "fill", own.out()));
    Arguments arguments;
    arguments.pointer(words()).value(uint32_t{6});
    ASSERT_NO_FATAL_FAILURE(capture([&] { ASSERT_OK(launch(queue(), own, 4, arguments)); }, &made));
  }
  ASSERT_NO_FATAL_FAILURE(runAndWait(made));
  EXPECT_EQ(read(0, 4), Words(4, 6));
}

TEST_P(GraphTimesBehaviour, runsHaveThem) {
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        for (uint32_t i = 0; i < 8; ++i)
          ASSERT_OK(fill(queue(), i * (kWords / 8), kWords / 8, i));
      },
      &made));
  Event event;
  ASSERT_OK(urEnqueueGraphExp(queue(), made, 0, nullptr, event.out()));
  ASSERT_OK(urEventWait(1, event.list()));
  std::vector<uint64_t> times;
  ASSERT_NO_FATAL_FAILURE(timesOf(event, &times));
  EXPECT_TRUE(std::is_sorted(times.begin(), times.end()));
  EXPECT_GT(times.front(), 0u);
}

TEST_P(GraphBehaviour, capturesIntoAGraphThatWasThereBefore) {
  Graph graph;
  ASSERT_OK(urGraphCreateExp(context(), graph.out()));
  EXPECT_TRUE(isEmpty(graph));
  for (uint32_t round = 0; round < 2; ++round) { // the second adds to what there is
    ASSERT_OK(urQueueBeginCaptureIntoGraphExp(queue(), graph));
    ur_exp_graph_handle_t lent = nullptr, ended = nullptr;
    ASSERT_OK(urQueueGetGraphExp(queue(), &lent));
    EXPECT_EQ(graph.get(), lent);
    ASSERT_OK(fill(queue(), round * 16, 16, round + 1));
    ASSERT_OK(urQueueEndGraphCaptureExp(queue(), &ended));
    EXPECT_EQ(graph.get(), ended);
    EXPECT_FALSE(isEmpty(graph));
    Executable made;
    ASSERT_NO_FATAL_FAILURE(instantiate(graph, &made));
    ASSERT_NO_FATAL_FAILURE(write(0, Words(32)));
    ASSERT_NO_FATAL_FAILURE(runAndWait(made));
    EXPECT_EQ(read(0, 16), Words(16, 1));
    EXPECT_EQ(read(16, 16), Words(16, round == 0 ? 0 : 2));
  }
}

TEST_P(GraphBehaviour, manyThreadsCaptureAndRun) {
  constexpr uint32_t kThreads = 8, kRounds = 10;
  Executable shared;
  ASSERT_NO_FATAL_FAILURE(capture([&] { ASSERT_OK(fill(queue(), 0, 8, 7)); }, &shared));
  std::atomic<uint32_t> wrong{0};
  const auto work = [&](uint32_t thread) {
    Queue own;
    ASSERT_NO_FATAL_FAILURE(makeQueue(flags(), &own));
    const size_t first = 64 + thread * 32;
    for (uint32_t round = 1; round <= kRounds; ++round) {
      Graph graph;
      Executable made;
      Event filled;
      ASSERT_OK(urQueueBeginGraphCaptureExp(own));
      ASSERT_OK(fill(own, first, 16, round, {}, filled.out()));
      ASSERT_OK(copy(own, first + 16, first, 16, {filled.list(), 1}));
      ASSERT_OK(urQueueEndGraphCaptureExp(own, graph.out()));
      ASSERT_OK(urGraphInstantiateGraphExp(graph, made.out()));
      ASSERT_OK(urEnqueueGraphExp(own, shared, 0, nullptr, nullptr));
      ASSERT_NO_FATAL_FAILURE(run(made, own));
      if (readWords(own, words(first), 32) != Words(32, round))
        ++wrong;
    }
    ASSERT_OK(urQueueFinish(own));
  };
  std::vector<std::thread> threads;
  for (uint32_t i = 0; i < kThreads; ++i)
    threads.emplace_back(work, i);
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(0u, wrong.load());
  EXPECT_EQ(read(0, 8), Words(8, 7));
}

} // namespace conformance
