// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A graph of the vendor's: of a sequence, where the vendor takes all of its commands, so that a run is one call, or one
// that others record into by its native handle (native_command.hpp).
// Nothing blocks, but enqueue() where blocks() says so; used with the lock of what it belongs to, but for what says
// otherwise.
#pragma once

#include "adapters/core/port/driver_graphs.hpp"
#include "adapters/core/recorded/sequence.hpp"

namespace ur::core {

class Graph : public RefCounted {
public:
  /// Of finished nodes: one pass, a node for each, made executable at the end. Null: they are none for a graph. Throws
  /// the driver's error, and bad_alloc.
  [[nodiscard]] static Ref<Graph> of(Driver &driver, const GraphDesc &desc, const Nodes &nodes);
  /// Without nodes, of which others may add some. Throws UNSUPPORTED_FEATURE where the vendor has no graphs, and the
  /// driver's error.
  [[nodiscard]] static Ref<Graph> begin(Driver &driver, uint32_t device);
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
  /// Whether the vendor knows of all changes. later: a run is on its way that is to go without them. never: the graph
  /// isn't what the nodes are any more.
  enum class Told : uint8_t { all, later, never };
  /// Tells the vendor, which still has the former ones' kernels.
  [[nodiscard]] Told update(const Nodes &nodes) noexcept;
  /// As the nodes were at the last update(). Where it blocks, without locks.
  [[nodiscard]] ur_result_t enqueue(Stream stream, const Fence &fence) const noexcept;
  /// See DriverCaps::graphRunsBlock.
  [[nodiscard]] bool blocks() const noexcept { return blocks_; }

  /// A run that a thread is still to enqueue, for which the graph stays as it is. Any thread.
  class OnItsWay {
  public:
    explicit OnItsWay(Graph &graph) noexcept : graph_(&graph) {
      graph.onTheirWay_.fetch_add(1, std::memory_order_relaxed);
    }
    OnItsWay(OnItsWay &&other) noexcept = default;
    OnItsWay &operator=(OnItsWay &&) = delete;
    ~OnItsWay() {
      if (graph_)
        graph_->onTheirWay_.fetch_sub(1, std::memory_order_release);
    }
    [[nodiscard]] const Graph &graph() const noexcept { return *graph_; }

  private:
    Ref<Graph> graph_;
  };

private:
  Graph(Driver &driver, const GraphDesc &desc, size_t nodes)
      : driver_(*driver.graphs()), desc_(desc), blocks_(driver.caps().graphRunsBlock), isNoted_(nodes) {}
  template <class Body>
  [[nodiscard]] ur_result_t together(Body body) noexcept;
  [[nodiscard]] ur_result_t make(const Nodes &nodes) noexcept;
  [[nodiscard]] ur_result_t addNode(bool inOrder, const Nodes &nodes, uint32_t node) noexcept;

  GraphDriver &driver_;
  const GraphDesc desc_;
  const bool blocks_;
  std::atomic<uint32_t> onTheirWay_{0};
  NativeGraph native_ = nullptr;
  bool awaitsHost_ = false, over_ = false;
  std::vector<uint32_t> noted_; ///< each once
  std::vector<bool> isNoted_;   ///< by node
};

} // namespace ur::core
