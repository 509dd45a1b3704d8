// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A graph of the vendor's as one command. Others have recorded into it, so what it does is known to the vendor alone.
// It is executable by itself: where the buffer that it is a command of runs without a graph, a run enqueues it as it
// does the others. So order, deferred runs and updates know nothing of native commands.
#pragma once

#include "adapters/core/recorded/graph.hpp"

namespace ur::core {

/// Throws UNSUPPORTED_FEATURE where the driver has no such graphs.
void needChildGraphs(const Context &context);

class NativeCommand final : public Recorded {
public:
  /// All that the graph does now. `nodes`: those of its commands that the core knows; what they use is kept. Throws
  /// UNSUPPORTED_FEATURE where the graph can't be a part of others, and the driver's error.
  [[nodiscard]] static Ref<Recorded> of(Driver &driver, uint32_t device, const Graph &graph, const Nodes &nodes);

  ur_result_t callPort(Driver &driver, Stream stream, const Fence &fence) const override;
  bool brief() const noexcept override { return false; }
  bool awaitsHost() const noexcept override { return true; } // Nobody knows.
  bool blocks() const noexcept override { return graph_->blocks(); }
  ur_result_t addTo(GraphDriver &graphs, NativeGraph graph, std::span<const uint32_t> after) const override;
  std::string label() const override { return "native"; }
  bool hasAddress(uint32_t, const void *) const noexcept override { return true; }
  void setAddress(uint32_t, void *) noexcept override {}
  Ref<Recorded> copy() const override { throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE; }

private:
  explicit NativeCommand(Ref<Graph> graph) noexcept : graph_(std::move(graph)) {}

  std::vector<Ref<Recorded>> kept_;
  const Ref<Graph> graph_; ///< goes before what its nodes use
};

} // namespace ur::core
