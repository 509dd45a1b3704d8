// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A command graph that is recorded from an in-order queue and replayed between other commands.
#include "support/graphs.hpp"

int main() {
  using namespace testbed;
  return run([] {
    sycl::queue queue{sycl::property::queue::in_order{}};
    requireGraphs(queue);
    const Kernels kernels(queue.get_context());
    constexpr size_t kCount = 1 << 12;
    const auto memory = deviceUsm<int>(queue, kCount), sums = deviceUsm<int>(queue, kCount / 64);
    syclex::command_graph graph(queue.get_context(), queue.get_device());
    graph.begin_recording(queue);
    launch(queue, kernels["add"], kCount, {}, 4, memory.get());
    launch(queue, kernels["scaled"], kCount / 64, {}, 2, (const int *)memory.get(), sums.get());
    graph.end_recording();
    auto executable = graph.finalize();
    for (int round = 0; round < 10; ++round) {
      fill(queue, memory.get(), round, kCount);
      queue.ext_oneapi_graph(executable);
      expectEach(
          contents(queue, sums.get(), kCount / 64), [&](size_t) { return 2 * (round + 4); }, "replayed");
    }
  });
}
