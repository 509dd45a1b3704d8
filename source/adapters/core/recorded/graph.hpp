// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A graph of the vendor's: of a sequence, where the vendor takes all of its commands, so that a run is one call, or one
// that others record into by its native handle (native_command.hpp).
// Nothing blocks; used with the lock of what it belongs to.
#pragma once

#include "adapters/core/port/driver_graphs.hpp"
#include "adapters/core/recorded/sequence.hpp"

namespace ur::core {

class Graph {
public:
  /// Of finished nodes: one pass, a node for each, made executable at the end. Null: they are none for a graph. Throws
  /// the driver's error, and bad_alloc.
  [[nodiscard]] static std::unique_ptr<Graph> of(Driver &driver, const GraphDesc &desc, const Nodes &nodes);
  /// Without nodes, of which others may add some. Throws UNSUPPORTED_FEATURE where the vendor has no graphs, and the
  /// driver's error.
  [[nodiscard]] static std::unique_ptr<Graph> begin(Driver &driver, uint32_t device);
  /// No call may be on its way. What was enqueued goes on.
  ~Graph();
  /// It is about to go, and all that was enqueued of it is over.
  void isOver() noexcept { over_ = true; }
  Graph(const Graph &) = delete;
  Graph &operator=(const Graph &) = delete;

  // Until it is executable.
  /// The next of those nodes. Throws UNSUPPORTED_FEATURE where it can't be one of a graph, and the driver's error.
  void add(bool inOrder, const Nodes &nodes, uint32_t node);
  /// All that the other is now, as one node. Throws likewise.
  void addChild(const Graph &child);
  void instantiate();

  /// Whether it has commands that the host may hold up (Lane::mayAwaitHost()).
  [[nodiscard]] bool awaitsHost() const noexcept { return awaitsHost_; }

  // The vendor's own handles, which are this one's. Throw UNSUPPORTED_FEATURE.
  [[nodiscard]] ur_native_handle_t handle() const;
  [[nodiscard]] ur_native_handle_t executableHandle() const;
  /// For the driver that made it.
  [[nodiscard]] NativeGraph native() const noexcept { return native_; }

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
  [[nodiscard]] ur_result_t addNode(bool inOrder, const Nodes &nodes, uint32_t node) noexcept;

  GraphDriver &driver_;
  const GraphDesc desc_;
  NativeGraph native_ = nullptr;
  bool awaitsHost_ = false, over_ = false;
  std::vector<uint32_t> noted_; ///< each once
  std::vector<bool> isNoted_;   ///< by node
};

} // namespace ur::core
