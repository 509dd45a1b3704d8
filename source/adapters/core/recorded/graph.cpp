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

std::unique_ptr<Graph> Graph::of(Driver &driver, const GraphDesc &desc, const Nodes &nodes) {
  GraphDriver *graphs = driver.graphs();
  if (!graphs || nodes.empty() || !std::all_of(nodes.begin(), nodes.end(), mayBeOfGraph))
    return {};
  std::unique_ptr<Graph> made(new Graph(*graphs, desc, nodes.size()));
  const ur_result_t result = made->together([&]() noexcept { return made->make(nodes); });
  if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    return {};
  check(result);
  return made;
}

template <class Body>
ur_result_t Graph::together(Body body) noexcept {
  const GraphDriver::Calls calls = [](void *data) noexcept { return (*static_cast<Body *>(data))(); };
  return driver_.together(desc_.device, calls, &body);
}

ur_result_t Graph::make(const Nodes &nodes) noexcept {
  ur_result_t result = driver_.create(desc_, &native_);
  uint32_t before = 0;
  for (uint32_t i = 0; i < nodes.size() && result == UR_RESULT_SUCCESS; ++i) {
    const std::span<const uint32_t> after =
        desc_.ordered ? std::span(&before, i != 0 ? 1 : 0) : std::span<const uint32_t>(nodes[i].after);
    result = add(driver_, native_, nodes[i], after);
    before = i;
  }
  return result == UR_RESULT_SUCCESS ? driver_.instantiate(native_) : result;
}

Graph::~Graph() {
  if (native_)
    driver_.destroy(native_);
}

void Graph::note(uint32_t node) {
  if (isNoted_[node])
    return;
  noted_.push_back(node);
  isNoted_[node] = true;
}

bool Graph::update(const Nodes &nodes) noexcept {
  if (noted_.empty()) [[likely]]
    return true;
  const ur_result_t result = together([&]() noexcept {
    for (const uint32_t node : noted_) {
      if (const ur_result_t one = nodes[node].what->updateNode(driver_, native_, node); one != UR_RESULT_SUCCESS)
        return one;
      isNoted_[node] = false;
    }
    noted_.clear();
    return UR_RESULT_SUCCESS;
  });
  return result == UR_RESULT_SUCCESS;
}

ur_result_t Graph::enqueue(Stream stream, const Fence &fence) const noexcept {
  return driver_.enqueue(stream, native_, fence);
}

} // namespace ur::core
