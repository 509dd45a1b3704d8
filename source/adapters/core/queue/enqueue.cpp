// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/queue/enqueue.hpp"

#include <algorithm>

namespace ur::core {

void Enqueue::prepare(bool needed) {
  if (isWanted(needed)) { // else no event is made
    adopt(newCompletion());
  }
}

void Enqueue::adopt(Ref<Completion> completion) {
  completion_ = std::move(completion);
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
  // In order, everything is a barrier already.
  if (!needed && (queue_.inOrder() ? isVirtual() : isBarrierOfNothing(listOnly))) {
    publishVirtual();
    return {};
  }
  prepare(needed || !queue_.inOrder());
  if (completion_ && !listOnly) {
    completion_->coverLane();
  }
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

bool Enqueue::isBarrierOfNothing(bool listOnly) const noexcept {
  return !queue_.severalLanes() && !queue_.deferring() && !listOnly && waits.empty() && isVirtual() &&
         queue_.firstLane().idle();
}

bool Enqueue::isVirtual(bool needed) const noexcept {
  const bool seen = needed || command_.event;
  if (command_.blocking || command_.timed || (command_.event && queue_.profiling())) {
    return false;
  }
  if (!queue_.inOrder()) {
    return waits.size() <= 1;
  }
  // Rule 3: what follows is ordered after a wait list only if that is on the stream.
  return waits.empty() &&
         (!seen || !(waits.inheritsFromLane() || queue_.deferring() || queue_.orderedLane()->exposed()));
}

void Enqueue::publishVirtual() {
  if (waits.empty()) {
    publishPlace(queue_, command_);
  } else if (command_.event) { // out of order
    *command_.event = queue_.positions().makeAlias(queue_, command_.type, *waits.only());
  }
}

bool Enqueue::isFree() const noexcept {
  const Lane *lane = queue_.orderedLane();
  return lane && lane->idle() && waits.empty() && !waits.inheritsFromLane() && !command_.event && !command_.timed &&
         !queue_.deferring();
}

namespace {

/// Whether a command of an ordered lane (null: of none) has neither to wait for that nor to fail with it. A mere look,
/// without a call of the driver: false where it takes more to know.
bool isBehind(Completion &completion, const Lane *lane, bool isolatedFailures) noexcept {
  if (completion.phase() != Phase::submitted) {
    return false;
  }
  if (completion.native()) {
    return lane && completion.lane() == lane && !isolatedFailures && lane->done() < completion.epoch() &&
           completion.progress() == Progress::pending;
  }
  const Progress progress = completion.progress();
  return progress == Progress::complete || (progress == Progress::pending && lane && completion.lane() == lane);
}

} // namespace

bool waitsLieBehind(const Queue &queue, const Command &command) noexcept {
  const Lane *lane = queue.orderedLane();
  return std::all_of(command.waits, command.waits + command.waitCount, [&](Event *event) {
    return event && event->queue() == &queue && !event->reusable() &&
           isBehind(event->completion(), lane, queue.context().caps().isolatedFailures);
  });
}

void publishPlaceEvent(Queue &queue, const Command &command) {
  Lane *lane = queue.orderedLane();
  // Rule 13: in order, an event is complete only when its lane has come that far, whatever kind of memory it is about.
  *command.event = lane && !lane->idle() ? lane->makeEvent(queue, command.type)
                                         : queue.positions().makeCompleteEvent(queue, command.type);
}

} // namespace ur::core
