// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Asynchronous memory that one queue allocates, a second one uses and a third one frees, ordered by events; and SYCL's
// plain free of memory that came asynchronously, once everything has ended.
#include "support/async_memory.hpp"

int main() {
  using namespace testbed;
  return run([] {
    const sycl::property_list inOrder{sycl::property::queue::in_order{}};
    sycl::queue first{inOrder}, second(first.get_context(), first.get_device(), inOrder),
        third(first.get_context(), first.get_device(), inOrder);
    requireAsyncMemory(first);
    const Kernels kernels(first.get_context());
    constexpr size_t kCount = 1 << 12;
    const auto wrong = sharedUsm<int>(first, 1);
    wrong[0] = 0;
    const syclex::memory_pool pool(first, sycl::usm::alloc::device);
    for (int round = 0; round < 200; ++round) {
      int *memory = asyncMalloc(first, kCount, round % 2 ? &pool : nullptr);
      const auto filled = fill(first, memory, round, kCount);
      launch(second, kernels["add"], kCount, {filled}, 1, memory);
      const auto used = launch(second, kernels["differing"], kCount, {}, round + 1, (const int *)memory, wrong.get());
      third.ext_oneapi_submit_barrier({used});
      syclex::async_free(third, memory);
    }
    for (auto *queue : {&first, &second, &third})
      queue->wait_and_throw();
    expectEqual(wrong[0], 0, "elements with other contents");
    expectEqual(pool.get_used_size_current(), size_t(0), "use after all releases");
  });
}
