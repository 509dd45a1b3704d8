// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/usm.hpp"

#include <algorithm>

namespace conformance {

class USMFree : public ContextTest {
protected:
  auto call() { return Call(urUSMFree, context(), mem_); }

  unsigned char mem_[256] = {};
};

TEST_F(USMFree, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMFree, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(USMFree, foreignPointer) {
  call().answers(UR_RESULT_ERROR_INVALID_MEM_OBJECT);
}

using USMFree_Memory = UsmTest;

TEST_P(USMFree_Memory, promiseTwice) {
  void *memory = nullptr;
  ASSERT_OK(allocate(type(), context(), device(), nullptr, nullptr, 1000, &memory));
  ASSERT_OK(urUSMFree(context(), memory));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(context(), memory));
}

TEST_P(USMFree_Memory, promiseInsideABlock) {
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(type(), context(), device(), 1000));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(context(), block.as<char>() + 8));
}

TEST_P(USMFree_Memory, promiseOfAnotherContext) {
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(type(), context(), device(), 1000));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(other, block.get()));
}

TEST_P(USMFree_Memory, memoryComesBack) {
  // More than there is, a piece at a time.
  const uint64_t total = deviceInfo<uint64_t>(UR_DEVICE_INFO_GLOBAL_MEM_SIZE);
  const size_t piece = std::min<uint64_t>(total / 16, deviceInfo<uint64_t>(UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE));
  for (int i = 0; i < 20; ++i) {
    void *memory = nullptr;
    ASSERT_OK(allocate(type(), context(), device(), nullptr, nullptr, piece, &memory));
    ASSERT_OK(urUSMFree(context(), memory));
  }
}

/// Commands enqueued before that may use it are safe.
TEST_P(USMFree_Memory, whileCommandsUseIt) {
  Queue queue;
  ASSERT_OK(urQueueCreate(context(), device(), nullptr, queue.out()));
  constexpr size_t kSize = size_t{64} << 20;
  const uint32_t value = 7;
  for (int round = 0; round < 3; ++round) {
    void *memory = nullptr;
    ASSERT_OK(allocate(type(), context(), device(), nullptr, nullptr, kSize, &memory));
    for (int i = 0; i < 3; ++i)
      ASSERT_OK(urEnqueueUSMFill(queue, memory, sizeof value, &value, kSize, 0, nullptr, nullptr));
    ASSERT_OK(urUSMFree(context(), memory));
    EXPECT_RESULT(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(context(), memory));
  }
  EXPECT_OK(urQueueFinish(queue));
}

CONFORMANCE_ON_USM(USMFree_Memory);

} // namespace conformance
