// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rule R12: where commands may not begin before their stream is flushed, it is flushed before anybody else is made to
// wait for them, and at the first question about them; once for all that was submitted since the last time, and
// nowhere else. The simulated driver holds such commands back, and reports who waits for them.
#include "core/deferral_test.hpp"

#include <atomic>
#include <thread>

namespace ur::test {
namespace {

class Flushes : public DeferralTest {
protected:
  bool lazy() const { return GetParam().caps.startsOnFlush; }
  /// As many calls since the last time that this was asked as a vendor like this one needs.
  void expectFlushes(uint64_t wanted) {
    const uint64_t now = sim->calls(Call::flush);
    EXPECT_EQ(now - seen_, lazy() ? wanted : 0);
    seen_ = now;
  }
  /// Whether the device gets to the end of it without any call of ours.
  bool written(const uint32_t *memory, uint32_t value) {
    sim->runUntilIdle();
    return *memory == value;
  }

private:
  uint64_t seen_ = 0;
};
UR_TEST_ALL_SHAPES(Flushes);

TEST_P(Flushes, ComeBeforeAnEventIsGivenToAnotherQueue) {
  for (const ur_queue_flags_t flags : orders()) {
    const Queue queue = inOrder(), other = makeQueue(flags);
    uint32_t *memory = deviceMemory(8);
    const Event first = fill(queue, memory, 1, 1), second = fill(queue, memory + 1, 1, 2, {first});
    expectFlushes(0);
    fillOnly(other, memory + 2, 1, 3, {first});
    expectFlushes(1);
    fillOnly(other, memory + 3, 1, 4, {first, second});
    expectFlushes(0); // It covers what was submitted by then.
    const Event third = fill(queue, memory + 4, 1, 5);
    const Event back = fill(other, memory + 5, 1, 6, {second, third});
    expectFlushes(1);
    fillOnly(queue, memory + 6, 1, 7, {back});
    expectFlushes(1); // of the other one
    finish(queue);
    finish(other);
    expectFlushes(0); // A wait for a stream is a flush.
    fillOnly(other, memory + 7, 1, 8, {third});
    finish(other);
    expectFlushes(0);
  }
}

/// Also where the event needed no native one before, and where nobody names it: a block comes with a wait.
TEST_P(Flushes, ComeBeforeAMarkIsWaitedFor) {
  ur_usm_pool_handle_t pool = makePool({.maximum = kBlock});
  const Queue queue = inOrder(), other = inOrder();
  uint32_t *first = alloc(queue, kBlock / 4, pool);
  fillOnly(queue, first, 1, 1);
  const Event place = marker(queue);
  expectFlushes(0);
  fillOnly(other, deviceMemory(1), 1, 2, {place});
  expectFlushes(1);
  fillOnly(queue, first, 1, 3);
  ASSERT_EQ(tryFree(queue, first), UR_RESULT_SUCCESS);
  expectFlushes(0);
  uint32_t *second = alloc(other, kBlock / 4, pool);
  expectFlushes(1);
  fillOnly(other, second, 1, 4);
  ASSERT_EQ(tryFree(other, second), UR_RESULT_SUCCESS);
  finish(other);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(Flushes, ComeWithTheFirstQuestion) {
  for (const ur_queue_flags_t flags : orders()) {
    const Queue queue = makeQueue(flags);
    uint32_t *memory = hostMemory(3);
    const Event first = fill(queue, memory, 1, 1), second = fill(queue, memory + 1, 1, 2);
    expectFlushes(0);
    EXPECT_NE(status(second), UR_EVENT_STATUS_COMPLETE);
    expectFlushes(1);
    EXPECT_NE(status(second), UR_EVENT_STATUS_COMPLETE);
    EXPECT_NE(status(first), UR_EVENT_STATUS_COMPLETE);
    const Event third = fill(queue, memory + 2, 1, 3);
    EXPECT_NE(status(second), UR_EVENT_STATUS_COMPLETE);
    expectFlushes(0); // of the third, nobody has asked
    sim->runUntilIdle();
    EXPECT_EQ(status(first), UR_EVENT_STATUS_COMPLETE);
    EXPECT_EQ(status(second), UR_EVENT_STATUS_COMPLETE);
    expectFlushes(0);
    EXPECT_TRUE(complete(third));
    expectFlushes(1);
  }
}

/// The allocator asks as well, and what it asks about is over by the next time.
TEST_P(Flushes, ComeWithTheAllocatorsQuestions) {
  const Queue queue = outOfOrder(), other = outOfOrder();
  Event born;
  uint32_t *first = alloc(queue, kBlock / 2, nullptr, {}, born.out()); // all that the pool has
  const Event use = fill(queue, first, 1, 1, {born});
  ASSERT_EQ(tryFree(queue, first, nullptr, {use}), UR_RESULT_SUCCESS);
  expectFlushes(0);
  uint32_t *second = alloc(other, kBlock / 2);
  EXPECT_NE(second, first);
  expectFlushes(1);
  sim->runUntilIdle();
  uint32_t *third = alloc(other, kBlock / 2);
  EXPECT_EQ(third, first);
  expectFlushes(0);
  for (uint32_t *block : {second, third})
    ASSERT_EQ(tryFree(other, block), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(Flushes, AreNotNeededWhereTheHostWaits) {
  for (const ur_queue_flags_t flags : orders()) {
    const Queue queue = makeQueue(flags);
    uint32_t *memory = hostMemory(1);
    const Event first = fill(queue, memory, 1, 1);
    EXPECT_EQ(wait({first}), UR_RESULT_SUCCESS);
    EXPECT_EQ(tryCopy(queue, memory, deviceMemory(1), 4, {}, nullptr, true), UR_RESULT_SUCCESS);
    const Event second = fill(queue, memory, 1, 2);
    finish(queue);
    EXPECT_EQ(status(second), UR_EVENT_STATUS_COMPLETE);
    expectFlushes(0);
  }
}

TEST_P(Flushes, ComeBeforeACallback) {
  for (const bool failing : {false, true}) {
    const Queue queue = inOrder();
    const Event event = fill(queue, deviceMemory(1), 1, 1);
    std::atomic<int> calls{0};
    if (failing)
      sim->failCall(Call::flush); // The question before has failed then, and the request flushes itself.
    ASSERT_EQ(api().Event.pfnSetCallback(
                  event, UR_EXECUTION_INFO_COMPLETE,
                  [](ur_event_handle_t, ur_execution_info_t, void *data) {
                    auto *count = static_cast<std::atomic<int> *>(data);
                    ++*count;
                    count->notify_one();
                  },
                  &calls),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(sim->stopFailing(), failing && lazy());
    expectFlushes(failing ? 2 : 1);
    EXPECT_TRUE(complete(event));
    calls.wait(0);
  }
}

TEST_P(Flushes, ComeBeforeAnEventGoesToTheVendorsOwnCode) {
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(1);
  const Event event = fill(queue, memory, 1, 1);
  ur_native_handle_t native = 0;
  ASSERT_EQ(api().Event.pfnGetNativeHandle(event, &native), UR_RESULT_SUCCESS);
  expectFlushes(1);
  core::ImportedEvent seen;
  ASSERT_EQ(vendor_->native().importEvent(native, false, &seen), UR_RESULT_SUCCESS);
  const ur_native_handle_t stream = vendor_->stream();
  ASSERT_EQ(vendor_->driver().fence(reinterpret_cast<core::Stream>(stream), core::FenceKind::wait, {{&seen.event, 1}}),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(vendor_->driver().finish(reinterpret_cast<core::Stream>(stream)), UR_RESULT_SUCCESS);
  vendor_->driver().destroyEvents({&seen.event, 1});
  vendor_->destroyStream(stream);
}

/// On request once for each stream that has something new.
TEST_P(Flushes, OnRequestCoverTheQueue) {
  for (const ur_queue_flags_t flags : orders()) {
    const Queue queue = makeQueue(flags);
    uint32_t *memory = hostMemory(2);
    flush(queue);
    expectFlushes(0);
    fillOnly(queue, memory, 1, 1);
    fillOnly(queue, memory + 1, 1, 2);
    flush(queue);
    flush(queue);
    expectFlushes(1);
    EXPECT_TRUE(written(memory, 1));
    EXPECT_TRUE(written(memory + 1, 2));
    finish(queue);
  }
}

/// A released queue's work goes on, whether its end comes at once or an event still keeps it.
TEST_P(Flushes, FollowTheReleaseOfAQueue) {
  for (const bool kept : {false, true}) {
    Queue queue = inOrder();
    uint32_t *memory = hostMemory(1);
    Event event;
    ASSERT_EQ(tryFill(queue, memory, 1, 7, {}, kept ? event.out() : nullptr), UR_RESULT_SUCCESS);
    queue.reset();
    expectFlushes(kept ? 1 : 0); // The end of a stream is a flush.
    EXPECT_TRUE(written(memory, 7));
    EXPECT_EQ(api().DeviceExp.pfnWaitExp(devices[0]), UR_RESULT_SUCCESS);
  }
}

/// Rule R8 as well: a stream that could not be given back isn't flushed by its end.
TEST_P(Flushes, FollowTheReleaseOfAQueueWithoutALastMark) {
  Queue queue = inOrder();
  uint32_t *memory = hostMemory(1);
  fillOnly(queue, memory, 1, 7);
  sim->failCall(Call::fence);
  queue.reset();
  EXPECT_TRUE(sim->stopFailing());
  expectFlushes(1);
  EXPECT_TRUE(written(memory, 7));
  EXPECT_EQ(api().DeviceExp.pfnWaitExp(devices[0]), UR_RESULT_SUCCESS);
}

/// Who has asked for a flush needn't ask again once deferred commands are submitted.
TEST_P(Flushes, CoverWhatIsDeferred) {
  for (const ur_queue_flags_t flags : orders()) {
    const Queue queue = makeQueue(flags), other = inOrder();
    uint32_t *memory = hostMemory(3);
    const UserEvent first = userEvent(), second = userEvent(), last = userEvent();
    fillOnly(queue, memory, 1, 1, {first});
    fillOnly(queue, memory + 1, 1, 2, {second});
    fillOnly(other, memory + 2, 1, 3, {last});
    flush(queue);
    expectFlushes(0); // There is nothing that the driver knows of.
    for (const UserEvent *event : {&first, &second}) {
      signal(*event);
      flush(other); // Runs what has become ready; its own command isn't.
      EXPECT_TRUE(written(memory + (event == &second), event == &second ? 2 : 1));
    }
    expectFlushes(2);
    signal(last);
    finish(other);
    finish(queue);
    expectFlushes(1); // asked for above
  }
}

/// A queue may end, and its stream with it, while others ask about what it has left.
TEST_P(Flushes, MayMeetTheEndOfTheQueue) {
  const Queue other = outOfOrder();
  for (int round = 0; round < 20; ++round) {
    Queue queue = outOfOrder();
    Event born;
    uint32_t *first = alloc(queue, kBlock / 2, nullptr, {}, born.out());
    Event use = fill(queue, first, 1, 1, {born});
    ASSERT_EQ(tryFree(queue, first, nullptr, {use}), UR_RESULT_SUCCESS);
    std::thread asking([&] { EXPECT_EQ(tryFree(other, alloc(other, kBlock / 2)), UR_RESULT_SUCCESS); });
    use.reset();
    born.reset();
    queue.reset();
    asking.join();
  }
  EXPECT_EQ(api().DeviceExp.pfnWaitExp(devices[0]), UR_RESULT_SUCCESS);
}

/// Where a flush fails, so does the command that needs it, with nothing changed.
TEST_P(Flushes, MayFail) {
  if (!lazy())
    GTEST_SKIP() << "there are none";
  const Queue queue = inOrder(), other = inOrder();
  uint32_t *memory = deviceMemory(2);
  const Event first = fill(queue, memory, 1, 1);
  Event second;
  const size_t before = submitted();
  sim->failCall(Call::flush);
  EXPECT_EQ(tryFill(other, memory + 1, 1, 2, {first}, second.out()), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(second.get(), nullptr);
  EXPECT_EQ(submitted(), before);
  EXPECT_EQ(tryFill(other, memory + 1, 1, 2, {first}, second.out()), UR_RESULT_SUCCESS);
  expectFlushes(2);
  EXPECT_EQ(wait({second}), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::test
