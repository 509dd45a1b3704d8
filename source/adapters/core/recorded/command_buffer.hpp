// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Command buffers: commands that are recorded once, each of them owned, with what each comes after; and which of them
// nothing comes after yet. A queue runs them (queue/enqueue_command_buffer.cpp).
//
// Thread-safe; nothing blocks. Lock order: the buffer's lock, then those of contents, queues and lanes.
#pragma once

#include "adapters/core/device/context.hpp"
#include "adapters/core/order/event.hpp"
#include "adapters/core/order/stamp.hpp"
#include "adapters/core/program/kernel.hpp"
#include "adapters/core/recorded/recorded.hpp"

#include <deque>
#include <memory>

namespace ur::core {
class Graph;
}

/// One command of an updatable buffer, which it lives as long as.
struct ur_exp_command_buffer_command_handle_t_ : ur::core::Object {
  ur_exp_command_buffer_command_handle_t_(ur::core::CommandBuffer &of, uint32_t position) noexcept
      : Object(ur::core::Tag::recordedCommand, 1), buffer(of), index(position) {}
  ur::core::CommandBuffer &buffer;
  const uint32_t index;
};

struct ur_exp_command_buffer_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP;

  /// Throws INVALID_DEVICE, UNSUPPORTED_FEATURE.
  ur_exp_command_buffer_handle_t_(ur::core::Context &context, const ur::core::Device *device,
                                  const ur_exp_command_buffer_desc_t &desc);
  ~ur_exp_command_buffer_handle_t_();

  [[nodiscard]] ur::core::Context &context() const noexcept { return *context_; }
  [[nodiscard]] uint32_t deviceIndex() const noexcept { return device_; }
  [[nodiscard]] bool updatable() const noexcept { return updatable_; }
  [[nodiscard]] bool inOrder() const noexcept { return inOrder_; }
  [[nodiscard]] bool profiling() const noexcept { return profiling_; }

  /// A command and its place.
  struct Node {
    ur_command_t type;
    /// Null: nothing but a place.
    ur::core::Ref<ur::core::Recorded> what = {};
    bool idle = false;                                ///< there is nothing to do: a launch without work-items
    bool open = true;                                 ///< nothing comes after it
    std::vector<uint32_t> after = {};                 ///< out of order: different earlier ones
    std::vector<ur::core::MemoryOfCommand> uses = {}; ///< buffers and images
    std::vector<ur::core::Ref<ur::core::Event>> waits = {};
    ur::core::Ref<ur::core::Event> signal = {}; ///< by each run
    std::vector<ur::core::Ref<ur::core::Kernel>> alternatives = {};

    /// What a run submits; null: nothing but a place.
    [[nodiscard]] ur::core::Recorded *work() const noexcept { return idle ? nullptr : what.get(); }
  };

  /// What every append is given besides its command.
  struct Appended {
    uint32_t pointCount = 0;
    const ur_exp_command_buffer_sync_point_t *points = nullptr;
    uint32_t eventCount = 0;
    const ur_event_handle_t *events = nullptr;
    ur_exp_command_buffer_sync_point_t *point = nullptr;
    ur_event_handle_t *event = nullptr;
    ur_exp_command_buffer_command_handle_t *command = nullptr;
  };
  /// A list of events of the context, kept. Throws INVALID_EVENT.
  [[nodiscard]] std::vector<ur::core::Ref<ur::core::Event>> keep(std::span<const ur_event_handle_t> events) const;
  /// Adds the node, whose order it completes. Throws, with nothing changed: kInvalid where it is finalized,
  /// INVALID_COMMAND_BUFFER_SYNC_POINT_EXP, INVALID_EVENT, INVALID_OPERATION where a command is wanted of one that
  /// isn't updatable.
  void append(Node node, const Appended &how);
  /// Throws INVALID_OPERATION if it is already, and what the vendor's graph throws: it isn't finalized then.
  void finalize();

  // With the lock.
  [[nodiscard]] std::mutex &mutex() noexcept { return mutex_; }
  [[nodiscard]] bool finalized() const noexcept { return finalized_; }
  [[nodiscard]] std::vector<Node> &nodes() noexcept { return nodes_; }
  /// By which runs go; null: command by command.
  [[nodiscard]] ur::core::Graph *graph() const noexcept { return graph_.get(); }
  /// It can't be what the buffer is any more.
  void dropGraph() noexcept;
  /// What the next run comes after: the last one, or as much of it as went out.
  struct LastRun {
    ur::core::Stamp ends;
    ur::core::Ref<ur::core::Lane> lane; ///< and everything up to that epoch there; null: none
    uint64_t epoch = 0;
  };
  [[nodiscard]] LastRun &lastRun() noexcept { return lastRun_; }
  /// Throws UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP where it is another's.
  [[nodiscard]] Node &nodeOf(const ur_exp_command_buffer_command_handle_t_ &command);

private:
  [[nodiscard]] ur_exp_command_buffer_command_handle_t handleOf(uint32_t index);

  const ur::core::Ref<ur::core::Context> context_;
  const uint32_t device_;
  const bool updatable_, inOrder_, profiling_;
  std::mutex mutex_; // guards what follows
  bool finalized_ = false;
  std::vector<Node> nodes_;
  std::deque<ur_exp_command_buffer_command_handle_t_> handles_;
  LastRun lastRun_;
  std::unique_ptr<ur::core::Graph> graph_; // goes before what its nodes use
};
