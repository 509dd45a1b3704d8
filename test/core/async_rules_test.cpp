// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the rules of order of asynchronous allocation forbid, each where only that rule stands in the way: mostly a pool
// of one block, so that the next request gets what was freed, or nothing.
#include "core/deferral_test.hpp"

#include "adapters/core/device/context.hpp"
#include "adapters/core/order/lane.hpp"
#include "adapters/core/order/stamp.hpp"

#include <thread>

namespace ur::test {
namespace {

class AsyncRules : public DeferralTest {
protected:
  static constexpr size_t kWords = kBlock / 4;

  /// A free of `memory` that isn't over: behind a use of it that the hold keeps from running.
  Event freeBehind(sim::Hold &hold, ur_queue_handle_t queue, uint32_t *memory, ur_event_handle_t born) {
    hold = sim->holdNextCommand();
    const Event use = fill(queue, memory, 64, 1, {born});
    return free(queue, memory, {use});
  }
  /// What a pool answers that has nearly all that it may have idle, too small a piece, while another queue is held.
  ur_result_t allocateUnderPressure() {
    ur_usm_pool_handle_t pool = makePool({.maximum = 4 * kBlock, .threshold = 4 * kBlock});
    const Queue queue = inOrder(), held = inOrder();
    uint32_t *flag = deviceMemory(1), *idle = alloc(queue, 2 * kWords, pool);
    EXPECT_EQ(tryFree(queue, idle), UR_RESULT_SUCCESS);
    finish(queue);
    sim::Hold gate = sim->holdNextCommand();
    fillOnly(held, flag, 1, 1); // what only the caller will let go on
    void *memory = nullptr;
    const ur_result_t result = tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, 3 * kBlock, &memory);
    if (memory) {
      EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
    }
    gate.open();
    finish(held);
    finish(queue);
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
    return result;
  }
};
UR_TEST_ALL_SHAPES(AsyncRules);

/// Rule R1: events of one position share its mark, also after the first of them has gone.
TEST_P(AsyncRules, AnEventKeepsItsMarkWithoutItsTwin) {
  const Queue queue = inOrder();
  uint32_t *flag = deviceMemory(3 * kLongFill);
  fillOnly(queue, flag, kLongFill, 1);
  Event first = marker(queue);
  const Event twin = marker(queue);
  first.reset();
  fillOnly(queue, flag + kLongFill, kLongFill, 2);
  const Event late = marker(queue);
  sim::Hold gate = sim->holdNextCommand(); // the mark of the later event, or what follows
  fillOnly(queue, flag + 2 * kLongFill, kLongFill, 3);
  EXPECT_TRUE(complete(twin)) << "it waits for what came after it";
  gate.open();
  EXPECT_EQ(wait({late}), UR_RESULT_SUCCESS);
  finish(queue);
}

/// Rule R1: who waits for a position needs no event of it any more.
TEST_P(AsyncRules, ADeferredCommandDoesNotWaitForWhatCameAfterTheEventThatItNamed) {
  const Queue queue = inOrder(), other = inOrder();
  uint32_t *memory = deviceMemory(3);
  fillOnly(queue, memory, 1, 1);
  Event named = marker(queue);
  const UserEvent user = userEvent();
  const Event deferred = fill(other, memory + 1, 1, 2, {user, named});
  named.reset();
  sim::Hold gate = sim->holdKernel("add_u32");
  const Event held = add(queue, memory + 2, 1, 3);
  signal(user);
  EXPECT_EQ(wait({deferred}), UR_RESULT_SUCCESS);
  gate.open();
  finish(queue);
}

/// Rule R2: of several frees of one lane the newest counts, in whatever order they are joined.
TEST_P(AsyncRules, AStampKeepsTheNewestFreeOfALane) {
  using core::Completion;
  const core::StreamDesc desc;
  ASSERT_TRUE(desc.ordered);
  const auto lane = core::makeRef<core::Lane>(*context.get(), desc);
  const auto early = core::makeRef<Completion>(lane.get(), uint64_t{1});
  const auto late = core::makeRef<Completion>(lane.get(), uint64_t{2});
  for (const bool forward : {true, false}) {
    core::Stamp stamp;
    ASSERT_TRUE(core::join(stamp, forward ? early : late));
    ASSERT_TRUE(core::join(stamp, forward ? late : early));
    ASSERT_EQ(stamp.size(), 1u);
    EXPECT_EQ(stamp[0]->epoch(), 2u);
  }
}

/// Rule R4: out of order, what comes later on a stream says nothing about what came earlier.
TEST_P(AsyncRules, OutOfOrderALaterCommandDoesNotCoverAnEarlierFree) {
  ur_usm_pool_handle_t pool = makePool({.maximum = kBlock});
  const Queue queue = outOfOrder(), other = outOfOrder();
  uint32_t *flag = deviceMemory(1);
  Event born, again;
  uint32_t *first = alloc(queue, kWords, pool, {}, born.out());
  sim::Hold hold;
  const Event freed = freeBehind(hold, queue, first, born);
  const Event later = fill(queue, flag, 1, 1);
  uint32_t *second = alloc(other, kWords, pool, {later}, again.out());
  EXPECT_FALSE(complete(again)) << "the block is still being filled";
  hold.open();
  EXPECT_EQ(wait({again}), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(other, second, nullptr, {again}), UR_RESULT_SUCCESS);
  finish(queue);
  finish(other);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// Rule R5: behind a deferred command a free frees nothing yet, though its stream has nothing to do.
TEST_P(AsyncRules, AFreeBehindADeferredCommandFreesNothingYet) {
  ur_usm_pool_handle_t pool = makePool({.maximum = kBlock});
  const Queue queue = inOrder(), other = inOrder();
  uint32_t *first = alloc(queue, kWords, pool);
  const UserEvent user = userEvent();
  fillOnly(queue, first, 64, 1, {user});
  EXPECT_EQ(tryFree(queue, first), UR_RESULT_SUCCESS);
  Event born;
  uint32_t *second = alloc(other, kWords, pool, {}, born.out());
  EXPECT_FALSE(complete(born)) << "its former user hasn't even begun";
  signal(user);
  EXPECT_EQ(wait({born}), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(other, second), UR_RESULT_SUCCESS);
  finish(queue);
  finish(other);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// Rule R6: work that is submitted while somebody waits for earlier work isn't over when that wait is.
TEST_P(AsyncRules, AFinishCoversWhatWasThereWhenItBegan) {
  ur_usm_pool_handle_t pool = makePool({.maximum = kBlock});
  const Queue queue = inOrder(), other = inOrder();
  uint32_t *first = alloc(queue, kWords, pool);
  sim::Hold early = sim->holdNextCommand();
  fillOnly(queue, first, 64, 1);
  std::thread finishing([&] { finish(queue); });
  EXPECT_TRUE(sim->awaitWaiting(1)); // It knows what it waits for.
  sim::Hold late = sim->holdNextCommand();
  fillOnly(queue, first, 64, 2);
  EXPECT_EQ(tryFree(queue, first), UR_RESULT_SUCCESS);
  early.open();
  finishing.join();
  Event born;
  uint32_t *second = alloc(other, kWords, pool, {}, born.out());
  EXPECT_FALSE(complete(born)) << "the block is still being filled";
  late.open();
  EXPECT_EQ(wait({born}), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(other, second), UR_RESULT_SUCCESS);
  finish(queue);
  finish(other);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// Rule R7: where the driver's free waits for whatever is under way, a pool under pressure doesn't call it.
TEST_P(AsyncRules, UnderPressureAPoolDoesNotWaitForOtherQueues) {
  // Device memory lies in ranges, which are unmapped without a wait, whatever the driver's free does.
  EXPECT_EQ(allocateUnderPressure(), UR_RESULT_SUCCESS);
}

/// The same of chunks: the driver's free would wait for the held queue, which the simulated driver reports.
class AsyncRulesOfChunks : public AsyncRules {
protected:
  void configure(sim::Options &options) override { options.virtualMemory = false; }
};
UR_TEST_ALL_SHAPES(AsyncRulesOfChunks);

TEST_P(AsyncRulesOfChunks, UnderPressureAPoolDoesNotWaitForOtherQueues) {
  const ur_result_t result = allocateUnderPressure();
  EXPECT_TRUE(result == UR_RESULT_SUCCESS || isOutOfMemory(result));
}

/// Rule R2. What is behind the queue that cuts small blocks from free pages is pending for all other queues.
TEST_P(AsyncRules, SmallBlocksFromPendingPagesArePendingForOthers) {
  ur_usm_pool_handle_t pool = makePool({.maximum = kBlock, .threshold = kBlock});
  const Queue queue = inOrder(), other = outOfOrder();
  sim::Hold gate = sim->holdNextCommand();
  uint32_t *all = alloc(queue, kWords, pool);
  fillOnly(queue, all, kWords, 1);
  EXPECT_EQ(tryFree(queue, all), UR_RESULT_SUCCESS);
  uint32_t *first = alloc(queue, 64, pool);
  // The pool has nothing else, and may have no more: what the other queue gets it must wait for.
  void *second = nullptr;
  Event born;
  ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, other, pool, 256, &second, {}, born.out()), UR_RESULT_SUCCESS);
  EXPECT_TRUE(second >= all && second < all + kWords);
  const Event used = fill(other, static_cast<uint32_t *>(second), 64, 2, {born});
  sim->runUntilIdle();
  EXPECT_FALSE(complete(used)) << "before the fill of all of it";
  gate.open();
  EXPECT_EQ(wait({used}), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(other, second, nullptr, {used}), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(queue, first), UR_RESULT_SUCCESS);
  finish(queue);
  finish(other);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// urUSMFree counts as freed after everything so far: what is deferred, and what queues that are gone have left.
TEST_P(AsyncRules, AUsmFreeComesAfterDeferredCommandsAndReleasedQueues) {
  ur_usm_pool_handle_t pool = makePool({.maximum = kBlock});
  const Queue other = inOrder();
  for (const bool deferred : {true, false}) {
    Queue queue = inOrder();
    uint32_t *first = alloc(queue, kWords, pool);
    const UserEvent user = userEvent();
    sim::Hold hold;
    if (deferred) {
      fillOnly(queue, first, 64, 1, {user});
    } else {
      hold = sim->holdNextCommand();
      fillOnly(queue, first, 64, 1);
      queue.reset();
    }
    EXPECT_EQ(api().USM.pfnFree(context, first), UR_RESULT_SUCCESS);
    Event born;
    uint32_t *second = alloc(other, kWords, pool, {}, born.out());
    EXPECT_FALSE(complete(born)) << "its former user isn't done; deferred: " << deferred;
    signal(user);
    hold.open();
    EXPECT_EQ(wait({born}), UR_RESULT_SUCCESS);
    EXPECT_EQ(tryFree(other, second), UR_RESULT_SUCCESS);
    finish(other);
  }
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// Rule R8: where a released queue's last mark can't be recorded, its stream outlives the handle, goes on, and is known
/// to whoever must come after everything.
TEST_P(AsyncRules, AReleasedQueueWithoutALastMarkIsNotForgotten) {
  ur_usm_pool_handle_t pool = makePool({.maximum = kBlock});
  const Queue other = inOrder();
  Queue queue = inOrder();
  uint32_t *first = alloc(queue, kWords, pool);
  sim::Hold hold = sim->holdNextCommand();
  fillOnly(queue, first, 64, 1);
  const size_t stream = sim->commands().back().stream;
  sim->failCall(Call::fence);
  queue.reset();
  EXPECT_TRUE(sim->stopFailing());
  EXPECT_TRUE(sim->streams()[stream].alive) << "nothing else says when its work is over";
  EXPECT_EQ(api().USM.pfnFree(context, first), UR_RESULT_SUCCESS);
  Event born;
  uint32_t *second = alloc(other, kWords, pool, {}, born.out());
  EXPECT_FALSE(complete(born)) << "the block is still being filled";
  hold.open();
  sim->runUntilIdle();
  EXPECT_EQ(status(born), UR_EVENT_STATUS_COMPLETE) << "what a queue leaves behind makes progress";
  EXPECT_EQ(tryFree(other, second), UR_RESULT_SUCCESS);
  finish(other);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// Rule R9: what others have put on a stream that was handed out is waited for.
TEST_P(AsyncRules, WorkOfOthersOnAHandedOutStreamIsWaitedFor) {
  ur_usm_pool_handle_t pool = makePool({.maximum = kBlock});
  const Queue queue = inOrder(), other = inOrder();
  ur_native_handle_t native = 0;
  ASSERT_EQ(api().Queue.pfnGetNativeHandle(queue, nullptr, &native), UR_RESULT_SUCCESS);
  const core::Stream outside = vendor_->open(native);
  ASSERT_NE(outside, nullptr);
  uint32_t *first = alloc(queue, kWords, pool);
  fillOnly(queue, first, 64, 1);
  finish(queue); // Of what the core knows of, all is over.
  sim::Hold hold = sim->holdNextCommand();
  ASSERT_EQ(vendor_->driver().fence(outside, core::FenceKind::wait, {}), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(queue, first), UR_RESULT_SUCCESS);
  Event born;
  uint32_t *second = alloc(other, kWords, pool, {}, born.out());
  EXPECT_FALSE(complete(born)) << "the stream's own user isn't done";
  hold.open();
  EXPECT_EQ(wait({born}), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(other, second), UR_RESULT_SUCCESS);
  finish(queue);
  finish(other);
  vendor_->driver().destroyStream(outside);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// Rule R11: a free that fails frees its memory all the same; what comes later on its queue has it by the queue's
/// order, and doesn't fail with it.
TEST_P(AsyncRules, WhatFollowsAFreeThatFailsGoesOn) {
  if (!GetParam().caps.isolatedFailures)
    GTEST_SKIP() << "there a failure is the whole stream's";
  ur_usm_pool_handle_t pool = makePool({.maximum = kBlock});
  const Queue queue = inOrder(), other = inOrder();
  uint32_t *flag = deviceMemory(1), *first = alloc(queue, kWords, pool);
  fillOnly(queue, first, 64, 1);
  sim::Hold hold = sim->holdNextCommand();
  sim->failCommand();
  const Event failing = fill(other, flag, 1, 1);
  EXPECT_EQ(tryFree(queue, first, nullptr, {failing}), UR_RESULT_SUCCESS);
  Event born;
  uint32_t *second = alloc(queue, kWords, pool, {}, born.out());
  hold.open();
  EXPECT_EQ(wait({born}), UR_RESULT_SUCCESS);
  EXPECT_EQ(second, first) << "the pool has no other";
  EXPECT_EQ(tryFree(queue, second), UR_RESULT_SUCCESS);
  finish(queue);
  (void)api().Queue.pfnFinish(other);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// Out of order and without an event, nobody can come after an alloc: its wait list makes no pending memory usable.
TEST_P(AsyncRules, WithoutAnEventNoPendingMemoryIsGiven) {
  const Queue queue = outOfOrder(), other = outOfOrder();
  Event born;
  uint32_t *first = alloc(queue, 2 * kWords, nullptr, {}, born.out());
  sim::Hold hold;
  const Event freed = freeBehind(hold, queue, first, born);
  uint32_t *second = alloc(other, 2 * kWords, nullptr, {freed});
  EXPECT_NE(second, first);
  const Event filled = fill(other, second, 64, 2);
  EXPECT_TRUE(complete(filled));
  hold.open();
  EXPECT_EQ(wait({freed}), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(other, second, nullptr, {filled}), UR_RESULT_SUCCESS);
  finish(queue);
  finish(other);
}

/// What is pending is cut like any other free memory: the rest stays for others.
TEST_P(AsyncRules, ASmallRequestGetsItsPartOfAHugeBlock) {
  const Queue queue = outOfOrder(), other = outOfOrder();
  Event born;
  uint32_t *huge = alloc(queue, 8 * kWords, nullptr, {}, born.out());
  sim::Hold hold;
  const Event freed = freeBehind(hold, queue, huge, born);
  for (const size_t words : {kWords, size_t{1024}}) {
    Event again;
    uint32_t *small = alloc(other, words, nullptr, {freed}, again.out());
    EXPECT_FALSE(complete(again) && small >= huge && small < huge + 8 * kWords) << words;
    EXPECT_EQ(tryFree(other, small, nullptr, {again}), UR_RESULT_SUCCESS);
  }
  const size_t before = reserved(defaultPool());
  Event again;
  uint32_t *whole = alloc(other, 6 * kWords, nullptr, {freed}, again.out());
  EXPECT_EQ(reserved(defaultPool()), before) << "the rest is there for such a request";
  hold.open();
  EXPECT_EQ(tryFree(other, whole, nullptr, {again}), UR_RESULT_SUCCESS);
  finish(queue);
  finish(other);
}

/// Rule R11: what a free came after may go on when another thing that it came after has failed: until then the memory
/// is nobody else's.
TEST_P(AsyncRules, WhatAFailedFreeCameAfterMayStillUseIt) {
  if (!GetParam().caps.isolatedFailures)
    GTEST_SKIP() << "there a failure is the whole stream's";
  ur_usm_pool_handle_t pool = makePool({.maximum = kBlock});
  const Queue queue = inOrder(), user = inOrder(), bad = inOrder(), next = inOrder();
  uint32_t *flag = deviceMemory(1);
  Event born;
  uint32_t *first = alloc(queue, kWords, pool, {}, born.out());
  ASSERT_EQ(wait({born}), UR_RESULT_SUCCESS);
  sim->failCommand();
  const Event failing = fill(bad, flag, 1, 1);
  sim::Hold hold = sim->holdNextCommand();
  const Event use = fill(user, first, 64, 1);
  const Event freed = free(queue, first, {use, failing});
  EXPECT_NE(wait({freed}), UR_RESULT_SUCCESS) << "ends with what has failed";
  void *second = nullptr;
  if (tryAlloc(UR_USM_TYPE_DEVICE, next, pool, kBlock, &second) == UR_RESULT_SUCCESS)
    fillOnly(next, static_cast<uint32_t *>(second), 64, 2); // a race, unless the device waits for that use
  hold.open();
  finish(user);
  finish(next);
  EXPECT_EQ(sim->violations().size(), 0u);
  if (second) {
    EXPECT_EQ(tryFree(next, static_cast<uint32_t *>(second)), UR_RESULT_SUCCESS);
  }
  (void)api().Queue.pfnFinish(queue);
  (void)api().Queue.pfnFinish(bad);
  finish(next);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// Where the driver has memory for just one request, that is a block of no whole pages: for what fits it.
TEST_P(AsyncRules, ABlockOfNoPagesIsForWhatFitsIt) {
  constexpr size_t kOdd = 1'000'100;
  ur_usm_pool_handle_t pool = makePool({.threshold = SIZE_MAX, .limits = true});
  const auto give = [&](size_t size) { // by a queue of its own, which keeps nothing
    const Queue queue = inOrder();
    void *memory = nullptr;
    EXPECT_EQ(tryAlloc(UR_USM_TYPE_HOST, queue, pool, size, &memory), UR_RESULT_SUCCESS);
    EXPECT_EQ(tryFree(queue, static_cast<uint32_t *>(memory)), UR_RESULT_SUCCESS);
    finish(queue);
    return memory;
  };
  sim->setHostLimit(kOdd);
  const void *odd = give(kOdd);
  sim->setHostLimit(UINT64_MAX);
  EXPECT_EQ(reserved(pool), kOdd);
  EXPECT_EQ(give(kOdd - 8192), odd) << "in pages, it fits";
  EXPECT_NE(give(kOdd / 2), odd);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::test
