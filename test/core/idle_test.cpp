// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where nothing is in flight, nobody waits for the driver: what a queue is known to have done costs no port call.
#include "core/core_test.hpp"

namespace ur::test {
namespace {

using sim::Call;

class Idle : public CoreTest {
protected:
  /// Calls that wait, ask or order.
  uint64_t calls() const {
    return sim->calls(Call::finish) + sim->calls(Call::wait) + sim->calls(Call::query) + sim->calls(Call::fence);
  }
  /// Of one lane each.
  std::vector<Queue> queues() {
    std::vector<Queue> all;
    all.push_back(inOrder());
    if (GetParam().caps.unorderedStreams)
      all.push_back(outOfOrder());
    return all;
  }
};
UR_TEST_ALL_SHAPES(Idle);

TEST_P(Idle, AQueueIsFinishedOnce) {
  uint32_t *memory = deviceMemory(1);
  for (const Queue &queue : queues()) {
    fillOnly(queue, memory, 1, 1);
    finish(queue);
    const uint64_t before = calls();
    for (int i = 0; i < 10; ++i)
      finish(queue);
    EXPECT_EQ(before, calls());
    fillOnly(queue, memory, 1, 2);
    finish(queue);
    EXPECT_LT(before, calls());
    EXPECT_EQ(2u, *memory);
  }
}

TEST_P(Idle, ABarrierOfNothingIsOver) {
  uint32_t *memory = deviceMemory(1);
  for (const Queue &queue : queues()) {
    fillOnly(queue, memory, 1, 3);
    finish(queue);
    const uint64_t before = calls();
    for (int i = 0; i < 10; ++i) {
      const Event over = barrier(queue);
      EXPECT_EQ(UR_EVENT_STATUS_COMPLETE, status(over));
      EXPECT_EQ(UR_RESULT_SUCCESS, wait({over}));
    }
    EXPECT_EQ(before, calls());
  }
}

/// The end of a barrier is that of all before it, so a queue is as idle then as after a wait for itself.
TEST_P(Idle, ABarriersEndIsTheQueues) {
  uint32_t *memory = deviceMemory(2);
  for (const Queue &queue : queues()) {
    fillOnly(queue, memory, 1, 4);
    fillOnly(queue, memory + 1, 1, 5);
    EXPECT_EQ(UR_RESULT_SUCCESS, wait({barrier(queue)}));
    EXPECT_EQ(4u, memory[0]);
    EXPECT_EQ(5u, memory[1]);
    const uint64_t before = calls();
    finish(queue);
    EXPECT_EQ(before, calls());
  }
}

/// One with a list orders what comes after, and says nothing of what else came before.
TEST_P(Idle, ABarrierOfAListIsNot) {
  const Queue queue = outOfOrder();
  uint32_t *memory = deviceMemory(2);
  const Event listed = fill(queue, memory, 1, 6);
  EXPECT_EQ(UR_RESULT_SUCCESS, wait({listed}));
  sim::Hold gate = sim->holdNextCommand();
  const Event held = fill(queue, memory + 1, 1, 7);
  const Event other = fill(queue, memory, 1, 8);
  Event list;
  ur_event_handle_t waits[] = {other};
  ASSERT_EQ(UR_RESULT_SUCCESS, api().Enqueue.pfnEventsWaitWithBarrier(queue, 1, waits, list.out()));
  (void)complete(list);
  EXPECT_NE(UR_EVENT_STATUS_COMPLETE, status(held));
  const uint64_t before = calls();
  gate.open();
  finish(queue);
  EXPECT_LT(before, calls());
  EXPECT_EQ(7u, memory[1]);
}

/// Where that is better, an event is the driver's again when its last reference goes.
TEST_P(Idle, EventsThatEndSinglyDoSoAtOnce) {
  if (!GetParam().caps.eventsEndSingly)
    GTEST_SKIP() << "events end many at a time here";
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(1);
  for (int i = 0; i < 5; ++i) {
    Event filled = fill(queue, memory, 1, 9);
    EXPECT_EQ(UR_RESULT_SUCCESS, wait({filled}));
    finish(queue);
    const uint64_t before = sim->calls(Call::destroyEvents);
    filled = fill(queue, memory, 1, 9); // the lane's newest mark was the old one
    finish(queue);
    EXPECT_EQ(before + 1, sim->calls(Call::destroyEvents));
  }
}

} // namespace
} // namespace ur::test
