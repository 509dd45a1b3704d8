// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/wait_lists.hpp"

namespace conformance {

class EnqueueUSMMemcpy2D : public QueueTest {
protected:
  auto call() {
    return Call(urEnqueueUSMMemcpy2D, queue(), false, dst_, 64, src_, 64, 64, 1, 0, nullptr, &event_).outputs(event_);
  }

  unsigned char dst_[256] = {};
  unsigned char src_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueUSMMemcpy2D, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueUSMMemcpy2D, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<4>();
}

TEST_F(EnqueueUSMMemcpy2D, sizes) {
  call().with<5>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<3>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<7>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueUSMMemcpy2D, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<8>(event);
}

TEST_F(EnqueueUSMMemcpy2D, pitchesBelowTheWidth) {
  call().with<3>(63).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>(63).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

using EnqueueUSMMemcpy2D_Memory = UsmTest;

TEST_P(EnqueueUSMMemcpy2D_Memory, onlyTheRectangle) {
  constexpr size_t dstPitch = 100, srcPitch = 80, height = 20, width = 50;
  UsmBlock dst, src;
  ASSERT_NO_FATAL_FAILURE(dst.create(type(), context(), device(), dstPitch * height));
  ASSERT_NO_FATAL_FAILURE(src.create(type(), context(), device(), srcPitch * height));
  std::vector<unsigned char> source(srcPitch * height), before(dstPitch * height, 0xee);
  for (size_t i = 0; i < source.size(); ++i)
    source[i] = static_cast<unsigned char>(i % 200);
  writeMemory(queue(), src.get(), source.data(), source.size());
  for (const bool blocking : {true, false}) {
    writeMemory(queue(), dst.get(), before.data(), before.size());
    const ur_result_t result = urEnqueueUSMMemcpy2D(queue(), blocking, dst.get(), dstPitch, src.get(), srcPitch, width,
                                                    height, 0, nullptr, nullptr);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      GTEST_SKIP() << "the adapter has no 2D copies";
    ASSERT_OK(result);
    const std::vector<unsigned char> after = readMemory(queue(), dst.get(), dstPitch * height);
    for (size_t i = 0; i < after.size(); ++i)
      ASSERT_EQ(i % dstPitch < width ? source[i / dstPitch * srcPitch + i % dstPitch] : 0xee, after[i]) << "byte " << i;
  }
}

/// The last byte of the last row decides.
TEST_P(EnqueueUSMMemcpy2D_Memory, promiseBehindTheEnd) {
  UsmBlock block, other;
  ASSERT_NO_FATAL_FAILURE(block.create(type(), context(), device(), 1024));
  ASSERT_NO_FATAL_FAILURE(other.create(type(), context(), device(), 2048));
  const auto copy = [&](const UsmBlock &to, const UsmBlock &from, size_t height) {
    return urEnqueueUSMMemcpy2D(queue(), true, to.get(), 100, from.get(), 100, 64, height, 0, nullptr, nullptr);
  };
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_SIZE, copy(block, other, 11));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_SIZE, copy(other, block, 11));
  EXPECT_OK(copy(other, block, 10));
}

CONFORMANCE_ON_USM(EnqueueUSMMemcpy2D_Memory);

using EnqueueUSMMemcpy2D_Queues = WaitListsTest;

TEST_P(EnqueueUSMMemcpy2D_Queues, waitLists) {
  UsmBlock a, b;
  ASSERT_NO_FATAL_FAILURE(a.create(UR_USM_TYPE_DEVICE, context(), device(), 4096));
  ASSERT_NO_FATAL_FAILURE(b.create(UR_USM_TYPE_HOST, context(), device(), 4096));
  const auto enqueue = [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
    return urEnqueueUSMMemcpy2D(queue(), false, a.get(), 64, b.get(), 64, 32, 64, count, list, event);
  };
  if (enqueue(0, nullptr, nullptr) == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the adapter has no 2D copies";
  check(enqueue, UR_COMMAND_USM_MEMCPY_2D);
}

CONFORMANCE_ON_QUEUES(EnqueueUSMMemcpy2D_Queues);

} // namespace conformance
