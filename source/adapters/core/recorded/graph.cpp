// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/recorded/graph.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// What a command has to do with events, and with memory that may move, is told to each run.
bool mayBeOfGraph(const Node &node) noexcept {
  return !node.signal && node.waits.empty() && node.uses.empty();
}

} // namespace

Ref<Graph> Graph::of(Driver &driver, const GraphDesc &desc, const Nodes &nodes) {
  if (!driver.graphs() || nodes.empty() || !std::all_of(nodes.begin(), nodes.end(), mayBeOfGraph))
    return {};
  auto made = Ref<Graph>::adopt(new Graph(driver, desc, nodes.size()));
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

ur_result_t Graph::addNode(bool inOrder, const Nodes &nodes, uint32_t node) noexcept {
  const uint32_t before = node - 1; // of the first one nobody asks
  const std::span<const uint32_t> after =
      inOrder ? std::span(&before, node != 0 ? 1 : 0) : std::span<const uint32_t>(nodes[node].after);
  const Recorded *work = nodes[node].work();
  awaitsHost_ = awaitsHost_ || (work && work->awaitsHost());
  return work ? work->addTo(driver_, native_, after) : driver_.addEmpty(native_, after);
}

ur_result_t Graph::make(const Nodes &nodes) noexcept {
  ur_result_t result = driver_.create(desc_, &native_);
  for (uint32_t i = 0; i < nodes.size() && result == UR_RESULT_SUCCESS; ++i)
    result = addNode(desc_.ordered, nodes, i);
  return result == UR_RESULT_SUCCESS ? driver_.instantiate(native_) : result;
}

Ref<Graph> Graph::begin(Driver &driver, uint32_t device) {
  if (!driver.graphs())
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  auto made = Ref<Graph>::adopt(new Graph(driver, {.device = device}, 0));
  check(made->driver_.create(made->desc_, &made->native_));
  return made;
}

void Graph::add(bool inOrder, const Nodes &nodes, uint32_t node) {
  if (!mayBeOfGraph(nodes[node]))
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  check(addNode(inOrder, nodes, node));
}

void Graph::addChild(const Graph &child) {
  check(driver_.addChild(native_, child.native_, {}));
}

void Graph::instantiate() {
  check(driver_.instantiate(native_));
}

ur_native_handle_t Graph::handle() const {
  ur_native_handle_t handle = 0;
  check(driver_.nativeHandle(native_, &handle));
  return handle;
}

ur_native_handle_t Graph::executableHandle() const {
  ur_native_handle_t handle = 0;
  check(driver_.nativeExecutable(native_, &handle));
  return handle;
}

Graph::~Graph() {
  if (native_ && over_)
    driver_.retire(native_);
  else if (native_)
    driver_.destroy(native_);
}

void Graph::note(uint32_t node) {
  if (isNoted_[node])
    return;
  noted_.push_back(node);
  isNoted_[node] = true;
}

Graph::Told Graph::update(const Nodes &nodes) noexcept {
  if (noted_.empty()) [[likely]]
    return Told::all;
  if (onTheirWay_.load(std::memory_order_acquire) != 0)
    return Told::later;
  const ur_result_t result = together([&]() noexcept {
    for (const uint32_t node : noted_) {
      if (const ur_result_t one = nodes[node].what->updateNode(driver_, native_, node); one != UR_RESULT_SUCCESS)
        return one;
      isNoted_[node] = false;
    }
    noted_.clear();
    return UR_RESULT_SUCCESS;
  });
  return result == UR_RESULT_SUCCESS ? Told::all : Told::never;
}

ur_result_t Graph::enqueue(Stream stream, const Fence &fence) const noexcept {
  return driver_.enqueue(stream, native_, fence);
}

} // namespace ur::core
