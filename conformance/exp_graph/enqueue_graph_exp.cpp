// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

namespace conformance {

class EnqueueGraphExp : public QueueTest {
protected:
  auto call() { return Call(urEnqueueGraphExp, queue(), nullptr, 0, nullptr, &event_).outputs(event_); }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueGraphExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

class EnqueueGraphExp_Captured : public CapturedGraphTest {
protected:
  auto call() { return Call(urEnqueueGraphExp, queue(), executable(), 0, nullptr, &event_).outputs(event_); }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueGraphExp_Captured, conditions) {
  call().checksWaitList<2>(event());
  const ur_event_handle_t none = nullptr;
  call().with<2>(1).with<3>(&none).answers(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
}

TEST_F(EnqueueGraphExp_Captured, otherContexts) {
  Context context;
  Queue stranger;
  ASSERT_NO_FATAL_FAILURE(makeContext(&context));
  ASSERT_OK(urQueueCreate(context, device(), nullptr, stranger.out()));
  call().with<0>(stranger).answers(UR_RESULT_ERROR_INVALID_QUEUE);
  Event theirs;
  ASSERT_OK(urEnqueueEventsWait(stranger, 0, nullptr, theirs.out()));
  call().with<2>(1).with<3>(theirs.list()).answers(UR_RESULT_ERROR_INVALID_CONTEXT);
}

TEST_F(EnqueueGraphExp_Captured, runs) {
  call().succeeds();
  EXPECT_OK(urEventWait(1, &event_));
  EXPECT_OK(urEventRelease(event_));
  EXPECT_EQ(readWords(queue(), words(), kWords), Words(kWords, kValue));
}

} // namespace conformance
