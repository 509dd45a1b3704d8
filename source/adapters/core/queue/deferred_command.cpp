// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/queue/deferred_command.hpp"

#include "adapters/core/device/adapter.hpp"
#include "adapters/core/order/ports.hpp"

namespace ur::core {

Queue::Turn DeferredCommand::turnFor(WaitSet &waits) {
  for (size_t i = 0; i < waits_; ++i)
    waits.add(after_[i], true);
  return kind_ == Kind::plain ? queue_->deferredTurn(waits)
                              : queue_->deferredBarrierTurn(waits, kind_ == Kind::barrierOfList);
}

/// Its place in the queue's order is that of a fence, whose end lets the function run.
void DeferredCommand::begin(const HostFunction &function) {
  after_.reserve(after_.size() + 1);
  Ref<Completion> before;
  {
    WaitSet waits(queue_->context(), queue_->orderedLane());
    const Queue::Turn turn = turnFor(waits);
    const bool ordered = queue_->inOrder() || turn.lane->exposed(); // else what the lane has is a stranger's
    if (!waits.empty() || waits.inheritsFromLane() || (ordered && !turn.lane->idle())) {
      before = queue_->newCompletion();
      turn.lane->submit(waits, before.get(), FencePort{});
    }
  }
  if (before)
    before = before->concrete();
  task_.emplace(queue_->context(), queue_->deviceIndex(), function, completion_);
  const Ref<Completion> over = task_->over();
  try {
    task_->start(std::move(before));
  } catch (...) {
    task_.reset();
    throw;
  }
  after_.push_back(over); // Room is there; nobody else looks meanwhile.
}

bool DeferredCommand::run() noexcept {
  ur_result_t result = UR_RESULT_SUCCESS;
  try {
    if (completion_->timed() && !task_)
      completion_->setSubmitted(queue_->context().deviceNow(queue_->deviceIndex()));
    if (const HostFunction *function = what_->hostFunction(); function && !task_) {
      begin(*function);
      return false;
    }
    if (task_)
      check(task_->result());
    WaitSet waits(queue_->context(), queue_->orderedLane());
    Queue::Turn turn = turnFor(waits);
    struct Port { // not brief: whoever waits for one that was put off has waited long enough
      const Recorded &what;
      [[nodiscard]] bool awaitsHost() const noexcept { return what.awaitsHost(); }
      ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
        return what.callPort(driver, stream, fence);
      }
    };
    turn.lane->submit(waits, completion_.get(), Port{*what_});
  } catch (ur_result_t error) {
    result = error;
  } catch (...) {
    result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  if (result != UR_RESULT_SUCCESS) {
    logger().warning("a deferred command failed before it could be submitted (%d)", static_cast<int>(result));
    completion_->refuse(result);
  }
  queue_->leaveBacklog(place);
  return true;
}

} // namespace ur::core
