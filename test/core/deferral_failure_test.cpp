// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Deferred commands that fail, whose handles go before they do, or whose memory is given back.
#include "core/deferral_test.hpp"

#include <algorithm>
#include <thread>

namespace ur::test {
namespace {

class DeferralEnds : public DeferralTest {};
UR_TEST_ALL_SHAPES_AND_SILENT(DeferralEnds);

TEST_P(DeferralEnds, AFailedUserEventFailsItsDependents) {
  const Queue queue = inOrder(), loose = outOfOrder();
  uint32_t *memory = hostMemory(1), *aside = hostMemory(1);
  memory[0] = 77;
  const UserEvent user = userEvent();
  const Event held = fill(loose, memory, 1, 1, {user});
  const Event dependent = add(queue, memory, 1, 1, {held});
  const Event sibling = fill(queue, aside, 1, 5); // in order behind it, but no dependent
  const Event stranger = fill(loose, hostMemory(1), 1, 6);
  signal(user, UR_RESULT_ERROR_UNKNOWN);
  EXPECT_EQ(wait({held}), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
  EXPECT_EQ(wait({dependent}), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
  EXPECT_EQ(wait({stranger}), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({sibling}), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(user), UR_EVENT_STATUS_ERROR);
  EXPECT_EQ(status(held), UR_EVENT_STATUS_ERROR);
  EXPECT_EQ(status(dependent), UR_EVENT_STATUS_ERROR);
  EXPECT_EQ(memory[0], 77u);
  EXPECT_EQ(aside[0], 5u);
  Event none;
  EXPECT_EQ(tryFill(queue, memory, 1, 1, {held}, none.out()), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
  finish(queue);
  finish(loose);
}

// A queue's order is no dependency: what is behind a barrier that fails goes on.
TEST_P(DeferralEnds, AFailedBarrierFailsNobodyElse) {
  const Queue loose = outOfOrder();
  uint32_t *memory = hostMemory(1);
  const UserEvent user = userEvent();
  const Event failing = barrier(loose, {user});
  const Event behind = barrier(loose);
  const Event sibling = fill(loose, memory, 1, 5);
  const Event mark = marker(loose);
  signal(user, UR_RESULT_ERROR_UNKNOWN);
  EXPECT_EQ(wait({failing}), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
  EXPECT_EQ(wait({behind}), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({sibling}), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({mark}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 5u);
  finish(loose);
}

// Nor are barriers that come once it is known.
TEST_P(DeferralEnds, ABarrierMayComeBehindOneThatFailed) {
  const Queue loose = outOfOrder();
  const UserEvent user = userEvent();
  const Event failing = barrier(loose, {user});
  signal(user, UR_RESULT_ERROR_UNKNOWN);
  EXPECT_EQ(wait({failing}), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
  const Event behind = barrier(loose);
  EXPECT_EQ(wait({behind}), UR_RESULT_SUCCESS);
  const Event mark = marker(loose);
  EXPECT_EQ(wait({mark}), UR_RESULT_SUCCESS);
  finish(loose);
}

TEST_P(DeferralEnds, AFailedSubmissionShowsOnItsEvent) {
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order);
    uint32_t *memory = hostMemory(1), *other = hostMemory(1);
    const UserEvent user = userEvent();
    const Event held = fill(queue, memory, 1, 1, {user});
    const Event dependent = fill(queue, memory, 1, 2, {held});
    const Event sibling = add(queue, other, 1, 3, {user});
    other[0] = 1;
    std::vector<std::string> lines;
    ASSERT_EQ(api().Adapter.pfnSetLoggerCallback(
                  adapter,
                  [](ur_logger_level_t, const char *message, void *data) {
                    static_cast<std::vector<std::string> *>(data)->emplace_back(message);
                  },
                  &lines, UR_LOGGER_LEVEL_WARN),
              UR_RESULT_SUCCESS);
    sim->failCall(Call::fill);
    signal(user);
    EXPECT_EQ(wait({sibling}), UR_RESULT_SUCCESS);
    EXPECT_NE(wait({held}), UR_RESULT_SUCCESS);
    EXPECT_NE(wait({dependent}), UR_RESULT_SUCCESS);
    EXPECT_TRUE(sim->stopFailing());
    EXPECT_EQ(api().Adapter.pfnSetLoggerCallbackLevel(adapter, UR_LOGGER_LEVEL_QUIET), UR_RESULT_SUCCESS);
    EXPECT_TRUE(std::ranges::any_of(lines, [](const std::string &line) {
      return line.find("before it could be submitted: UR_RESULT_ERROR_") != std::string::npos;
    })) << "it names the error";
    EXPECT_EQ(status(held), UR_EVENT_STATUS_ERROR);
    EXPECT_EQ(other[0], 4u);
    finish(queue);
    EXPECT_TRUE(empty(queue));
    const Event after = fill(queue, memory, 1, 9);
    EXPECT_EQ(wait({after}), UR_RESULT_SUCCESS);
  }
}

TEST_P(DeferralEnds, AFailingEnqueueChangesNothing) {
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order);
    uint32_t *memory = hostMemory(1);
    for (uint64_t nth = 1;; ++nth) {
      const UserEvent user = userEvent();
      Event held;
      sim->failAnyCall(nth);
      const ur_result_t result = tryFill(queue, memory, 1, 4, {user}, held.out());
      const bool happened = sim->stopFailing();
      EXPECT_EQ(result == UR_RESULT_SUCCESS, held.get() != nullptr);
      if (result == UR_RESULT_SUCCESS) {
        EXPECT_EQ(status(held), UR_EVENT_STATUS_QUEUED);
      } else {
        EXPECT_TRUE(empty(queue));
        const Event next = fill(queue, memory, 1, 5);
        EXPECT_EQ(wait({next}), UR_RESULT_SUCCESS);
      }
      signal(user);
      finish(queue);
      EXPECT_EQ(memory[0], result == UR_RESULT_SUCCESS ? 4u : 5u);
      if (!happened)
        break;
    }
  }
}

TEST_P(DeferralEnds, HandlesMayGoFirst) {
  for (const ur_queue_flags_t order : orders()) {
    uint32_t *memory = hostMemory(1);
    const UserEvent user = userEvent();
    {
      const Queue queue = makeQueue(order);
      const Event held = fill(queue, memory, 1, 1, {user});
      const Event next = add(queue, memory, 1, 1, {held});
    }
    signal(user);
    const Queue watcher = inOrder();
    EXPECT_EQ(api().DeviceExp.pfnWaitExp(devices[0]), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[0], 2u) << "nothing is lost";
  }
}

TEST_P(DeferralEnds, TheContextMayGoFirst) {
  uint32_t word = 0;
  UserEvent user;
  const size_t contexts = sim->liveContexts();
  {
    const Context mine = makeContext();
    user = userEvent(mine);
    const Queue queue = makeQueue(0, 0, mine);
    void *memory = nullptr;
    ASSERT_EQ(api().USM.pfnDeviceAlloc(mine, devices[0], nullptr, nullptr, 4, &memory), UR_RESULT_SUCCESS);
    uint32_t value = 6;
    const ur_event_handle_t waits[1] = {user};
    ASSERT_EQ(api().Enqueue.pfnUSMFill(queue, memory, 4, &value, 4, 1, waits, nullptr), UR_RESULT_SUCCESS);
    ASSERT_EQ(api().Enqueue.pfnUSMMemcpy(queue, false, &word, memory, 4, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
    user.event.reset();
  }
  const size_t before = submitted();
  sim->runUntilIdle();
  EXPECT_EQ(submitted(), before);
  signal(user);
  EXPECT_TRUE(runsToItsEnd(sim::Call::copy));
  EXPECT_EQ(word, 6u);
  EXPECT_TRUE(sim->awaitContexts(contexts)) << "it ends with its last command";
}

TEST_P(DeferralEnds, ADeferredFreeIsPending) {
  for (const ur_queue_flags_t order : orders()) {
    ur_usm_pool_handle_t pool = makePool({.maximum = kBlock});
    const Queue queue = makeQueue(order), other = inOrder();
    uint32_t *block = alloc(queue, kBlock / 4, pool);
    ASSERT_NE(block, nullptr);
    finish(queue);
    const UserEvent user = userEvent();
    const Event using_ = fill(queue, block, 4, 1, {user});
    const Event freed = free(queue, block, {using_});
    EXPECT_EQ(used(pool), 0u) << "what is freed doesn't count, however late it is";
    // The pool has one block: it is had again, behind the free, by another queue and by the same.
    Event allocated;
    uint32_t *again = alloc(other, kBlock / 4, pool, {freed}, allocated.out());
    EXPECT_EQ(again, block);
    EXPECT_EQ(status(allocated), UR_EVENT_STATUS_QUEUED);
    const Event filled = fill(other, again, 4, 2, {allocated});
    const Event last = free(other, again, {filled});
    Event third;
    again = alloc(queue, kBlock / 4, pool, {last}, third.out());
    EXPECT_EQ(again, block);
    signal(user);
    EXPECT_EQ(wait({third}), UR_RESULT_SUCCESS);
    const Event end = free(queue, again, {third});
    EXPECT_EQ(wait({end}), UR_RESULT_SUCCESS);
    finish(queue);
    finish(other);
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  }
}

TEST_P(DeferralEnds, AFreeOutsideQueuesComesAfterWhatIsDeferred) {
  for (const ur_queue_flags_t order : orders()) {
    ur_usm_pool_handle_t pool = makePool({.maximum = kBlock});
    Queue queue = makeQueue(order);
    const Queue other = inOrder();
    uint32_t *block = alloc(queue, kBlock / 4, pool);
    ASSERT_NE(block, nullptr);
    finish(queue);
    const UserEvent user = userEvent();
    fillOnly(queue, block, 4, 1, {user});
    queue.reset();
    ASSERT_EQ(api().USM.pfnFree(context, block), UR_RESULT_SUCCESS);
    Event allocated;
    uint32_t *again = alloc(other, kBlock / 4, pool, {}, allocated.out());
    EXPECT_EQ(again, block);
    EXPECT_EQ(status(allocated), UR_EVENT_STATUS_QUEUED);
    const Event filled = fill(other, again, 4, 2, {allocated}); // a race, if it didn't come after the first
    signal(user);
    EXPECT_EQ(wait({filled}), UR_RESULT_SUCCESS);
    EXPECT_EQ(tryFree(other, again), UR_RESULT_SUCCESS);
    finish(other);
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  }
}

TEST_P(DeferralEnds, AFailedUserOfAFreedBlockDoesntBringItBack) {
  ur_usm_pool_handle_t pool = makePool({.maximum = kBlock});
  const Queue queue = inOrder();
  uint32_t *block = alloc(queue, kBlock / 4, pool);
  finish(queue);
  const UserEvent user = userEvent();
  const Event held = fill(queue, block, 4, 1, {user});
  ASSERT_EQ(api().USM.pfnFree(context, block), UR_RESULT_SUCCESS);
  signal(user, UR_RESULT_ERROR_UNKNOWN);
  EXPECT_NE(wait({held}), UR_RESULT_SUCCESS);
  EXPECT_EQ(used(pool), 0u);
  uint32_t *again = alloc(queue, kBlock / 4, pool); // the maximum leaves room for one
  EXPECT_EQ(tryFree(queue, again), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(DeferralEnds, AFailedFreeFreesAllTheSame) {
  for (const ur_queue_flags_t order : orders()) {
    ur_usm_pool_handle_t pool = makePool({.maximum = kBlock});
    const Queue queue = makeQueue(order);
    uint32_t *block = alloc(queue, kBlock / 4, pool);
    finish(queue);
    const UserEvent user = userEvent();
    const Event freed = free(queue, block, {user});
    signal(user, UR_RESULT_ERROR_UNKNOWN);
    EXPECT_NE(wait({freed}), UR_RESULT_SUCCESS);
    EXPECT_EQ(used(pool), 0u);
    EXPECT_EQ(tryFree(queue, block), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    finish(queue);
    uint32_t *again = alloc(queue, kBlock / 4, pool); // the pool has no other
    EXPECT_EQ(tryFree(queue, again), UR_RESULT_SUCCESS);
    finish(queue);
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  }
}

} // namespace
} // namespace ur::test
