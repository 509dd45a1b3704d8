// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/wait_lists.hpp"

#include <algorithm>

namespace conformance {

class EnqueueUSMFill : public QueueTest {
protected:
  auto call() { return Call(urEnqueueUSMFill, queue(), mem_, 1, pattern_, 64, 0, nullptr, &event_).outputs(event_); }

  unsigned char mem_[256] = {};
  unsigned char pattern_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueUSMFill, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueUSMFill, nullPointers) {
  call().needsPointer<1>();
  call().needsPointer<3>();
}

TEST_F(EnqueueUSMFill, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<5>(event);
}

TEST_F(EnqueueUSMFill, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<4>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<2>(128).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<2>(4).with<4>(62).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

using EnqueueUSMFill_Memory = UsmTest;

TEST_P(EnqueueUSMFill_Memory, everyPatternSize) {
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(type(), context(), device(), 4096));
  for (const size_t patternSize : {1, 2, 3, 4, 5, 7, 8, 12, 16, 24, 32, 64, 128, 160, 1000, 4000}) {
    SCOPED_TRACE("a pattern of " + std::to_string(patternSize));
    const size_t size = patternSize * (3000 / patternSize == 0 ? 1 : 3000 / patternSize);
    std::vector<unsigned char> pattern(patternSize), before(4096, 0xee);
    for (size_t i = 0; i < patternSize; ++i)
      pattern[i] = static_cast<unsigned char>(i * 7 + patternSize);
    writeMemory(queue(), block.get(), before.data(), before.size());
    ASSERT_OK(urEnqueueUSMFill(queue(), block.as<unsigned char>() + 48, patternSize, pattern.data(),
                               std::min<size_t>(size, 4000), 0, nullptr, nullptr));
    const std::vector<unsigned char> after = readMemory(queue(), block.get(), 4096);
    const size_t filled = std::min<size_t>(size, 4000);
    for (size_t i = 0; i < 4096; ++i) {
      const bool inside = i >= 48 && i < 48 + filled;
      ASSERT_EQ(inside ? pattern[(i - 48) % patternSize] : 0xee, after[i]) << "byte " << i;
    }
  }
}

TEST_P(EnqueueUSMFill_Memory, patternIsTheCallersAgain) {
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(type(), context(), device(), 1 << 20));
  uint32_t pattern = 0x12345678;
  for (int i = 0; i < 16; ++i) {
    pattern = static_cast<uint32_t>(i);
    ASSERT_OK(urEnqueueUSMFill(queue(), block.as<unsigned char>() + i * 65536, sizeof pattern, &pattern, 65536, 0,
                               nullptr, nullptr));
    pattern = 0xffffffff;
  }
  const std::vector<uint32_t> after = readWords(queue(), block.get(), (1 << 20) / 4);
  for (size_t i = 0; i < after.size(); ++i)
    ASSERT_EQ(i / 16384, after[i]);
}

CONFORMANCE_ON_USM(EnqueueUSMFill_Memory);

using EnqueueUSMFill_Queues = WaitListsTest;

TEST_P(EnqueueUSMFill_Queues, waitLists) {
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_DEVICE, context(), device(), 4096));
  const uint32_t pattern = 7;
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        return urEnqueueUSMFill(queue(), block.get(), sizeof pattern, &pattern, 4096, count, list, event);
      },
      UR_COMMAND_USM_FILL);
}

CONFORMANCE_ON_QUEUES(EnqueueUSMFill_Queues);

} // namespace conformance
