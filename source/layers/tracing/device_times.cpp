// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/tracing/device_times.hpp"

#include "layers/tracing/file.hpp"
#include "layers/tracing/held_events.hpp"
#include "layers/tracing/tracing.hpp"

#include <cstring>
#include <new>
#include <string_view>

namespace ur::layers::tracing {

constinit std::atomic<const ur_dditable_t *> bottom{nullptr};

namespace {

using reflection::Kind;
using reflection::Ownership;
using reflection::RecordId;

bool isKind(const reflection::Field &field, HandleId type) noexcept {
  return isHandle(field.type) && static_cast<HandleId>(field.type.index) == type;
}

/// Allocations and frees are no commands with a beginning and an end, and whether they have events decides which
/// memory they get.
bool isAllocation(RecordId record) noexcept {
  return record == RecordId::ur_enqueue_usm_device_alloc_exp_params_t ||
         record == RecordId::ur_enqueue_usm_shared_alloc_exp_params_t ||
         record == RecordId::ur_enqueue_usm_host_alloc_exp_params_t ||
         record == RecordId::ur_enqueue_usm_free_exp_params_t;
}

/// Whether the program has waited for work in this call: now events are likely to be over.
bool waited(const Call &call) noexcept {
  if (call.record == RecordId::ur_queue_finish_params_t || call.record == RecordId::ur_event_wait_params_t ||
      call.record == RecordId::ur_laneway_event_wait_for_params_t || call.record == RecordId::ur_queue_release_params_t)
    return true;
  for (uint16_t i = 0; i < call.description().count; ++i) {
    const reflection::Field &field = call.field(i);
    if (field.type.kind == Kind::Bool && field.type.pointers == 0 &&
        std::string_view(nameOf(field)).starts_with("blocking"))
      return call.parameter<bool>(i);
  }
  return false;
}

bool profilingOffered(ur_device_handle_t device) noexcept {
  ur_queue_flags_t flags = 0;
  return below().Device.pfnGetInfo(device, UR_DEVICE_INFO_QUEUE_PROPERTIES, sizeof(flags), &flags, nullptr) ==
             UR_RESULT_SUCCESS &&
         (flags & UR_QUEUE_FLAG_PROFILING_ENABLE) != 0;
}

} // namespace

bool captures(ur_queue_handle_t queue) noexcept {
  bool capturing = false;
  return below().QueueExp.pfnIsGraphCaptureEnabledExp(queue, &capturing) == UR_RESULT_SUCCESS && capturing;
}

bool DeviceTimes::enter() noexcept {
  if (call_.record == RecordId::ur_queue_create_params_t) {
    const auto &given = as<ur_queue_create_params_t>(call_);
    if (!handles_.look(*given.phDevice).good() || !profilingOffered(*given.phDevice))
      return true;
    programsOwn_ = *given.ppProperties;
    properties_ = programsOwn_ ? *programsOwn_ : ur_queue_properties_t{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, 0};
    properties_.flags |= UR_QUEUE_FLAG_PROFILING_ENABLE;
    *given.ppProperties = &properties_;
    changedProperties_ = true;
    return true;
  }
  if (call_.record == RecordId::ur_event_get_profiling_info_params_t)
    return !refusesProfiling();
  askForEvent();
  return true;
}

/// Recordings of a timestamp, runs of command buffers and events that are used again may have times of their own.
bool DeviceTimes::refusesProfiling() const noexcept {
  ur_event_handle_t const event = *as<ur_event_get_profiling_info_params_t>(call_).phEvent;
  ur_queue_handle_t queue = nullptr;
  ur_command_t type{};
  if (!handles_.look(event).good() ||
      below().Event.pfnGetInfo(event, UR_EVENT_INFO_COMMAND_QUEUE, sizeof(queue), &queue, nullptr) || !queue ||
      below().Event.pfnGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof(type), &type, nullptr))
    return false;
  const auto known = timedQueue(queue);
  if (!known || !known->added || type == UR_COMMAND_TIMESTAMP_RECORDING_EXP ||
      type == UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP)
    return false;
  // What is wrong with the event itself, such as that a capture has made it, is told all the same.
  uint64_t time = 0;
  const ur_result_t result =
      below().Event.pfnGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_QUEUED, sizeof(time), &time, nullptr);
  return result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE;
}

