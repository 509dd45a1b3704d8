// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/wait_lists.hpp"

namespace conformance {

class EnqueueUSMFill2D : public QueueTest {
protected:
  auto call() {
    return Call(urEnqueueUSMFill2D, queue(), mem_, 64, 1, pattern_, 64, 1, 0, nullptr, &event_).outputs(event_);
  }

  unsigned char mem_[256] = {};
  unsigned char pattern_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueUSMFill2D, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueUSMFill2D, nullPointers) {
  call().needsPointer<1>();
  call().needsPointer<4>();
}

TEST_F(EnqueueUSMFill2D, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<3>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<6>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueUSMFill2D, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<7>(event);
}

TEST_F(EnqueueUSMFill2D, sizesThatDoNotFit) {
  const auto refused = [&](size_t pitch, size_t pattern, size_t width, size_t height) {
    call().with<2>(pitch).with<3>(pattern).with<5>(width).with<6>(height).answers(UR_RESULT_ERROR_INVALID_SIZE);
  };
  refused(63, 1, 64, 1);
  refused(64, 128, 64, 1);
  refused(64, 3, 63, 1);
  refused(64, 4, 63, 1);
  refused(64, 1, 0, 1);
  refused(64, 1, 64, 0);
}

class EnqueueUSMFill2D_Memory : public UsmTest {
protected:
  /// The pattern goes on from row to row, and what lies between rows stays as it is. Skips where there are no 2D fills.
  void fills(UsmBlock &block, size_t pitch, size_t width, size_t height, const std::vector<unsigned char> &pattern) {
    const std::vector<unsigned char> before(pitch * height, 0xee);
    writeMemory(queue(), block.get(), before.data(), before.size());
    Event done;
    const ur_result_t result = urEnqueueUSMFill2D(queue(), block.get(), pitch, pattern.size(), pattern.data(), width,
                                                  height, 0, nullptr, done.out());
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      GTEST_SKIP() << "the adapter has no 2D fills";
    ASSERT_OK(result);
    ASSERT_OK(urEventWait(1, done.list()));
    const std::vector<unsigned char> after = readMemory(queue(), block.get(), pitch * height);
    for (size_t i = 0; i < after.size(); ++i) {
      ASSERT_EQ(i % pitch < width ? pattern[(i / pitch * width + i % pitch) % pattern.size()] : 0xee, after[i])
          << "byte " << i;
    }
  }
};

TEST_P(EnqueueUSMFill2D_Memory, onlyTheRectangle) {
  constexpr size_t pitch = 100, height = 20, width = 64;
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(type(), context(), device(), pitch * height));
  for (const size_t patternSize : {1, 2, 4, 8, 16, 32, 64}) {
    SCOPED_TRACE("a pattern of " + std::to_string(patternSize));
    std::vector<unsigned char> pattern(patternSize);
    for (size_t i = 0; i < patternSize; ++i)
      pattern[i] = static_cast<unsigned char>(i + 1);
    ASSERT_NO_FATAL_FAILURE(fills(block, pitch, width, height, pattern));
    if (IsSkipped())
      return;
  }
}

/// The pattern goes on from row to row, and may be as large as the region.
TEST_P(EnqueueUSMFill2D_Memory, patternsLongerThanARow) {
  constexpr size_t width = 64, height = 32;
  for (const size_t pitch : {width, size_t{100}}) {
    for (const size_t patternSize : {size_t{128}, width * height}) {
      SCOPED_TRACE("a pattern of " + std::to_string(patternSize) + ", pitch " + std::to_string(pitch));
      UsmBlock block;
      ASSERT_NO_FATAL_FAILURE(block.create(type(), context(), device(), pitch * height));
      std::vector<unsigned char> pattern(patternSize);
      for (size_t i = 0; i < patternSize; ++i)
        pattern[i] = static_cast<unsigned char>(i * 7 + i / 256);
      ASSERT_NO_FATAL_FAILURE(fills(block, pitch, width, height, pattern));
      if (IsSkipped())
        return;
    }
  }
}

/// The last byte of the last row decides.
TEST_P(EnqueueUSMFill2D_Memory, promiseBehindTheEnd) {
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(type(), context(), device(), 1024));
  const unsigned char byte = 1;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_SIZE,
                urEnqueueUSMFill2D(queue(), block.get(), 100, 1, &byte, 64, 11, 0, nullptr, nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_SIZE,
                urEnqueueUSMFill2D(queue(), block.as<char>() + 961, 64, 1, &byte, 64, 1, 0, nullptr, nullptr));
  EXPECT_OK(urEnqueueUSMFill2D(queue(), block.get(), 320, 1, &byte, 64, 4, 0, nullptr, nullptr));
  EXPECT_OK(urQueueFinish(queue()));
}

CONFORMANCE_ON_USM(EnqueueUSMFill2D_Memory);

using EnqueueUSMFill2D_Queues = WaitListsTest;

TEST_P(EnqueueUSMFill2D_Queues, waitLists) {
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_DEVICE, context(), device(), 4096));
  const uint32_t pattern = 7;
  const auto enqueue = [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
    return urEnqueueUSMFill2D(queue(), block.get(), 64, sizeof pattern, &pattern, 32, 64, count, list, event);
  };
  if (enqueue(0, nullptr, nullptr) == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the adapter has no 2D fills";
  check(enqueue, UR_COMMAND_USM_FILL_2D);
}

CONFORMANCE_ON_QUEUES(EnqueueUSMFill2D_Queues);

} // namespace conformance
