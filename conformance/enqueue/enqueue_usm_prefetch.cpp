// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/wait_lists.hpp"

namespace conformance {

class EnqueueUSMPrefetch : public QueueTest {
protected:
  auto call() { return Call(urEnqueueUSMPrefetch, queue(), mem_, 64, 0, 0, nullptr, &event_).outputs(event_); }

  unsigned char mem_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueUSMPrefetch, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueUSMPrefetch, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(EnqueueUSMPrefetch, enumerations) {
  call().with<3>(UR_USM_MIGRATION_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(EnqueueUSMPrefetch, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueUSMPrefetch, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<4>(event);
}

using EnqueueUSMPrefetch_Queues = WaitListsTest;

TEST_P(EnqueueUSMPrefetch_Queues, waitLists) {
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_SHARED, context(), device(), 65536));
  for (const ur_usm_migration_flags_t flags :
       {UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, UR_USM_MIGRATION_FLAG_DEVICE_TO_HOST}) {
    const auto enqueue = [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
      return urEnqueueUSMPrefetch(queue(), block.get(), 65536, flags, count, list, event);
    };
    if (enqueue(0, nullptr, nullptr) == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      GTEST_SKIP() << "the adapter doesn't prefetch";
    eventKnows(enqueue, UR_COMMAND_USM_PREFETCH);
    takesAllLists(enqueue);
  }
  waitsForItsList([&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
    return urEnqueueUSMPrefetch(queue(), block.get(), 65536, UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, count, list, event);
  });
}

CONFORMANCE_ON_QUEUES(EnqueueUSMPrefetch_Queues);

} // namespace conformance
