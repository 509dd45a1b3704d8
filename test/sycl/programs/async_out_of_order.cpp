// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Asynchronous memory in an out-of-order queue: events order allocation, kernels and the release.
#include "support/async_memory.hpp"

namespace {

sycl::event free(sycl::queue &queue, const sycl::event &behind, void *memory) {
  return queue.submit([&](sycl::handler &handler) {
    handler.depends_on(behind);
    testbed::syclex::async_free(handler, memory);
  });
}

} // namespace

int main() {
  using namespace testbed;
  return run([] {
    sycl::queue queue;
    requireAsyncMemory(queue);
    const Kernels kernels(queue.get_context());
    constexpr size_t kCount = 1 << 12;
    constexpr int kLines = 4;
    const auto wrong = sharedUsm<int>(queue, 1);
    wrong[0] = 0;
    std::vector<sycl::event> freed(kLines);
    for (int round = 0; round < 100; ++round) {
      for (int line = 0; line < kLines; ++line) {
        void *memory = nullptr;
        const auto allocated = queue.submit([&](sycl::handler &handler) {
          handler.depends_on(freed[line]);
          memory = syclex::async_malloc(handler, sycl::usm::alloc::device, kCount * sizeof(int));
        });
        int *values = static_cast<int *>(memory);
        const int first = line * 1000 + round;
        auto last = launch(queue, kernels["iota"], kCount, {allocated}, first, values);
        last = fill(queue, values, first, kCount, {last});
        last = launch(queue, kernels["differing"], kCount, {last}, first, (const int *)values, wrong.get());
        freed[line] = free(queue, last, memory);
      }
    }
    queue.wait_and_throw();
    expectEqual(wrong[0], 0, "elements with another line's contents");
  });
}
