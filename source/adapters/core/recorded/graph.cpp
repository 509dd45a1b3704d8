// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/recorded/graph.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// What a command has to do with events, and with memory that may move, is told to each run.
bool mayBeOfGraph(const Node &node) noexcept {
  return !node.signal && node.waits.empty() && node.uses.empty();
}

ur_result_t add(GraphDriver &graphs, NativeGraph graph, const Node &node, std::span<const uint32_t> after) {
  const Recorded *work = node.work();
  return work ? work->addTo(graphs, graph, after) : graphs.addEmpty(graph, after);
}

} // namespace

std::unique_ptr<Graph> Graph::of(Driver &driver, uint32_t device, bool inOrder, std::span<const Node> nodes) {
  GraphDriver *graphs = driver.graphs();
  if (!graphs || nodes.empty() || !std::all_of(nodes.begin(), nodes.end(), mayBeOfGraph))
    return {};
  std::unique_ptr<Graph> made(new Graph(*graphs));
  ur_result_t result = graphs->create(device, &made->native_);
  for (uint32_t i = 0; i < nodes.size() && result == UR_RESULT_SUCCESS; ++i) {
    const uint32_t before = i - 1;
    const std::span<const uint32_t> after =
        inOrder ? std::span(&before, i != 0 ? 1 : 0) : std::span<const uint32_t>(nodes[i].after);
    result = add(*graphs, made->native_, nodes[i], after);
  }
  result = result == UR_RESULT_SUCCESS ? graphs->instantiate(made->native_) : result;
  if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    return {};
  check(result);
  return made;
}

Graph::~Graph() {
  if (native_)
    driver_.destroy(native_);
}

bool Graph::update(uint32_t node, const Recorded &what) noexcept {
  return what.updateNode(driver_, native_, node) == UR_RESULT_SUCCESS;
}

ur_result_t Graph::enqueue(Stream stream, const Fence &fence) const noexcept {
  return driver_.enqueue(stream, native_, fence);
}

} // namespace ur::core
