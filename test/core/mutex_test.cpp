// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The mutex that every command takes. What it guards here is plain memory, so that ThreadSanitizer has a say.
#include "adapters/core/object/mutex.hpp"
#include "support/asleep.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <thread>
#include <unistd.h>
#include <vector>

namespace ur::test {
namespace {

using core::Mutex;

template <class F>
std::vector<std::thread> threads(size_t count, F body) {
  std::vector<std::thread> all;
  for (size_t t = 0; t < count; ++t)
    all.emplace_back(body);
  return all;
}

void join(std::vector<std::thread> &all) {
  for (std::thread &one : all)
    one.join();
}

TEST(Mutex, LetsOneInAtATime) {
  constexpr size_t kThreads = 4, kRounds = 20000;
  Mutex mutex;
  size_t count = 0;
  bool inside = false;
  auto all = threads(kThreads, [&] {
    for (size_t i = 0; i < kRounds; ++i) {
      const std::lock_guard lock(mutex);
      EXPECT_FALSE(inside);
      inside = true;
      if (i % 64 == 0)
        std::this_thread::yield(); // so that others find it taken
      ++count;
      inside = false;
    }
  });
  join(all);
  EXPECT_EQ(count, kThreads * kRounds);
}

// Each sleeper that gets it has to wake the next, though only the first unlock has seen that there are any.
TEST(Mutex, WakesAllThatSleep) {
  constexpr size_t kThreads = 8;
  Mutex mutex;
  size_t count = 0;
  std::atomic<pid_t> ids[kThreads] = {};
  std::atomic<size_t> begun{0};
  std::unique_lock held(mutex);
  auto all = threads(kThreads, [&] {
    std::atomic<pid_t> &id = ids[begun++];
    id = gettid();
    id.notify_one();
    const std::lock_guard lock(mutex);
    ++count;
  });
  for (std::atomic<pid_t> &id : ids) {
    id.wait(0);
    awaitSleep(id);
  }
  EXPECT_EQ(count, 0U);
  held.unlock();
  join(all);
  EXPECT_EQ(count, kThreads);
}

} // namespace
} // namespace ur::test
