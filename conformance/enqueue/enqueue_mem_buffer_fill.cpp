// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/buffers.hpp"

namespace conformance {

class EnqueueMemBufferFill : public FilledBufferTest {
protected:
  auto call() {
    return Call(urEnqueueMemBufferFill, queue(), mem(), pattern_, 1, 0, 64, 0, nullptr, &event_).outputs(event_);
  }

  unsigned char pattern_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueMemBufferFill, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueMemBufferFill, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().needsPointer<2>();
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<6>(event);
}

TEST_F(EnqueueMemBufferFill, patterns) {
  CONFORMANCE_NEEDS(mem());
  call().with<3>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<3>(128).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<3>(4).with<5>(62).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<3>(3).with<5>(6).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<3>(4).with<4>(2).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueMemBufferFill, onlyPowersOfTwoArePatterns) {
  CONFORMANCE_NEEDS(mem());
  for (size_t patternSize = 3; patternSize < 256; ++patternSize) {
    if ((patternSize & (patternSize - 1)) != 0) // it divides the offset and the size, so nothing else is wrong
      call().with<3>(patternSize).with<4>(patternSize).with<5>(2 * patternSize).answers(UR_RESULT_ERROR_INVALID_SIZE);
  }
}

TEST_F(EnqueueMemBufferFill, ranges) {
  CONFORMANCE_NEEDS(mem());
  for (const auto &[offset, size] :
       {std::pair<size_t, size_t>(0, 0), {0, 4097}, {4096, 1}, {4000, 97}, {SIZE_MAX, 2}, {2, SIZE_MAX}})
    call().with<4>(offset).with<5>(size).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueMemBufferFill, contents) {
  CONFORMANCE_NEEDS(mem());
  for (const size_t patternSize : {1, 2, 4, 8, 16, 32, 64, 128}) {
    const Bytes pattern = someBytes(patternSize, 50), before = contents();
    ASSERT_OK(urEnqueueMemBufferFill(queue(), mem(), pattern.data(), patternSize, 256, 2048, 0, nullptr, nullptr));
    const Bytes after = contents();
    for (size_t i = 0; i < 4096; ++i)
      ASSERT_EQ(i >= 256 && i < 2304 ? pattern[i % patternSize] : before[i], after[i]) << patternSize << " at " << i;
  }
}

using EnqueueMemBufferFill_Queues = BufferQueuesTest;

TEST_P(EnqueueMemBufferFill_Queues, waitLists) {
  Bytes bytes(4096);
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        return urEnqueueMemBufferFill(queue(), mem(), bytes.data(), 4, 0, 4096, count, list, event);
      },
      UR_COMMAND_MEM_BUFFER_FILL);
}

CONFORMANCE_ON_QUEUES(EnqueueMemBufferFill_Queues);

} // namespace conformance
