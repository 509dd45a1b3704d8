// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/recorded/captured_graph.hpp"

#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/recorded/native_command.hpp"

#include <algorithm>

using namespace ur::core;

namespace {

uint64_t nextId() noexcept {
  static std::atomic<uint64_t> last{0};
  return last.fetch_add(1, std::memory_order_relaxed) + 1;
}

/// Whether each node comes after the one before, and no other.
bool isChain(const Nodes &nodes) noexcept {
  for (uint32_t i = 0; i < nodes.size(); ++i) {
    const Few<uint32_t> &after = nodes[i].after;
    if (i == 0 ? !after.empty() : after.size() != 1 || *after.begin() != i - 1)
      return false;
  }
  return true;
}

/// Executables of one graph have the same memory, and so their runs follow each other.
Ref<RunOrder> orderOf(const CapturedGraph &graph) {
  return graph.memory() ? graph.memory()->order() : makeRef<RunOrder>();
}

} // namespace

ur_exp_graph_handle_t_::ur_exp_graph_handle_t_(Context &context)
    : Object(Tag::capturedGraph, 1), context_(&context), id_(nextId()) {}

GraphMemory &ur_exp_graph_handle_t_::needMemory() {
  if (!memory_)
    memory_ = makeRef<GraphMemory>(*context_);
  return *memory_;
}

void ur_exp_graph_handle_t_::addDestructionCallback(ur_exp_graph_destruction_callback_t callback, void *userData) {
  std::lock_guard lock(mutex_);
  callbacks_.emplace_back(callback, userData);
}

void ur_exp_graph_handle_t_::beginCapture(uint32_t device) {
  if (capturing_ || ((!nodes_.empty() || native_) && device_ != device))
    throw kInvalid;
  device_ = device;
  capturing_ = true;
}

ur_native_handle_t ur_exp_graph_handle_t_::nativeHandle() {
  std::lock_guard lock(mutex_);
  if (capturing_)
    throw kInvalid;
  if (!device_ && context_->devices().size() != 1) // whose it would be
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  const uint32_t device = device_.value_or(0);
  needChildGraphs(*context_);
  if (!native_)
    native_ = Graph::begin(context_->driver(), device);
  device_ = device;
  for (; nativeNodes_ < nodes_.size(); ++nativeNodes_)
    native_->add(false, nodes_, nativeNodes_);
  return native_->handle();
}

void ur_exp_graph_handle_t_::destroyByUser() {
  {
    std::lock_guard lock(mutex_);
    if (capturing_)
      throw kInvalid;
  }
  if (dropUser() == Dropped::none)
    throw kInvalid;
  for (const auto &[callback, userData] : std::exchange(callbacks_, {})) // nobody else has the handle
    callback(userData);
  native_ = {};
  nodes_.clear(); // Events of its captures may keep this object longer, but not what it has.
  memory_ = {};
  unref(this);
}

ur_exp_executable_graph_handle_t_::ur_exp_executable_graph_handle_t_(CapturedGraph &graph)
    : Object(Tag::executableGraph, 1),
      Sequence(graph.context(), graph.device().value_or(0), isChain(graph.nodes()), false, orderOf(graph)),
      memory_(graph.memory()), blocks_(memory_ ? memory_->all() : std::vector<Block *>()),
      unpaired_(memory_ ? memory_->unpaired() : std::vector<Block *>()) {
  nodes() = graph.nodes();
  if (inOrder()) // which says it all
    std::for_each(nodes().begin(), nodes().end(), [](Node &node) { node.after = {}; });
  makeGraph(false);
}

namespace ur::core::api {

ur_result_t urGraphCreateExp(ur_context_handle_t context, ur_exp_graph_handle_t *graph) {
  *graph = new CapturedGraph(*context);
  return UR_RESULT_SUCCESS;
}

ur_result_t urGraphDestroyExp(ur_exp_graph_handle_t graph) {
  graph->destroyByUser();
  return UR_RESULT_SUCCESS;
}

ur_result_t urGraphInstantiateGraphExp(ur_exp_graph_handle_t graph, ur_exp_executable_graph_handle_t *executable) {
  std::lock_guard lock(graph->mutex());
  if (graph->capturing())
    return UR_RESULT_ERROR_INVALID_GRAPH;
  *executable = new ExecutableGraph(*graph);
  return UR_RESULT_SUCCESS;
}

ur_result_t urGraphExecutableGraphDestroyExp(ur_exp_executable_graph_handle_t executable) {
  release(executable);
  return UR_RESULT_SUCCESS;
}

ur_result_t urGraphIsEmptyExp(ur_exp_graph_handle_t graph, bool *empty) {
  std::lock_guard lock(graph->mutex());
  *empty = graph->nodes().empty();
  return UR_RESULT_SUCCESS;
}

ur_result_t urGraphGetIdExp(ur_exp_graph_handle_t graph, uint64_t *id) {
  *id = graph->id();
  return UR_RESULT_SUCCESS;
}

ur_result_t urGraphSetDestructionCallbackExp(ur_exp_graph_handle_t graph, ur_exp_graph_destruction_callback_t callback,
                                             void *userData) {
  graph->addDestructionCallback(callback, userData);
  return UR_RESULT_SUCCESS;
}

} // namespace ur::core::api
