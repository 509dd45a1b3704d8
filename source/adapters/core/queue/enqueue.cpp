// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/queue/enqueue.hpp"

namespace ur::core {

void Enqueue::prepare(bool needed) {
  if (!command_.event && !command_.blocking && !needed) {
    return; // Nobody asks for an event: none is made.
  }
  completion_ = newCompletion();
  if (command_.event) {
    event_ = Event::make(queue_, command_.type, completion_);
  }
  if (queued_ != 0) {
    completion_->setTimes({queued_, now()});
  }
}

Ref<Completion> Enqueue::publish() {
  if (command_.blocking) {
    check(completion_->wait());
  }
  if (command_.event) {
    *command_.event = event_.release();
  }
  return std::move(completion_);
}

Ref<Completion> Enqueue::submitBarrier(bool listOnly, bool needed) {
  if (queue_.inOrder() && !needed && isVirtual()) { // in order, everything is a barrier already
    publishVirtual();
    return {};
  }
  prepare(needed || !queue_.inOrder());
  Queue::Turn turn = queue_.barrierTurn(waits, listOnly);
  const FencePort fence{FenceKind::barrier};
  if (turn.lane) {
    send(turn, fence);
  } else {
    defer(turn, listOnly ? DeferredCommand::Kind::barrierOfList : DeferredCommand::Kind::barrier, fence);
  }
  if (!queue_.inOrder()) {
    queue_.setBarrier(completion_);
  }
  turn = {};
  return publish();
}

bool Enqueue::isVirtual(bool needed) const noexcept {
  const bool seen = needed || command_.event;
  if (command_.blocking || command_.timed || (command_.event && queue_.profiling())) {
    return false;
  }
  if (!queue_.inOrder()) {
    return waits.size() <= 1;
  }
  return waits.empty() &&
         (!seen || !(waits.inheritsFromLane() || queue_.deferring() || queue_.orderedLane()->exposed()));
}

void Enqueue::publishVirtual() {
  if (!command_.event) {
    return;
  }
  Lane *lane = queue_.orderedLane();
  // Rule 13: in order, an event is complete only when its lane has come that far, whatever kind of memory it is about.
  if (lane && !lane->idle()) {
    *command_.event = Event::make(queue_, command_.type, lane->eventPosition()).release();
  } else if (waits.empty()) {
    *command_.event = Event::make(queue_, command_.type, queue_.somethingComplete()).release();
  } else {
    *command_.event = Event::makeAlias(queue_, command_.type, waits.only()).release();
  }
}

} // namespace ur::core
