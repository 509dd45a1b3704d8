// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What comes after what in a captured graph: the order of queues, events, barriers, and other queues that join.
#include "support/graphs.hpp"

namespace conformance {

TEST_P(GraphBehaviour, eventsAndTheQueueOrderItsCommands) {
  Graph graph;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        Event slow, fast, last;
        ASSERT_OK(slowCopy(queue(), 8, 0, 8, {}, slow.out()));
        ASSERT_OK(fill(queue(), 16, 8, 5, {}, fast.out()));
        const ur_event_handle_t both[] = {slow, fast};
        ASSERT_OK(copy(queue(), 24, 8, 16, both, last.out()));
        ASSERT_OK(copy(queue(), 0, 24, 8, {last.list(), 1}));
      },
      &graph));
  Executable made;
  ASSERT_NO_FATAL_FAILURE(instantiate(graph, &made));
  for (uint32_t value : {3, 4}) {
    ASSERT_NO_FATAL_FAILURE(write(0, Words(40)));
    ASSERT_NO_FATAL_FAILURE(write(0, Words(8, value)));
    ASSERT_NO_FATAL_FAILURE(runAndWait(made));
    EXPECT_EQ(read(24, 8), Words(8, value));
    EXPECT_EQ(read(32, 8), Words(8, 5));
  }
  EXPECT_LE(3u, countOf(dumpOf(graph), "->"));
}

class GraphInOrderBehaviour : public GraphBehaviour {};
CONFORMANCE_ON_QUEUES_THAT(ordered, GraphInOrderBehaviour);

TEST_P(GraphInOrderBehaviour, needsNoEvents) {
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        ASSERT_OK(slowCopy(queue(), 8, 0, 8));
        ASSERT_OK(slowCopy(queue(), 16, 8, 8));
        ASSERT_OK(copy(queue(), 24, 16, 8));
        ASSERT_OK(fill(queue(), 8, 8, 1));
      },
      &made));
  ASSERT_NO_FATAL_FAILURE(write(0, Words(8, 6)));
  ASSERT_NO_FATAL_FAILURE(runAndWait(made));
  EXPECT_EQ(read(24, 8), Words(8, 6));
  EXPECT_EQ(read(8, 8), Words(8, 1));
}

TEST_P(GraphBehaviour, barriersAndMarkersOrder) {
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        ASSERT_OK(slowCopy(queue(), 8, 0, 8));
        ASSERT_OK(slowCopy(queue(), 16, 0, 8));
        ASSERT_OK(urEnqueueEventsWaitWithBarrier(queue(), 0, nullptr, nullptr));
        ASSERT_OK(slowCopy(queue(), 24, 8, 16)); // what follows comes after it
        Event all, listed, behind;
        ASSERT_OK(urEnqueueEventsWait(queue(), 0, nullptr, all.out())); // all that was sent
        ASSERT_OK(slowCopy(queue(), 40, 24, 16, {all.list(), 1}, listed.out()));
        ASSERT_OK(urEnqueueEventsWaitWithBarrier(queue(), 1, listed.list(), behind.out()));
        ASSERT_OK(copy(queue(), 56, 40, 16));
        ASSERT_OK(copy(queue(), 72, 40, 16, {behind.list(), 1}));
      },
      &made));
  ASSERT_NO_FATAL_FAILURE(write(0, Words(8, 9)));
  ASSERT_NO_FATAL_FAILURE(runAndWait(made));
  EXPECT_EQ(read(0, 88), Words(88, 9));
}

