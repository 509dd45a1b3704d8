// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Event handles: a Completion, with the type of its command and its queue for those who ask.
#pragma once

#include "adapters/core/order/completion.hpp"

struct ur_event_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_EVENT;
  static constexpr bool kFoundOnlyByOwners = true;

  /// A new event, beside its completion where that has room and no other event. To be called at most once for each
  /// completion; a further event of one is made by makeRef. Throws.
  [[nodiscard]] static ur::core::Ref<ur::core::Event> make(ur::core::Queue &queue, ur_command_t type,
                                                           ur::core::Ref<ur::core::Completion> completion);
  static void destroy(ur::core::Event *event) noexcept;

  ur_event_handle_t_(ur::core::Queue &queue, ur_command_t type,
                     ur::core::Ref<ur::core::Completion> completion) noexcept;
  /// Of no queue's command.
  ur_event_handle_t_(ur::core::Context &context, ur_command_t type, ur::core::Ref<ur::core::Completion> completion,
                     bool profiled = false) noexcept;
  ~ur_event_handle_t_();

  [[nodiscard]] ur::core::Completion &completion() const noexcept { return *completion_; }
  /// Null: of no queue's command.
  [[nodiscard]] ur::core::Queue *queue() const noexcept { return queue_.get(); }
  [[nodiscard]] ur::core::Context &context() const noexcept;
  /// The queue's device's position; the first where there is no queue.
  [[nodiscard]] uint32_t deviceIndex() const noexcept;
  [[nodiscard]] ur_command_t type() const noexcept { return type_; }
  [[nodiscard]] bool profiled() const noexcept { return profiled_; }
  /// The native event's completion, kept as long as this object: its own, or one that is recorded for the purpose.
  /// Throws; INVALID_OPERATION for a command that isn't submitted.
  [[nodiscard]] ur::core::Completion &recorded();

private:
  // In this order: completions, which go first, need the context.
  ur::core::Ref<ur::core::Context> context_; ///< where no queue keeps it
  ur::core::Ref<ur::core::Queue> queue_;
  ur::core::Ref<ur::core::Completion> completion_;
  ur::core::Ref<ur::core::Completion> recorded_; ///< what recorded() made
  const ur_command_t type_;
  const bool profiled_;
  bool beside_ = false; ///< in its completion's record
};
