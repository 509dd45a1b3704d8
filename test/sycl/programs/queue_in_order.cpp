// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An in-order queue keeps the order of copies, fills and kernels that name no event at all.
#include "support/kernels.hpp"

int main() {
  using namespace testbed;
  return run([] {
    sycl::queue queue{sycl::property::queue::in_order{}};
    const Kernels kernels(queue.get_context());
    constexpr size_t kCount = 1 << 16;
    const auto first = deviceUsm<int>(queue, kCount), second = deviceUsm<int>(queue, kCount);
    for (int round = 0; round < 20; ++round) {
      fill(queue, first.get(), round, kCount);
      launch(queue, kernels["add"], kCount, {}, 5, first.get());
      queue.memcpy(second.get(), first.get(), kCount * sizeof(int));
      launch(queue, kernels["add"], kCount, {}, 7, second.get());
      queue.memset(first.get(), 0xff, kCount * sizeof(int));
      expectEach(
          contents(queue, second.get(), kCount), [&](size_t) { return round + 12; }, "second");
      expectEach(
          contents(queue, first.get(), kCount), [](size_t) { return -1; }, "first");
    }
    expect(queue.ext_oneapi_empty(), "the queue is empty after waiting");
  });
}
