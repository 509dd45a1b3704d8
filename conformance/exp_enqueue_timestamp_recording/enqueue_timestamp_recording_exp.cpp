// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/wait_lists.hpp"

namespace conformance {

class EnqueueTimestampRecordingExp : public QueueTest {
protected:
  auto call() { return Call(urEnqueueTimestampRecordingExp, queue(), false, 0, nullptr, &event_).outputs(event_); }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueTimestampRecordingExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueTimestampRecordingExp, nullPointers) {
  call().needsPointer<4>();
}

TEST_F(EnqueueTimestampRecordingExp, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<2>(event);
}

TEST_F(EnqueueTimestampRecordingExp, doesWhatTheDeviceSays) {
  if (!deviceHas(UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP)) {
    call().answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    return;
  }
  Event event;
  ASSERT_OK(urEnqueueTimestampRecordingExp(queue(), true, 0, nullptr, event.out()));
  EXPECT_TRUE(isComplete(event)) << "a blocking recording";
}

class EnqueueTimestampRecordingExp_Queues : public WaitListsTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(WaitListsTest::SetUp());
    if (!IsSkipped() && !deviceHas(UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP))
      GTEST_SKIP() << "the device records no timestamps (UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP)";
  }
  static uint64_t time(ur_event_handle_t event, ur_profiling_info_t which) {
    uint64_t value = 0;
    EXPECT_OK(urEventGetProfilingInfo(event, which, sizeof value, &value, nullptr));
    return value;
  }
};

TEST_P(EnqueueTimestampRecordingExp_Queues, waitLists) {
  const auto enqueue = [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
    Event mine; // The event isn't optional.
    const ur_result_t result = urEnqueueTimestampRecordingExp(queue(), false, count, list, event ? event : mine.out());
    return result;
  };
  check(enqueue, UR_COMMAND_TIMESTAMP_RECORDING_EXP);
}

TEST_P(EnqueueTimestampRecordingExp_Queues, timesOfWhatLiesBetween) {
  uint64_t deviceBefore = 0, deviceAfter = 0;
  const ur_result_t clock = urDeviceGetGlobalTimestamps(device(), &deviceBefore, nullptr);
  if (clock == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the device has no timestamps";
  ASSERT_OK(clock);
  Event first, work, second;
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_HOST, context(), device(), 4096));
  ASSERT_OK(urEnqueueTimestampRecordingExp(queue(), false, 0, nullptr, first.out()));
  const uint32_t value = 1;
  ASSERT_OK(urEnqueueUSMFill(queue(), block.get(), 4, &value, 4096, 1, first.list(), work.out()));
  ASSERT_OK(urEnqueueTimestampRecordingExp(queue(), false, 0, nullptr, second.out()));
  ASSERT_OK(urEventWait(1, second.list()));
  EXPECT_TRUE(isComplete(work)) << "without a list, after everything before it";
  ASSERT_OK(urDeviceGetGlobalTimestamps(device(), &deviceAfter, nullptr));
  const uint64_t start = time(first, UR_PROFILING_INFO_COMMAND_START),
                 end = time(second, UR_PROFILING_INFO_COMMAND_END);
  EXPECT_EQ(start, time(first, UR_PROFILING_INFO_COMMAND_END)) << "one moment";
  EXPECT_LE(start, end);
  EXPECT_LE(deviceBefore, start) << "on the clock of urDeviceGetGlobalTimestamps";
  EXPECT_LE(end, deviceAfter);
  EXPECT_EQ(time(first, UR_PROFILING_INFO_COMMAND_QUEUED), time(first, UR_PROFILING_INFO_COMMAND_SUBMIT));
  EXPECT_LE(time(first, UR_PROFILING_INFO_COMMAND_SUBMIT), start);
}

CONFORMANCE_ON_QUEUES(EnqueueTimestampRecordingExp_Queues);

} // namespace conformance
