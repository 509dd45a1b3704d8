// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Command buffers: what a caller appends until it is finalized, with sync points, events and handles of single
// commands.
//
// Thread-safe; nothing blocks.
#pragma once

#include "adapters/core/recorded/argument_table.hpp"
#include "adapters/core/recorded/graph.hpp"

#include <deque>

/// One command of an updatable buffer, which it lives as long as.
struct ur_exp_command_buffer_command_handle_t_ : ur::core::Object {
  ur_exp_command_buffer_command_handle_t_(ur::core::CommandBuffer &of, uint32_t position) noexcept
      : Object(ur::core::Tag::recordedCommand, 1), buffer(of), index(position) {}
  ur::core::CommandBuffer &buffer;
  const uint32_t index;
};

struct ur_exp_command_buffer_handle_t_ : ur::core::Object, ur::core::Sequence {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP;

  /// Throws INVALID_DEVICE, UNSUPPORTED_FEATURE, and what ArgumentTable::of() does.
  ur_exp_command_buffer_handle_t_(ur::core::Context &context, const ur::core::Device *device,
                                  const ur_exp_command_buffer_desc_t &desc);

  [[nodiscard]] bool updatable() const noexcept { return updatable_; }
  /// Null: it was made without one.
  [[nodiscard]] ur::core::ArgumentTable *arguments() const noexcept { return arguments_.get(); }

  /// What every append is given besides its command.
  struct Appended {
    uint32_t pointCount = 0;
    const ur_exp_command_buffer_sync_point_t *points = nullptr;
    uint32_t eventCount = 0;
    const ur_event_handle_t *events = nullptr;
    ur_exp_command_buffer_sync_point_t *point = nullptr;
    ur_event_handle_t *event = nullptr;
    ur_exp_command_buffer_command_handle_t *command = nullptr;
    std::span<const ur::core::ArgumentTable::EntryArgument> places = {}; ///< arguments that are entries of the table
  };
  /// A list of events of the context, kept. Throws INVALID_EVENT.
  [[nodiscard]] ur::core::Few<ur::core::Ref<ur::core::Event>> keep(std::span<const ur_event_handle_t> events) const;
  /// Adds the node, whose order it completes. Throws, with nothing changed but the node: kInvalid where it is
  /// finalized, INVALID_COMMAND_BUFFER_SYNC_POINT_EXP, INVALID_EVENT, INVALID_OPERATION where a command is wanted of
  /// one that isn't updatable.
  void append(ur::core::Node &&node, const Appended &how);
  /// Throws what append() throws for what is known before the command.
  void checkOpen(const Appended &how);
  /// Throws INVALID_OPERATION if it is already, and what the vendor's graph throws: it isn't finalized then.
  void finalize();

  // Its native form (native_command.hpp). Throw kInvalid where it is finalized, UNSUPPORTED_FEATURE where it can't have
  // one, and the driver's error.
  /// From now on each append adds a node at once.
  void open();
  /// What it has now, of an open one.
  [[nodiscard]] ur::core::Ref<ur::core::Recorded> asCommand();
  /// Of a finalized one, too: by what it runs.
  [[nodiscard]] ur_native_handle_t nativeHandle();

  // With the lock.
  [[nodiscard]] bool finalized() const noexcept { return finalized_; }
  /// Throws UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP where it is another's.
  [[nodiscard]] ur::core::Node &nodeOf(const ur_exp_command_buffer_command_handle_t_ &command);

private:
  // With the lock.
  [[nodiscard]] ur_exp_command_buffer_command_handle_t handleOf(uint32_t index);
  void checkAppend(const Appended &how);
  void needNative();
  [[nodiscard]] ur::core::Ref<ur::core::Recorded> whole();

  const bool updatable_;
  const std::unique_ptr<ur::core::ArgumentTable> arguments_;
  // With the lock.
  bool finalized_ = false;
  ur::core::Ref<ur::core::Graph> native_; ///< others may have recorded into it
  std::deque<ur_exp_command_buffer_command_handle_t_> handles_;
};
