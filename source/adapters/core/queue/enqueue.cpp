// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/queue/enqueue.hpp"

#include "adapters/core/order/failure_news.hpp"

namespace ur::core {

void Enqueue::prepare(bool needed) {
  if (isWanted(needed)) // else no event is made
    adopt(newCompletion());
}

void Enqueue::adopt(Ref<Completion> completion) {
  completion_ = std::move(completion);
  if (command_.event)
    event_ = Event::make(queue_, command_.type, completion_);
  if (queued_ != 0)
    completion_->setTimes({queued_, now()});
}

void Enqueue::follow(std::span<const Ref<Completion>> earlier) {
  Stamp now;
  for (const Ref<Completion> &one : earlier)
    (one->submitted() ? now : followed_).push_back(one);
  addFollowed(waits, queue_.context(), now, false);
  if (!followed_.empty())
    waits.putOff();
}

Ref<Completion> Enqueue::publish() {
  if (command_.blocking) {
    const ur_result_t result = completion_->wait();
    queue_.context().failures().tell();
    check(result);
  }
  if (command_.event)
    *command_.event = event_.release();
  return std::move(completion_);
}

Ref<Completion> Enqueue::submitBarrier(bool listOnly, bool needed) {
  // In order, everything is a barrier already.
  if (!needed && (queue_.inOrder() ? isVirtual() : isBarrierOfNothing(listOnly))) {
    publishVirtual();
    return {};
  }
  prepare(needed || !queue_.inOrder());
  if (completion_ && listOnly)
    completion_->holdLane();
  else if (completion_)
    completion_->coverLane();
  Queue::Turn turn = queue_.barrierTurn(waits, listOnly);
  const FencePort fence{FenceKind::barrier};
  if (turn.lane)
    send(turn, fence);
  else
    defer(turn, listOnly ? DeferredCommand::Kind::barrierOfList : DeferredCommand::Kind::barrier, fence);
  if (!queue_.inOrder())
    queue_.setBarrier(completion_);
  turn = {};
  return publish();
}

bool Enqueue::isBarrierOfNothing(bool listOnly) const noexcept {
  return !queue_.severalLanes() && !queue_.deferring() && !listOnly && waits.empty() && isVirtual() &&
         queue_.firstLane().idle();
}

bool Enqueue::isVirtual(bool needed) const noexcept {
  const bool seen = needed || command_.event;
  if (command_.blocking || command_.timed || (command_.event && queue_.profiling()))
    return false;
  if (!queue_.inOrder())
    return waits.size() <= 1 && waits.order().empty();
  // Rule R3: what follows is ordered after a wait list only if that is on the stream.
  return waits.empty() &&
         (!seen || !(waits.inheritsFromLane() || queue_.deferring() || queue_.orderedLane()->exposed()));
}

void Enqueue::publishVirtual() {
  if (waits.empty())
    publishPlace(queue_, command_, Place::own);
  else if (command_.event) // out of order
    publishAlias();
}

/// Rule R1: what marks another queue's place before its next command counts the events that share it there. An alias
/// isn't one of those, so the place gets its mark now.
void Enqueue::publishAlias() {
  Ref<Completion> only = waits.only();
  if (only->home() != &queue_.firstLane() && only->isVirtualOn(nullptr) && !only->failsWithMark())
    only = only->concrete();
  *command_.event = only ? queue_.positions().makeAlias(queue_, command_.type, *only)
                         : queue_.positions().makeCompleteEvent(queue_, command_.type);
}

bool Enqueue::isAlone() const noexcept {
  return queue_.inOrder() && waits.empty() && !waits.inheritsFromLane() && !command_.event && !command_.timed &&
         !queue_.deferring() && !queue_.firstLane().exposed();
}

bool Enqueue::isFree() const noexcept {
  return isAlone() && queue_.firstLane().idle();
}

} // namespace ur::core
