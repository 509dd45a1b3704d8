// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events that callers make and signal again and again.
#include "adapters/core/device/context.hpp"
#include "adapters/core/device/device.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/order/event.hpp"
#include "adapters/core/order/queue_base.hpp"

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
  if (QueueBase *from = from_.load(std::memory_order_relaxed)) [[unlikely]] {
    unref(from);
  }
}

Ref<Event> ur_event_handle_t_::makeReusable(Context &context, bool profiled, Ref<SharedEvent> shared) {
  Ref<Event> event =
      makeRef<Event>(context, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, makeRef<Completion>(nullptr, uint64_t{0}), profiled);
  event->reuse_.reset(new Reuse{{}, std::move(shared)});
  std::lock_guard lock(g_mutex);
  reusableEvents().insert(event.get());
  return event;
}

Event *ur_event_handle_t_::findReusable(const void *address) noexcept {
  std::lock_guard lock(g_mutex);
  const auto &events = reusableEvents();
  return events.count(address) == 0 ? nullptr : static_cast<Event *>(const_cast<void *>(address));
}

Ref<Completion> ur_event_handle_t_::current() const {
  if (!reuse_)
    return completion_;
  {
    std::lock_guard lock(reuse_->mutex);
    // The native event doesn't know yet of a signal that will be submitted later.
    if (!reuse_->shared || completion_->phase() == Phase::deferred)
      return completion_;
  }
  return reuse_->shared->newest();
}

void ur_event_handle_t_::signal(Ref<Completion> completion) noexcept {
  std::lock_guard lock(reuse_->mutex);
  std::swap(completion_, completion); // the old one goes without the lock
}

namespace ur::core::api {

ur_result_t urEventCreateExp(ur_context_handle_t context, ur_device_handle_t device, const ur_exp_event_desc_t *desc,
                             ur_event_handle_t *event) {
  // Signals come from any queue of the context, of one for other processes from those of the device.
  const uint32_t index = context->indexOf(device);
  const bool profiled = (desc->flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING) != 0;
  const bool shared = (desc->flags & UR_EXP_EVENT_FLAG_IPC_EXP) != 0;
  if ((profiled && !context->caps().timedEvents) ||
      (shared && (!device->facts().ipcEvents || !context->driver().interProcess())))
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  *event = Event::makeReusable(*context, profiled, shared ? SharedEvent::make(*context, index) : Ref<SharedEvent>())
               .release();
  return UR_RESULT_SUCCESS;
}

} // namespace ur::core::api
