// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Queues that capture: nothing runs, what was recorded does, in its order (C1 to C8 of docs/promises.md).
#include "core/capture_rig.hpp"

namespace ur::test {
namespace {

class Captures : public CaptureTest {};
UR_TEST_ALL_SHAPES_AND_GRAPHS(Captures);

TEST_P(Captures, NothingRunsUntilTheGraphDoes) {
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order);
    uint32_t *memory = hostMemory(4);
    memory[0] = 7;
    const size_t before = submitted();
    begin(queue);
    const Event filled = fill(queue, memory, 4, 1);
    const Event added = add(queue, memory, 4, 2, {filled});
    EXPECT_EQ(tryCopy(queue, memory + 1, memory, 4, {added}), UR_RESULT_SUCCESS);
    const Graph graph = end(queue);
    sim->runUntilIdle();
    EXPECT_EQ(submitted(), before);
    EXPECT_EQ(memory[0], 7u);
    EXPECT_EQ(edges(graph), (Edges{{0, 1}, {1, 2}}));
    const Executable executable = instantiate(graph);
    for (const ur_queue_flags_t runOrder : orders()) {
      const Queue other = makeQueue(runOrder);
      for (int i = 0; i < 3; ++i) {
        std::fill_n(memory, 4, 7);
        EXPECT_EQ(wait({run(other, executable)}), UR_RESULT_SUCCESS);
        EXPECT_EQ(memory[0], 3u);
        EXPECT_EQ(memory[1], 3u);
      }
      finish(other);
    }
    fillOnly(queue, memory, 4, 9); // The queue runs again what it is sent.
    finish(queue);
    EXPECT_EQ(memory[3], 9u);
  }
}

TEST_P(Captures, InOrderEachComesAfterTheOneBefore) {
  const Queue queue = inOrder();
  uint32_t *memory = hostMemory(3);
  begin(queue);
  const Event first = fill(queue, memory, 1, 1);
  fillOnly(queue, memory + 1, 1, 1);
  const Event named = marker(queue, {first}); // says nothing new
  fillOnly(queue, memory + 2, 1, 1, {first, named});
  EXPECT_EQ(edges(end(queue)), (Edges{{0, 1}, {1, 2}}));
}

TEST_P(Captures, OutOfOrderOnlyListsAndBarriersOrder) {
  const Queue queue = outOfOrder();
  uint32_t *memory = hostMemory(8);
  begin(queue);
  const Event a = fill(queue, memory, 1, 1), b = fill(queue, memory + 1, 1, 1);
  const Event c = fill(queue, memory + 2, 1, 1, {a, b, a});
  const Event both = marker(queue, {b, c});
  fillOnly(queue, memory + 3, 1, 1); // nothing orders it
  fillOnly(queue, memory + 4, 1, 1, {both});
  const Event all = barrier(queue);
  fillOnly(queue, memory + 5, 1, 1);
  const Graph graph = end(queue);
  // 3 joins b and c, 6 all that is open: 4 and 5, and the join for its event's sake.
  const Edges found = edges(graph);
  EXPECT_EQ(nodes(graph), 8u);
  for (const auto &edge : Edges{{0, 2}, {1, 2}, {1, 3}, {2, 3}, {3, 5}, {4, 6}, {5, 6}, {6, 7}})
    EXPECT_EQ(found.count(edge), 1u) << edge.first << " -> " << edge.second;
  EXPECT_EQ(found.count({3, 4}) + found.count({2, 4}) + found.count({1, 4}) + found.count({0, 4}), 0u);
}

