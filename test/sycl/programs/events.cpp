// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events: their status moves on, a barrier is behind everything before it, events outlive their queue, and many may be
// waited for.
#include "support/kernels.hpp"

namespace {

using Status = sycl::info::event_command_status;

Status statusOf(const sycl::event &event) {
  return event.get_info<sycl::info::event::command_execution_status>();
}

} // namespace

int main() {
  using namespace testbed;
  return run([] {
    sycl::queue queue;
    const Kernels kernels(queue.get_context());
    constexpr size_t kCount = 1 << 12;
    const auto memory = deviceUsm<int>(queue, kCount);

    expect(statusOf(sycl::event()) == Status::complete, "an event of no command is complete");

    const auto busy = launch(queue, kernels["busy"], kCount, {}, 200000, memory.get());
    const auto barrier = queue.ext_oneapi_submit_barrier();
    auto filled = fill(queue, memory.get(), 4, kCount, {barrier});
    filled.wait();
    for (const auto &event : {busy, barrier, filled})
      expect(statusOf(event) == Status::complete, "what an awaited event was behind is complete");
    expectEach(
        contents(queue, memory.get(), kCount), [](size_t) { return 4; }, "the fill comes after the kernel");

    sycl::event orphan;
    {
      sycl::queue other(queue.get_context(), queue.get_device());
      orphan = launch(other, kernels["add"], kCount, {}, 1, memory.get());
    }
    auto behind = queue.ext_oneapi_submit_barrier({orphan});
    behind.wait();
    expect(statusOf(orphan) == Status::complete, "an event of a queue that is gone completes");
    expectEach(
        contents(queue, memory.get(), kCount), [](size_t) { return 5; }, "after the other queue's kernel");

    std::vector<sycl::event> many;
    for (int i = 0; i < 500; ++i)
      many.push_back(queue.memset(memory.get() + i, i, sizeof(int)));
    sycl::event::wait(many);
    expectEach(
        contents(queue, memory.get(), 500), [](size_t i) { return int(i % 256 * 0x01010101u); }, "500 memsets");
  });
}
