// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Commands that do nothing but order others, or note when they were reached.
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/queue/enqueue.hpp"

namespace ur::core {

void enqueueMarker(Queue &queue, const Command &command) {
  if (const Place place = merePlace(queue, command); place != Place::unknown) [[likely]] {
    publishPlace(queue, command, place);
    return;
  }
  if (capturePlace(queue, command, Capture::Order::list))
    return;
  Enqueue marker(queue, command);
  if (!queue.inOrder())
    marker.waits.addBarrier(queue.pendingBarrier());
  if (marker.isVirtual())
    marker.publishVirtual();
  else if (queue.inOrder() || command.event || command.blocking)
    marker.submit(FencePort{});
}

namespace {

/// After the list or, without one, after everything before it.
void enqueueAfter(Queue &queue, const Command &command) {
  if (!command.waits.empty() || queue.inOrder()) {
    enqueueMarker(queue, command);
  } else if (capturePlace(queue, command, Capture::Order::all)) {
    return;
  } else if (command.event) {
    // A barrier says more than was asked, but nothing wrong.
    Enqueue(queue, command).submitBarrier(false);
  }
}

/// A command behind the barrier that signals an event for other processes, too.
struct SharedSignalPort {
  Ref<SharedEvent> event;

  ur_result_t operator()(Driver &, Stream stream, const Fence &fence) const { return event->signal(stream, fence); }
};

/// Signals a reusable event. Throws.
void signalEvent(Queue &queue, Event &event, std::span<const ur_event_handle_t> waits) {
  SharedEvent *shared = event.shared();
  if (shared && shared->device() != queue.deviceIndex())
    throw UR_RESULT_ERROR_INVALID_QUEUE;
  Command command{UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, waits};
  command.timed = event.profiled();
  Ref<Completion> end = Enqueue(queue, command).submitBarrier(!waits.empty(), true);
  if (shared) {
    const Command mark{UR_COMMAND_EVENTS_WAIT_WITH_BARRIER};
    Enqueue behind(queue, mark);
    behind.waits.add(std::move(end), true);
    end = behind.submit(SharedSignalPort{Ref<SharedEvent>(shared)}, true);
    check(end->flush()); // Rule R12: others wait for it without us.
  }
  event.signal(std::move(end));
}

} // namespace

namespace api {

ur_result_t urEnqueueEventsWait(ur_queue_handle_t queue, uint32_t count, const ur_event_handle_t *waits,
                                ur_event_handle_t *event) {
  enqueueAfter(*queue, {UR_COMMAND_EVENTS_WAIT, {waits, count}, event});
  return UR_RESULT_SUCCESS;
}

ur_result_t urEnqueueEventsWaitWithBarrier(ur_queue_handle_t queue, uint32_t count, const ur_event_handle_t *waits,
                                           ur_event_handle_t *event) {
  const Command command{UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, {waits, count}, event};
  if (capturePlace(*queue, command, Capture::Order::barrier))
    return UR_RESULT_SUCCESS;
  Enqueue(*queue, command).submitBarrier(count != 0);
  return UR_RESULT_SUCCESS;
}

ur_result_t urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t queue, const ur_exp_enqueue_ext_properties_t *,
                                              uint32_t count, const ur_event_handle_t *waits,
                                              ur_event_handle_t *event) {
  // The one flag, low-power events, is a hint.
  if (Event *reusable = event && *event ? Event::findReusable(*event) : nullptr) {
    if (&reusable->context() != &queue->context())
      return UR_RESULT_ERROR_INVALID_CONTEXT;
    signalEvent(*queue, *reusable, {waits, count});
    return UR_RESULT_SUCCESS;
  }
  return api::urEnqueueEventsWaitWithBarrier(queue, count, waits, event);
}

ur_result_t urEnqueueTimestampRecordingExp(ur_queue_handle_t queue, bool blocking, uint32_t count,
                                           const ur_event_handle_t *waits, ur_event_handle_t *event) {
  if (!queue->context().caps().timedEvents)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  enqueueAfter(*queue, {UR_COMMAND_TIMESTAMP_RECORDING_EXP, {waits, count}, event, blocking, true});
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
