// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The vendor's graph of a sequence, where the vendor has graphs and takes all of its commands: a run is one call then.
// Nothing blocks; used with the sequence's lock.
#pragma once

#include "adapters/core/port/driver_graphs.hpp"
#include "adapters/core/recorded/sequence.hpp"

namespace ur::core {

class Graph {
public:
  /// Of finished nodes for that device: one pass, a node for each, made executable at the end. Null: they
  /// are none for a graph. Throws the driver's error, and bad_alloc.
  [[nodiscard]] static std::unique_ptr<Graph> of(Driver &driver, uint32_t device, bool inOrder,
                                                 std::span<const Node> nodes);
  /// No call may be on its way. What was enqueued goes on.
  ~Graph();
  Graph(const Graph &) = delete;
  Graph &operator=(const Graph &) = delete;

  /// False: the graph isn't what the nodes are any more.
  [[nodiscard]] bool update(uint32_t node, const Recorded &what) noexcept;
  [[nodiscard]] ur_result_t enqueue(Stream stream, const Fence &fence) const noexcept;

private:
  explicit Graph(GraphDriver &driver) noexcept : driver_(driver) {}

  GraphDriver &driver_;
  NativeGraph native_ = nullptr;
};

} // namespace ur::core
