// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The vendor's graph of a sequence, where the vendor has graphs and takes all of its commands: a run is one call then.
// Nothing blocks; used with the sequence's lock.
#pragma once

#include "adapters/core/port/driver_graphs.hpp"
#include "adapters/core/recorded/sequence.hpp"

namespace ur::core {

class Graph {
public:
  /// Of finished nodes: one pass, a node for each, made executable at the end. Null: they are none for a graph. Throws
  /// the driver's error, and bad_alloc.
  [[nodiscard]] static std::unique_ptr<Graph> of(Driver &driver, const GraphDesc &desc, const Nodes &nodes);
  /// No call may be on its way. What was enqueued goes on.
  ~Graph();
  Graph(const Graph &) = delete;
  Graph &operator=(const Graph &) = delete;

  /// A launch of the buffer's becomes another one, which the vendor is told before the next run. Throws bad_alloc, with
  /// nothing changed.
  void note(uint32_t node);
  /// Tells the vendor, which still has the former ones' kernels. False: the graph isn't what the nodes are any more.
  [[nodiscard]] bool update(const Nodes &nodes) noexcept;
  /// As the nodes were at the last update().
  [[nodiscard]] ur_result_t enqueue(Stream stream, const Fence &fence) const noexcept;

private:
  Graph(GraphDriver &driver, const GraphDesc &desc, size_t nodes) : driver_(driver), desc_(desc), isNoted_(nodes) {}
  template <class Body>
  [[nodiscard]] ur_result_t together(Body body) noexcept;
  [[nodiscard]] ur_result_t make(const Nodes &nodes) noexcept;

  GraphDriver &driver_;
  const GraphDesc desc_;
  NativeGraph native_ = nullptr;
  std::vector<uint32_t> noted_; ///< each once
  std::vector<bool> isNoted_;   ///< by node
};

} // namespace ur::core
