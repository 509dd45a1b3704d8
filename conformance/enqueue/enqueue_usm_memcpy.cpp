// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/wait_lists.hpp"

#include <algorithm>

namespace conformance {

class EnqueueUSMMemcpy : public QueueTest {
protected:
  auto call() { return Call(urEnqueueUSMMemcpy, queue(), false, dst_, src_, 64, 0, nullptr, &event_).outputs(event_); }

  unsigned char dst_[256] = {};
  unsigned char src_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueUSMMemcpy, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueUSMMemcpy, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<3>();
}

TEST_F(EnqueueUSMMemcpy, sizes) {
  call().with<4>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueUSMMemcpy, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<5>(event);
}

using EnqueueUSMMemcpy_Memory = UsmTest;

TEST_P(EnqueueUSMMemcpy_Memory, toAndFromEveryKind) {
  constexpr size_t size = 10000;
  std::vector<unsigned char> source(size), back(size, 0);
  for (size_t i = 0; i < size; ++i)
    source[i] = static_cast<unsigned char>(i * 31);
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(type(), context(), device(), size));
  for (const UsmKind &kind : usmKinds()) {
    if (deviceInfo<ur_device_usm_access_capability_flags_t>(kind.support) == 0)
      continue;
    SCOPED_TRACE(kind.name);
    UsmBlock other;
    ASSERT_NO_FATAL_FAILURE(other.create(kind.type, context(), device(), size));
    ASSERT_OK(urEnqueueUSMMemcpy(queue(), true, block.get(), source.data(), size, 0, nullptr, nullptr));
    ASSERT_OK(urEnqueueUSMMemcpy(queue(), false, other.get(), block.get(), size, 0, nullptr, nullptr));
    ASSERT_OK(urEnqueueUSMMemcpy(queue(), true, back.data(), other.get(), size, 0, nullptr, nullptr));
    EXPECT_EQ(source, back);
    std::fill(back.begin(), back.end(), 0);
  }
}

TEST_P(EnqueueUSMMemcpy_Memory, oddSizesAndOffsets) {
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(type(), context(), device(), 4096));
  std::vector<unsigned char> expected(4096, 0), source(4096);
  for (size_t i = 0; i < source.size(); ++i)
    source[i] = static_cast<unsigned char>(i % 251 + 1);
  writeMemory(queue(), block.get(), expected.data(), expected.size());
  size_t at = 1;
  for (const size_t size : {1, 2, 3, 5, 8, 13, 64, 65, 127, 1000}) {
    ASSERT_OK(urEnqueueUSMMemcpy(queue(), false, block.as<unsigned char>() + at, source.data() + size, size, 0, nullptr,
                                 nullptr));
    std::copy_n(source.begin() + static_cast<std::ptrdiff_t>(size), size,
                expected.begin() + static_cast<std::ptrdiff_t>(at));
    at += size + 3;
  }
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(expected, readMemory(queue(), block.get(), expected.size()));
}

CONFORMANCE_ON_USM(EnqueueUSMMemcpy_Memory);

using EnqueueUSMMemcpy_Queues = WaitListsTest;

TEST_P(EnqueueUSMMemcpy_Queues, waitLists) {
  UsmBlock a, b;
  ASSERT_NO_FATAL_FAILURE(a.create(UR_USM_TYPE_DEVICE, context(), device(), 4096));
  ASSERT_NO_FATAL_FAILURE(b.create(UR_USM_TYPE_HOST, context(), device(), 4096));
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        return urEnqueueUSMMemcpy(queue(), false, a.get(), b.get(), 4096, count, list, event);
      },
      UR_COMMAND_USM_MEMCPY);
}

TEST_P(EnqueueUSMMemcpy_Queues, blockingHasDoneItOnReturn) {
  UsmBlock in, middle;
  ASSERT_NO_FATAL_FAILURE(in.create(UR_USM_TYPE_HOST, context(), device(), 4096));
  ASSERT_NO_FATAL_FAILURE(middle.create(UR_USM_TYPE_DEVICE, context(), device(), 4096));
  for (uint32_t i = 0; i < 1024; ++i)
    in.as<uint32_t>()[i] = i;
  Event slow, done;
  Arguments arguments;
  arguments.pointer(middle.get()).pointer(in.get()).value<uint32_t>(20);
  ASSERT_OK(launch(queue(), kernel("slow_copy"), 1024, arguments, {}, slow.out()));
  uint32_t out[1024] = {};
  ASSERT_OK(urEnqueueUSMMemcpy(queue(), true, out, middle.get(), sizeof out, 1, slow.list(), done.out()));
  EXPECT_EQ(0, std::memcmp(out, in.get(), sizeof out));
  EXPECT_TRUE(isComplete(done));
}

TEST_P(EnqueueUSMMemcpy_Queues, notBlockingDoesNotBlock) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
  if (IsSkipped())
    return;
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_DEVICE, context(), device(), 4096));
  std::vector<unsigned char> source(4096, 9);
  Event held, done;
  ASSERT_OK(gate.close(queue(), held.out()));
  ASSERT_OK(urEnqueueUSMMemcpy(queue(), false, block.get(), source.data(), 4096, 1, held.list(), done.out()));
  EXPECT_FALSE(isComplete(done));
  gate.open();
  ASSERT_OK(urEventWait(1, done.list()));
  EXPECT_EQ(source, readMemory(queue(), block.get(), 4096));
  EXPECT_TRUE(gate.wasOpened());
}

CONFORMANCE_ON_QUEUES(EnqueueUSMMemcpy_Queues);

} // namespace conformance
