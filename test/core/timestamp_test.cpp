// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Recorded timestamps, and the times of commands on queues with profiling and without.
#include "core/async_test.hpp"
#include "sim/native.hpp"

namespace ur::test {
namespace {

constexpr ur_profiling_info_t kTimes[] = {UR_PROFILING_INFO_COMMAND_QUEUED, UR_PROFILING_INFO_COMMAND_SUBMIT,
                                          UR_PROFILING_INFO_COMMAND_START, UR_PROFILING_INFO_COMMAND_END,
                                          UR_PROFILING_INFO_COMMAND_COMPLETE};

class Timestamp : public AsyncTest {
protected:
  ur_result_t tryStamp(ur_queue_handle_t queue, bool blocking, const Waits &waits, ur_event_handle_t *event) {
    return api().EnqueueExp.pfnTimestampRecordingExp(queue, blocking, count(waits), list(waits), event);
  }
  Event stamp(ur_queue_handle_t queue, const Waits &waits = {}) {
    Event event;
    EXPECT_EQ(tryStamp(queue, false, waits, event.out()), UR_RESULT_SUCCESS);
    return event;
  }
  static uint64_t time(ur_event_handle_t event, ur_profiling_info_t which) {
    return query<uint64_t>(api().Event.pfnGetProfilingInfo, event, which);
  }
  static ur_result_t tryTime(ur_event_handle_t event) {
    uint64_t value = 0;
    return api().Event.pfnGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof value, &value, nullptr);
  }
  /// All five, which must rise.
  static void expectRising(ur_event_handle_t event, const char *what) {
    uint64_t before = 0;
    for (const ur_profiling_info_t which : kTimes) {
      const uint64_t value = time(event, which);
      EXPECT_GE(value, before) << what << ", " << which;
      before = value;
    }
  }
};
UR_TEST_ALL_SHAPES(Timestamp);

TEST_P(Timestamp, IsRecordedOnQueuesWithoutProfiling) {
  EXPECT_TRUE(query<ur_bool_t>(api().Device.pfnGetInfo, devices[0], UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP));
  for (const ur_queue_flags_t flags : {0u, unsigned{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}}) {
    const Queue queue = makeQueue(flags);
    uint32_t *memory = deviceMemory(1);
    const Event before = stamp(queue);
    EXPECT_EQ(tryTime(before), UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE) << "not yet";
    sim->advance(50);
    const Event work = fill(queue, memory, 1, 1, {before});
    const Event after = stamp(queue);
    EXPECT_EQ(wait({after}), UR_RESULT_SUCCESS);
    EXPECT_EQ(status(work), UR_EVENT_STATUS_COMPLETE) << "everything before it is done";
    EXPECT_GT(time(after, UR_PROFILING_INFO_COMMAND_START), time(before, UR_PROFILING_INFO_COMMAND_END));
    EXPECT_EQ(time(after, UR_PROFILING_INFO_COMMAND_START), time(after, UR_PROFILING_INFO_COMMAND_END));
    expectRising(before, "timestamp");
    EXPECT_EQ(query<ur_command_t>(api().Event.pfnGetInfo, after.get(), UR_EVENT_INFO_COMMAND_TYPE),
              UR_COMMAND_TIMESTAMP_RECORDING_EXP);
    EXPECT_EQ(tryTime(work), UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE) << "other commands aren't timed";
    finish(queue);
  }
}

TEST_P(Timestamp, BlocksIfAskedTo) {
  const Queue queue = inOrder();
  Event done;
  EXPECT_EQ(tryStamp(queue, true, {}, done.out()), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(done), UR_EVENT_STATUS_COMPLETE);
}

TEST_P(Timestamp, OfEveryKindOfCommandRises) {
  for (const ur_queue_flags_t order : {0u, unsigned{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}}) {
    const Queue queue = makeQueue(order | UR_QUEUE_FLAG_PROFILING_ENABLE);
    uint32_t *a = deviceMemory(4), *b = deviceMemory(4);
    const auto expect = [&](const Event &event, const char *what) {
      EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
      expectRising(event, what);
    };
    expect(fill(queue, a, 4, 1), "fill");
    Event event;
    EXPECT_EQ(tryCopy(queue, b, a, 16, {}, event.out()), UR_RESULT_SUCCESS);
    expect(event, "copy");
    expect(add(queue, b, 4, 1), "launch");
    expect(marker(queue), "marker");
    expect(barrier(queue), "barrier");
    expect(stamp(queue), "timestamp");
    uint32_t *block = alloc(queue, 4, nullptr, {}, event.out());
    expect(event, "alloc");
    expect(fill(queue, block, 4, 1), "fill of it");
    expect(free(queue, block), "free");
    finish(queue);
  }
}

/// What is known is told: when a command was enqueued, and when it went out. The queue may be gone.
TEST_P(Timestamp, IsToldAsSoonAsItIsKnown) {
  const auto tryOne = [](ur_event_handle_t event, ur_profiling_info_t which) {
    uint64_t value = 0;
    return api().Event.pfnGetProfilingInfo(event, which, sizeof value, &value, nullptr);
  };
  sim::Vendor vendor;
  const ur_native_handle_t native = vendor.userEvent();
  const ur_event_native_properties_t properties{UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES, nullptr, true};
  Event user;
  ASSERT_EQ(api().Event.pfnCreateWithNativeHandle(native, context, &properties, user.out()), UR_RESULT_SUCCESS);
  for (const ur_queue_flags_t order : {0u, unsigned{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}}) {
    Queue queue = makeQueue(order | UR_QUEUE_FLAG_PROFILING_ENABLE);
    sim::Hold gate = sim->holdDevice(0);
    const Event held = fill(queue, deviceMemory(1), 1, 1), moment = stamp(queue);
    queue.reset();
    const uint64_t queued = time(held, UR_PROFILING_INFO_COMMAND_QUEUED);
    EXPECT_NE(queued, 0u);
    EXPECT_LE(queued, time(held, UR_PROFILING_INFO_COMMAND_SUBMIT));
    for (const ur_profiling_info_t late : {kTimes[2], kTimes[3], kTimes[4]})
      EXPECT_EQ(tryOne(held, late), UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE);
    EXPECT_EQ(time(moment, UR_PROFILING_INFO_COMMAND_QUEUED), time(moment, UR_PROFILING_INFO_COMMAND_SUBMIT));
    gate.open();
    EXPECT_EQ(wait({held, moment}), UR_RESULT_SUCCESS);
    expectRising(held, "of a released queue");
    EXPECT_EQ(time(moment, UR_PROFILING_INFO_COMMAND_QUEUED), time(moment, UR_PROFILING_INFO_COMMAND_SUBMIT));
  }
  const Queue queue = makeQueue(UR_QUEUE_FLAG_PROFILING_ENABLE);
  const Event deferred = fill(queue, deviceMemory(1), 1, 1, {user}), later = stamp(queue);
  EXPECT_NE(time(deferred, UR_PROFILING_INFO_COMMAND_QUEUED), 0u);
  EXPECT_EQ(tryOne(deferred, UR_PROFILING_INFO_COMMAND_SUBMIT), UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE)
      << "it hasn't gone out";
  EXPECT_EQ(time(later, UR_PROFILING_INFO_COMMAND_QUEUED), time(later, UR_PROFILING_INFO_COMMAND_SUBMIT));
  vendor.signal(native);
  finish(queue);
  expectRising(deferred, "deferred");
}

TEST_P(Timestamp, FailsLikeAnyCommand) {
  const Queue queue = inOrder();
  sim->failCall(Call::fence);
  Event none;
  EXPECT_NE(tryStamp(queue, false, {}, none.out()), UR_RESULT_SUCCESS);
  EXPECT_EQ(none.get(), nullptr);
  sim->failCommand();
  const Event failed = stamp(queue);
  EXPECT_NE(wait({failed}), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryTime(failed), UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE);
}

} // namespace
} // namespace ur::test