void DeviceTimes::askForEvent() noexcept {
  const reflection::Record &description = call_.description();
  if (isAllocation(call_.record) || description.count < 2 || !isKind(call_.field(0), HandleId::ur_queue_handle_t))
    return;
  const auto last = static_cast<uint16_t>(description.count - 1);
  const reflection::Field &field = call_.field(last);
  if (!isKind(field, HandleId::ur_event_handle_t) || field.type.pointers != 1 || field.ownership != Ownership::New ||
      field.length)
    return;
  ur_queue_handle_t const queue = call_.parameter<ur_queue_handle_t>(0);
  const auto known = timedQueue(queue);
  if (!known || (!known->times && !hangsAreWanted()) || captures(queue))
    return;
  eventIndex_ = last;
  timed_ = true;
  if (eventPlace()) {
    before_ = field.written ? nullptr : *eventPlace(); // one that may be used again
  } else {
    eventPlace() = &event_;
    asked_ = true;
  }
}

void DeviceTimes::restore() noexcept {
  if (asked_)
    eventPlace() = nullptr;
  if (changedProperties_)
    *as<ur_queue_create_params_t>(call_).ppProperties = programsOwn_;
}

void DeviceTimes::leave(ur_result_t result, uint64_t begin) noexcept {
  if (result == UR_RESULT_SUCCESS) {
    if (call_.record == RecordId::ur_queue_create_params_t)
      madeQueue();
    else if (call_.record == RecordId::ur_queue_create_with_native_handle_params_t && hangsAreWanted())
      adoptedQueue();
    correctAnswer();
  }
  if (timed_)
    holdEvent(result, begin);
  if (waited(call_))
    readHeld();
}

void DeviceTimes::madeQueue() noexcept {
  const auto &given = as<ur_queue_create_params_t>(call_);
  TimedQueue is{handles_.look(**given.pphQueue).serial, *given.phDevice, handles_.look(*given.phDevice).serial,
                changedProperties_, false};
  is.added = changedProperties_ && (!programsOwn_ || !(programsOwn_->flags & UR_QUEUE_FLAG_PROFILING_ENABLE));
  try {
    addQueue(**given.pphQueue, is);
  } catch (const std::bad_alloc &) {
    // Its commands have no times.
  }
}

/// Of a queue that somebody else has made: its commands have no times, but what hangs is asked how far they are.
void DeviceTimes::adoptedQueue() noexcept {
  ur_queue_handle_t const queue = **as<ur_queue_create_with_native_handle_params_t>(call_).pphQueue;
  ur_device_handle_t device = nullptr;
  ur_queue_flags_t flags = 0;
  if (below().Queue.pfnGetInfo(queue, UR_QUEUE_INFO_DEVICE, sizeof(device), &device, nullptr))
    return;
  (void)below().Queue.pfnGetInfo(queue, UR_QUEUE_INFO_FLAGS, sizeof(flags), &flags, nullptr);
  TimedQueue is{handles_.look(queue).serial, device, handles_.look(device).serial};
  is.outOfOrder = (flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE) != 0;
  try {
    addQueue(queue, is);
  } catch (const std::bad_alloc &) {
    // Nobody knows how far its commands are.
  }
}

/// The reference is below all layers: above, an event of ours is given and released.
void DeviceTimes::holdEvent(ur_result_t result, uint64_t begin) noexcept {
  ur_event_handle_t const event = asked_ ? event_ : *eventPlace();
  if (result != UR_RESULT_SUCCESS || !event || (!asked_ && event == before_))
    return;
  const bool retained = below().Event.pfnRetain(event) == UR_RESULT_SUCCESS;
  if (asked_)
    (void)next.load(std::memory_order_relaxed)->Event.pfnRelease(event);
  const auto queue = timedQueue(call_.parameter<ur_queue_handle_t>(0));
  if (retained && queue)
    hold({event, *queue, threadNumber(), begin});
  else if (retained)
    (void)below().Event.pfnRelease(event);
}

void DeviceTimes::correctAnswer() const noexcept {
  if (call_.record == RecordId::ur_queue_get_info_params_t) {
    const auto &given = as<ur_queue_get_info_params_t>(call_);
    if (*given.ppropName != UR_QUEUE_INFO_FLAGS || !*given.ppPropValue)
      return;
    const auto known = timedQueue(*given.phQueue);
    if (known && known->added)
      *static_cast<ur_queue_flags_t *>(*given.ppPropValue) &= ~ur_queue_flags_t{UR_QUEUE_FLAG_PROFILING_ENABLE};
  } else if (call_.record == RecordId::ur_event_get_info_params_t) {
    const auto &given = as<ur_event_get_info_params_t>(call_);
    if (*given.ppropName == UR_EVENT_INFO_REFERENCE_COUNT && *given.ppPropValue)
      *static_cast<uint32_t *>(*given.ppPropValue) -= heldOf(*given.phEvent);
  } else if (call_.record == RecordId::ur_queue_release_params_t) {
    ur_queue_handle_t const queue = *as<ur_queue_release_params_t>(call_).phQueue;
    const Known known = handles_.look(queue);
    if (!known.good() && known.state == Known::State::Stale)
      dropQueue(queue, known.serial);
  }
}

} // namespace ur::layers::tracing
