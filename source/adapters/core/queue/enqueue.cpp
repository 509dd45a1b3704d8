// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/queue/enqueue.hpp"

#include "adapters/core/generated/api.hpp"

namespace ur::core {

void Enqueue::prepare(bool needed) {
  if (!command_.event && !command_.blocking && !needed) {
    return; // Nobody asks for an event: none is made.
  }
  completion_ = queue_.newCompletion();
  if (command_.event) {
    event_ = Event::make(queue_, command_.type, completion_);
  }
  if (queue_.profiling()) {
    completion_->setTimes({queued_, queue_.profilingNow()});
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

Ref<Completion> Enqueue::submitBarrier(bool listOnly) {
  prepare(!queue_.inOrder());
  Queue::Turn turn = queue_.barrierTurn(waits, listOnly);
  const auto fence = [](Driver &driver, Stream stream, const Fence &fence) {
    return driver.fence(stream, FenceKind::barrier, fence);
  };
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

void enqueueMarker(Queue &queue, const Command &command) {
  Enqueue marker(queue, command);
  if (command.event || command.blocking || (queue.inOrder() && !marker.waits.empty())) {
    marker.submit(
        [](Driver &driver, Stream stream, const Fence &fence) { return driver.fence(stream, FenceKind::wait, fence); });
  }
}

namespace api {

ur_result_t urEnqueueEventsWait(ur_queue_handle_t queue, uint32_t count, const ur_event_handle_t *waits,
                                ur_event_handle_t *event) {
  const Command command{UR_COMMAND_EVENTS_WAIT, count, waits, event};
  if (count == 0 && !queue->inOrder()) {
    // After everything before it. A barrier says more than was asked, but nothing wrong.
    if (event) {
      Enqueue(*queue, command).submitBarrier(false);
    }
  } else {
    enqueueMarker(*queue, command);
  }
  return UR_RESULT_SUCCESS;
}

ur_result_t urEnqueueEventsWaitWithBarrier(ur_queue_handle_t queue, uint32_t count, const ur_event_handle_t *waits,
                                           ur_event_handle_t *event) {
  const Command command{UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, count, waits, event};
  Enqueue(*queue, command).submitBarrier(count != 0);
  return UR_RESULT_SUCCESS;
}

ur_result_t urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t queue, const ur_exp_enqueue_ext_properties_t *,
                                              uint32_t count, const ur_event_handle_t *waits,
                                              ur_event_handle_t *event) {
  // The one flag, low-power events, is a hint.
  return api::urEnqueueEventsWaitWithBarrier(queue, count, waits, event);
}

} // namespace api
} // namespace ur::core
