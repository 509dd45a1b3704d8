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
  prepare(needed || !queue_.inOrder());
  Queue::Turn turn = queue_.barrierTurn(waits, listOnly);
  const FencePort fence{FenceKind::barrier};
  if (!queue_.inOrder() || completion_ || !waits.empty()) { // in order, everything is a barrier already
    if (turn.lane) {
      send(turn, fence);
    } else {
      defer(turn, listOnly ? DeferredCommand::Kind::barrierOfList : DeferredCommand::Kind::barrier, fence);
    }
  }
  if (!queue_.inOrder()) {
    queue_.setBarrier(completion_);
  }
  turn = {};
  return publish();
}

void Enqueue::publishComplete() {
  if (command_.event) {
    completion_ = queue_.somethingComplete();
    completion_->setTimes({queued_, queued_});
    *command_.event = Event::make(queue_, command_.type, std::move(completion_)).release();
  }
}

} // namespace ur::core
