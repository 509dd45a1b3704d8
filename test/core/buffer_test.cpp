// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffers on one device: how they are made and cut, what is enqueued on them, how long their memory lives.
#include "core/buffer_rig.hpp"

namespace ur::test {
namespace {

class Buffers : public BufferTest {};
UR_TEST_ALL_SHAPES(Buffers);

template <class T>
T about(ur_mem_handle_t memory, ur_mem_info_t what) {
  return query<T>(api().Mem.pfnGetInfo, memory, what);
}

TEST_P(Buffers, AreKnownBySizeContextAndReferences) {
  const Buffer made = buffer(100);
  EXPECT_EQ(about<size_t>(made, UR_MEM_INFO_SIZE), 400u);
  EXPECT_EQ(about<ur_context_handle_t>(made, UR_MEM_INFO_CONTEXT), context.get());
  EXPECT_EQ(about<uint32_t>(made, UR_MEM_INFO_REFERENCE_COUNT), 1u);
  EXPECT_EQ(api().Mem.pfnRetain(made), UR_RESULT_SUCCESS);
  EXPECT_EQ(about<uint32_t>(made, UR_MEM_INFO_REFERENCE_COUNT), 2u);
  EXPECT_EQ(api().Mem.pfnRelease(made), UR_RESULT_SUCCESS);
}

TEST_P(Buffers, FlagsThatContradictAreRefused) {
  ur_mem_handle_t made = nullptr;
  uint32_t word = 0;
  for (const ur_mem_flags_t flags :
       {UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_READ_ONLY, UR_MEM_FLAG_WRITE_ONLY | UR_MEM_FLAG_READ_ONLY})
    EXPECT_EQ(tryBuffer(4, &made, flags), UR_RESULT_ERROR_INVALID_VALUE);
  for (const ur_mem_flags_t flags : {UR_MEM_FLAG_ALLOC_HOST_POINTER, UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER})
    EXPECT_EQ(tryBuffer(4, &made, UR_MEM_FLAG_USE_HOST_POINTER | flags, &word), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryBuffer(4, &made, UR_MEM_FLAG_USE_HOST_POINTER), UR_RESULT_ERROR_INVALID_HOST_PTR);
  EXPECT_EQ(tryBuffer(4, &made, 0, &word), UR_RESULT_ERROR_INVALID_HOST_PTR);
  EXPECT_EQ(tryBuffer(0, &made), UR_RESULT_ERROR_INVALID_BUFFER_SIZE);
  EXPECT_EQ(tryBuffer(SIZE_MAX, &made), UR_RESULT_ERROR_INVALID_BUFFER_SIZE);
  EXPECT_EQ(made, nullptr);
}

TEST_P(Buffers, ContentsStartAsTheFlagsSay) {
  const Queue queue = inOrder();
  Words words = counting(64, 7);
  const Words expected = words;
  const ur_mem_flags_t copies = UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER;
  for (const ur_mem_flags_t flags : {copies, copies | UR_MEM_FLAG_ALLOC_HOST_POINTER}) {
    const Buffer made = buffer(64, flags, words.data());
    std::fill(words.begin(), words.end(), 0); // the caller's again
    EXPECT_EQ(read(queue, made, 64), expected);
    words = expected;
  }
  const Buffer used = buffer(64, UR_MEM_FLAG_USE_HOST_POINTER, words.data());
  EXPECT_EQ(read(queue, used, 10, 20), Words(expected.begin() + 20, expected.begin() + 30));
}

TEST_P(Buffers, WhatIsWrittenIsRead) {
  for (const ur_queue_flags_t flags : {0, int{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}}) {
    const Queue queue = makeQueue(flags);
    const Buffer made = buffer(64);
    const Words first = counting(64), second = counting(16, 1000);
    const Event whole = write(queue, made, first);
    const Event part = write(queue, made, second, 8, {whole});
    Words expected = first;
    std::copy(second.begin(), second.end(), expected.begin() + 8);
    EXPECT_EQ(read(queue, made, 64, 0, {part}), expected);
  }
}

TEST_P(Buffers, RangesMustLieInside) {
  const Queue queue = inOrder();
  const Buffer made = buffer(16);
  Words words(32);
  const auto &enqueue = api().Enqueue;
  ur_event_handle_t event = nullptr;
  const size_t commands = sim->commands().size();
  const std::pair<size_t, size_t> wrong[] = {{0, 0}, {0, 65}, {64, 4}, {60, 8}, {SIZE_MAX, 8}, {8, SIZE_MAX}};
  for (const auto &[offset, size] : wrong) {
    EXPECT_EQ(enqueue.pfnMemBufferRead(queue, made, true, offset, size, words.data(), 0, nullptr, &event),
              UR_RESULT_ERROR_INVALID_SIZE);
    EXPECT_EQ(enqueue.pfnMemBufferWrite(queue, made, true, offset, size, words.data(), 0, nullptr, &event),
              UR_RESULT_ERROR_INVALID_SIZE);
    void *mapped = nullptr;
    EXPECT_EQ(enqueue.pfnMemBufferMap(queue, made, true, UR_MAP_FLAG_READ, offset, size, 0, nullptr, &event, &mapped),
              UR_RESULT_ERROR_INVALID_SIZE);
    EXPECT_EQ(mapped, nullptr);
    const Buffer other = buffer(16);
    EXPECT_EQ(enqueue.pfnMemBufferCopy(queue, made, other, offset, 0, size, 0, nullptr, &event),
              UR_RESULT_ERROR_INVALID_SIZE);
    EXPECT_EQ(enqueue.pfnMemBufferCopy(queue, other, made, 0, offset, size, 0, nullptr, &event),
              UR_RESULT_ERROR_INVALID_SIZE);
  }
  EXPECT_EQ(tryFillBuffer(queue, made, 1, 8, 9, {}, &event), UR_RESULT_ERROR_INVALID_SIZE);
  const ur_rect_region_t region{8, 4, 2};
  EXPECT_EQ(enqueue.pfnMemBufferReadRect(queue, made, true, {1, 0, 0}, {0, 0, 0}, region, 0, 0, 0, 0, words.data(), 0,
                                         nullptr, &event),
            UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(enqueue.pfnMemBufferReadRect(queue, made, true, {0, 0, SIZE_MAX}, {0, 0, 0}, region, 0, 0, 0, 0,
                                         words.data(), 0, nullptr, &event),
            UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(event, nullptr);
  EXPECT_EQ(sim->commands().size(), commands);
}

TEST_P(Buffers, AnotherContextsBufferIsRefused) {
  const Context other = makeContext();
  const Queue queue = makeQueue(0, 0, other);
  const Buffer made = buffer(16);
  Words words(16);
  EXPECT_EQ(api().Enqueue.pfnMemBufferRead(queue, made, true, 0, 64, words.data(), 0, nullptr, nullptr),
            UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  void *mapped = nullptr;
  EXPECT_EQ(api().Enqueue.pfnMemBufferMap(queue, made, true, UR_MAP_FLAG_READ, 0, 64, 0, nullptr, nullptr, &mapped),
            UR_RESULT_ERROR_INVALID_MEM_OBJECT);
}

TEST_P(Buffers, PartsShareTheContents) {
  const Queue queue = inOrder();
  Words words = counting(256);
  const Buffer whole = bufferOf(words);
  Buffer low, high, overlapping;
  ASSERT_EQ(tryPart(whole, 0, 512, low.out()), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryPart(whole, 512, 512, high.out()), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryPart(whole, 256, 512, overlapping.out()), UR_RESULT_SUCCESS);
  EXPECT_EQ(about<size_t>(high, UR_MEM_INFO_SIZE), 512u);
  EXPECT_EQ(read(queue, high, 4, 1), counting(4, 129));
  ASSERT_EQ(tryFillBuffer(queue, overlapping, 5, 0, 128), UR_RESULT_SUCCESS);
  EXPECT_EQ(read(queue, low, 2, 63), (Words{63, 5}));
  EXPECT_EQ(read(queue, high, 2, 63), (Words{5, 192}));
  addTo(queue, high, 128, 1000);
  EXPECT_EQ(read(queue, whole, 2, 127), (Words{5, 1005}));
}

TEST_P(Buffers, PartsAreCheckedAndOutliveTheWhole) {
  const Queue queue = inOrder();
  Buffer whole = buffer(256, UR_MEM_FLAG_READ_ONLY), part;
  ur_mem_handle_t none = nullptr;
  EXPECT_EQ(tryPart(whole, 512, 0, &none), UR_RESULT_ERROR_INVALID_BUFFER_SIZE);
  EXPECT_EQ(tryPart(whole, 512, 513, &none), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryPart(whole, 4096, 4, &none), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryPart(whole, 4, 4, &none), UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET);
  EXPECT_EQ(tryPart(whole, 0, 4, &none, UR_MEM_FLAG_READ_WRITE), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryPart(whole, 0, 4, &none, UR_MEM_FLAG_ALLOC_HOST_POINTER), UR_RESULT_ERROR_INVALID_VALUE);
  ASSERT_EQ(tryPart(whole, 256, 256, part.out()), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryPart(part, 0, 4, &none), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  EXPECT_EQ(none, nullptr);
  write(queue, part, counting(64));
  whole.reset();
  EXPECT_EQ(read(queue, part, 64), counting(64));
}

TEST_P(Buffers, BoxesAreReadWrittenAndCopied) {
  const Queue queue = inOrder();
  // Slices of 4 rows of 8 words; a box of 2 slices, 3 rows, 5 words from (2 words, row 1, slice 1).
  Words words = counting(96), flat(30, 0);
  const Buffer made = bufferOf(words);
  const ur_rect_region_t region{20, 3, 2};
  ASSERT_EQ(api().Enqueue.pfnMemBufferReadRect(queue, made, true, {8, 1, 1}, {0, 0, 0}, region, 32, 128, 0, 0,
                                               flat.data(), 0, nullptr, nullptr),
            UR_RESULT_SUCCESS);
  Words expected;
  for (uint32_t z = 1; z < 3; ++z) {
    for (uint32_t y = 1; y < 4; ++y) {
      for (uint32_t x = 2; x < 7; ++x)
        expected.push_back(z * 32 + y * 8 + x);
    }
  }
  EXPECT_EQ(flat, expected);

  const Buffer other = buffer(96);
  ASSERT_EQ(tryFillBuffer(queue, other, 9, 0, 96), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().Enqueue.pfnMemBufferCopyRect(queue, made, other, {8, 1, 1}, {4, 0, 0}, region, 32, 128, 24, 72, 0,
                                               nullptr, nullptr),
            UR_RESULT_SUCCESS);
  Words copied(96, 9);
  for (size_t z = 0; z < 2; ++z) {
    for (size_t y = 0; y < 3; ++y)
      std::copy_n(&expected[z * 15 + y * 5], 5, &copied[1 + z * 18 + y * 6]);
  }
  EXPECT_EQ(read(queue, other, 96), copied);

  ASSERT_EQ(api().Enqueue.pfnMemBufferWriteRect(queue, made, false, {0, 0, 0}, {4, 0, 1}, {8, 2, 1}, 32, 128, 16, 32,
                                                words.data(), 0, nullptr, nullptr),
            UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(read(queue, made, 10), (Words{9, 10, 2, 3, 4, 5, 6, 7, 13, 14}));
}

TEST_P(Buffers, CopiesWithinOneBufferMustNotOverlap) {
  const Queue queue = inOrder();
  Words words = counting(64);
  const Buffer made = bufferOf(words);
  const auto copy = [&](size_t from, size_t to, size_t size) {
    return api().Enqueue.pfnMemBufferCopy(queue, made, made, from * 4, to * 4, size * 4, 0, nullptr, nullptr);
  };
  EXPECT_EQ(copy(0, 8, 9), UR_RESULT_ERROR_OVERLAPPING_REGIONS);
  EXPECT_EQ(copy(8, 0, 9), UR_RESULT_ERROR_OVERLAPPING_REGIONS);
  EXPECT_EQ(copy(3, 3, 1), UR_RESULT_ERROR_OVERLAPPING_REGIONS);
  EXPECT_EQ(copy(0, 8, 8), UR_RESULT_SUCCESS);
  EXPECT_EQ(read(queue, made, 9, 7), (Words{7, 0, 1, 2, 3, 4, 5, 6, 7}));
  const auto rect = [&](ur_rect_offset_t from, ur_rect_offset_t to, ur_rect_region_t region) {
    return api().Enqueue.pfnMemBufferCopyRect(queue, made, made, from, to, region, 32, 128, 32, 128, 0, nullptr,
                                              nullptr);
  };
  EXPECT_EQ(rect({0, 0, 0}, {16, 0, 0}, {16, 4, 2}), UR_RESULT_SUCCESS) << "side by side, though rows interleave";
  EXPECT_EQ(rect({16, 0, 0}, {0, 2, 0}, {16, 2, 2}), UR_RESULT_SUCCESS) << "to the left, further down";
  EXPECT_EQ(rect({0, 0, 0}, {12, 0, 0}, {16, 4, 2}), UR_RESULT_ERROR_OVERLAPPING_REGIONS);
  EXPECT_EQ(rect({16, 0, 0}, {4, 1, 0}, {16, 2, 1}), UR_RESULT_ERROR_OVERLAPPING_REGIONS);
  EXPECT_EQ(rect({0, 0, 0}, {0, 1, 0}, {8, 2, 1}), UR_RESULT_ERROR_OVERLAPPING_REGIONS);
  finish(queue);
}

TEST_P(Buffers, MappingsShowAndBringBack) {
  const Queue queue = inOrder();
  const auto &enqueue = api().Enqueue;
  Words host = counting(64);
  for (const ur_mem_flags_t flags : {UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, UR_MEM_FLAG_USE_HOST_POINTER}) {
    const Buffer made = buffer(64, flags, host.data());
    addTo(queue, made, 64, 100);
    void *mapped = nullptr;
    ASSERT_EQ(enqueue.pfnMemBufferMap(queue, made, true, UR_MAP_FLAG_READ | UR_MAP_FLAG_WRITE, 32, 64, 0, nullptr,
                                      nullptr, &mapped),
              UR_RESULT_SUCCESS);
    auto *words = static_cast<uint32_t *>(mapped);
    if (flags == UR_MEM_FLAG_USE_HOST_POINTER) {
      EXPECT_EQ(words, host.data() + 8);
    }
    EXPECT_EQ(Words(words, words + 16), counting(16, 108));
    words[3] = 1;
    EXPECT_EQ(enqueue.pfnMemUnmap(queue, made, &host, 0, nullptr, nullptr), UR_RESULT_ERROR_INVALID_VALUE);
    ASSERT_EQ(enqueue.pfnMemUnmap(queue, made, mapped, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(enqueue.pfnMemUnmap(queue, made, mapped, 0, nullptr, nullptr), UR_RESULT_ERROR_INVALID_VALUE);
    EXPECT_EQ(read(queue, made, 3, 10), (Words{110, 1, 112}));
    host = counting(64);
  }
  const Buffer made = bufferOf(host);
  void *mapped = nullptr;
  ASSERT_EQ(enqueue.pfnMemBufferMap(queue, made, true, UR_MAP_FLAG_WRITE_INVALIDATE_REGION, 0, 16, 0, nullptr, nullptr,
                                    &mapped),
            UR_RESULT_SUCCESS);
  std::fill_n(static_cast<uint32_t *>(mapped), 4, 77);
  ASSERT_EQ(enqueue.pfnMemUnmap(queue, made, mapped, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(read(queue, made, 5), (Words{77, 77, 77, 77, 4}));
}

TEST_P(Buffers, KernelsTakeThem) {
  const Queue queue = inOrder();
  Words words = counting(32);
  const Buffer from = bufferOf(words), to = buffer(32);
  const Kernel copy = kernelOnAll("copy_u32");
  ASSERT_EQ(tryLaunch(queue, copy, 32, {bufferArg(0, to), bufferArg(1, from, UR_MEM_FLAG_READ_ONLY)}),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(read(queue, to, 32), words);
  const Context foreign = makeContext();
  std::swap(context, const_cast<Context &>(foreign));
  const Buffer others = buffer(32);
  std::swap(context, const_cast<Context &>(foreign));
  EXPECT_EQ(tryLaunch(queue, copy, 32, {bufferArg(0, others), bufferArg(1, from)}), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
}

TEST_P(Buffers, MemoryLivesUntilItsCommandsAreDone) {
  Queue queue = inOrder();
  Buffer made = buffer(64);
  const uint64_t free = sim->available(0);
  sim::Hold hold = sim->holdNextCommand();
  ASSERT_EQ(tryFillBuffer(queue, made, 3, 0, 64), UR_RESULT_SUCCESS);
  Event added = addTo(queue, made, 64, 1);
  made.reset();
  queue.reset();
  EXPECT_EQ(sim->calls(Call::free), 0u);
  hold.open();
  EXPECT_EQ(wait({added}), UR_RESULT_SUCCESS);
  added.reset(); // and with it the queue, which events keep
  sim->runUntilIdle();
  const Queue other = inOrder();
  finish(other);
  EXPECT_EQ(sim->calls(Call::alloc), sim->calls(Call::free));
  EXPECT_GE(sim->available(0), free);
}

TEST_P(Buffers, EveryFailingCallLeavesThemUsable) {
  const auto once = [&] {
    ur_result_t result = UR_RESULT_SUCCESS;
    const auto then = [&](ur_result_t next) { result = result == UR_RESULT_SUCCESS ? next : result; };
    Words words = counting(16), back(16);
    Buffer made, part;
    then(tryBuffer(64, made.out(), UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, words.data()));
    if (!made.get())
      return result;
    const Queue queue = inOrder();
    ur_event_handle_t event = nullptr;
    then(tryFillBuffer(queue, made, 5, 0, 8, {}, &event));
    EXPECT_EQ(event != nullptr, result == UR_RESULT_SUCCESS);
    const Event filled(event);
    void *mapped = nullptr;
    then(api().Enqueue.pfnMemBufferMap(queue, made, false, 0, 0, 64, 0, nullptr, nullptr, &mapped));
    if (mapped) {
      const ur_result_t unmapped = api().Enqueue.pfnMemUnmap(queue, made, mapped, 0, nullptr, nullptr);
      then(unmapped);
      if (unmapped != UR_RESULT_SUCCESS) { // it is still mapped
        EXPECT_EQ(api().Enqueue.pfnMemUnmap(queue, made, mapped, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
      }
    }
    then(api().Enqueue.pfnMemBufferRead(queue, made, true, 0, 64, back.data(), 0, nullptr, nullptr));
    if (result == UR_RESULT_SUCCESS) {
      EXPECT_EQ(back, (Words{5, 5, 5, 5, 5, 5, 5, 5, 8, 9, 10, 11, 12, 13, 14, 15}));
    }
    while (api().Queue.pfnFinish(queue) != UR_RESULT_SUCCESS) {
    }
    return result;
  };
  for (uint64_t nth = 1;; ++nth) {
    ASSERT_LT(nth, 50u);
    sim->failCall(Call::copy, nth);
    const ur_result_t result = once();
    if (!sim->stopFailing())
      break;
    EXPECT_EQ(result, UR_RESULT_ERROR_OUT_OF_RESOURCES);
  }
  for (const Call call : {Call::alloc, Call::fill, Call::fence}) {
    sim->failCall(call);
    static_cast<void>(once());
    sim->stopFailing();
    EXPECT_EQ(once(), UR_RESULT_SUCCESS);
  }
}

} // namespace
} // namespace ur::test
