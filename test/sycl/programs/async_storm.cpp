// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A storm of allocation, kernel and release over several queues and threads: contents stay apart, and memory stays
// flat, that of the pools and that of the process (which events would fill).
//
// usage: async_storm [ROUNDS]   for each of the threads, after a first part of as many that warms everything up
#include "support/async_memory.hpp"
#include "support/threads.hpp"

#include <fstream>

namespace {

constexpr size_t kThreads = 4, kCount = 1 << 10;
constexpr size_t kFlatKiB =
    16 << 10; // a leaked event of 200 bytes for each of 40,000 rounds' commands would be twice that

size_t residentKiB() {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;) {
    if (word == "VmRSS:") {
      size_t size = 0;
      status >> size;
      return size;
    }
  }
  throw testbed::Failed("the process doesn't say how much memory it has");
}

/// What one thread does: an in-order and an out-of-order queue in turn, blocks of several sizes.
void storm(sycl::queue inOrder, sycl::queue outOfOrder, const testbed::Kernels &kernels,
           const testbed::syclex::memory_pool &pool, size_t rounds, int *wrong) {
  using namespace testbed;
  for (size_t round = 0; round < rounds; ++round) {
    const int value = int(round % 1000);
    const size_t count = kCount << (round % 4);
    // By a handler: async_malloc with an in-order queue never releases its event (the runtime, in release 2026.2.0).
    void *memory = nullptr;
    inOrder.submit(
        [&](sycl::handler &handler) { memory = syclex::async_malloc_from_pool(handler, count * sizeof(int), pool); });
    fill(inOrder, static_cast<int *>(memory), value, count);
    launch(inOrder, kernels["differing"], kCount, {}, value, static_cast<const int *>(memory), wrong);
    syclex::async_free(inOrder, memory);
    auto last = outOfOrder.submit(
        [&](sycl::handler &handler) { memory = syclex::async_malloc_from_pool(handler, count * sizeof(int), pool); });
    last = fill(outOfOrder, static_cast<int *>(memory), -value, count, {last});
    last = launch(outOfOrder, kernels["differing"], kCount, {last}, -value, static_cast<const int *>(memory), wrong);
    last = outOfOrder.submit([&](sycl::handler &handler) {
      handler.depends_on(last);
      syclex::async_free(handler, memory);
    });
    if (round % 32 == 31) { // a program's usual pace: it doesn't run ahead for ever
      last.wait();
      inOrder.wait();
    }
  }
  inOrder.wait_and_throw();
  outOfOrder.wait_and_throw();
}

} // namespace

int main(int count, char **values) {
  using namespace testbed;
  return run([&] {
    const size_t rounds = argument(count, values, 1, 2000);
    const sycl::device device;
    const sycl::context context(device);
    const sycl::property_list inOrder{sycl::property::queue::in_order{}};
    std::vector<sycl::queue> ordered(kThreads, sycl::queue(context, device)), unordered = ordered;
    for (auto &queue : ordered)
      queue = sycl::queue(context, device, inOrder);
    for (auto &queue : unordered)
      queue = sycl::queue(context, device);
    requireAsyncMemory(ordered[0]);
    const Kernels kernels(context);
    const syclex::memory_pool pool(context, device, sycl::usm::alloc::device,
                                   syclex::properties{syclex::initial_threshold(size_t(64) << 20)});
    const auto wrong = sharedUsm<int>(ordered[0], 1);
    wrong[0] = 0;

    const auto part = [&] {
      onThreads(kThreads, [&](size_t i) { storm(ordered[i], unordered[i], kernels, pool, rounds, wrong.get()); });
      expectEqual(wrong[0], 0, "elements with another block's contents");
      expectEqual(pool.get_used_size_current(), size_t(0), "the pool's use after all releases");
    };
    part();
    const size_t reserved = pool.get_reserved_size_current(), resident = residentKiB();
    for (int again = 0; again < 4; ++again)
      part();
    const size_t reservedLater = pool.get_reserved_size_current(), residentLater = residentKiB();
    std::printf("rounds %zu, pool reserves %zu then %zu KiB, process %zu then %zu KiB\n", 5 * rounds * kThreads,
                reserved >> 10, reservedLater >> 10, resident, residentLater);
    expect(reservedLater <= 2 * reserved + (4 << 20), "the pool stays as large as it was");
    // What the pool holds is the pool's; the rest is what events and their like would fill.
    expect(residentLater - (reservedLater >> 10) <= resident - (reserved >> 10) + kFlatKiB,
           "the process stays as large as it was");
  });
}
