// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A command graph whose nodes are added one by one, and that is executed several times.
#include "support/graphs.hpp"

int main() {
  using namespace testbed;
  return run([] {
    sycl::queue queue;
    requireGraphs(queue);
    const Kernels kernels(queue.get_context());
    constexpr size_t kCount = 1 << 12;
    const auto from = deviceUsm<int>(queue, kCount), to = deviceUsm<int>(queue, kCount);
    fill(queue, from.get(), 0, kCount).wait();
    syclex::command_graph graph(queue.get_context(), queue.get_device());
    auto added = graph.add([&](sycl::handler &handler) {
      handler.set_args(2, from.get());
      handler.parallel_for(sycl::nd_range<1>(kCount, 64), kernels["add"]);
    });
    auto scaled = graph.add(
        [&](sycl::handler &handler) {
          handler.set_args(10, (const int *)from.get(), to.get());
          handler.parallel_for(sycl::nd_range<1>(kCount, 64), kernels["scaled"]);
        },
        {syclex::property::node::depends_on(added)});
    graph.add([&](sycl::handler &handler) { handler.memcpy(from.get(), to.get(), 64 * sizeof(int)); },
              {syclex::property::node::depends_on(scaled)});
    auto executable = graph.finalize();
    int low = 0, high = 0;
    for (int round = 0; round < 5; ++round) {
      queue.ext_oneapi_graph(executable).wait();
      low = (low + 2) * 10;
      high += 2;
    }
    expectEach(
        contents(queue, from.get(), kCount), [&](size_t i) { return i < 64 ? low : high; }, "after five runs");
  });
}
