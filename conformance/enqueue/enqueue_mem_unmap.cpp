// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/buffers.hpp"

namespace conformance {

class EnqueueMemUnmap : public FilledBufferTest {
protected:
  auto call() { return Call(urEnqueueMemUnmap, queue(), mem(), mappedPtr_, 0, nullptr, &event_).outputs(event_); }

  unsigned char mappedPtr_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueMemUnmap, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueMemUnmap, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().needsPointer<2>();
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<3>(event);
}

TEST_F(EnqueueMemUnmap, onlyOfMappings) {
  CONFORMANCE_NEEDS(mem());
  call().answers(UR_RESULT_ERROR_INVALID_VALUE);
  void *mapped = nullptr;
  ASSERT_OK(urEnqueueMemBufferMap(queue(), mem(), true, UR_MAP_FLAG_READ, 0, 64, 0, nullptr, nullptr, &mapped));
  ASSERT_OK(urEnqueueMemUnmap(queue(), mem(), mapped, 0, nullptr, nullptr));
  call().with<2>(mapped).answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(EnqueueMemUnmap, onlyOfTheBuffersOwn) {
  CONFORMANCE_NEEDS(mem());
  Mem other;
  ASSERT_NO_FATAL_FAILURE(makeBuffer(context(), someBytes(256), &other));
  void *mapped = nullptr, *others = nullptr;
  ASSERT_OK(urEnqueueMemBufferMap(queue(), mem(), true, UR_MAP_FLAG_READ, 0, 64, 0, nullptr, nullptr, &mapped));
  ASSERT_OK(urEnqueueMemBufferMap(queue(), other, true, UR_MAP_FLAG_READ, 0, 64, 0, nullptr, nullptr, &others));
  call().with<2>(others).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call().with<1>(other.get()).with<2>(mapped).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call().with<2>(static_cast<unsigned char *>(mapped) + 1).answers(UR_RESULT_ERROR_INVALID_VALUE);
  ASSERT_OK(urEnqueueMemUnmap(queue(), mem(), mapped, 0, nullptr, nullptr)); // none of these took it
  ASSERT_OK(urEnqueueMemUnmap(queue(), other, others, 0, nullptr, nullptr));
}

TEST_F(EnqueueMemUnmap, onceForEachMapping) {
  CONFORMANCE_NEEDS(mem());
  void *mapped[2] = {};
  for (void *&one : mapped)
    ASSERT_OK(urEnqueueMemBufferMap(queue(), mem(), true, UR_MAP_FLAG_READ, 0, 64, 0, nullptr, nullptr, &one));
  for (void *one : mapped) {
    EXPECT_EQ(0, std::memcmp(one, bytes().data(), 64));
    ASSERT_OK(urEnqueueMemUnmap(queue(), mem(), one, 0, nullptr, nullptr));
  }
  for (void *one : mapped)
    call().with<2>(one).answers(UR_RESULT_ERROR_INVALID_VALUE);
}

using EnqueueMemUnmap_Queues = BufferQueuesTest;

TEST_P(EnqueueMemUnmap_Queues, waitLists) {
  std::vector<void *> mappings(64, nullptr); // made first: while the case holds up a queue, nothing may block
  for (void *&mapped : mappings)
    ASSERT_OK(urEnqueueMemBufferMap(queue(), mem(), true, UR_MAP_FLAG_READ, 0, 64, 0, nullptr, nullptr, &mapped));
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        if (mappings.empty())
          return UR_RESULT_ERROR_UNKNOWN;
        void *mapped = mappings.back();
        mappings.pop_back();
        return urEnqueueMemUnmap(queue(), mem(), mapped, count, list, event);
      },
      UR_COMMAND_MEM_UNMAP);
  for (void *mapped : mappings)
    EXPECT_OK(urEnqueueMemUnmap(queue(), mem(), mapped, 0, nullptr, nullptr));
}

CONFORMANCE_ON_QUEUES(EnqueueMemUnmap_Queues);

} // namespace conformance
