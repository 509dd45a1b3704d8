// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/recorded/sequence.hpp"

#include "adapters/core/recorded/graph.hpp"

namespace ur::core {

Sequence::Sequence(Context &context, uint32_t device, bool inOrder, bool profiling, Ref<RunOrder> order)
    : context_(&context), device_(device), inOrder_(inOrder), profiling_(profiling), order_(std::move(order)) {
  if (profiling_ && !context.caps().timedEvents)
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

Sequence::~Sequence() {
  std::lock_guard lock(mutex());
  if (graph_ && lastRun().isOver())
    graph_->isOver();
}

void Sequence::makeGraph(bool updatable) {
  graph_ = Graph::of(context_->driver(), {device_, inOrder_, updatable}, nodes_);
}

void Sequence::dropGraph() noexcept {
  if (handedOut_ && graph_)
    former_ = std::move(graph_);
  graph_ = {};
}

ur_native_handle_t Sequence::graphHandle() {
  const Graph *graph = graph_ ? graph_.get() : former_.get();
  if (!graph)
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  handedOut_ = true;
  return graph->handle();
}

} // namespace ur::core
