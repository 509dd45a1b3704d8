// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Order of commands on streams, copies and fills, and streams destroyed with work pending.
#include "fixture.hpp"
#include "support/asleep.hpp"

#include <atomic>
#include <cstring>
#include <numeric>
#include <thread>
#include <unistd.h>

namespace ur::native_cpu::test {
namespace {

class Streams : public DriverTest {};

TEST_F(Streams, CopiesOfAllShapes) {
  std::vector<uint8_t> from(1 << 16), to(1 << 16);
  std::iota(from.begin(), from.end(), uint8_t(1));
  Stream on = stream();
  for (size_t size : {size_t(1), size_t(100), size_t(4096), size_t(4097), from.size()}) {
    std::fill(to.begin(), to.end(), uint8_t(0));
    OK(driver->copy(on, {.dst = to.data(), .src = from.data(), .width = size}, {}));
    OK(driver->finish(on));
    EXPECT_TRUE(std::equal(from.begin(), from.begin() + ptrdiff_t(size), to.begin())) << size;
    EXPECT_TRUE(std::all_of(to.begin() + ptrdiff_t(size), to.end(), [](uint8_t b) { return b == 0; })) << size;
  }
  std::fill(to.begin(), to.end(), uint8_t(0));
  OK(driver->copy(on,
                  {.dst = to.data(),
                   .src = from.data(),
                   .width = 10,
                   .height = 20,
                   .depth = 5,
                   .dstRowPitch = 16,
                   .dstSlicePitch = 16 * 24,
                   .srcRowPitch = 12,
                   .srcSlicePitch = 12 * 20},
                  {}));
  OK(driver->finish(on));
  size_t wrong = 0, touched = 0;
  for (size_t i = 0; i < to.size(); ++i) {
    const size_t z = i / (16 * 24), y = i / 16 % 24, x = i % 16;
    const bool inside = z < 5 && y < 20 && x < 10;
    touched += inside;
    wrong += to[i] != (inside ? from[z * 240 + y * 12 + x] : 0);
  }
  EXPECT_EQ(0u, wrong);
  EXPECT_EQ(1000u, touched);
}

TEST_F(Streams, LargeCopiesAndFillsAreSplitRightly) {
  std::vector<uint32_t> from((9 << 20) / 4 + 3), to(from.size());
  std::iota(from.begin(), from.end(), 5u);
  Stream on = stream();
  OK(driver->copy(on, {.dst = to.data(), .src = from.data(), .width = from.size() * 4}, {}));
  OK(driver->finish(on));
  EXPECT_EQ(from, to);
  const std::vector<uint8_t> pattern = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
  const size_t size = to.size() * 4 / 12 * 12;
  OK(driver->fill(on, {.dst = to.data(), .pattern = pattern.data(), .patternSize = 12, .width = size}, {}));
  OK(driver->finish(on));
  const auto *bytes = reinterpret_cast<const uint8_t *>(to.data());
  size_t wrong = 0;
  for (size_t i = 0; i < size; ++i)
    wrong += bytes[i] != pattern[i % 12];
  EXPECT_EQ(0u, wrong);
}

TEST_F(Streams, FillsWithPatternsOfAnySize) {
  Stream on = stream();
  for (size_t patternSize : {1, 2, 3, 4, 7, 8, 16, 100, 5000, 300000}) {
    std::vector<uint8_t> pattern(patternSize), to(patternSize * 7 + 5, 0xee);
    std::iota(pattern.begin(), pattern.end(), uint8_t(patternSize));
    const std::vector<uint8_t> kept = pattern;
    OK(driver->fill(
        on, {.dst = to.data(), .pattern = pattern.data(), .patternSize = patternSize, .width = patternSize * 7}, {}));
    std::fill(pattern.begin(), pattern.end(), uint8_t(0)); // it has been consumed
    OK(driver->finish(on));
    size_t wrong = 0;
    for (size_t i = 0; i < to.size(); ++i)
      wrong += to[i] != (i < patternSize * 7 ? kept[i % patternSize] : 0xee);
    EXPECT_EQ(0u, wrong) << patternSize;
  }
  std::vector<uint16_t> picture(64 * 10, 0);
  const uint16_t value = 0x1234;
  OK(driver->fill(
      on, {.dst = picture.data(), .pattern = &value, .patternSize = 2, .width = 100, .height = 10, .pitch = 128}, {}));
  OK(driver->finish(on));
  for (size_t i = 0; i < picture.size(); ++i)
    ASSERT_EQ(i % 64 < 50 ? value : 0, picture[i]) << i;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_SIZE,
            driver->fill(on, {.dst = picture.data(), .pattern = &value, .patternSize = 2, .width = 3}, {}));
}

TEST_F(Streams, OrderedStreamsKeepOrderAndNothingRunsBeforeItsTurn) {
  Stream on = stream();
  close(on);
  uint64_t value = 0, copy = 99;
  const uint64_t one = 1;
  OK(driver->copy(on, {.dst = &value, .src = &one, .width = 8}, {}));
  OK(driver->copy(on, {.dst = &copy, .src = &value, .width = 8}, {}));
  runOthers();
  EXPECT_EQ(99u, std::atomic_ref(copy).load());
  open();
  OK(driver->finish(on));
  EXPECT_EQ(1u, copy);
}

TEST_F(Streams, OrderedStreamOfManyDependentCommands) {
  Stream on = stream();
  constexpr size_t kSize = 1000, kRounds = 500;
  std::vector<uint32_t> data(kSize, 1), expected(kSize, 1);
  uint32_t *pointer = data.data();
  NativeKernel scale = kernel("scale");
  for (size_t round = 0; round < kRounds; ++round) {
    const auto factor = uint32_t(round % 7 + 1);
    OK(launch(on, scale, {kSize}, {50}, {pointerArg(pointer), valueArg(factor)}));
    for (size_t i = 0; i < kSize; ++i)
      expected[i] = expected[i] * factor + uint32_t(i);
  }
  OK(driver->finish(on));
  EXPECT_EQ(expected, data);
}

TEST_F(Streams, OnUnorderedStreamsOnlyWaitsAndBarriersOrder) {
  Stream on = stream(false);
  close(on);
  uint64_t a = 0, b = 0, c = 0;
  const uint64_t one = 1;
  NativeEvent free = nullptr, behindBarrier = nullptr, barrier = nullptr, wait = nullptr;
  OK(driver->copy(on, {.dst = &a, .src = &one, .width = 8}, {.signal = &free}));
  OK(driver->fence(on, FenceKind::wait, {.signal = &wait}));
  OK(driver->wait(own(free))); // passes the closed gate
  OK(driver->wait(own(wait)));
  EXPECT_EQ(1u, a);
  OK(driver->fence(on, FenceKind::barrier, {.signal = &barrier}));
  OK(driver->copy(on, {.dst = &b, .src = &one, .width = 8}, {.signal = &behindBarrier}));
  OK(driver->fence(on, FenceKind::barrier, {}));
  OK(driver->copy(on, {.dst = &c, .src = &b, .width = 8}, {}));
  runOthers();
  EXPECT_EQ(EventStatus::submitted, status(own(barrier)));
  EXPECT_EQ(EventStatus::submitted, status(own(behindBarrier)));
  open();
  OK(driver->finish(on));
  EXPECT_EQ(EventStatus::complete, status(barrier));
  EXPECT_EQ(1u, b);
  EXPECT_EQ(1u, c);
}

TEST_F(Streams, FinishOfAnUnorderedStreamDoesNotHoldUpLaterCommands) {
  Stream on = stream(false);
  close(on);
  std::atomic<bool> finished{false};
  std::atomic<pid_t> waiting{0};
  std::thread waiter([&] {
    waiting = gettid();
    waiting.notify_one();
    EXPECT_EQ(UR_RESULT_SUCCESS, driver->finish(on));
    finished = true;
  });
  waiting.wait(0);
  ur::test::awaitSleep(waiting);
  uint64_t a = 0;
  const uint64_t one = 1;
  NativeEvent later = nullptr, barrier = nullptr;
  OK(driver->copy(on, {.dst = &a, .src = &one, .width = 8}, {.signal = &later}));
  OK(driver->wait(own(later)));
  OK(driver->fence(on, FenceKind::barrier, {.signal = &barrier}));
  EXPECT_FALSE(finished);
  EXPECT_EQ(EventStatus::submitted, status(own(barrier)));
  open();
  waiter.join();
  OK(driver->wait(barrier));
}

TEST_F(Streams, CommandsWithoutWorkKeepTheirPlace) {
  Stream on = stream();
  close(on);
  NativeEvent copy = nullptr, fill = nullptr, launched = nullptr;
  uint8_t byte = 5;
  OK(driver->copy(on, {.dst = &byte, .src = &byte, .width = 0}, {.signal = &copy}));
  OK(driver->fill(on, {.dst = &byte, .pattern = &byte, .patternSize = 1, .width = 0}, {.signal = &fill}));
  OK(launch(on, kernel("nothing"), {0, 4}, {1, 4}, {}, {.signal = &launched}));
  EXPECT_EQ(EventStatus::submitted, status(own(copy)));
  EXPECT_EQ(EventStatus::submitted, status(own(fill)));
  EXPECT_EQ(EventStatus::submitted, status(own(launched)));
  open();
  OK(driver->finish(on));
  EXPECT_EQ(EventStatus::complete, status(launched));
}

TEST_F(Streams, DestroyedWithWorkPendingTheWorkIsStillDone) {
  for (bool ordered : {true, false}) {
    Stream gated = stream();
    close(gated);
    NativeEvent gate = nullptr, last = nullptr;
    OK(driver->fence(gated, FenceKind::wait, {.signal = &gate}));
    Stream doomed = nullptr;
    OK(driver->createStream({.ordered = ordered}, &doomed));
    std::vector<uint64_t> to(50, 0);
    const uint64_t one = 1;
    for (uint64_t &value : to)
      OK(driver->copy(doomed, {.dst = &value, .src = &one, .width = 8}, {.waits = {&gate, 1}}));
    OK(driver->fence(doomed, FenceKind::barrier, {.signal = &last}));
    driver->destroyStream(doomed);
    driver->destroyEvents({&gate, 1});
    open();
    OK(driver->wait(own(last)));
    EXPECT_EQ(std::vector<uint64_t>(50, 1), to);
    OK(driver->finish(gated));
  }
}

TEST_F(Streams, TheDriversEndWaitsForWhatDestroyedStreamsLeft) {
  Stream gated = nullptr;
  OK(driver->createStream({}, &gated));
  close(gated);
  uint64_t value = 0;
  const uint64_t one = 1;
  OK(driver->copy(gated, {.dst = &value, .src = &one, .width = 8}, {}));
  driver->destroyStream(gated);
  for (NativeKernel kernel : std::exchange(kernels, {}))
    driver->destroyKernel(kernel);
  for (NativeProgram program : std::exchange(programs, {}))
    driver->destroyProgram(program); // the gate's code stays until it is through
  const pid_t ending = gettid();
  std::thread opener([&] {
    ur::test::awaitSleep(ending);
    open();
  });
  driver.reset();
  EXPECT_EQ(1u, value);
  opener.join();
  const uint32_t device = 0;
  OK(backend->openContext(0, {&device, 1}, &driver));
}

TEST_F(Streams, HostCallsHoldUpOnlyWhatFollowsThem) {
  std::atomic<int> released{0}, entered{0};
  struct Wait {
    std::atomic<int> *released, *entered;
  } wait{&released, &entered};
  constexpr int kCalls = 6; // more than there are workers here
  std::vector<NativeEvent> done(kCalls);
  for (NativeEvent &event : done) {
    OK(driver->hostCall(stream(),
                        [](void *data) noexcept {
                          auto &wait = *static_cast<Wait *>(data);
                          ++*wait.entered;
                          wait.entered->notify_all();
                          wait.released->wait(0);
                        },
                        &wait, {.signal = &event}));
  }
  for (int count = entered; count < kCalls; count = entered)
    entered.wait(count);
  // All of them are waiting now, each on a thread of its own, and everything else goes on.
  Stream other = stream();
  std::vector<uint32_t> data(100, 2);
  uint32_t *pointer = data.data();
  const uint32_t factor = 3;
  OK(launch(other, kernel("scale"), {100}, {10}, {pointerArg(pointer), valueArg(factor)}));
  OK(driver->finish(other));
  EXPECT_EQ(6u + 99, data[99]);
  for (NativeEvent event : done)
    EXPECT_EQ(EventStatus::running, status(own(event)));
  released = 1;
  released.notify_all();
  for (NativeEvent event : done)
    OK(driver->wait(event));
}

} // namespace
} // namespace ur::native_cpu::test
