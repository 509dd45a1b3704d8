// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A function of this project, which our loader has for every adapter.
#include "support/kernels.hpp"
#include "support/registry.hpp"

#include <atomic>
#include <chrono>
#include <thread>

namespace conformance {

namespace {

constexpr auto kAll = UR_LANEWAY_EVENT_WAIT_MODE_ALL;
constexpr auto kAny = UR_LANEWAY_EVENT_WAIT_MODE_ANY;
constexpr uint64_t kForever = UINT64_MAX;

} // namespace

class LanewayEventWaitFor : public EventTest {
protected:
  auto call() {
    list_[0] = list_[1] = event();
    Call right(urLanewayEventWaitFor, 2, list_, kAll, kForever, &outcome_, &index_);
    right.outputs(outcome_, index_);
    return right;
  }

  ur_event_handle_t list_[2] = {};
  ur_laneway_event_wait_outcome_t outcome_ = UR_LANEWAY_EVENT_WAIT_OUTCOME_FORCE_UINT32;
  uint32_t index_ = 77;
};

TEST_F(LanewayEventWaitFor, nullPointers) {
  call().needsPointer<1>();
  call().needsPointer<4>();
}

TEST_F(LanewayEventWaitFor, nullHandles) {
  call(); // Sets the list.
  list_[1] = nullptr;
  Call(urLanewayEventWaitFor, 2, list_, kAny, 0, &outcome_, &index_).answers(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
}

TEST_F(LanewayEventWaitFor, sizes) {
  call().with<0>(0).answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(LanewayEventWaitFor, enumerations) {
  call().needsEnumerator<2>();
}

TEST_F(LanewayEventWaitFor, completeEvents) {
  call(); // Sets the list.
  ASSERT_OK(urEventWait(2, list_));
  for (const uint64_t timeout : {uint64_t{0}, uint64_t{1'000'000}, kForever}) {
    call().with<3>(timeout).succeeds();
    EXPECT_EQ(UR_LANEWAY_EVENT_WAIT_OUTCOME_COMPLETE, outcome_);
    EXPECT_EQ(2u, index_);
    call().with<2>(kAny).with<3>(timeout).succeeds();
    EXPECT_EQ(UR_LANEWAY_EVENT_WAIT_OUTCOME_COMPLETE, outcome_);
    EXPECT_EQ(0u, index_);
  }
  call().with<5>(nullptr).succeeds();
}

using LanewayEventWaitFor_Queues = KernelsOnQueuesTest;

TEST_P(LanewayEventWaitFor_Queues, aTimedOutWaitSaysSoAndTheNextOneEnds) {
  if (!deviceHas(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP))
    GTEST_SKIP() << "the device has no host tasks (UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP)";
  std::atomic<bool> mayEnd{false};
  Event held, done;
  Queue other;
  ASSERT_NO_FATAL_FAILURE(makeQueue(flags(), &other));
  ASSERT_OK(urEnqueueHostTaskExp(
      queue(),
      [](void *data) {
        while (!*static_cast<std::atomic<bool> *>(data))
          std::this_thread::sleep_for(std::chrono::milliseconds(1));
      },
      &mayEnd, nullptr, 0, nullptr, held.out()));
  ASSERT_OK(urEnqueueEventsWaitWithBarrier(other, 0, nullptr, done.out()));
  ASSERT_OK(urEventWait(1, done.list()));
  ur_laneway_event_wait_outcome_t outcome{};
  uint32_t index = 77;
  const ur_event_handle_t list[] = {done, held};
  const auto start = std::chrono::steady_clock::now();
  EXPECT_RESULT(UR_RESULT_SUCCESS, urLanewayEventWaitFor(2, list, kAll, 20'000'000, &outcome, &index));
  EXPECT_GE(std::chrono::steady_clock::now() - start, std::chrono::milliseconds(20));
  EXPECT_EQ(UR_LANEWAY_EVENT_WAIT_OUTCOME_TIMED_OUT, outcome);
  EXPECT_EQ(1u, index) << "the first that isn't over";
  const ur_event_handle_t reversed[] = {held, done};
  EXPECT_RESULT(UR_RESULT_SUCCESS, urLanewayEventWaitFor(2, reversed, kAny, kForever, &outcome, &index));
  EXPECT_EQ(UR_LANEWAY_EVENT_WAIT_OUTCOME_COMPLETE, outcome);
  EXPECT_EQ(1u, index) << "the one that is over";
  mayEnd = true;
  EXPECT_RESULT(UR_RESULT_SUCCESS, urLanewayEventWaitFor(2, list, kAll, kForever, &outcome, &index));
  EXPECT_EQ(UR_LANEWAY_EVENT_WAIT_OUTCOME_COMPLETE, outcome);
  EXPECT_EQ(2u, index);
  EXPECT_TRUE(isComplete(held));
}

TEST_P(LanewayEventWaitFor_Queues, anyIsOneAfterTheOther) {
  constexpr uint32_t kCommands = 8;
  UsmBlock words;
  ASSERT_NO_FATAL_FAILURE(words.create(UR_USM_TYPE_HOST, context(), device(), kCommands * sizeof(uint32_t)));
  std::vector<Event> events(kCommands);
  std::vector<ur_event_handle_t> left;
  for (uint32_t i = 0; i < kCommands; ++i) {
    const uint32_t value = i + 1;
    ASSERT_OK(urEnqueueUSMFill(queue(), words.as<uint32_t>() + i, 4, &value, 4, 0, nullptr, events[i].out()));
    left.push_back(events[i]);
  }
  while (!left.empty()) {
    ur_laneway_event_wait_outcome_t outcome{};
    uint32_t index = 77;
    ASSERT_OK(urLanewayEventWaitFor(static_cast<uint32_t>(left.size()), left.data(), kAny, kForever, &outcome, &index));
    ASSERT_EQ(UR_LANEWAY_EVENT_WAIT_OUTCOME_COMPLETE, outcome);
    ASSERT_LT(index, left.size());
    EXPECT_TRUE(isComplete(left[index]));
    left.erase(left.begin() + index);
  }
  for (uint32_t i = 0; i < kCommands; ++i)
    EXPECT_EQ(words.as<uint32_t>()[i], i + 1);
}

TEST_P(LanewayEventWaitFor_Queues, aFailureIsAnOutcome) {
  if (!environment().form->failsAlone)
    GTEST_SKIP() << "no kernel fails alone here";
  Event failed;
  ASSERT_OK(launch(queue(), kernel("fail"), 1, Arguments().value<uint32_t>(1), {}, failed.out()));
  ur_laneway_event_wait_outcome_t outcome{};
  uint32_t index = 77;
  ASSERT_OK(urLanewayEventWaitFor(1, failed.list(), kAny, kForever, &outcome, &index));
  EXPECT_EQ(UR_LANEWAY_EVENT_WAIT_OUTCOME_FAILED, outcome);
  EXPECT_EQ(0u, index);
  EXPECT_EQ(UR_EVENT_STATUS_ERROR, statusOf(failed));
}

CONFORMANCE_ON_QUEUES(LanewayEventWaitFor_Queues);

} // namespace conformance