TEST_P(Captures, QueuesForkAndJoin) {
  const Queue first = inOrder(), second = makeQueue(GetParam().seed % 2 ? 0 : orders()[1]);
  uint32_t *memory = hostMemory(2);
  begin(first);
  const Event filled = fill(first, memory, 2, 1);
  const Event left = add(first, memory, 1, 10);
  EXPECT_FALSE(capturing(second));
  const Event right = add(second, memory + 1, 1, 20, {filled});
  EXPECT_TRUE(capturing(second));
  ur_exp_graph_handle_t lent = nullptr, same = nullptr;
  EXPECT_EQ(captures().pfnGetGraphExp(first, &lent), UR_RESULT_SUCCESS);
  EXPECT_EQ(captures().pfnGetGraphExp(second, &same), UR_RESULT_SUCCESS);
  EXPECT_EQ(lent, same);
  (void)add(first, memory, 2, 100, {right});
  ur_exp_graph_handle_t none = nullptr;
  EXPECT_EQ(captures().pfnEndGraphCaptureExp(second, &none), UR_RESULT_ERROR_INVALID_OPERATION);
  const Graph graph = end(first);
  EXPECT_EQ(graph.get(), lent);
  EXPECT_FALSE(capturing(second));
  EXPECT_EQ(edges(graph), (Edges{{0, 1}, {0, 2}, {1, 3}, {2, 3}}));
  const Executable executable = instantiate(graph);
  EXPECT_EQ(wait({run(second, executable)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 111u);
  EXPECT_EQ(memory[1], 121u);
}

TEST_P(Captures, ForksMustHaveJoined) {
  const Queue first = inOrder(), second = inOrder();
  uint32_t *memory = hostMemory(2);
  begin(first);
  const Event filled = fill(first, memory, 1, 1);
  const Event forked = fill(second, memory + 1, 1, 1, {filled});
  ur_exp_graph_handle_t none = nullptr;
  EXPECT_EQ(captures().pfnEndGraphCaptureExp(first, &none), UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS);
  EXPECT_NE(lastError().find("after 1 commands of other queues"), std::string::npos) << lastError();
  EXPECT_EQ(none, nullptr);
  EXPECT_FALSE(capturing(first));
  EXPECT_FALSE(capturing(second));
  EXPECT_EQ(wait({fill(second, memory, 1, 5)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 5u);

  begin(first); // a wait alone joins, also out of order
  const Event again = fill(first, memory, 1, 1);
  const Event joins = fill(second, memory + 1, 1, 1, {again});
  (void)marker(first, {joins});
  EXPECT_FALSE(isEmpty(end(first)));
  const Queue free = outOfOrder();
  begin(free);
  const Event root = fill(free, memory, 1, 1);
  const Event branch = fill(second, memory + 1, 1, 1, {root});
  (void)marker(free, {branch});
  EXPECT_FALSE(isEmpty(end(free)));
}

TEST_P(Captures, EventsMeanSomethingOnlyInside) {
  const Queue queue = inOrder(), other = inOrder(), third = inOrder();
  uint32_t *memory = hostMemory(1);
  begin(queue);
  const Event inside = fill(queue, memory, 1, 1);
  const auto outside = [&] {
    EXPECT_EQ(wait({inside}), UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT);
    ur_event_status_t status{};
    EXPECT_EQ(api().Event.pfnGetInfo(inside, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr),
              UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT);
    uint64_t time = 0;
    EXPECT_EQ(api().Event.pfnGetProfilingInfo(inside, UR_PROFILING_INFO_COMMAND_END, 8, &time, nullptr),
              UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT);
    EXPECT_EQ(api().Event.pfnSetCallback(
                  inside, UR_EXECUTION_INFO_COMPLETE,
                  [](ur_event_handle_t, ur_execution_info_t, void *) { ADD_FAILURE() << "it never ends"; }, nullptr),
              UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT);
    ur_native_handle_t native = 0;
    EXPECT_EQ(api().Event.pfnGetNativeHandle(inside, &native), UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT);
    EXPECT_EQ(query<ur_command_t>(api().Event.pfnGetInfo, inside.get(), UR_EVENT_INFO_COMMAND_TYPE),
              UR_COMMAND_USM_FILL);
  };
  outside();
  begin(third);
  EXPECT_EQ(tryFill(third, memory, 1, 2, {inside}), UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT);
  (void)end(third);
  const Graph graph = end(queue);
  outside();
  EXPECT_EQ(tryFill(other, memory, 1, 2, {inside}), UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT);
  EXPECT_EQ(tryFill(queue, memory, 1, 2, {inside}), UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT);
  begin(other);
  EXPECT_EQ(tryFill(other, memory, 1, 2, {inside}), UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT);
  EXPECT_TRUE(isEmpty(end(other)));
  EXPECT_EQ(tryFill(other, memory, 1, 2, {}), UR_RESULT_SUCCESS);
  finish(other);
}

TEST_P(Captures, WhatCantBeCapturedSaysSoAndTheCaptureGoesOn) {
  const Queue queue = inOrder();
  uint32_t *memory = hostMemory(4);
  begin(queue);
  fillOnly(queue, memory, 1, 1);
  constexpr ur_result_t kRefused = UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED;
  const auto said = [&](const char *what) { EXPECT_NE(lastError().find(what), std::string::npos) << lastError(); };
  EXPECT_EQ(api().Queue.pfnFinish(queue), kRefused);
  said("this can't be captured");
  EXPECT_EQ(api().Queue.pfnFlush(queue), UR_RESULT_SUCCESS);
  EXPECT_TRUE(empty(queue)) << "nothing of it runs";
  EXPECT_EQ(tryCopy(queue, memory + 1, memory, 4, {}, nullptr, true), kRefused) << "blocking";
  said("a command that blocks");
  Event event;
  if (GetParam().caps.timedEvents) {
    EXPECT_EQ(api().EnqueueExp.pfnTimestampRecordingExp(queue, false, 0, nullptr, event.out()), kRefused);
    said("a timestamp");
  }
  const Queue far = makeQueue(0, 1);
  const Event here = fill(queue, memory + 1, 1, 1);
  EXPECT_EQ(tryFill(far, memory, 1, 2, {here}), kRefused) << "another device's";
  said("a queue of another device");
  EXPECT_FALSE(capturing(far));
  const Queue blocked = inOrder();
  EXPECT_EQ(tryCopy(blocked, memory + 1, memory, 4, {here}, nullptr, true), kRefused);
  EXPECT_FALSE(capturing(blocked));
  const Graph inner = [&] {
    begin(blocked);
    fillOnly(blocked, memory + 3, 1, 3);
    return end(blocked);
  }();
  const Executable executable = instantiate(inner);
  EXPECT_EQ(tryRun(queue, executable), kRefused);
  EXPECT_EQ(captures().pfnBeginGraphCaptureExp(queue), UR_RESULT_ERROR_INVALID_OPERATION);
  fillOnly(queue, memory + 2, 1, 2);
  const Graph graph = end(queue);
  EXPECT_EQ(nodes(graph), 3u);
  EXPECT_EQ(tryRun(far, executable), UR_RESULT_ERROR_INVALID_QUEUE) << "another device's";
}

TEST_P(Captures, BindsValuesAtTheCall) { // G8
  const Queue queue = inOrder();
  uint32_t *memory = hostMemory(2);
  uint32_t value = 3, pattern = 4;
  const Kernel kernel = makeKernel("add_u32");
  begin(queue);
  EXPECT_EQ(api().Enqueue.pfnUSMFill(queue, memory, 4, &pattern, 8, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryLaunch(queue, kernel, 2, {pointerArg(0, memory), wordArg(1, value)}), UR_RESULT_SUCCESS);
  value = pattern = 99;
  const Graph graph = end(queue);
  EXPECT_NE(dump(graph).find("add_u32"), std::string::npos);
  const Executable executable = instantiate(graph);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[1], 7u);
  }
}

TEST_P(Captures, HostTasksAndBarriersAreOfIt) {
  if (!GetParam().caps.hostCalls)
    GTEST_SKIP() << "the core runs them: host_task_test.cpp";
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order);
    std::atomic<uint32_t> runs{0};
    uint32_t *memory = hostMemory(1);
    begin(queue);
    fillOnly(queue, memory, 1, 1);
    (void)barrier(queue);
    (void)countRuns(queue, runs);
    (void)barrier(queue);
    (void)add(queue, memory, 1, 1);
    const Graph graph = end(queue);
    EXPECT_EQ(edges(graph), (Edges{{0, 1}, {1, 2}}));
    const Executable executable = instantiate(graph);
    for (uint32_t i = 1; i != 4; ++i) {
      EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS);
      EXPECT_EQ(runs, i);
      EXPECT_EQ(memory[0], 2u);
    }
  }
}

TEST_P(Captures, OtherEventsAreWaitedForByEachRun) {
  const Queue queue = inOrder();
  uint32_t *memory = hostMemory(1);
  memory[0] = 0;
  const UserEvent user = userEvent();
  begin(queue);
  fillOnly(queue, memory, 1, 1, {user});
  const Executable executable = instantiate(end(queue));
  const Event ran = run(queue, executable);
  EXPECT_FALSE(complete(ran));
  EXPECT_EQ(memory[0], 0u);
  signal(user);
  EXPECT_EQ(wait({ran}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 1u);
}

} // namespace
} // namespace ur::test
