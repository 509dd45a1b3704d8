// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A command graph that the adapter captures from in-order queues (native recording), a second of which joins by an
// event.
#include "support/graphs.hpp"

#include <filesystem>
#include <fstream>
#include <optional>

namespace {

using namespace testbed;
using Graph = syclex::command_graph<syclex::graph_state::modifiable>;

/// Skips where the device captures no queues.
Graph nativeGraph(const sycl::queue &queue) {
  try {
    return {queue.get_context(), queue.get_device(), {syclex::property::graph::enable_native_recording{}}};
  } catch (const sycl::exception &error) {
    throw Skipped(error.what());
  }
}

void recordAcross(Graph &graph, sycl::queue &queue, sycl::queue &beside, const Kernels &kernels, int *numbers,
                  int *scaled, int *both, size_t count) {
  graph.begin_recording(queue);
  const sycl::event added = launch(queue, kernels["add"], count, {}, 4, numbers);
  const sycl::event forked = launch(beside, kernels["scaled"], count, {added}, 2, (const int *)numbers, scaled);
  expect(beside.ext_oneapi_get_state() == syclex::queue_state::recording, "the queue beside has joined");
  queue.memcpy(both, numbers, count * sizeof(int));
  queue.ext_oneapi_submit_barrier({forked});
  queue.memcpy(both + count, scaled, count * sizeof(int));
  fill(queue, numbers, 0, 64);
  graph.end_recording();
}

} // namespace

int main() {
  return run([] {
    const sycl::property_list ordered{sycl::property::queue::in_order{}};
    sycl::queue queue{ordered};
    requireGraphs(queue);
    sycl::queue beside(queue.get_context(), queue.get_device(), ordered);
    const Kernels kernels(queue.get_context());
    constexpr size_t kCount = 1 << 10;
    const auto numbers = deviceUsm<int>(queue, kCount), scaled = deviceUsm<int>(queue, kCount),
               both = deviceUsm<int>(queue, 2 * kCount);
    int destroyed = 0;
    {
      std::optional<Graph> graph = nativeGraph(queue);
      graph->set_destruction_callback([](int *count) { ++*count; }, &destroyed);
      expect(graph->empty(), "it begins empty");
      recordAcross(*graph, queue, beside, kernels, numbers.get(), scaled.get(), both.get(), kCount);
      expect(!graph->empty(), "it has commands");
      const auto path = std::filesystem::temp_directory_path() / "graph_native.dot";
      graph->print_graph(path.string());
      expect(std::filesystem::file_size(path) > 0, "it can be looked at");
      std::filesystem::remove(path);
      auto executable = graph->finalize();
      graph.reset();
      for (int round = 0; round < 6; ++round) {
        sycl::queue &on = round % 2 != 0 ? beside : queue;
        fill(on, numbers.get(), round, kCount).wait();
        on.ext_oneapi_graph(executable).wait();
        expectEach(
            contents(on, both.get(), 2 * kCount), [&](size_t i) { return (round + 4) * (i < kCount ? 1 : 2); },
            "replayed");
        expectEach(
            contents(on, numbers.get(), kCount), [&](size_t i) { return i < 64 ? 0 : round + 4; }, "filled after all");
      }
    }
    expectEqual(destroyed, 1, "calls of the destruction callback");
  });
}
