// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"
#include "support/registry.hpp"

namespace conformance {

class EventWait : public EventTest {
protected:
  auto call() {
    list_[0] = list_[1] = event();
    return Call(urEventWait, 2, list_);
  }

  ur_event_handle_t list_[2] = {};
};

TEST_F(EventWait, nullPointers) {
  call().needsPointer<1>();
  call().with<0>(0).with<1>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(EventWait, sizes) {
  call().with<0>(0).answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(EventWait, completeEvents) {
  call().succeeds();
  call().with<0>(1).succeeds();
}

TEST_F(EventWait, nullHandles) {
  call(); // Sets the list.
  list_[0] = nullptr;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urEventWait(2, list_));
  list_[0] = event();
  list_[1] = nullptr;
  Call(urEventWait, 2, list_).answersEither(UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_EVENT);
}

using EventWait_Queues = KernelsOnQueuesTest;

TEST_P(EventWait_Queues, waitsForAll) {
  UsmBlock words;
  ASSERT_NO_FATAL_FAILURE(words.create(UR_USM_TYPE_HOST, context(), device(), 8 * sizeof(uint32_t)));
  Event events[8];
  ur_event_handle_t list[8];
  const ur_kernel_handle_t slow = kernel("slow_copy");
  uint32_t source[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  UsmBlock in;
  ASSERT_NO_FATAL_FAILURE(in.create(UR_USM_TYPE_HOST, context(), device(), sizeof source));
  std::memcpy(in.get(), source, sizeof source);
  std::memset(words.get(), 0, sizeof source);
  for (int i = 0; i < 8; ++i) {
    Arguments arguments;
    arguments.pointer(words.as<uint32_t>() + i).pointer(in.as<uint32_t>() + i).value<uint32_t>(5);
    ASSERT_OK(launch(queue(), slow, 1, arguments, {}, events[i].out()));
    list[7 - i] = events[i];
  }
  ASSERT_OK(urEventWait(8, list));
  EXPECT_EQ(0, std::memcmp(words.get(), source, sizeof source)) << "what the commands wrote is there after the wait";
  for (const Event &event : events)
    EXPECT_TRUE(isComplete(event));
}

TEST_P(EventWait_Queues, answersForAFailedCommand) {
  if (!environment().form->failsAlone)
    GTEST_SKIP() << "no kernel fails alone here";
  Event failed;
  ASSERT_OK(launch(queue(), kernel("fail"), 1, Arguments().value<uint32_t>(1), {}, failed.out()));
  const ur_event_handle_t event = failed;
  EXPECT_NE(UR_RESULT_SUCCESS, urEventWait(1, &event));
  EXPECT_EQ(UR_EVENT_STATUS_ERROR, statusOf(failed));
}

TEST_P(EventWait_Queues, waitsForSeveralQueuesOfOneContext) {
  constexpr int kQueues = 4;
  UsmBlock words;
  ASSERT_NO_FATAL_FAILURE(words.create(UR_USM_TYPE_HOST, context(), device(), kQueues * sizeof(uint32_t)));
  Queue queues[kQueues];
  Event events[kQueues];
  ur_event_handle_t list[2 * kQueues];
  for (uint32_t i = 0; i < kQueues; ++i) {
    ASSERT_NO_FATAL_FAILURE(
        makeQueue(i % 2 == 0 ? flags() : flags() ^ UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE, &queues[i]));
    // Each behind the one before, on another queue.
    const uint32_t value = i + 1;
    ASSERT_OK(urEnqueueUSMFill(queues[i], words.as<uint32_t>() + i, 4, &value, 4, i == 0 ? 0 : 1,
                               i == 0 ? nullptr : events[i - 1].list(), events[i].out()));
    list[i] = list[2 * kQueues - 1 - i] = events[i]; // in any order, and twice
  }
  ASSERT_OK(urEventWait(2 * kQueues, list));
  for (uint32_t i = 0; i < kQueues; ++i) {
    EXPECT_EQ(words.as<uint32_t>()[i], i + 1);
    EXPECT_TRUE(isComplete(events[i]));
  }
}

CONFORMANCE_ON_QUEUES(EventWait_Queues);

/// Events of any contexts of the adapter.
TEST_F(EventWait, waitsForSeveralContexts) {
  Context other;
  const ur_device_handle_t on = device();
  ASSERT_OK(urContextCreate(1, &on, nullptr, other.out()));
  Queue there;
  ASSERT_OK(urQueueCreate(other, device(), nullptr, there.out()));
  Event here, foreign;
  ASSERT_OK(urEnqueueEventsWaitWithBarrier(queue(), 0, nullptr, here.out()));
  ASSERT_OK(urEnqueueEventsWaitWithBarrier(there, 0, nullptr, foreign.out()));
  const ur_event_handle_t list[3] = {here, foreign, here};
  ASSERT_OK(urEventWait(3, list));
  EXPECT_TRUE(isComplete(here));
  EXPECT_TRUE(isComplete(foreign));
}

/// Events of queues on different devices of one context.
TEST_F(EventWait, waitsForSeveralDevices) {
  const auto &devices = environment().devices;
  if (devices.size() < 2)
    GTEST_SKIP() << "the platform has one device only";
  Context shared;
  ASSERT_OK(urContextCreate(2, devices.data(), nullptr, shared.out()));
  Queue queues[2];
  Event events[2];
  for (int i = 0; i < 2; ++i)
    ASSERT_OK(urQueueCreate(shared, devices[static_cast<size_t>(i)], nullptr, queues[i].out()));
  ASSERT_OK(urEnqueueEventsWait(queues[0], 0, nullptr, events[0].out()));
  ASSERT_OK(urEnqueueEventsWait(queues[1], 1, events[0].list(), events[1].out()));
  const ur_event_handle_t list[2] = {events[1], events[0]};
  ASSERT_OK(urEventWait(2, list));
  EXPECT_TRUE(isComplete(events[0]));
  EXPECT_TRUE(isComplete(events[1]));
}

} // namespace conformance
