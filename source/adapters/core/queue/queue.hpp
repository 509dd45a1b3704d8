// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Queues. In-order: one ordered lane, and so one stream (rule R10: a position on it says it all). Out-of-order: one
// unordered lane where the driver has unordered streams, else a few ordered ones, made as needed; barriers join them.
//
// Commands that must come after something not submitted yet are deferred: the backlog. In order, everything behind the
// first of them is; out of order, only what waits for them, and barriers.
//
// Thread-safe; only finish() blocks. A released queue lives on as long as one of its events or deferred commands; its
// lanes' work goes on.
#pragma once

#include "adapters/core/allocator/allocation_map.hpp"
#include "adapters/core/allocator/queue_caches.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/order/queue_base.hpp"
#include "adapters/core/order/submission.hpp"

#include <list>

namespace ur::core {
class DeferredCommand;
}

struct ur_queue_handle_t_ : ur::core::QueueBase {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_QUEUE;

  /// Throws.
  ur_queue_handle_t_(ur::core::Context &context, uint32_t deviceIndex, ur_queue_flags_t flags);
  /// On a lane that was taken in.
  ur_queue_handle_t_(ur::core::Context &context, ur::core::Ref<ur::core::Lane> lane, ur_queue_flags_t flags);
  ~ur_queue_handle_t_();
  /// The last user is gone: what was submitted must make progress without further calls. Without events or deferred
  /// commands that keep the queue, the end of its streams sees to that.
  void abandoned() noexcept;

  [[nodiscard]] ur::core::Device &device() const noexcept { return device_; }

  /// Out of order, where streams are ordered: a command goes to one of several lanes.
  [[nodiscard]] bool severalLanes() const noexcept { return severalLanes_; }

  /// The right to submit one command: the lane that it goes to, and the queue's lock where there are several. On a
  /// lane that hasn't seen the last barrier, its event is added to the waits. Throws.
  struct Turn {
    std::unique_lock<ur::core::Mutex> lock;
    ur::core::Lane *lane = nullptr; ///< null: the command is to be deferred, with the lock that is held
    /// Once the command is submitted: the lane has seen this barrier.
    const ur::core::Completion **seen = nullptr, *barrier = nullptr;
    void submitted() noexcept {
      if (seen)
        *seen = barrier;
    }
  };
  [[nodiscard]] Turn turn(ur::core::WaitSet &waits) {
    if (!severalLanes_ && !deferring() && !waits.unsubmitted()) [[likely]] {
      return {{}, first_.get()};
    }
    return lockedTurn(waits);
  }
  /// As turn(), for a barrier: after everything submitted so far, unless `listOnly`; on several lanes by waiting for
  /// their marks.
  [[nodiscard]] Turn barrierTurn(ur::core::WaitSet &waits, bool listOnly);
  /// A native handle, which stands for one stream: everything goes there from now on, after what other streams have.
  /// Throws.
  [[nodiscard]] ur_native_handle_t expose();
  /// What later commands of an out-of-order queue come after. With the turn of the barrier still held.
  void setBarrier(ur::core::Ref<ur::core::Completion> barrier) noexcept;
  /// The last barrier, if it isn't known to be over.
  [[nodiscard]] ur::core::Ref<ur::core::Completion> pendingBarrier() noexcept;
  /// False: there has been no barrier, or the last one is known to be over.
  [[nodiscard]] bool behindBarrier() const noexcept { return behindBarrier_.load(std::memory_order_acquire); }

  // Deferred commands, with the completions of those that are waiting.
  using Backlog = std::list<ur::core::Ref<ur::core::Completion>>;
  /// Whether commands may have to wait for their turn, or are captured: they take the slow way.
  [[nodiscard]] bool deferring() const noexcept { return deferred_.load(std::memory_order_acquire) != 0; }
  /// What is deferred now, in its order. Throws bad_alloc.
  [[nodiscard]] std::vector<ur::core::Ref<ur::core::Completion>> backlog();
  /// With a turn that has no lane. Throws, with nothing changed.
  void defer(const Turn &turn, std::unique_ptr<ur::core::DeferredCommand> command, ur::core::Completion &completion);
  void leaveBacklog(Backlog::iterator place) noexcept;
  /// As turn() and barrierTurn(), for a command of the backlog: its waits say which barrier it follows. Throw.
  [[nodiscard]] Turn deferredTurn(const ur::core::WaitSet &waits);
  [[nodiscard]] Turn deferredBarrierTurn(ur::core::WaitSet &waits, bool listOnly);

