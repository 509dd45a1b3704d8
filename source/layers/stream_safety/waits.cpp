// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Waits of the host: whether they end, and what it knows after them.
#include "layers/stream_safety/report.hpp"
#include "layers/stream_safety/safety.hpp"
#include "layers/stream_safety/state.hpp"

namespace ur::layers::stream_safety {

using reflection::RecordId;

void Guard::beforeWait() {
  const Callback::Running *const task = Callback::running();
  Order &order = state().order;
  place_ = placeOf(call_.slot, nullptr, caller_);
  if (call_.record == RecordId::ur_queue_finish_params_t || call_.record == RecordId::ur_device_wait_exp_params_t) {
    const bool isQueue = call_.record == RecordId::ur_queue_finish_params_t;
    if (isQueue)
      place_.queue = call_.parameter<const void *>(0);
    if (task && (!isQueue || task->place.queue == place_.queue || order.comesAfter(place_.queue, {}, task->epoch))) {
      report("wait without end", place_, &task->place,
             nameOf(place_) + " is called by a host task, from " + nameOf(task->place) +
                 ", and waits for that task, too: neither goes on");
    }
    return;
  }
  const auto *const events = call_.parameter<const ur_event_handle_t *>(1);
  for (uint32_t i = 0; i < call_.parameter<uint32_t>(0); ++i) {
    if (const std::shared_ptr<const Place> captured = order.capturedFrom(events[i])) {
      report("wait without end", place_, captured.get(),
             nameOf(place_) + " waits for the event of " + nameOf(*captured) +
                 ", which is captured: it runs with its graph, and never signals that event");
    }
    const std::shared_ptr<const Clock> clock = task ? order.clockOf(events[i]) : nullptr;
    if (clock && clock->covers(task->epoch)) {
      report("wait without end", place_, &task->place,
             nameOf(place_) + " is called by a host task, from " + nameOf(task->place) +
                 ", and waits for a command that comes after that task: neither goes on");
    }
  }
}

/// A command that blocks, in a host task that it comes after.
void Guard::beforeBlocking(const Command &command) {
  const Callback::Running *const task = Callback::running();
  if (!task || !state().order.comesAfter(command.queue(), command.waits(), task->epoch))
    return;
  place_ = placeOf(call_.slot, command.queue(), caller_);
  report("wait without end", place_, &task->place,
         nameOf(place_) + " blocks a host task, from " + nameOf(task->place) +
             ", and comes after that task: neither goes on");
}

/// Answers that tell that commands are over.
void Guard::queried() {
  Order &order = state().order;
  const auto name = call_.parameter<uint32_t>(1);
  const void *const value = call_.parameter<const void *>(3);
  const void *const object = call_.parameter<const void *>(0);
  if (call_.record == RecordId::ur_queue_get_info_params_t) {
    if (value && name == UR_QUEUE_INFO_EMPTY && load<ur_bool_t>(value))
      order.finished(object);
    return;
  }
  const bool over = call_.record == RecordId::ur_event_get_profiling_info_params_t
                        ? name == UR_PROFILING_INFO_COMMAND_END || name == UR_PROFILING_INFO_COMMAND_COMPLETE
                        : value && name == UR_EVENT_INFO_COMMAND_EXECUTION_STATUS &&
                              load<uint32_t>(value) == UR_EVENT_STATUS_COMPLETE;
  if (over) {
    const auto event = static_cast<ur_event_handle_t>(const_cast<void *>(object));
    order.waited({&event, 1});
  }
}

} // namespace ur::layers::stream_safety
