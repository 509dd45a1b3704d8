// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of events. An event that needed no native event gets one when its handle is asked for; native events
// whose handles are out are never used for another command.
#include "adapters/core/device/native.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/order/event.hpp"
#include "adapters/core/order/queue_base.hpp"

using namespace ur::core;

namespace {

/// One lock for who keeps its native event in which event, since exports are rare: of the pointer only, so that no
/// driver's call is made under it.
constinit std::mutex g_recording;

/// A native event that completes at once, whatever the queues of the context are waiting for.
Ref<Completion> completeEvent(Context &context, uint32_t device) {
  StreamDesc desc;
  desc.device = device;
  const Ref<Lane> lane = makeRef<Lane>(context, desc);
  Ref<Completion> mark;
  try {
    mark = lane->newMark();
  } catch (...) {
    lane->close();
    throw;
  }
  lane->close();
  return mark;
}

} // namespace

Completion &ur_event_handle_t_::recorded() {
  needsEnd();
  if (reusable())
    throw UR_RESULT_ERROR_INVALID_OPERATION; // Each signal has a native event of its own.
  if (completion_->native())
    return *completion_;
  if (completion_->phase() == Phase::deferred || completion_->progress() == Progress::failed)
    throw UR_RESULT_ERROR_INVALID_OPERATION; // Not submitted, or never: no stream can record that.
  {
    std::lock_guard lock(g_recording);
    if (recorded_)
      return *recorded_;
  }
  Ref<Completion> made; // of several threads the first keeps its own; the others' goes without the lock
  if (completion_->progress() == Progress::pending && completion_->lane())
    made = completion_->concrete();
  if (!made)
    made = completeEvent(context(), deviceIndex());
  std::lock_guard lock(g_recording);
  if (!recorded_)
    recorded_ = std::move(made);
  return *recorded_;
}

QueueBase *ur_event_handle_t_::setImportedFrom(Ref<QueueBase> found) noexcept {
  QueueBase *first = nullptr;
  if (from_.compare_exchange_strong(first, found.get(), std::memory_order_acq_rel))
    first = found.release();
  return first;
}

namespace ur::core::api {

ur_result_t urEventGetNativeHandle(ur_event_handle_t event, ur_native_handle_t *native) {
  NativeDriver &handles = nativeHandles(event->context());
  Completion &recorded = event->recorded();
  check(recorded.flush()); // Rule R12: who gets the handle may wait for it on a stream of the vendor's.
  check(handles.eventHandle(recorded.native(), native));
  recorded.keepApart();
  return UR_RESULT_SUCCESS;
}

ur_result_t urEventCreateWithNativeHandle(ur_native_handle_t native, ur_context_handle_t context,
                                          const ur_event_native_properties_t *properties, ur_event_handle_t *event) {
  NativeDriver &handles = nativeHandles(*context);
  ImportedEvent imported;
  const ur_result_t result = handles.importEvent(native, false, &imported);
  if (native == 0 && result == UR_RESULT_ERROR_INVALID_EVENT) { // No event: nothing to wait for.
    *event = makeRef<Event>(*context, UR_COMMAND_EVENTS_WAIT, makeRef<Completion>(nullptr, uint64_t{0})).release();
    return UR_RESULT_SUCCESS;
  }
  check(result);
  Ref<Completion> completion;
  try {
    completion =
        makeRef<Completion>(context->driver(), imported.event, imported.submitted ? Phase::submitted : Phase::external);
  } catch (...) {
    context->driver().destroyEvents({&imported.event, 1});
    throw;
  }
  // The command behind it is nobody's here; to us it is a mark.
  auto made = makeRef<Event>(*context, UR_COMMAND_EVENTS_WAIT, completion, imported.timed);
  if (takesOver(properties)) { // last: a call that fails has taken nothing over
    check(handles.importEvent(native, true, &imported));
    completion->replaceNative(imported.event);
  }
  *event = made.release();
  return UR_RESULT_SUCCESS;
}

} // namespace ur::core::api
