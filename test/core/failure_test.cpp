// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A failure reaches exactly those that depend on it, by an event that they name, directly or through others: on
// whatever queue, that of the failed command included. What doesn't name it goes on.
#include "core/async_test.hpp"

#include <array>
#include <string>
#include <vector>

namespace ur::test {
namespace {

class Failures : public AsyncTest {
protected:
  bool isolated() const { return GetParam().caps.isolatedFailures; }
  static bool failed(ur_event_handle_t event) { return status(event) == UR_EVENT_STATUS_ERROR; }
};
UR_TEST_ALL_SHAPES(Failures);

#define UR_NEEDS_ISOLATED_FAILURES()                                                                                   \
  if (!isolated())                                                                                                     \
  GTEST_SKIP() << "here a failure means that the device is lost"

TEST_P(Failures, ReachDependentsOfTheSameInOrderQueue) {
  UR_NEEDS_ISOLATED_FAILURES();
  const Queue queue = inOrder(), other = inOrder();
  uint32_t *memory = deviceMemory(8);
  sim->failCommand(1);
  const uint64_t calls = sim->allCalls();
  const Event bad = fill(queue, memory, 1, 1);
  const Event dependent = fill(queue, memory + 1, 1, 2, {bad});
  const Event sibling = fill(queue, memory + 2, 1, 3);
  const Event grandchild = marker(queue, {dependent});
  const Event abroad = fill(other, memory + 3, 1, 4, {grandchild});
  const Event nephew = fill(queue, memory + 4, 1, 5, {sibling});
  EXPECT_EQ(sim->allCalls(), calls + 6 + sim->calls(Call::flush)) << "a wait for the own stream is no call of its own";
  EXPECT_LE(sim->calls(Call::flush), 1u) << "before the other queue waits";
  EXPECT_EQ(wait({abroad}), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
  finish(queue);
  for (const Event *event : {&bad, &dependent, &grandchild, &abroad})
    EXPECT_TRUE(failed(*event));
  for (const Event *event : {&sibling, &nephew})
    EXPECT_EQ(status(*event), UR_EVENT_STATUS_COMPLETE);
  EXPECT_EQ(memory[1], 0xcbcbcbcbu);
  EXPECT_EQ(memory[2], 3u);
  EXPECT_EQ(memory[3], 0xcbcbcbcbu);
  EXPECT_EQ(memory[4], 5u);
}

TEST_P(Failures, OfOlderCommandsOfOneQueueCountToo) {
  UR_NEEDS_ISOLATED_FAILURES();
  const Queue queue = inOrder(), other = inOrder();
  uint32_t *memory = deviceMemory(3);
  sim->failCommand(1);
  const Event bad = fill(queue, memory, 1, 1), good = fill(queue, memory + 1, 1, 2);
  const Event both = fill(other, memory + 2, 1, 3, {bad, good, bad});
  EXPECT_NE(wait({both}), UR_RESULT_SUCCESS);
  EXPECT_TRUE(failed(both));
  EXPECT_FALSE(failed(good));
}

TEST_P(Failures, PassThroughLongChains) {
  UR_NEEDS_ISOLATED_FAILURES();
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(1);
  sim->failCommand(200);
  Event last = fill(queue, memory, 1, 0);
  Event before;
  for (uint32_t i = 1; i < 500; ++i) {
    Event next = fill(queue, memory, 1, i, {last});
    if (i == 199)
      before = std::move(last);
    last = std::move(next);
  }
  EXPECT_NE(wait({last}), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({before}), UR_RESULT_SUCCESS);
  EXPECT_EQ(*memory, 198u);
}

TEST_P(Failures, OfTheSameQueueFreeAllTheSame) {
  UR_NEEDS_ISOLATED_FAILURES();
  for (const bool withEvent : {false, true}) {
    const Queue queue = inOrder();
    uint32_t *flag = deviceMemory(1);
    uint32_t *memory = alloc(queue, 256);
    sim->failCommand(1);
    const Event bad = fill(queue, flag, 1, 1);
    Event freed;
    ASSERT_EQ(tryFree(queue, memory, nullptr, {bad}, withEvent ? freed.out() : nullptr), UR_RESULT_SUCCESS);
    // What comes next on the queue may have the block, and doesn't fail with the free.
    Event born;
    uint32_t *other = alloc(queue, 256, nullptr, {}, born.out());
    EXPECT_EQ(wait({born}), UR_RESULT_SUCCESS);
    finish(queue);
    EXPECT_EQ(used(defaultPool()), 1024u) << "with event: " << withEvent;
    EXPECT_EQ(tryFree(queue, other), UR_RESULT_SUCCESS);
    finish(queue);
    EXPECT_EQ(used(defaultPool()), 0u);
  }
}

TEST_P(Failures, OfOtherQueuesFreeAllTheSame) {
  UR_NEEDS_ISOLATED_FAILURES();
  const Queue queue = inOrder(), bad = inOrder();
  uint32_t *flag = deviceMemory(1);
  uint32_t *memory = alloc(queue, 256);
  sim->failCommand(1);
  const Event failing = fill(bad, flag, 1, 1);
  ASSERT_EQ(tryFree(queue, memory, nullptr, {failing}), UR_RESULT_SUCCESS);
  Event born;
  uint32_t *other = alloc(queue, 256, nullptr, {}, born.out());
  EXPECT_EQ(wait({born}), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(used(defaultPool()), 1024u);
  EXPECT_EQ(tryFree(queue, other), UR_RESULT_SUCCESS);
  finish(queue);
}

/// Two branches that part and join, over in-order and out-of-order queues: whichever command fails, those that name it,
/// directly or through others, fail, and no other does.
TEST_P(Failures, ReachTheDependentsInAGraphAndNobodyElse) {
  UR_NEEDS_ISOLATED_FAILURES();
  struct Node {
    size_t queue;
    std::vector<size_t> waits;
  };
  const std::vector<Node> graph = {{0, {}},  {0, {0}},    {0, {}},  {1, {0}}, {1, {3}},    {2, {1}},
                                   {2, {4}}, {2, {5, 6}}, {0, {7}}, {1, {}},  {0, {2, 2}}, {2, {9, 10}}};
  for (size_t victim = 0; victim < graph.size(); ++victim) {
    const std::array<Queue, 3> queues{inOrder(), inOrder(), outOfOrder()};
    uint32_t *memory = deviceMemory(graph.size());
    std::vector<Event> events;
    std::vector<bool> doomed;
    sim->failCommand(victim + 1);
    for (size_t i = 0; i < graph.size(); ++i) {
      Waits waits;
      bool fails = i == victim;
      for (const size_t wait : graph[i].waits) {
        waits.push_back(events[wait]);
        fails = fails || doomed[wait];
      }
      doomed.push_back(fails);
      events.push_back(fill(queues[graph[i].queue], memory + i, 1, 7, waits));
    }
    for (const Queue &queue : queues)
      finish(queue);
    for (size_t i = 0; i < graph.size(); ++i) {
      EXPECT_EQ(failed(events[i]), doomed[i]) << "command " << i << " where " << victim << " fails";
      EXPECT_EQ(memory[i], doomed[i] ? 0xcbcbcbcbu : 7u);
    }
  }
}

TEST_P(Failures, OfTheDeviceAreReportedAsSuch) {
  const Queue queue = inOrder(), other = inOrder();
  uint32_t *memory = deviceMemory(2);
  sim->failCommand(1, UR_RESULT_ERROR_DEVICE_LOST);
  const Event lost = fill(queue, memory, 1, 1), dependent = fill(other, memory + 1, 1, 1, {lost});
  EXPECT_EQ(wait({dependent}), UR_RESULT_ERROR_DEVICE_LOST);
  EXPECT_EQ(wait({lost}), UR_RESULT_ERROR_DEVICE_LOST);
  EXPECT_TRUE(failed(lost));
  EXPECT_TRUE(failed(dependent));
  ur_event_handle_t out = nullptr;
  EXPECT_EQ(tryFill(queue, memory, 1, 0, {lost}, &out), UR_RESULT_ERROR_DEVICE_LOST);
  EXPECT_EQ(out, nullptr);
}

/// Whoever holds the event is told by it. Everybody else has one line of the log; a wait for the queue is no failure.
TEST_P(Failures, HaveALineOfTheLog) {
  std::vector<std::string> lines;
  ASSERT_EQ(api().Adapter.pfnSetLoggerCallback(
                adapter,
                [](ur_logger_level_t, const char *message, void *data) {
                  static_cast<std::vector<std::string> *>(data)->emplace_back(message);
                },
                &lines, UR_LOGGER_LEVEL_ERROR),
            UR_RESULT_SUCCESS);
  const ur_result_t result = isolated() ? UR_RESULT_ERROR_OUT_OF_RESOURCES : UR_RESULT_ERROR_DEVICE_LOST;
  const Queue queue = inOrder();
  sim->failCommand(1, result);
  const Event bad = fill(queue, deviceMemory(1), 1, 1), dependent = marker(queue, {bad});
  if (isolated())
    finish(queue);
  EXPECT_NE(wait({bad}), UR_RESULT_SUCCESS);
  EXPECT_NE(wait({bad, dependent}), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().Adapter.pfnSetLoggerCallbackLevel(adapter, UR_LOGGER_LEVEL_QUIET), UR_RESULT_SUCCESS);
  ASSERT_EQ(lines.size(), 1u) << "one for what failed, none for what depends on it";
  EXPECT_NE(lines[0].find("queue "), std::string::npos) << lines[0];
  EXPECT_NE(lines[0].find(isolated() ? "UR_RESULT_ERROR_OUT_OF_RESOURCES" : "UR_RESULT_ERROR_DEVICE_LOST"),
            std::string::npos)
      << lines[0];
}

} // namespace
} // namespace ur::test
