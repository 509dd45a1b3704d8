// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches by graphs. A kernel that a stream launches again and again gets a graph there with nothing but that kernel
// in it. To set its parameters and launch it takes the driver two thirds of the time of an ordinary launch, and the
// device's order is the same (docs/adr/0033-launches-by-graphs.md).
#pragma once

#include "adapters/cuda_like/packed_launch.hpp"
#include "adapters/cuda_like/streams.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <memory>

namespace ur::LANEWAY_VENDOR {

/// One kernel on one stream, which outlives it. Used under the lock of the stream's lane.
class LaunchGraph {
public:
  /// Whose parameters are those of a launch. Null: the device has enough graphs, or the driver, or the host's memory,
  /// has no room. Under any context.
  [[nodiscard]] static std::unique_ptr<LaunchGraph> make(const Stream &stream, const PackedLaunch &launch) noexcept;
  LaunchGraph(const LaunchGraph &) = delete;
  LaunchGraph &operator=(const LaunchGraph &) = delete;
  /// Under any context. What has been launched runs to its end.
  ~LaunchGraph();

  [[nodiscard]] const Stream &stream() const noexcept { return stream_; }
  /// As an ordinary launch of the same kernel. Where it fails, nothing has been launched.
  [[nodiscard]] Result launch(const PackedLaunch &launch) noexcept;

  /// So large a piece of arguments has room.
  static constexpr size_t kMostBytes = 512;

private:
  explicit LaunchGraph(const Stream &stream) noexcept : stream_(stream) {}
  void note(const PackedLaunch &launch) noexcept;

  const Stream &stream_;
  GraphExecHandle exec_ = nullptr;
  GraphNodeHandle node_ = nullptr;
  bool known_ = false; ///< whether the parameters are what follows
  LaunchSizes sizes_{};
  std::byte arguments_[kMostBytes];
  GraphHandle graph_ = nullptr; ///< in which node_ lives
  bool counted_ = false;        ///< among the device's graphs
};

/// Those of a kernel. Thread-safe.
class LaunchGraphs {
public:
  LaunchGraphs() = default;
  LaunchGraphs(const LaunchGraphs &) = delete;
  LaunchGraphs &operator=(const LaunchGraphs &) = delete;
  ~LaunchGraphs();

  /// The stream's; null: it has none, or none are wanted.
  [[nodiscard]] LaunchGraph *of(const Stream &stream) const noexcept {
    for (const std::atomic<LaunchGraph *> &place : graphs_) {
      LaunchGraph *graph = place.load(std::memory_order_acquire);
      if (!graph || &graph->stream() == &stream)
        return graph && !unwanted_.load(std::memory_order_relaxed) ? graph : nullptr;
    }
    return nullptr;
  }
  /// A launch went without. Every so often, its stream gets a graph if it has none, and there is room.
  void count(const Stream &stream, const PackedLaunch &launch) noexcept {
    const uint32_t launches = launches_.load(std::memory_order_relaxed) + 1;
    launches_.store(launches, std::memory_order_relaxed); // One that another thread counts may be lost.
    if (launches % kWorthAGraph == 0) [[unlikely]]
      add(stream, launch);
  }
  /// What others may do to the kernel, graphs wouldn't know of: from now on launches go without.
  void giveUp() noexcept { unwanted_.store(true, std::memory_order_relaxed); }

  static constexpr uint32_t kWorthAGraph = 64;

private:
  void add(const Stream &stream, const PackedLaunch &launch) noexcept;

  static constexpr size_t kStreams = 8;
  std::atomic<bool> unwanted_{false};
  std::atomic<uint32_t> launches_{0};
  std::array<std::atomic<LaunchGraph *>, kStreams> graphs_{}; ///< filled from the front, and left as they are
};

} // namespace ur::LANEWAY_VENDOR