  // Capture (capture.hpp): what is sent is recorded, and doesn't run. Commands take the slow way meanwhile, as behind a
  // deferred one.
  [[nodiscard]] bool capturing() const noexcept { return capturing_.load(std::memory_order_acquire); }
  /// Null: what is sent runs.
  [[nodiscard]] ur::core::Ref<ur::core::CaptureBase> capture() noexcept;
  /// False, with nothing done: there is one already.
  [[nodiscard]] bool beginCapture(ur::core::Ref<ur::core::CaptureBase> capture) noexcept;
  void endCapture() noexcept;

  /// For commands whose calls may wait.
  [[nodiscard]] ur::core::SubmissionStreams &submissionStreams() noexcept { return submissionStreams_; }

  /// The context's, which almost every call of asynchronous memory asks.
  [[nodiscard]] ur::core::AllocationMap &allocations() const noexcept { return allocations_; }
  /// Memory of pools that is at hand for this queue.
  [[nodiscard]] ur::core::QueueCaches &caches() noexcept { return caches_; }
  /// Of several lanes: what is at hand behind the newest command of the first.
  [[nodiscard]] ur::core::ChainCaches &chain() noexcept { return chain_; }
  /// The largest allocation that every device of the context allows.
  [[nodiscard]] size_t largestAllocation() const noexcept { return largestAllocation_; }

  /// A completion with a native event for a command of this queue; `timed` on queues without profiling, too. Throws.
  [[nodiscard]] ur::core::Ref<ur::core::Completion> newCompletion(bool timed = false);

  [[nodiscard]] ur_result_t finish();
  /// What was enqueued so far makes progress without further calls; what is deferred, once it is submitted.
  [[nodiscard]] ur_result_t flush() noexcept;
  /// Whether everything enqueued is over, deferred commands included: asks the driver where that isn't known. What
  /// pools hold is as after a wait then. Throws.
  [[nodiscard]] bool seenIdle();

private:
  void addFirst();
  struct Member {
    ur::core::Ref<ur::core::Lane> lane;
    const ur::core::Completion *seen = nullptr; ///< the barrier that it has waited for
  };
  [[nodiscard]] bool hasBacklog() noexcept;
  [[nodiscard]] Member &pick(const ur::core::WaitSet &waits);
  [[nodiscard]] std::vector<ur::core::Ref<ur::core::Lane>> lanes();
  [[nodiscard]] Turn lockedTurn(ur::core::WaitSet &waits);
  void addMarks(ur::core::WaitSet &waits);
  void dropBarrierThatIsOver() noexcept;
  [[nodiscard]] ur_result_t flushLanes() noexcept;
  [[nodiscard]] ur_result_t finishLanes();

  const bool severalLanes_;
  std::atomic<bool> behindBarrier_{false}; ///< whether there is a barrier; changed with the lock
  std::atomic<size_t> deferred_{0};        ///< size of the backlog, and one for a capture; changed with the lock
  std::atomic<bool> capturing_{false};     ///< whether there is a capture; changed with the lock
  ur::core::Device &device_;
  const size_t largestAllocation_;
  ur::core::AllocationMap &allocations_; ///< the context's
  ur::core::QueueCaches caches_;
  ur::core::ChainCaches chain_;
  ur::core::SubmissionStreams submissionStreams_;
  ur::core::Mutex mutex_;     // guards what follows; and submission, where there are several lanes
  std::vector<Member> lanes_; ///< first_ among them
  size_t next_ = 0;
  bool exposed_ = false;
  bool flushesBacklog_ = false; ///< what is in the backlog is to be flushed once it is submitted
  ur::core::Ref<ur::core::Completion> barrier_;
  Backlog backlog_;
  ur::core::Ref<ur::core::CaptureBase> capture_;
};

namespace ur::core {

/// A queue on a native one, which stays its owner's. Throws.
[[nodiscard]] Ref<Queue> importQueue(Context &context, ur_native_handle_t native);

} // namespace ur::core
