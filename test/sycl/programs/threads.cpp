// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Several threads submit the same kernel, with arguments of their own, to one queue and to queues of their own.
#include "support/threads.hpp"
#include "support/kernels.hpp"

namespace {

constexpr size_t kThreads = 4, kCount = 1 << 10;
constexpr int kRounds = 200;

void work(sycl::queue shared, const sycl::kernel &add, int mine) {
  sycl::queue own(shared.get_context(), shared.get_device(), {sycl::property::queue::in_order{}});
  const auto first = testbed::deviceUsm<int>(own, kCount), second = testbed::deviceUsm<int>(own, kCount);
  testbed::fill(own, first.get(), 0, kCount).wait();
  sycl::event last = testbed::fill(shared, second.get(), 0, kCount);
  for (int round = 0; round < kRounds; ++round) {
    testbed::launch(own, add, kCount, {}, mine, first.get());
    last = testbed::launch(shared, add, kCount, {last}, -mine, second.get());
    if (round % 50 == 49)
      last.wait();
  }
  testbed::expectEach(
      testbed::contents(own, first.get(), kCount), [&](size_t) { return mine * kRounds; }, "own queue");
  last.wait();
  testbed::expectEach(
      testbed::contents(own, second.get(), kCount), [&](size_t) { return -mine * kRounds; }, "the queue of all");
}

} // namespace

int main() {
  return testbed::run([] {
    sycl::queue queue;
    const testbed::Kernels kernels(queue.get_context());
    const sycl::kernel add = kernels["add"];
    testbed::onThreads(kThreads, [&](size_t thread) { work(queue, add, int(thread) + 1); });
  });
}
