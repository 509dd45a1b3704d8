// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Two devices in one context: dependencies from one to the other and to the host, memory of both kinds, buffers.
#include "support/async.hpp"
#include "support/buffers.hpp"
#include "support/devices.hpp"
#include "support/registry.hpp"

#include <cstring>
#include <thread>

namespace conformance {

class SeveralDevices : public DevicesTest {
protected:
  static constexpr size_t kWords = 1024, kBytes = kWords * sizeof(uint32_t);

  void fill(size_t i, void *memory, uint32_t value, Event *event, std::span<const ur_event_handle_t> waits = {}) {
    ASSERT_OK(urEnqueueUSMFill(queue(i), memory, sizeof value, &value, kBytes, static_cast<uint32_t>(waits.size()),
                               waits.empty() ? nullptr : waits.data(), event->out()));
  }
  void copy(size_t i, void *to, const void *from, Event *event, std::span<const ur_event_handle_t> waits = {}) {
    ASSERT_OK(urEnqueueUSMMemcpy(queue(i), false, to, from, kBytes, static_cast<uint32_t>(waits.size()),
                                 waits.empty() ? nullptr : waits.data(), event->out()));
  }
  /// Closed gates on a queue of each device's.
  void makeGate(Gate *gate) {
    Kernel kernel;
    ASSERT_NO_FATAL_FAILURE(makeKernel("gate", &kernel));
    if (!IsSkipped()) {
      gate->create(context(), on(0), kernel);
      kernel_ = std::move(kernel);
    }
  }
  Kernel kernel_;
};

TEST_P(SeveralDevices, areTheContexts) {
  uint32_t count = 0;
  EXPECT_OK(urContextGetInfo(context(), UR_CONTEXT_INFO_NUM_DEVICES, sizeof count, &count, nullptr));
  EXPECT_EQ(2U, count);
  ur_device_handle_t devices[2] = {};
  EXPECT_OK(urContextGetInfo(context(), UR_CONTEXT_INFO_DEVICES, sizeof devices, devices, nullptr));
  EXPECT_EQ(on(0), devices[0]);
  EXPECT_EQ(on(1), devices[1]);
}

TEST_P(SeveralDevices, othersAreNot) {
  Context one;
  const ur_device_handle_t first = on(0);
  ASSERT_OK(urContextCreate(1, &first, nullptr, one.out()));
  ur_queue_handle_t queue = untouched<ur_queue_handle_t>();
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_DEVICE, urQueueCreate(one, on(1), nullptr, &queue));
  void *memory = nullptr;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_DEVICE, urUSMDeviceAlloc(one, on(1), nullptr, nullptr, 64, &memory));
  EXPECT_EQ(untouched<ur_queue_handle_t>(), queue);
  EXPECT_EQ(nullptr, memory);
}

TEST_P(SeveralDevices, oneTwiceIsRefused) {
  const ur_device_handle_t twice[] = {on(0), on(0)};
  ur_context_handle_t context = untouched<ur_context_handle_t>();
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_DEVICE, urContextCreate(2, twice, nullptr, &context));
}

TEST_P(SeveralDevices, eventsOrderThem) {
  UsmBlock memory;
  ASSERT_NO_FATAL_FAILURE(memory.create(UR_USM_TYPE_HOST, context(), on(0), 2 * kBytes));
  auto *words = memory.as<uint32_t>();
  Event last, next;
  ASSERT_NO_FATAL_FAILURE(fill(0, words, 1, &last));
  for (uint32_t round = 0; round < 50; ++round) {
    ASSERT_NO_FATAL_FAILURE(copy(1, words + kWords, words, &next, {last.list(), 1}));
    std::swap(last, next);
    ASSERT_NO_FATAL_FAILURE(fill(0, words, round + 2, &next, {last.list(), 1}));
    std::swap(last, next);
  }
  ASSERT_OK(urEventWait(1, last.list()));
  EXPECT_EQ(std::vector<uint32_t>(kWords, 51), std::vector<uint32_t>(words, words + kWords));
  EXPECT_EQ(std::vector<uint32_t>(kWords, 50), std::vector<uint32_t>(words + kWords, words + 2 * kWords));
}

TEST_P(SeveralDevices, oneWaitsForTheOther) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(makeGate(&gate));
  if (IsSkipped())
    return;
  UsmBlock memory;
  ASSERT_NO_FATAL_FAILURE(memory.create(UR_USM_TYPE_HOST, context(), on(0), kBytes));
  std::memset(memory.get(), 0, kBytes);
  Event held, filled, other;
  ASSERT_OK(gate.close(queue(0), held.out()));
  ASSERT_NO_FATAL_FAILURE(fill(1, memory.get(), 7, &filled, {held.list(), 1}));
  Queue free;
  ASSERT_NO_FATAL_FAILURE(makeQueue(1, 0, &free));
  ASSERT_OK(urEnqueueEventsWait(free, 0, nullptr, other.out()));
  ASSERT_OK(urEventWait(1, other.list())); // the second device is not held up by the first
  EXPECT_FALSE(isComplete(filled));
  EXPECT_EQ(0U, *memory.as<uint32_t>());
  gate.open();
  ASSERT_OK(urEventWait(1, filled.list()));
  EXPECT_TRUE(gate.wasOpened());
  EXPECT_EQ(7U, *memory.as<uint32_t>());
}

