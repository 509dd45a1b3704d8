// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host tasks run between the commands they depend on and those that depend on them, and hand their exceptions over.
#include "support/kernels.hpp"

#include <atomic>

int main() {
  using namespace testbed;
  return run([] {
    std::atomic<int> errors{0};
    sycl::queue queue{[&](const sycl::exception_list &list) { errors += int(list.size()); }};
    const Kernels kernels(queue.get_context());
    constexpr size_t kCount = 1 << 10;
    const auto memory = sharedUsm<int>(queue, kCount);
    sycl::event last = fill(queue, memory.get(), 0, kCount);
    for (int round = 0; round < 50; ++round) {
      last = launch(queue, kernels["add"], kCount, {last}, 1, memory.get());
      last = queue.submit([&](sycl::handler &handler) {
        handler.depends_on(last);
        handler.host_task([values = memory.get()] {
          for (size_t i = 0; i < kCount; ++i)
            values[i] *= 2;
        });
      });
      last = fill(queue, memory.get() + kCount - 1, round, 1, {last});
    }
    last.wait();
    int expected = 0;
    for (int round = 0; round < 50; ++round)
      expected = int((unsigned(expected) + 1) * 2);
    for (size_t i = 0; i + 1 < kCount; ++i)
      expectEqual(memory[i], expected, "memory after kernels and host tasks in turn");
    expectEqual(memory[kCount - 1], 49, "the fill behind the last host task");

    queue.submit(
        [](sycl::handler &handler) { handler.host_task([] { throw std::runtime_error("from a host task"); }); });
    queue.wait_and_throw();
    expectEqual(errors.load(), 1, "exceptions that reached the handler");
    fill(queue, memory.get(), 3, kCount).wait();
    expectEqual(memory[0], 3, "the queue works on");
  });
}
