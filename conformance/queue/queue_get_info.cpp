// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"
#include "support/usm.hpp"

namespace conformance {

class QueueGetInfo : public QueueTest {
protected:
  auto call() {
    return Call(urQueueGetInfo, queue(), UR_QUEUE_INFO_CONTEXT, 256, propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(QueueGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(QueueGetInfo, nullPointers) {
  call().with<3>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().with<2>(0).with<3>(nullptr).with<4>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(QueueGetInfo, enumerations) {
  call().needsEnumerator<1>();
}

TEST_F(QueueGetInfo, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(QueueGetInfo, everyEnumerator) {
  static const InfoValue values[] = {
      CONFORMANCE_INFO(UR_QUEUE_INFO_CONTEXT, ur_context_handle_t),
      CONFORMANCE_INFO(UR_QUEUE_INFO_DEVICE, ur_device_handle_t),
      // The next and the size are of queues on the device, which few adapters have.
      CONFORMANCE_INFO_OPTIONAL(UR_QUEUE_INFO_DEVICE_DEFAULT, ur_queue_handle_t),
      CONFORMANCE_INFO(UR_QUEUE_INFO_FLAGS, ur_queue_flags_t),
      CONFORMANCE_INFO(UR_QUEUE_INFO_REFERENCE_COUNT, uint32_t),
      CONFORMANCE_INFO_OPTIONAL(UR_QUEUE_INFO_SIZE, uint32_t),
      CONFORMANCE_INFO_OPTIONAL(UR_QUEUE_INFO_EMPTY, ur_bool_t),
  };
  checkInfoValues(infoQuery(urQueueGetInfo, queue()), values);
}

TEST_F(QueueGetInfo, errors) {
  checkInfoErrors(infoQuery(urQueueGetInfo, queue()), UR_QUEUE_INFO_CONTEXT);
}

using QueueGetInfo_Queues = QueuesTest;

TEST_P(QueueGetInfo_Queues, values) {
  const InfoQuery query = infoQuery(urQueueGetInfo, queue());
  EXPECT_EQ(context(), infoOf<ur_context_handle_t>(query, UR_QUEUE_INFO_CONTEXT));
  EXPECT_EQ(device(), infoOf<ur_device_handle_t>(query, UR_QUEUE_INFO_DEVICE));
  EXPECT_EQ(flags(), infoOf<ur_queue_flags_t>(query, UR_QUEUE_INFO_FLAGS));
  EXPECT_EQ(1U, references(query, UR_QUEUE_INFO_REFERENCE_COUNT));
}

TEST_P(QueueGetInfo_Queues, emptyOnceFinished) {
  ASSERT_OK(urEnqueueEventsWait(queue(), 0, nullptr, nullptr));
  ASSERT_OK(urQueueFinish(queue()));
  ur_bool_t empty = 77;
  const ur_result_t result = urQueueGetInfo(queue(), UR_QUEUE_INFO_EMPTY, sizeof empty, &empty, nullptr);
  if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
    GTEST_SKIP() << "the adapter doesn't say whether a queue is empty";
  ASSERT_OK(result);
  EXPECT_EQ(1, empty);
}

/// Nobody waits, and nobody flushes: who asks again and again is told.
TEST_P(QueueGetInfo_Queues, emptyByPolling) {
  UsmBlock words;
  ASSERT_NO_FATAL_FAILURE(words.create(UR_USM_TYPE_DEVICE, context(), device(), 4096));
  constexpr size_t kPart = 1024; // out of order, they may run at once
  const uint32_t value = 3;
  for (size_t part = 0; part < 4096; part += kPart) {
    ASSERT_OK(urEnqueueUSMFill(queue(), static_cast<char *>(words.get()) + part, sizeof value, &value, kPart, 0,
                               nullptr, nullptr));
  }
  ur_bool_t empty = 77;
  const auto ask = [&] { return urQueueGetInfo(queue(), UR_QUEUE_INFO_EMPTY, sizeof empty, &empty, nullptr); };
  if (ask() == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
    ASSERT_OK(urQueueFinish(queue()));
    GTEST_SKIP() << "the adapter doesn't say whether a queue is empty";
  }
  EXPECT_TRUE(eventually([&] {
    EXPECT_OK(ask());
    return empty == 1;
  }));
  EXPECT_OK(urQueueFinish(queue()));
}

CONFORMANCE_ON_QUEUES(QueueGetInfo_Queues);

} // namespace conformance
