// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"
#include "support/registry.hpp"

namespace conformance {

class QueueFinish : public QueueTest {
protected:
  auto call() { return Call(urQueueFinish, queue()); }
};

TEST_F(QueueFinish, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(QueueFinish, emptyQueue) {
  call().succeeds();
  call().succeeds();
}

using QueueFinish_Queues = KernelsOnQueuesTest;

TEST_P(QueueFinish_Queues, waitsForAllCommands) {
  UsmBlock words;
  ASSERT_NO_FATAL_FAILURE(words.create(UR_USM_TYPE_HOST, context(), device(), 64 * sizeof(uint32_t)));
  for (uint32_t i = 0; i < 32; ++i) {
    words.as<uint32_t>()[i] = i + 100;
    words.as<uint32_t>()[i + 32] = 0;
  }
  const ur_kernel_handle_t slow = kernel("slow_copy");
  for (uint32_t i = 0; i < 32; ++i) {
    Arguments arguments;
    arguments.pointer(words.as<uint32_t>() + 32 + i).pointer(words.as<uint32_t>() + i).value<uint32_t>(i % 3);
    ASSERT_OK(launch(queue(), slow, 1, arguments));
  }
  ASSERT_OK(urQueueFinish(queue()));
  for (uint32_t i = 0; i < 32; ++i)
    EXPECT_EQ(i + 100, words.as<uint32_t>()[i + 32]);
}

TEST_P(QueueFinish_Queues, waitsForWhatWaitsElsewhere) {
  // A command of this queue that waits for a slow one of another queue.
  Queue other;
  ASSERT_NO_FATAL_FAILURE(makeQueue(flags(), &other));
  UsmBlock words;
  ASSERT_NO_FATAL_FAILURE(words.create(UR_USM_TYPE_HOST, context(), device(), 3 * sizeof(uint32_t)));
  auto *word = words.as<uint32_t>();
  word[0] = 7;
  word[1] = word[2] = 0;
  Event first;
  const ur_kernel_handle_t slow = kernel("slow_copy");
  Arguments there, here;
  ASSERT_OK(launch(other, slow, 1, there.pointer(word + 1).pointer(word).value<uint32_t>(50), {}, first.out()));
  const ur_event_handle_t waits = first;
  ASSERT_OK(launch(queue(), slow, 1, here.pointer(word + 2).pointer(word + 1).value<uint32_t>(0), {&waits, 1}));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(7U, word[2]);
}

TEST_P(QueueFinish_Queues, promiseFailedCommandsDontFailIt) {
  if (!environment().form->failsAlone)
    GTEST_SKIP() << "no kernel fails alone here";
  ASSERT_OK(launch(queue(), kernel("fail"), 1, Arguments().value<uint32_t>(3)));
  EXPECT_OK(urQueueFinish(queue()));
}

CONFORMANCE_ON_QUEUES(QueueFinish_Queues);

} // namespace conformance
