// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The optional part of a driver that runs many commands by one call: a graph of the vendor's, built once, node by node,
// and enqueued again and again.
//
// Thread-safe, but for calls about the same graph: those come one at a time. Nothing blocks, but
// enqueue with caps().graphRunsBlock. A graph that was destroyed, or has got other parameters, means nothing to what
// has been enqueued of it: that goes on as it was.
#pragma once

#include "adapters/core/port/driver.hpp"

namespace ur::core {

// What it points to is the driver's business.
using NativeGraph = struct NativeGraphTag *;

/// What a graph is to be.
struct GraphDesc {
  uint32_t device = 0;    ///< of the streams that run it, by its position in the context's list
  bool ordered = false;   ///< each node comes after the one before, and after nothing else
  bool updatable = false; ///< updateLaunch may be called
};

class GraphDriver {
public:
  /// Calls calls(data), which makes many of the calls below for one device, on this thread: what those have in common
  /// is done once. Answers the same, or why it wasn't called.
  using Calls = ur_result_t (*)(void *data) noexcept;
  [[nodiscard]] virtual ur_result_t together(uint32_t device, Calls calls, void *data) noexcept {
    return (void)device, calls(data);
  }

  /// Without nodes. UNSUPPORTED_FEATURE: the device has none.
  [[nodiscard]] virtual ur_result_t create(const GraphDesc &desc, NativeGraph *graph) noexcept = 0;

  // Each adds exactly one node, until the graph is instantiated. Its position is the number of those before it. It
  // comes after the earlier nodes at the positions `after`, all of them different, and after nothing else of the graph.
  // What it is given is consumed before the call returns. UNSUPPORTED_FEATURE: this command can't be a node here.
  [[nodiscard]] virtual ur_result_t addLaunch(NativeGraph graph, const LaunchDesc &desc,
                                              std::span<const uint32_t> after) noexcept = 0;
  [[nodiscard]] virtual ur_result_t addCopy(NativeGraph graph, const CopyDesc &desc,
                                            std::span<const uint32_t> after) noexcept = 0;
  [[nodiscard]] virtual ur_result_t addFill(NativeGraph graph, const FillDesc &desc,
                                            std::span<const uint32_t> after) noexcept = 0;
  /// Nothing but a place.
  [[nodiscard]] virtual ur_result_t addEmpty(NativeGraph graph, std::span<const uint32_t> after) noexcept = 0;

  /// Makes it fit to be enqueued. Once, with at least one node.
  [[nodiscard]] virtual ur_result_t instantiate(NativeGraph graph) noexcept = 0;
  /// Gives a launch of an instantiated graph other parameters, for what is enqueued from now on. Where it fails, the
  /// node's parameters may be either. UNSUPPORTED_FEATURE: this node can't become that launch.
  [[nodiscard]] virtual ur_result_t updateLaunch(NativeGraph graph, uint32_t node, const LaunchDesc &desc) noexcept = 0;
  /// A command like others: all nodes, as one. It is over when all of them are. UNSUPPORTED_FEATURE, with nothing done:
  /// not with this stream and fence, such as for times on a stream without profiling; the nodes are run one by one.
  [[nodiscard]] virtual ur_result_t enqueue(Stream stream, NativeGraph graph, const Fence &fence) noexcept = 0;
  virtual void destroy(NativeGraph graph) noexcept = 0;
  /// The same for an instantiated one of which nothing is on its way: what it was made into may serve the next graph of
  /// its shape.
  virtual void retire(NativeGraph graph) noexcept { destroy(graph); }

  // With caps().childGraphs: graphs of graphs, into which others record by the vendor's own handles.
  /// A node that does all that another graph of the device does, as that is now. Of the other one no call may be on its
  /// way. UNSUPPORTED_FEATURE: it has what can't be a part of another graph.
  [[nodiscard]] virtual ur_result_t addChild(NativeGraph graph, NativeGraph child,
                                             std::span<const uint32_t> after) noexcept {
    return (void)graph, (void)child, (void)after, UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  /// The vendor's own graph, which stays this one's. Others may add nodes to it, which have no positions. A node or an
  /// executable that was made of it before stays as it was.
  [[nodiscard]] virtual ur_result_t nativeHandle(NativeGraph graph, ur_native_handle_t *handle) noexcept {
    return (void)graph, (void)handle, UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  /// What it was made by instantiate(), likewise.
  [[nodiscard]] virtual ur_result_t nativeExecutable(NativeGraph graph, ur_native_handle_t *handle) noexcept {
    return (void)graph, (void)handle, UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }

protected:
  ~GraphDriver() = default; // it belongs to its driver
};

} // namespace ur::core
