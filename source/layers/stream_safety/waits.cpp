// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Waits of the host: whether they end, and what it knows after them.
#include "layers/stream_safety/report.hpp"
#include "layers/stream_safety/safety.hpp"
#include "layers/stream_safety/state.hpp"

#include <algorithm>

namespace ur::layers::stream_safety {

using reflection::RecordId;

/// What a host task waits for: whether that comes after the task itself, or after another one that waits for it.
void Guard::waitsFor(const Clock &wanted, const char *what) {
  const Callback::Running *const task = Callback::running();
  if (!task || task->again)
    return;
  const bool isOwn = call_.record == RecordId::ur_queue_finish_params_t && task->place.queue == place_.queue;
  if (wanted.isVague() && !isOwn)
    return;
  if (isOwn || wanted.covers(task->epoch)) {
    report("wait without end", place_, &task->place,
           nameOf(place_) + " is called by a host task, from " + nameOf(task->place) + ", and waits for " + what +
               " after that task: neither goes on");
  }
  waits_ = true;
  if (const std::optional<Place> other = state().blocked.begins(*task, wanted, place_)) {
    report("wait without end", place_, &*other,
           nameOf(place_) + " is called by a host task, from " + nameOf(task->place) +
               ", and what it waits for comes after a task that waits for this one, by " + nameOf(*other) +
               ": neither goes on");
  }
}

void Guard::beforeWait() {
  Order &order = state().order;
  place_ = placeOf(call_.slot, nullptr, caller_);
  if (call_.record == RecordId::ur_device_wait_exp_params_t) {
    if (const Callback::Running *const task = Callback::running()) {
      report("wait without end", place_, &task->place,
             nameOf(place_) + " is called by a host task, from " + nameOf(task->place) +
                 ", and waits for that task, too: neither goes on");
    }
    return;
  }
  if (call_.record == RecordId::ur_queue_finish_params_t) {
    place_.queue = call_.parameter<const void *>(0);
    if (order.isCapturing(place_.queue)) {
      report("wait without end", place_, nullptr,
             nameOf(place_) + " waits for a queue that is captured: nothing of it runs before its graph does");
      return;
    }
    return waitsFor(order.allOf(place_.queue), "a queue whose commands come");
  }
  const auto *const events = call_.parameter<const ur_event_handle_t *>(1);
  Clock wanted;
  for (uint32_t i = 0; i < call_.parameter<uint32_t>(0); ++i) {
    if (const std::shared_ptr<const Place> captured = order.capturedFrom(events[i])) {
      report("wait without end", place_, captured.get(),
             nameOf(place_) + " waits for the event of " + nameOf(*captured) +
                 ", which is captured: it runs with its graph, and never signals that event");
    }
    if (const std::shared_ptr<const Clock> clock = order.clockOf(events[i]))
      wanted.join(*clock);
  }
  waitsFor(wanted, "a command that comes");
}

/// It ends unless it is for ever; and of several events any may be the one that ends it.
void Guard::beforeTimedWait() {
  if (sound_ && !call_.parameter<uint32_t *>(5))
    call_.parameter<uint32_t *>(5) = &index_;
  const bool needsEach =
      call_.parameter<uint32_t>(2) == UR_LANEWAY_EVENT_WAIT_MODE_ALL || call_.parameter<uint32_t>(0) == 1;
  if (needsEach && call_.parameter<uint64_t>(3) == UINT64_MAX)
    beforeWait();
}

/// Of a wait for all, those before the index are over, too, where it took too long.
void Guard::waitedFor() {
  const auto *const events = call_.parameter<const ur_event_handle_t *>(1);
  const auto count = call_.parameter<uint32_t>(0);
  const uint32_t index = std::min(*call_.parameter<const uint32_t *>(5), count); // an adapter may say anything
  const bool timedOut = load<uint32_t>(call_.parameter<const void *>(4)) == UR_LANEWAY_EVENT_WAIT_OUTCOME_TIMED_OUT;
  if (call_.parameter<uint32_t>(2) == UR_LANEWAY_EVENT_WAIT_MODE_ALL)
    state().order.waited({events, timedOut ? index : count});
  else if (!timedOut && index < count)
    state().order.waited({events + index, 1});
}

/// A command that blocks, in a host task that it comes after.
void Guard::beforeBlocking(const Command &command) {
  if (!Callback::running())
    return;
  locate(command.queue());
  waitsFor(state().order.before(command.queue(), command.waits()), "a command that comes");
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
