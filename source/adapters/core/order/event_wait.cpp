// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The host waits for events: until they are over, or until a time is. By then the wait has done what every wait does
// for its contexts: it has submitted what was deferred and ready, returned memory, and told of failures.
#include "adapters/core/device/context.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/order/deferral.hpp"
#include "adapters/core/order/event.hpp"
#include "adapters/core/order/failure_news.hpp"
#include "common/timed_wait.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace ur::core {
namespace {

using Events = std::span<Event *const>;

/// Throws where they can't be waited for together.
void checkEvents(Events events) {
  for (const Event *event : events) {
    if (!event)
      throw UR_RESULT_ERROR_INVALID_EVENT;
    if (!event->isOfAdapterOf(*events[0]))
      throw UR_RESULT_ERROR_INVALID_CONTEXT;
    event->needsEnd();
  }
}

template <typename Visit>
void forEachContext(Events events, Visit visit) {
  for (size_t i = 0; i < events.size(); ++i) { // those of one context lie side by side, as a rule
    if (i == 0 || &events[i]->context() != &events[i - 1]->context())
      visit(events[i]->context());
  }
}

/// Submits what is ready by now, where an event needs that.
void begin(Events events) {
  if (std::any_of(events.begin(), events.end(),
                  [](Event *event) { return event->current()->phase() == Phase::deferred; }))
    forEachContext(events, [](Context &context) { context.deferral().pump(); });
}

void end(Events events) {
  forEachContext(events, [](Context &context) {
    context.settlePools();
    context.failures().tell();
  });
}

/// Until all are over, also after a failure: the caller may go on to release what they used.
ur_result_t waitUntilOver(Events events) {
  ur_result_t result = UR_RESULT_SUCCESS;
  for (Event *event : events) {
    const Ref<Completion> current = event->current();
    Completion &completion = *current;
    const ur_result_t one = completion.wait();
    if (one == UR_RESULT_ERROR_DEVICE_LOST) {
      result = one;
    } else if (one != UR_RESULT_SUCCESS && result == UR_RESULT_SUCCESS) {
      // An error of the wait itself is told as it is: the command may be well.
      result = completion.progress() == Progress::pending ? one : UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS;
    }
  }
  return result;
}

/// Events as they were when a wait began: a reusable one may be signalled anew meanwhile.
class Awaited {
public:
  explicit Awaited(Events events) {
    completions_.reserve(events.size());
    for (const Event *event : events)
      completions_.push_back(event->current());
  }

  /// Asks the driver; never blocks.
  [[nodiscard]] EventState look(uint32_t index) noexcept {
    Completion &completion = *completions_[index];
    switch (completion.query()) {
    case Progress::pending:
      return EventState::pending;
    case Progress::complete:
      return EventState::complete;
    case Progress::failed:
      break;
    }
    lost_ = lost_ || completion.error() == UR_RESULT_ERROR_DEVICE_LOST;
    return EventState::failed;
  }
  /// Blocks in the driver; an error of the wait itself.
  [[nodiscard]] ur_result_t wait() noexcept {
    for (const Ref<Completion> &completion : completions_) {
      const ur_result_t result = completion->wait();
      if (result != UR_RESULT_SUCCESS && completion->progress() == Progress::pending)
        return result;
    }
    return UR_RESULT_SUCCESS;
  }
  /// Whether a failure that was seen is the device's.
  [[nodiscard]] bool lost() const noexcept { return lost_; }

private:
  std::vector<Ref<Completion>> completions_;
  bool lost_ = false;
};

} // namespace

namespace api {

/// Of any contexts: each is waited for by the driver of its own.
ur_result_t urEventWait(uint32_t count, const ur_event_handle_t *handles) {
  const Events events(handles, count);
  checkEvents(events);
  begin(events);
  const ur_result_t result = waitUntilOver(events);
  end(events);
  return result;
}

/// Drivers wait for one event, and for ever. So a wait of another kind asks, and sleeps between: ADR 0067.
ur_result_t urLanewayEventWaitFor(uint32_t count, const ur_event_handle_t *handles, ur_laneway_event_wait_mode_t mode,
                                  uint64_t timeout, ur_laneway_event_wait_outcome_t *outcome, uint32_t *index) {
  const Events events(handles, count);
  checkEvents(events);
  begin(events);
  Awaited awaited(events);
  ur_result_t result = UR_RESULT_SUCCESS;
  if (timeout == UINT64_MAX && (count == 1 || mode == UR_LANEWAY_EVENT_WAIT_MODE_ALL))
    result = awaited.wait();
  EndOfWait ended{};
  if (result == UR_RESULT_SUCCESS) {
    ended = waitForEvents(count, mode, timeout, [&](uint32_t i) { return awaited.look(i); });
    result = awaited.lost() ? UR_RESULT_ERROR_DEVICE_LOST : UR_RESULT_SUCCESS;
  }
  end(events);
  if (result != UR_RESULT_SUCCESS)
    return result;
  *outcome = ended.outcome;
  if (index)
    *index = ended.index;
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
