// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Event handles: a Completion, with the type of its command and its queue for those who ask. A reusable event gets
// another Completion with each signal; whoever waits for it keeps the one that was current when the wait was enqueued.
// One that other processes may signal, too, goes by a native event for all of them (shared_event.hpp).
#pragma once

#include "adapters/core/order/capture_base.hpp"
#include "adapters/core/order/shared_event.hpp"

#include <atomic>
#include <memory>
#include <mutex>

namespace ur::core {
class QueueBase;
}

struct ur_event_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_EVENT;
  static constexpr bool kFoundOnlyByOwners = true;

  /// A new event, beside its completion where that has room and no other event. To be called at most once for each
  /// completion. Throws.
  [[nodiscard]] static ur::core::Ref<ur::core::Event> make(ur::core::QueueBase &queue, ur_command_t type,
                                                           ur::core::Ref<ur::core::Completion> completion);
  /// Of a run of many commands: its times begin with those of the first. On the heap, and timed. Throws.
  [[nodiscard]] static ur::core::Ref<ur::core::Event> makeOfRun(ur::core::QueueBase &queue, ur_command_t type,
                                                                ur::core::Ref<ur::core::Completion> first,
                                                                ur::core::Ref<ur::core::Completion> end);
  /// Of a command that was captured: it never ends, and whoever asks for its end gets GRAPH_INTERNAL_EVENT. Throws.
  [[nodiscard]] static ur::core::Ref<ur::core::Event> makeCaptured(ur::core::QueueBase &queue, ur_command_t type,
                                                                   ur::core::CapturedPlace place);
  static void destroy(ur::core::Event *event) noexcept;

  /// Where it lies. Those that Positions makes are besidePosition, if the position is their command's, or in a room.
  enum class Storage : uint8_t { heap, ofRun, captured, besideCompletion, besidePosition, room };
  /// Takes over a reference of the queue, and one of the completion.
  ur_event_handle_t_(ur::core::QueueBase *queue, ur_command_t type, ur::core::Completion *completion,
                     Storage storage) noexcept;
  /// Of no queue's command.
  ur_event_handle_t_(ur::core::Context &context, ur_command_t type, ur::core::Ref<ur::core::Completion> completion,
                     bool profiled = false) noexcept;
  /// Reusable: complete, until it is signalled. `profiled`: each signal has times. Throws.
  [[nodiscard]] static ur::core::Ref<ur::core::Event> makeReusable(ur::core::Context &context, bool profiled,
                                                                   ur::core::Ref<ur::core::SharedEvent> shared = {});
  /// The reusable event with this address, if there is one; anything may be asked for.
  [[nodiscard]] static ur::core::Event *findReusable(const void *address) noexcept;
  ~ur_event_handle_t_();

  /// Whether its completion is another command's.
  [[nodiscard]] bool isAlias() const noexcept { return alias_; }
  void setAlias() noexcept { alias_ = true; }
  [[nodiscard]] Storage storage() const noexcept { return storage_; }
  /// Null: of no captured command.
  [[nodiscard]] const ur::core::CapturedPlace *captured() const noexcept;
  /// Throws GRAPH_INTERNAL_EVENT for one of a captured command.
  void needsEnd() const {
    if (storage_ == Storage::captured)
      throw UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT;
  }
  /// The end of one that Positions has made, where its memory is left as it is: hands out the references that it has.
  void leave(ur::core::QueueBase **queue, ur::core::Completion **completion) noexcept {
    *queue = queue_.release();
    *completion = completion_.release();
    recorded_ = {};
  }

  [[nodiscard]] bool reusable() const noexcept { return reuse_ != nullptr; }
  /// Of an event that isn't reusable.
  [[nodiscard]] ur::core::Completion &completion() const noexcept { return *completion_; }
  /// Of any event: of a reusable one, that of its last signal. Throws where that is another process's to tell.
  [[nodiscard]] ur::core::Ref<ur::core::Completion> current() const;
  /// Null: of an event of this process alone.
  [[nodiscard]] ur::core::SharedEvent *shared() const noexcept { return reuse_ ? reuse_->shared.get() : nullptr; }
  /// Of a reusable one: signalled anew by a command that is enqueued.
  void signal(ur::core::Ref<ur::core::Completion> completion) noexcept;
  /// Null: of no queue's command.
  [[nodiscard]] ur::core::QueueBase *queue() const noexcept { return queue_.get(); }
  /// Of one that was taken in: a queue that its command is on, once somebody has found it, for as long as the event.
  [[nodiscard]] ur::core::QueueBase *importedFrom() const noexcept { return from_.load(std::memory_order_acquire); }
  /// The first one that is found stays, and is the answer.
  ur::core::QueueBase *setImportedFrom(ur::core::Ref<ur::core::QueueBase> found) noexcept;
  [[nodiscard]] ur::core::Context &context() const noexcept;
  /// The queue's device's position; the first where there is no queue.
  [[nodiscard]] uint32_t deviceIndex() const noexcept;
  [[nodiscard]] ur_command_t type() const noexcept { return type_; }
  [[nodiscard]] bool profiled() const noexcept { return profiled_; }
  /// Where its times begin: of a run, with the first command.
  [[nodiscard]] ur::core::Completion &beginning(ur::core::Completion &own) noexcept;
  /// The native event's completion, kept as long as this object: its own, or one that is recorded for the purpose.
  /// Throws; INVALID_OPERATION for a command that isn't submitted.
  [[nodiscard]] ur::core::Completion &recorded();

private:
  // In this order: completions, which go first, need the context.
  ur::core::Ref<ur::core::Context> context_; ///< where no queue keeps it
  ur::core::Ref<ur::core::QueueBase> queue_;
  ur::core::Ref<ur::core::Completion> completion_;
  ur::core::Ref<ur::core::Completion> recorded_; ///< what recorded() made
  struct Reuse {
    std::mutex mutex; ///< guards the completion
    const ur::core::Ref<ur::core::SharedEvent> shared;
  };
  std::unique_ptr<Reuse> reuse_;                      ///< of a reusable event
  std::atomic<ur::core::QueueBase *> from_ = nullptr; ///< see importedFrom(); with a reference
  const ur_command_t type_;
  const bool profiled_;
  const Storage storage_ = Storage::heap;
  bool alias_ = false;
};