TEST_P(GraphBehaviour, aQueueThatWaitsForACaptureJoinsIt) {
  for (const ur_queue_flags_t kind :
       {ur_queue_flags_t{0}, ur_queue_flags_t{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}}) {
    Queue forked;
    ASSERT_NO_FATAL_FAILURE(makeQueue(kind, &forked));
    Executable made;
    ASSERT_NO_FATAL_FAILURE(capture(
        [&] {
          Event begun, left, right;
          ASSERT_OK(slowCopy(queue(), 8, 0, 8, {}, begun.out()));
          EXPECT_FALSE(isCapturing(forked));
          ASSERT_OK(slowCopy(forked, 16, 8, 8, {begun.list(), 1}, left.out()));
          EXPECT_TRUE(isCapturing(forked));
          ur_exp_graph_handle_t mine = nullptr, joined = nullptr;
          ASSERT_OK(urQueueGetGraphExp(queue(), &mine));
          ASSERT_OK(urQueueGetGraphExp(forked, &joined));
          EXPECT_EQ(mine, joined);
          ASSERT_OK(slowCopy(queue(), 24, 8, 8, {begun.list(), 1}, right.out()));
          const ur_event_handle_t both[] = {left, right};
          ASSERT_OK(copy(queue(), 32, 16, 16, both));
        },
        &made));
    EXPECT_FALSE(isCapturing(forked));
    for (uint32_t value : {3, 4}) {
      ASSERT_NO_FATAL_FAILURE(write(0, Words(64)));
      ASSERT_NO_FATAL_FAILURE(write(0, Words(8, value)));
      ASSERT_NO_FATAL_FAILURE(runAndWait(made));
      EXPECT_EQ(read(32, 16), Words(16, value));
    }
    ASSERT_OK(fill(forked, 0, 8, 77)); // runs what it is sent
    ASSERT_OK(urQueueFinish(forked));
    EXPECT_EQ(read(0, 8), Words(8, 77));
  }
}

/// By a barrier or a marker, and from a queue that has joined to another.
TEST_P(GraphBehaviour, queuesJoinByWhatOnlyWaits) {
  Queue third;
  ASSERT_NO_FATAL_FAILURE(makeQueue(flags(), &third));
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        Event begun, second, last;
        ASSERT_OK(slowCopy(queue(), 8, 0, 8, {}, begun.out()));
        ASSERT_OK(urEnqueueEventsWaitWithBarrier(other(), 1, begun.list(), nullptr));
        ASSERT_OK(slowCopy(other(), 16, 8, 8, {}, second.out()));
        Event waited;
        ASSERT_OK(urEnqueueEventsWait(third, 1, second.list(), waited.out()));
        EXPECT_TRUE(isCapturing(third));
        ASSERT_OK(slowCopy(third, 24, 16, 8, {waited.list(), 1}, last.out()));
        ASSERT_OK(urEnqueueEventsWaitWithBarrier(queue(), 1, last.list(), nullptr));
        ASSERT_OK(copy(queue(), 32, 24, 8));
      },
      &made));
  EXPECT_FALSE(isCapturing(other()) || isCapturing(third));
  ASSERT_NO_FATAL_FAILURE(write(0, Words(8, 4)));
  ASSERT_NO_FATAL_FAILURE(runAndWait(made));
  EXPECT_EQ(read(32, 8), Words(8, 4));
}

/// A barrier comes after everything that the queue was sent: markers are part of that, and what they wait for.
TEST_P(GraphBehaviour, barriersComeAfterMarkersToo) {
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        Event begun, last;
        ASSERT_OK(slowCopy(queue(), 8, 0, 8, {}, begun.out()));
        ASSERT_OK(urEnqueueEventsWait(other(), 1, begun.list(), nullptr));
        ASSERT_OK(urEnqueueEventsWaitWithBarrier(other(), 0, nullptr, nullptr));
        ASSERT_OK(copy(other(), 16, 8, 8, {}, last.out()));
        ASSERT_OK(copy(queue(), 24, 16, 8, {last.list(), 1}));
      },
      &made));
  ASSERT_NO_FATAL_FAILURE(write(0, Words(8, 4)));
  ASSERT_NO_FATAL_FAILURE(runAndWait(made));
  EXPECT_EQ(read(24, 8), Words(8, 4));
}

TEST_P(GraphBehaviour, aForkThatIsNotJoinedIsAnError) {
  Graph before;
  ASSERT_NO_FATAL_FAILURE(capture([&] { ASSERT_OK(fill(queue(), 0, 8, 2)); }, &before));
  for (const bool intoGraph : {false, true}) {
    if (intoGraph) {
      ASSERT_OK(urQueueBeginCaptureIntoGraphExp(queue(), before));
    } else {
      ASSERT_OK(urQueueBeginGraphCaptureExp(queue()));
    }
    Event begun;
    ASSERT_OK(fill(queue(), 8, 8, 1, {}, begun.out()));
    ASSERT_OK(fill(other(), 16, 8, 1, {begun.list(), 1}));
    ur_exp_graph_handle_t made = untouched<ur_exp_graph_handle_t>();
    EXPECT_EQ(UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS, urQueueEndGraphCaptureExp(queue(), &made));
    EXPECT_EQ(untouched<ur_exp_graph_handle_t>(), made);
    EXPECT_FALSE(isCapturing(queue()) || isCapturing(other())) << "it has ended all the same";
  }
  // What was there before is all that is there.
  Executable made;
  ASSERT_NO_FATAL_FAILURE(instantiate(before, &made));
  ASSERT_NO_FATAL_FAILURE(runAndWait(made));
  ASSERT_OK(urQueueFinish(queue()));
  ASSERT_OK(urQueueFinish(other()));
  EXPECT_EQ(read(0, 8), Words(8, 2));
  EXPECT_EQ(read(8, 16), Words(16)) << "what was captured is gone";
  ASSERT_OK(fill(other(), 16, 8, 3));
  ASSERT_OK(urQueueFinish(other()));
  EXPECT_EQ(read(16, 8), Words(8, 3));
}

