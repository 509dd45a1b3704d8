// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "measures.hpp"

#include "memory/random.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <exception>
#include <latch>
#include <numeric>
#include <thread>

namespace allocators {
namespace {

using Clock = std::chrono::steady_clock;

constexpr size_t kKiB = 1024, kMiB = 1024 * kKiB;
constexpr int kWarmUp = 64;
constexpr int kBatch = 256; // what is enqueued is bounded by a wait outside the timing

/// Nanoseconds of one pair, in batches until the time is up.
template <class Pair>
double meanOf(User &user, double seconds, Pair pair) {
  for (int i = 0; i < kWarmUp; ++i)
    pair();
  user.finish();
  double spent = 0;
  uint64_t pairs = 0;
  do {
    const auto start = Clock::now();
    for (int i = 0; i < kBatch; ++i)
      pair();
    spent += std::chrono::duration<double>(Clock::now() - start).count();
    pairs += kBatch;
    user.finish();
  } while (spent < seconds);
  return spent / static_cast<double>(pairs) * 1e9;
}

void *allocated(User &user, size_t size) {
  void *const memory = user.allocate(size);
  if (!memory)
    user.refuse(size);
  return memory;
}

void freed(User &user, void *memory, size_t size) {
  if (!user.free(memory, size))
    user.failToFree(memory);
}

double pairs(User &user, size_t size, double seconds) {
  return meanOf(user, seconds, [&] { freed(user, allocated(user, size), size); });
}

/// 64 live blocks of 256 bytes to 4 MiB, of which a random one goes for each new one.
double randomLifetimes(User &user, const Extent &extent) {
  constexpr size_t kLive = 64;
  struct Block {
    void *memory;
    size_t size;
  };
  struct Step {
    size_t index, size;
  };
  memory::Random random;
  const auto size = [&] { return random.spread(256, std::max<uint64_t>(4 * kMiB / extent.divisor, 512)); };
  std::array<Block, kLive> live{};
  std::vector<Step> steps(4096); // drawn before: randomness isn't what is measured
  for (Step &step : steps)
    step = {random.below(kLive), size()};
  for (Block &block : live) {
    block.size = size();
    block.memory = allocated(user, block.size);
  }
  size_t next = 0;
  const double mean = meanOf(user, extent.seconds, [&] {
    const Step &step = steps[next++ % steps.size()];
    Block &block = live[step.index];
    freed(user, block.memory, block.size);
    block = {allocated(user, step.size), step.size};
  });
  for (const Block &block : live)
    freed(user, block.memory, block.size);
  return mean;
}

/// The mean of the threads' means. They begin together.
double threads(Held &held, uint32_t count, size_t size, double seconds) {
  std::vector<double> means(count);
  std::vector<std::exception_ptr> problems(count);
  std::latch ready(count);
  std::vector<std::thread> all;
  for (uint32_t number = 0; number < count; ++number) {
    all.emplace_back([&, number] {
      bool arrived = false;
      try {
        User user(held);
        freed(user, allocated(user, size), size); // whatever the first one needs
        user.finish();
        arrived = true;
        ready.arrive_and_wait();
        means[number] = pairs(user, size, seconds);
      } catch (...) {
        problems[number] = std::current_exception();
        if (!arrived)
          ready.count_down();
      }
    });
  }
  for (std::thread &one : all)
    one.join();
  for (const std::exception_ptr &problem : problems) {
    if (problem)
      std::rethrow_exception(problem);
  }
  return std::accumulate(means.begin(), means.end(), 0.0) / count;
}

std::string sizeText(size_t size) {
  return size < kMiB ? std::to_string(size / kKiB) + " KiB" : std::to_string(size / kMiB) + " MiB";
}
std::string withoutSpace(std::string text) {
  text.erase(text.find(' '), 1);
  return text;
}

} // namespace

std::vector<Measure> pairMeasures(const Extent &extent) {
  const std::vector<uint64_t> sizes{4096 * kMiB / extent.divisor};
  std::vector<Measure> all;
  const auto onOneThread = [&](Row row, auto measured) {
    all.push_back(
        {{std::move(row)}, sizes, [measured](const allocator_subject &subject, const Setting &setting, uint64_t bytes) {
           Held held(subject, setting, bytes);
           User user(held);
           return std::vector<double>{measured(user)};
         }});
  };
  for (const size_t size : {4 * kKiB, kMiB, 64 * kMiB}) {
    const std::string text = sizeText(size);
    const size_t used = std::max(size / extent.divisor, std::min(size, 4 * kKiB));
    onOneThread({"pair_" + withoutSpace(text), "allocation and free of " + text, "ns"},
                [=](User &user) { return pairs(user, used, extent.seconds); });
  }
  onOneThread({"live_64", "64 live blocks of 256 B to 4 MiB, a random one in turn", "ns"},
              [=](User &user) { return randomLifetimes(user, extent); });
  for (const size_t size : {4 * kKiB, 64 * kKiB}) {
    for (const uint32_t count : {1U, 4U, 16U}) {
      if (count <= extent.mostThreads) {
        const std::string text = sizeText(size), number = std::to_string(count);
        all.push_back({{{"threads_" + number + "_" + withoutSpace(text),
                         text + " on each of " + number + (count == 1 ? " thread" : " threads"), "ns"}},
                       sizes,
                       [=](const allocator_subject &subject, const Setting &setting, uint64_t bytes) {
                         Held held(subject, setting, bytes);
                         return std::vector<double>{threads(held, count, size, extent.seconds)};
                       }});
      }
    }
  }
  return all;
}

} // namespace allocators
