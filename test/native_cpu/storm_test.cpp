// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Many threads on one stream and on many, with events between them. Meant for the thread sanitizer as well.
#include "fixture.hpp"

#include <functional>
#include <random>
#include <thread>

namespace ur::native_cpu::test {
namespace {

constexpr int kThreads = 8;
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
constexpr int kRounds = 1500;
#else
constexpr int kRounds = 3000;
#endif

class Storm : public DriverTest {
protected:
  void inThreads(const std::function<void(int)> &body) {
    std::vector<std::thread> threads;
    for (int i = 0; i < kThreads; ++i)
      threads.emplace_back(body, i);
    for (std::thread &thread : threads)
      thread.join();
  }
};

TEST_F(Storm, OnOneStreamAndOnEight) {
  NativeKernel scale = kernel("scale");
  for (bool ordered : {true, false}) {
    for (bool shared : {true, false}) {
      std::vector<Stream> on;
      for (int i = 0; i < kThreads; ++i)
        on.push_back(shared && i ? on[0] : stream(ordered));
      inThreads([&](int id) {
        Stream mine = on[size_t(id)];
        std::vector<uint32_t> data(64, 1), expected(64, 1);
        uint32_t *pointer = data.data();
        NativeEvent last = nullptr;
        std::mt19937 random{uint32_t(id)};
        for (int round = 0; round < kRounds; ++round) {
          NativeEvent next = nullptr;
          const Fence fence{.waits = {&last, last ? 1u : 0u}, .signal = &next};
          if (round % 3 == 0) {
            const uint32_t value = random();
            ASSERT_EQ(UR_RESULT_SUCCESS,
                      driver->fill(mine, {.dst = pointer, .pattern = &value, .patternSize = 4, .width = 256}, fence));
            std::fill(expected.begin(), expected.end(), value);
          } else {
            const uint32_t factor = random() % 9;
            ASSERT_EQ(UR_RESULT_SUCCESS,
                      launch(mine, scale, {64}, {8}, {pointerArg(pointer), valueArg(factor)}, fence));
            for (uint32_t i = 0; i < 64; ++i)
              expected[i] = expected[i] * factor + i;
          }
          if (last)
            driver->destroyEvents({&last, 1});
          last = next;
          if (round % 97 == 0) {
            ASSERT_EQ(UR_RESULT_SUCCESS, driver->wait(last));
          }
          if (round % 53 == 0) {
            ASSERT_EQ(UR_RESULT_SUCCESS, driver->fence(mine, FenceKind::barrier, {}));
          }
          if (round % 201 == 0) {
            ASSERT_EQ(UR_RESULT_SUCCESS, driver->finish(mine));
          }
        }
        ASSERT_EQ(UR_RESULT_SUCCESS, driver->wait(last));
        driver->destroyEvents({&last, 1});
        ASSERT_EQ(expected, data);
      });
      for (Stream each : on)
        OK(driver->finish(each));
    }
  }
}

TEST_F(Storm, OfShortLivedStreamsChainedByEvents) {
  inThreads([&](int) {
    uint64_t value = 0;
    NativeEvent last = nullptr;
    for (int round = 0; round < kRounds / 3; ++round) {
      Stream made = nullptr;
      ASSERT_EQ(UR_RESULT_SUCCESS, driver->createStream({.ordered = round % 2 == 0}, &made));
      NativeEvent next = nullptr;
      ASSERT_EQ(UR_RESULT_SUCCESS, driver->hostCall(made, [](void *data) noexcept { ++*static_cast<uint64_t *>(data); },
                                                    &value, {.waits = {&last, last ? 1u : 0u}, .signal = &next}));
      driver->destroyStream(made);
      if (last)
        driver->destroyEvents({&last, 1});
      last = next;
    }
    ASSERT_EQ(UR_RESULT_SUCCESS, driver->wait(last));
    driver->destroyEvents({&last, 1});
    ASSERT_EQ(uint64_t(kRounds / 3), value);
  });
}

TEST_F(Storm, OfNotificationsAndWaits) {
  Stream on = stream(false);
  std::atomic<int> told{0};
  inThreads([&](int) {
    for (int round = 0; round < kRounds; ++round) {
      NativeEvent event = nullptr;
      uint64_t from = 1, to = 0;
      ASSERT_EQ(UR_RESULT_SUCCESS, driver->copy(on, {.dst = &to, .src = &from, .width = 8}, {.signal = &event}));
      ASSERT_EQ(UR_RESULT_SUCCESS, driver->notify(
                                       event,
                                       [](void *data, EventStatus status) noexcept {
                                         *static_cast<std::atomic<int> *>(data) += status == EventStatus::complete;
                                       },
                                       &told));
      ASSERT_EQ(UR_RESULT_SUCCESS, driver->wait(event));
      driver->destroyEvents({&event, 1});
      ASSERT_EQ(1u, to);
    }
  });
  driver->destroyStream(on);
  streams.clear();
  driver.reset(); // waits for notifications under way
  EXPECT_EQ(kThreads * kRounds, told);
  const uint32_t device = 0;
  OK(backend->openContext(0, {&device, 1}, &driver));
}

} // namespace
} // namespace ur::native_cpu::test