TEST_P(GraphBehaviour, twoCapturesAreNotJoined) {
  Event mine, theirs;
  ASSERT_OK(urQueueBeginGraphCaptureExp(queue()));
  ASSERT_OK(urQueueBeginGraphCaptureExp(other()));
  ASSERT_OK(fill(queue(), 0, 8, 1, {}, mine.out()));
  ASSERT_OK(fill(other(), 8, 8, 2, {}, theirs.out()));
  EXPECT_EQ(UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT, fill(other(), 16, 8, 3, {mine.list(), 1}));
  EXPECT_EQ(UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT,
            urEnqueueEventsWaitWithBarrier(queue(), 1, theirs.list(), nullptr));
  EXPECT_EQ(UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT, urEnqueueEventsWait(queue(), 1, theirs.list(), nullptr));
  Queue third; // of neither
  ASSERT_NO_FATAL_FAILURE(makeQueue(flags(), &third));
  const ur_event_handle_t both[] = {mine, theirs};
  EXPECT_EQ(UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT, fill(third, 16, 8, 3, both));
  EXPECT_FALSE(isCapturing(third));
  Graph first, second;
  ASSERT_OK(urQueueEndGraphCaptureExp(queue(), first.out()));
  ASSERT_OK(urQueueEndGraphCaptureExp(other(), second.out()));
  Executable made;
  for (const Graph *graph : {&first, &second}) {
    ASSERT_NO_FATAL_FAILURE(instantiate(*graph, &made));
    ASSERT_NO_FATAL_FAILURE(runAndWait(made));
  }
  EXPECT_EQ(read(0, 24), (Words{1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0}));
}

TEST_P(GraphBehaviour, eachRunWaitsForEventsFromOutside) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
  if (IsSkipped())
    return;
  Event closed, done;
  ASSERT_OK(gate.close(other(), closed.out()));
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture([&] { ASSERT_OK(fill(queue(), 0, 8, 7, {closed.list(), 1})); }, &made));
  ASSERT_OK(urEnqueueGraphExp(queue(), made, 0, nullptr, done.out()));
  EXPECT_FALSE(isComplete(done));
  gate.open();
  ASSERT_OK(urEventWait(1, done.list()));
  EXPECT_TRUE(gate.wasOpened());
  EXPECT_EQ(read(0, 8), Words(8, 7));
  ASSERT_NO_FATAL_FAILURE(write(0, Words(8)));
  ASSERT_NO_FATAL_FAILURE(runAndWait(made)); // it is over
  EXPECT_EQ(read(0, 8), Words(8, 7));
}

TEST_P(GraphBehaviour, onlyTheFirstQueueEndsACapture) {
  Graph graph;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        Event begun, joined;
        ASSERT_OK(fill(queue(), 0, 8, 1, {}, begun.out()));
        ASSERT_OK(copy(other(), 8, 0, 8, {begun.list(), 1}, joined.out()));
        ur_exp_graph_handle_t made = untouched<ur_exp_graph_handle_t>();
        EXPECT_EQ(UR_RESULT_ERROR_INVALID_OPERATION, urQueueEndGraphCaptureExp(other(), &made));
        EXPECT_EQ(untouched<ur_exp_graph_handle_t>(), made);
        EXPECT_TRUE(isCapturing(queue()) && isCapturing(other()));
        ASSERT_OK(urEnqueueEventsWaitWithBarrier(queue(), 1, joined.list(), nullptr));
      },
      &graph));
  Executable made;
  ASSERT_NO_FATAL_FAILURE(instantiate(graph, &made));
  ASSERT_NO_FATAL_FAILURE(runAndWait(made));
  EXPECT_EQ(read(0, 16), Words(16, 1));
}

} // namespace conformance
