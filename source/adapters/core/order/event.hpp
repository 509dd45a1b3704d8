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
  ~ur_event_handle_t_();

  [[nodiscard]] ur::core::Completion &completion() const noexcept { return *completion_; }
  [[nodiscard]] ur::core::Queue &queue() const noexcept { return *queue_; }
  [[nodiscard]] ur::core::Context &context() const noexcept;
  [[nodiscard]] ur_command_t type() const noexcept { return type_; }
  [[nodiscard]] bool profiled() const noexcept { return profiled_; }

private:
  // In this order: the completion, which goes first, needs the context that the queue keeps.
  ur::core::Ref<ur::core::Queue> queue_;
  ur::core::Ref<ur::core::Completion> completion_;
  const ur_command_t type_;
  const bool profiled_;
  bool beside_ = false; ///< in its completion's record
};
