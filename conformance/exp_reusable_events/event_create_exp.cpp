// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/wait_lists.hpp"

namespace conformance {

class EventCreateExp : public ContextTest {
protected:
  auto call() { return Call(urEventCreateExp, context(), device(), &eventDesc_, &event_).outputs(event_); }

  ur_exp_event_desc_t eventDesc_ = structure<ur_exp_event_desc_t>(UR_STRUCTURE_TYPE_EXP_EVENT_DESC);
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EventCreateExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EventCreateExp, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<3>();
}

TEST_F(EventCreateExp, enumerations) {
  auto eventDesc = structure<ur_exp_event_desc_t>(UR_STRUCTURE_TYPE_EXP_EVENT_DESC);
  eventDesc.flags = UR_EXP_EVENT_FLAGS_MASK;
  call().with<2>(&eventDesc).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

// The times of a signal would be known to the process that has made it only.
TEST_F(EventCreateExp, profilingIsNotForOtherProcesses) {
  eventDesc_.flags = UR_EXP_EVENT_FLAG_ENABLE_PROFILING | UR_EXP_EVENT_FLAG_IPC_EXP;
  call().answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(EventCreateExp, doesWhatTheDeviceSays) {
  if (!deviceHas(UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP)) {
    call().answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    return;
  }
  const auto says = [&](ur_exp_event_flags_t flag, ur_device_info_t info) {
    auto desc = structure<ur_exp_event_desc_t>(UR_STRUCTURE_TYPE_EXP_EVENT_DESC);
    desc.flags = flag;
    Event made;
    const ur_result_t result = urEventCreateExp(context(), device(), &desc, made.out());
    EXPECT_EQ(result, deviceHas(info) ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_UNSUPPORTED_FEATURE) << flag;
  };
  says(0, UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP);
  says(UR_EXP_EVENT_FLAG_ENABLE_PROFILING, UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP);
  says(UR_EXP_EVENT_FLAG_IPC_EXP, UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
}

class EventCreateExp_Queues : public WaitListsTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(WaitListsTest::SetUp());
    if (IsSkipped())
      return;
    if (!deviceHas(UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP))
      GTEST_SKIP() << "the device has no reusable events (UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP)";
    ASSERT_NO_FATAL_FAILURE(make(0, &event_));
  }
  void make(ur_exp_event_flags_t flags, Event *event) {
    auto desc = structure<ur_exp_event_desc_t>(UR_STRUCTURE_TYPE_EXP_EVENT_DESC);
    desc.flags = flags;
    ASSERT_OK(urEventCreateExp(context(), device(), &desc, event->out()));
  }
  ur_result_t signal(ur_queue_handle_t on, const Event &event, const std::vector<ur_event_handle_t> &waits = {}) {
    ur_event_handle_t handle = event;
    const ur_result_t result = urEnqueueEventsWaitWithBarrierExt(on, nullptr, static_cast<uint32_t>(waits.size()),
                                                                 waits.empty() ? nullptr : waits.data(), &handle);
    EXPECT_EQ(handle, event.get()) << "the same event";
    return result;
  }
  Event event_;
};

TEST_P(EventCreateExp_Queues, isCompleteBeforeTheFirstSignal) {
  EXPECT_TRUE(isComplete(event_));
  ASSERT_OK(urEventWait(1, event_.list()));
  ASSERT_OK(urEnqueueEventsWait(queue(), 1, event_.list(), nullptr));
  ASSERT_OK(urQueueFinish(queue()));
}

TEST_P(EventCreateExp_Queues, ordersQueuesRoundByRound) {
  constexpr uint32_t kRounds = 50;
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_HOST, context(), device(), (kRounds + 1) * sizeof(uint32_t)));
  auto *words = block.as<uint32_t>();
  for (uint32_t round = 0; round < kRounds; ++round) {
    ASSERT_OK(urEnqueueUSMFill(queue(), words, 4, &round, 4, 1, event_.list(), nullptr));
    ASSERT_OK(signal(queue(), event_));
    ASSERT_OK(urEnqueueUSMMemcpy(other(), false, words + 1 + round, words, 4, 1, event_.list(), nullptr));
    ASSERT_OK(signal(other(), event_));
  }
  ASSERT_OK(urEventWait(1, event_.list()));
  for (uint32_t round = 0; round < kRounds; ++round)
    EXPECT_EQ(words[1 + round], round);
}

TEST_P(EventCreateExp_Queues, canBeWaitedForTogetherWithOthers) {
  Event plain;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&plain));
  ASSERT_OK(signal(queue(), event_, {plain, event_}));
  const ur_event_handle_t all[3] = {event_, plain, event_};
  ASSERT_OK(urEnqueueEventsWaitWithBarrier(other(), 3, all, nullptr));
  ASSERT_OK(urEventWait(3, all));
  ASSERT_OK(urQueueFinish(other()));
}

TEST_P(EventCreateExp_Queues, hasTimesOfEachSignalIfAskedFor) {
  if (!deviceHas(UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP))
    GTEST_SKIP() << "no times for single events (UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP)";
  Event timed;
  ASSERT_NO_FATAL_FAILURE(make(UR_EXP_EVENT_FLAG_ENABLE_PROFILING, &timed));
  uint64_t before = 0, value = 0;
  EXPECT_RESULT(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
                urEventGetProfilingInfo(timed, UR_PROFILING_INFO_COMMAND_END, sizeof value, &value, nullptr));
  for (int round = 0; round < 3; ++round) {
    ASSERT_OK(signal(queue(), timed));
    ASSERT_OK(urEventWait(1, timed.list()));
    ASSERT_OK(urEventGetProfilingInfo(timed, UR_PROFILING_INFO_COMMAND_END, sizeof value, &value, nullptr));
    EXPECT_GE(value, before);
    before = value;
  }
}

CONFORMANCE_ON_QUEUES(EventCreateExp_Queues);

} // namespace conformance
