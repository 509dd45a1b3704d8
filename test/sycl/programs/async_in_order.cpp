// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Asynchronous memory in an in-order queue: allocated, used and freed without a wait, and every block keeps its own
// contents.
#include "support/async_memory.hpp"

int main() {
  using namespace testbed;
  return run([] {
    sycl::queue queue{sycl::property::queue::in_order{}};
    requireAsyncMemory(queue);
    const Kernels kernels(queue.get_context());
    constexpr size_t kCount = 1 << 12;
    const auto wrong = sharedUsm<int>(queue, 1);
    wrong[0] = 0;
    for (int round = 0; round < 300; ++round) {
      int *first = asyncMalloc(queue, kCount), *second = asyncMalloc(queue, kCount * 3);
      launch(queue, kernels["busy"], kCount, {}, 500, first); // a late command: the memory must wait for it
      fill(queue, first, round, kCount);
      fill(queue, second, -round, kCount * 3);
      launch(queue, kernels["differing"], kCount, {}, round, (const int *)first, wrong.get());
      syclex::async_free(queue, first);
      int *third = asyncMalloc(queue, kCount); // may be the first one's memory
      fill(queue, third, round + 1, kCount);
      launch(queue, kernels["differing"], kCount * 3, {}, -round, (const int *)second, wrong.get());
      launch(queue, kernels["differing"], kCount, {}, round + 1, (const int *)third, wrong.get());
      syclex::async_free(queue, second);
      syclex::async_free(queue, third);
    }
    queue.wait_and_throw();
    expectEqual(wrong[0], 0, "elements with another block's contents");
  });
}
