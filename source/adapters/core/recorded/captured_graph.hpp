// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graphs that queues record into (queue/capture.hpp), and what queues run of them. The handles have no users' counts:
// who got one destroys it once.
#pragma once

#include "adapters/core/recorded/graph.hpp"
#include "adapters/core/recorded/graph_memory.hpp"

#include <optional>

/// Thread-safe; nothing blocks.
struct ur_exp_graph_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_GRAPH;

  explicit ur_exp_graph_handle_t_(ur::core::Context &context);

  [[nodiscard]] ur::core::Context &context() const noexcept { return *context_; }
  /// Of all graphs of the process, from 1.
  [[nodiscard]] uint64_t id() const noexcept { return id_; }
  void addDestructionCallback(ur_exp_graph_destruction_callback_t callback, void *userData);
  /// By its user: callbacks are called, without locks. Throws INVALID_GRAPH while a queue records into it.
  void destroyByUser();
  /// Of a graph of the vendor's with the same nodes. Throws INVALID_GRAPH while a queue records into it,
  /// UNSUPPORTED_FEATURE where there can be none, and the driver's error.
  [[nodiscard]] ur_native_handle_t nativeHandle();
  /// The lock of a capture, too; those of queues come after it.
  [[nodiscard]] std::mutex &mutex() noexcept { return mutex_; }

  // With the lock.
  [[nodiscard]] ur::core::Nodes &nodes() noexcept { return nodes_; }
  /// Null: it allocates nothing.
  [[nodiscard]] ur::core::GraphMemory *memory() const noexcept { return memory_.get(); }
  [[nodiscard]] ur::core::GraphMemory &needMemory();
  /// A queue records into it, so that it isn't finished.
  [[nodiscard]] bool capturing() const noexcept { return capturing_; }
  /// Throws INVALID_GRAPH where another queue does, or where its nodes are of another device.
  void beginCapture(uint32_t device);
  void endCapture() noexcept { capturing_ = false; }
  /// Of the nodes; empty: there have been none.
  [[nodiscard]] std::optional<uint32_t> device() const noexcept { return device_; }

private:
  const ur::core::Ref<ur::core::Context> context_;
  const uint64_t id_;
  std::mutex mutex_; // guards what follows
  ur::core::Nodes nodes_;
  ur::core::Ref<ur::core::GraphMemory> memory_;
  ur::core::Ref<ur::core::Graph> native_; ///< has the first nativeNodes_ of the nodes
  uint32_t nativeNodes_ = 0;
  std::vector<std::pair<ur_exp_graph_destruction_callback_t, void *>> callbacks_;
  std::optional<uint32_t> device_;
  bool capturing_ = false;
};

/// Nodes of a graph as they were when it was instantiated.
struct ur_exp_executable_graph_handle_t_ : ur::core::Object, ur::core::Sequence {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_GRAPH;

  /// With the graph's lock. Throws what the vendor's graph throws.
  explicit ur_exp_executable_graph_handle_t_(ur::core::CapturedGraph &graph);

  /// Null: it allocates nothing.
  [[nodiscard]] ur::core::GraphMemory *memory() const noexcept { return memory_.get(); }
  /// Memory that its runs have.
  [[nodiscard]] std::span<ur::core::Block *const> blocks() const noexcept { return blocks_; }
  /// The part of it that they don't free.
  [[nodiscard]] std::span<ur::core::Block *const> unpaired() const noexcept { return unpaired_; }

  /// Whether its commands can go to a queue of that device, by its position in the context.
  [[nodiscard]] bool fits(uint32_t device) noexcept { return (nodes().empty() && !memory_) || device == deviceIndex(); }

private:
  const ur::core::Ref<ur::core::GraphMemory> memory_;
  const std::vector<ur::core::Block *> blocks_, unpaired_;
};