TEST_P(SeveralDevices, theHostWaitsForBoth) {
  UsmBlock first, second;
  ASSERT_NO_FATAL_FAILURE(first.create(UR_USM_TYPE_HOST, context(), on(0), kBytes));
  ASSERT_NO_FATAL_FAILURE(second.create(UR_USM_TYPE_HOST, context(), on(1), kBytes));
  for (uint32_t round = 1; round <= 20; ++round) {
    Event events[2];
    ASSERT_NO_FATAL_FAILURE(fill(0, first.get(), round, &events[0]));
    ASSERT_NO_FATAL_FAILURE(fill(1, second.get(), round, &events[1]));
    const ur_event_handle_t list[] = {events[1], events[0], events[1]};
    ASSERT_OK(urEventWait(3, list));
    EXPECT_EQ(round, first.as<uint32_t>()[kWords - 1]);
    EXPECT_EQ(round, second.as<uint32_t>()[kWords - 1]);
  }
}

TEST_P(SeveralDevices, barriersTakeEventsOfBoth) {
  UsmBlock memory;
  ASSERT_NO_FATAL_FAILURE(memory.create(UR_USM_TYPE_HOST, context(), on(0), 3 * kBytes));
  auto *words = memory.as<uint32_t>();
  Event events[2], barrier, copied;
  ASSERT_NO_FATAL_FAILURE(fill(0, words, 3, &events[0]));
  ASSERT_NO_FATAL_FAILURE(fill(1, words + kWords, 4, &events[1]));
  const ur_event_handle_t list[] = {events[0], events[1]};
  ASSERT_OK(urEnqueueEventsWaitWithBarrier(queue(1), 2, list, barrier.out()));
  ASSERT_NO_FATAL_FAILURE(copy(1, words + 2 * kWords, words, &copied));
  ASSERT_OK(urEventWait(1, copied.list()));
  EXPECT_EQ(3U, words[3 * kWords - 1]);
  EXPECT_TRUE(isComplete(barrier));
}

TEST_P(SeveralDevices, copiesGoFromOneToTheOther) {
  UsmBlock first, second;
  ASSERT_NO_FATAL_FAILURE(first.create(UR_USM_TYPE_DEVICE, context(), on(0), kBytes));
  ASSERT_NO_FATAL_FAILURE(second.create(UR_USM_TYPE_DEVICE, context(), on(1), kBytes));
  for (size_t by = 0; by < 2; ++by) {
    Event filled, copied, back;
    ASSERT_NO_FATAL_FAILURE(fill(0, first.get(), 40 + static_cast<uint32_t>(by), &filled));
    ASSERT_NO_FATAL_FAILURE(copy(by, second.get(), first.get(), &copied, {filled.list(), 1}));
    ASSERT_OK(urEventWait(1, copied.list()));
    EXPECT_EQ(std::vector<uint32_t>(kWords, 40 + static_cast<uint32_t>(by)), readWords(queue(1), second.get(), kWords));
  }
}

TEST_P(SeveralDevices, memorySaysWhoseItIs) {
  for (size_t i = 0; i < 2; ++i) {
    UsmBlock memory;
    ASSERT_NO_FATAL_FAILURE(memory.create(UR_USM_TYPE_DEVICE, context(), on(i), kBytes));
    ur_device_handle_t device = nullptr;
    EXPECT_OK(urUSMGetMemAllocInfo(context(), memory.get(), UR_USM_ALLOC_INFO_DEVICE, sizeof device, &device, nullptr));
    EXPECT_EQ(on(i), device);
  }
}

TEST_P(SeveralDevices, kernelsRunOnBoth) {
  Kernel kernel;
  ASSERT_NO_FATAL_FAILURE(makeKernel("saxpy", &kernel));
  if (IsSkipped())
    return;
  UsmBlock memory;
  ASSERT_NO_FATAL_FAILURE(memory.create(UR_USM_TYPE_HOST, context(), on(0), 2 * kBytes));
  auto *y = memory.as<float>(), *x = y + kWords;
  for (size_t i = 0; i < kWords; ++i)
    y[i] = 0, x[i] = static_cast<float>(i);
  Event last;
  for (int round = 0; round < 20; ++round) {
    Event next;
    Arguments arguments;
    arguments.pointer(y).pointer(x).value<float>(2);
    const auto waits = last.get() == nullptr ? std::span<const ur_event_handle_t>() : std::span(last.list(), 1);
    ASSERT_OK(launch(queue(round % 2), kernel, kWords, arguments, waits, next.out()));
    std::swap(last, next);
  }
  ASSERT_OK(urEventWait(1, last.list()));
  for (size_t i = 0; i < kWords; ++i)
    ASSERT_EQ(40 * static_cast<float>(i), y[i]);
}

