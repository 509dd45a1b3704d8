// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events that callers make and signal again and again.
#include "adapters/core/generated/api.hpp"
#include "adapters/core/order/event.hpp"
#include "adapters/core/queue/queue.hpp"

#include <unordered_set>

using namespace ur::core;

namespace {

constinit std::mutex g_mutex;

/// All reusable events of the process. A signal's parameter is one of them, or memory that nobody has written yet:
/// only a look at the addresses tells, since the memory must not be followed. Guarded by g_mutex; never destroyed.
std::unordered_set<const void *> &reusableEvents() {
  static auto *const events = new std::unordered_set<const void *>;
  return *events;
}

} // namespace

ur_event_handle_t_::~ur_event_handle_t_() {
  if (reuse_) {
    std::lock_guard lock(g_mutex);
    reusableEvents().erase(this);
  }
}

Ref<Event> ur_event_handle_t_::makeReusable(Context &context, bool profiled) {
  Ref<Event> event =
      makeRef<Event>(context, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, makeRef<Completion>(nullptr, uint64_t{0}), profiled);
  event->reuse_ = std::make_unique<Reuse>();
  std::lock_guard lock(g_mutex);
  reusableEvents().insert(event.get());
  return event;
}

Event *ur_event_handle_t_::findReusable(const void *address) noexcept {
  std::lock_guard lock(g_mutex);
  const auto &events = reusableEvents();
  return events.count(address) == 0 ? nullptr : static_cast<Event *>(const_cast<void *>(address));
}

Ref<Completion> ur_event_handle_t_::current() const noexcept {
  if (!reuse_) {
    return completion_;
  }
  std::lock_guard lock(reuse_->mutex);
  return completion_;
}

void ur_event_handle_t_::signal(Ref<Completion> completion) noexcept {
  std::lock_guard lock(reuse_->mutex);
  std::swap(completion_, completion); // the old one goes without the lock
}

namespace ur::core::api {

ur_result_t urEventCreateExp(ur_context_handle_t context, ur_device_handle_t device, const ur_exp_event_desc_t *desc,
                             ur_event_handle_t *event) {
  (void)context->indexOf(device); // Signals come from any queue of the context; the device must be one of its own.
  const bool profiled = (desc->flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING) != 0;
  if ((desc->flags & UR_EXP_EVENT_FLAG_IPC_EXP) != 0 || (profiled && !context->caps().timedEvents)) {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  *event = Event::makeReusable(*context, profiled).release();
  return UR_RESULT_SUCCESS;
}

} // namespace ur::core::api
