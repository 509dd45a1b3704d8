// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Who never waits, but asks again and again, gets to know all the same when work is over: by a queue, by an event, and
// by what pools hold then.
#include "core/async_test.hpp"

namespace ur::test {
namespace {

class Polls : public AsyncTest {
protected:
  static bool empty(ur_queue_handle_t queue) {
    return query<ur_bool_t>(api().Queue.pfnGetInfo, queue, UR_QUEUE_INFO_EMPTY);
  }
  /// Asks, lets the device work, and asks again: a question may leave a mark on the device, and the next one sees it.
  bool emptyInTheEnd(ur_queue_handle_t queue) {
    for (int i = 0; i < 3; ++i) {
      if (empty(queue))
        return true;
      sim->runUntilIdle();
    }
    return false;
  }
  uint64_t waits() const { return sim->calls(Call::wait) + sim->calls(Call::finish); }
};
UR_TEST_ALL_SHAPES(Polls);

TEST_P(Polls, SeeThatAQueueIsEmpty) {
  for (const ur_queue_flags_t flags : {0, int{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}}) {
    const Queue queue = makeQueue(flags);
    uint32_t *memory = deviceMemory(8);
    for (uint32_t round = 0; round < 3; ++round) {
      sim::Hold gate = sim->holdDevice(0);
      for (uint32_t i = 0; i < 8; ++i)
        fillOnly(queue, memory + i, 1, round);
      EXPECT_FALSE(emptyInTheEnd(queue));
      gate.open();
      EXPECT_TRUE(emptyInTheEnd(queue)) << flags;
      const uint64_t calls = sim->allCalls();
      EXPECT_TRUE(empty(queue));
      EXPECT_EQ(calls, sim->allCalls()) << "what is known was asked again";
    }
  }
  EXPECT_EQ(0u, waits());
}

/// Commands that nobody has told the driver to begin begin then.
TEST_P(Polls, SeeWhatNobodyHasFlushed) {
  const Queue queue = inOrder();
  fillOnly(queue, deviceMemory(1), 1, 1);
  EXPECT_TRUE(emptyInTheEnd(queue));
}

TEST_P(Polls, LeaveOneMarkAtATime) {
  const Queue queue = inOrder();
  sim::Hold gate = sim->holdDevice(0);
  fillOnly(queue, deviceMemory(1), 1, 1);
  EXPECT_FALSE(empty(queue));
  const size_t commands = sim->commands().size();
  for (int i = 0; i < 100; ++i)
    EXPECT_FALSE(empty(queue));
  EXPECT_EQ(commands, sim->commands().size());
  gate.open();
  EXPECT_TRUE(emptyInTheEnd(queue));
}

TEST_P(Polls, AreToldOfALostDevice) {
  const Queue queue = inOrder();
  sim::Hold gate = sim->holdDevice(0);
  fillOnly(queue, deviceMemory(1), 1, 1);
  ur_bool_t empty = true;
  sim->failAnyCall(1, UR_RESULT_ERROR_DEVICE_LOST);
  EXPECT_EQ(UR_RESULT_ERROR_DEVICE_LOST,
            api().Queue.pfnGetInfo(queue, UR_QUEUE_INFO_EMPTY, sizeof empty, &empty, nullptr));
  EXPECT_TRUE(empty) << "an output was written";
  gate.open();
  finish(queue);
}

/// As after a wait, a pool holds no more than its threshold once it has been seen that nothing uses the rest.
TEST_P(Polls, OfAnEventOrAQueueHavePoolsGiveBack) {
  for (const bool byEvent : {true, false}) {
    const ur_usm_pool_handle_t pool = makePool({.limits = true});
    const Queue queue = inOrder();
    uint32_t *memory = alloc(queue, kBlock / 4, pool);
    fillOnly(queue, memory, 64, 1);
    const Event freed = free(queue, memory);
    EXPECT_NE(0u, reserved(pool));
    if (byEvent)
      EXPECT_TRUE(complete(freed));
    else
      EXPECT_TRUE(emptyInTheEnd(queue));
    EXPECT_EQ(0u, reserved(pool)) << (byEvent ? "by its event" : "by its queue");
    EXPECT_EQ(UR_RESULT_SUCCESS, destroyPool(pool));
  }
}

} // namespace
} // namespace ur::test