TEST_P(SeveralDevices, aFailureCrossesOver) {
  if (!environment().form || !environment().form->failsAlone)
    GTEST_SKIP() << "no kernel fails alone here";
  Kernel kernel;
  ASSERT_NO_FATAL_FAILURE(makeKernel("fail", &kernel));
  if (IsSkipped())
    return;
  UsmBlock memory;
  ASSERT_NO_FATAL_FAILURE(memory.create(UR_USM_TYPE_HOST, context(), on(0), kBytes));
  std::memset(memory.get(), 0, kBytes);
  Event failed, dependent, independent;
  ASSERT_OK(launch(queue(0), kernel, 1, Arguments().value<uint32_t>(1), {}, failed.out()));
  ASSERT_NO_FATAL_FAILURE(fill(1, memory.get(), 9, &dependent, {failed.list(), 1}));
  Queue other;
  ASSERT_NO_FATAL_FAILURE(makeQueue(1, 0, &other));
  ASSERT_OK(urEnqueueEventsWait(other, 0, nullptr, independent.out()));
  EXPECT_NE(UR_RESULT_SUCCESS, urEventWait(1, dependent.list()));
  EXPECT_EQ(UR_EVENT_STATUS_ERROR, statusOf(dependent));
  EXPECT_EQ(0U, *memory.as<uint32_t>());
  EXPECT_OK(urEventWait(1, independent.list()));
}

TEST_P(SeveralDevices, buffersFollow) {
  const Bytes bytes = someBytes(kBytes);
  Mem buffer;
  ASSERT_NO_FATAL_FAILURE(makeBuffer(context(), bytes, &buffer));
  EXPECT_EQ(bytes, readBuffer(queue(1), buffer, kBytes));
  Bytes expected = bytes;
  for (uint32_t round = 0; round < 10; ++round) {
    Event written;
    const uint32_t value = round + 1;
    ASSERT_OK(urEnqueueMemBufferFill(queue(round % 2), buffer, &value, sizeof value, round * 16, 16, 0, nullptr,
                                     written.out()));
    for (size_t i = 0; i < 16; i += 4)
      std::memcpy(&expected[round * 16 + i], &value, 4);
    ASSERT_OK(urEventWait(1, written.list()));
    EXPECT_EQ(expected, readBuffer(queue((round + 1) % 2), buffer, kBytes));
  }
}

TEST_P(SeveralDevices, asynchronousMemoryIsFreedByTheOther) {
  for (size_t i = 0; i < 2; ++i) {
    ur_bool_t supported = false;
    urDeviceGetInfo(on(i), UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP, sizeof supported, &supported, nullptr);
    if (!supported)
      GTEST_SKIP() << "the device has no asynchronous allocation";
  }
  for (int round = 0; round < 20; ++round) {
    void *memory = nullptr;
    Event born, filled, freed;
    ASSERT_OK(enqueueAlloc(UR_USM_TYPE_DEVICE, queue(0), nullptr, kBytes, {}, &memory, born.out()));
    ASSERT_NO_FATAL_FAILURE(fill(0, memory, 5, &filled, {born.list(), 1}));
    ASSERT_OK(enqueueFree(queue(1), memory, {filled.list(), 1}, freed.out()));
    ASSERT_OK(urEventWait(1, freed.list()));
  }
}

TEST_P(SeveralDevices, threadsUseBoth) {
  UsmBlock memory;
  ASSERT_NO_FATAL_FAILURE(memory.create(UR_USM_TYPE_HOST, context(), on(0), 4 * kBytes));
  std::vector<std::thread> threads;
  for (size_t t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      auto *mine = memory.as<uint32_t>() + t * kWords;
      Event last;
      for (uint32_t round = 0; round < 50; ++round) {
        Event next;
        const auto waits = last.get() == nullptr ? std::span<const ur_event_handle_t>() : std::span(last.list(), 1);
        fill((t + round) % 2, mine, round, &next, waits);
        std::swap(last, next);
      }
      EXPECT_OK(urEventWait(1, last.list()));
      EXPECT_EQ(49U, mine[kWords - 1]);
    });
  }
  for (std::thread &thread : threads)
    thread.join();
}

CONFORMANCE_ON_PAIRS(SeveralDevices);

} // namespace conformance
