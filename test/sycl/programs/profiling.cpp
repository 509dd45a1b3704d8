// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Profiling: a command's times are in order, a longer kernel takes longer, and a queue without profiling says so.
#include "support/kernels.hpp"

#include <cstdint>

namespace {

struct Times {
  uint64_t submitted, started, ended;
};

Times timesOf(sycl::event event) {
  namespace info = sycl::info::event_profiling;
  return {event.get_profiling_info<info::command_submit>(), event.get_profiling_info<info::command_start>(),
          event.get_profiling_info<info::command_end>()};
}

} // namespace

int main() {
  using namespace testbed;
  return run([] {
    sycl::queue queue{{sycl::property::queue::enable_profiling{}, sycl::property::queue::in_order{}}};
    require(queue.get_device().has(sycl::aspect::queue_profiling), "profiling");
    const Kernels kernels(queue.get_context());
    constexpr size_t kCount = 1 << 12;
    const auto memory = deviceUsm<int>(queue, kCount);
    launch(queue, kernels["busy"], kCount, {}, 1, memory.get()).wait();

    uint64_t before = 0;
    const std::vector<sycl::event> commands{launch(queue, kernels["busy"], kCount, {}, 10, memory.get()),
                                            fill(queue, memory.get(), 1, kCount), queue.memset(memory.get(), 0, kCount),
                                            launch(queue, kernels["busy"], kCount, {}, 100000, memory.get())};
    queue.wait();
    for (const auto &command : commands) {
      const Times times = timesOf(command);
      expect(times.submitted <= times.started && times.started <= times.ended, "submit <= start <= end");
      expect(times.started >= before, "an in-order queue's commands don't overlap");
      before = times.ended;
    }
    const Times quick = timesOf(commands.front()), slow = timesOf(commands.back());
    expect(quick.ended - quick.started < slow.ended - slow.started, "10,000 times the work takes longer");

    sycl::queue without;
    auto event = fill(without, memory.get(), 2, kCount);
    event.wait();
    expectThrows("profiling of a queue that was made without", [&] { timesOf(event); });
  });
}
