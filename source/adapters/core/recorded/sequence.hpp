// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What queues run of command buffers and executable graphs: recorded commands, each of them owned, with what each comes
// after, and which of them nothing comes after yet (queue/run_sequence.cpp).
//
// Thread-safe by its lock; nothing blocks. Lock order: that lock, then those of contents, queues and lanes.
#pragma once

#include "adapters/core/device/context.hpp"
#include "adapters/core/object/few.hpp"
#include "adapters/core/order/event.hpp"
#include "adapters/core/order/stamp.hpp"
#include "adapters/core/program/kernel.hpp"
#include "adapters/core/recorded/recorded.hpp"
#include "adapters/core/recorded/run_order.hpp"

#include <deque>
#include <memory>

namespace ur::core {

class Graph;

/// A command and its place.
struct Node {
  ur_command_t type;
  /// Null: nothing but a place.
  Ref<Recorded> what = {};
  bool idle = false;              ///< there is nothing to do: a launch without work-items
  bool open = true;               ///< nothing comes after it
  Few<uint32_t> after = {};       ///< out of order: different earlier ones
  Few<MemoryOfCommand> uses = {}; ///< buffers and images
  Few<Ref<Event>> waits = {};     ///< each run waits for what they stand for then
  Ref<Event> signal = {};         ///< by each run
  Few<Ref<Kernel>> alternatives = {};

  /// What a run submits; null: nothing but a place.
  [[nodiscard]] Recorded *work() const noexcept { return idle ? nullptr : what.get(); }
};

using Nodes = std::deque<Node>; ///< which never move

class Sequence {
public:
  /// For a device of the context, by its position. `profiling`: runs have times. `order`: of others, too. Throws
  /// UNSUPPORTED_FEATURE.
  Sequence(Context &context, uint32_t device, bool inOrder, bool profiling, Ref<RunOrder> order = makeRef<RunOrder>());
  ~Sequence();
  Sequence(const Sequence &) = delete;
  Sequence &operator=(const Sequence &) = delete;

  [[nodiscard]] Context &context() const noexcept { return *context_; }
  [[nodiscard]] uint32_t deviceIndex() const noexcept { return device_; }
  /// Each node comes after the one before, and nothing says so.
  [[nodiscard]] bool inOrder() const noexcept { return inOrder_; }
  [[nodiscard]] bool profiling() const noexcept { return profiling_; }
  [[nodiscard]] std::mutex &mutex() noexcept { return order_->mutex; }

  // With the lock.
  [[nodiscard]] Nodes &nodes() noexcept { return nodes_; }
  /// By which runs go; null: command by command.
  [[nodiscard]] Graph *graph() const noexcept { return graph_.get(); }
  /// All nodes are there. `updatable`: launches may become others. Throws what the vendor's graph throws, with nothing
  /// changed.
  void makeGraph(bool updatable);
  /// It can't be what the nodes are any more.
  void dropGraph() noexcept;
  /// Of the vendor's graph, which is kept from now on. Throws UNSUPPORTED_FEATURE where runs go without one.
  [[nodiscard]] ur_native_handle_t graphHandle();
  [[nodiscard]] LastRun &lastRun() noexcept { return order_->last; }

private:
  const Ref<Context> context_;
  const uint32_t device_;
  const bool inOrder_, profiling_;
  const Ref<RunOrder> order_; // its lock guards what follows
  Nodes nodes_;
  // They go before what their nodes use.
  Ref<Graph> graph_, former_; ///< the last one: whose handle somebody has
  bool handedOut_ = false;
};

} // namespace ur::core
