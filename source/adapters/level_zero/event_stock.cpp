// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/event_stock.hpp"

#include "adapters/core/object/room.hpp"
#include "adapters/core/port/guarded.hpp"

#include <algorithm>
#include <mutex>
#include <new>

namespace ur::level_zero {

EventStock::~EventStock() {
  if (context_.isStuck())
    return;
  const Api &api = context_.api();
  for (const std::unique_ptr<Event> &event : all_) {
    if (event->staging)
      (void)api.zeMemFree(context_.native(), event->staging);
    (void)api.zeEventDestroy(event->native);
  }
  while (kind_ == EventKind::imported && leaving_.first) {
    const std::unique_ptr<Event> import(&leaving_.take());
    if (import->owned)
      (void)api.zeEventDestroy(import->native);
  }
  for (const Pool &pool : pools_)
    (void)api.zeEventPoolDestroy(pool.native);
}

/// Whoever finds first that it is over lets go what its command has waited for.
void EventStock::finish(const core::DriverPass &pass, Event &event) noexcept {
  EventStock *imports = nullptr;
  for (Event *waited : event.behind) {
    if (EventStock &of = waited->stock; of.kind_ == EventKind::imported)
      imports = &of;
    waited->uses.fetch_sub(1, std::memory_order_release);
  }
  event.behind.truncate(0);
  if (imports) {
    std::lock_guard lock(imports->mutex_);
    imports->sweepImports(pass);
  }
  for (Event *part : event.parts)
    part->uses.fetch_sub(1, std::memory_order_release);
  event.parts.truncate(0);
  if (event.staging)
    (void)context_.api().zeMemFree(pass, context_.native(), std::exchange(event.staging, nullptr));
}

bool EventStock::isOver(const core::DriverPass &pass, Event &event) noexcept {
  if (event.over.load(std::memory_order_acquire))
    return true;
  if (context_.api().zeEventQueryStatus(pass, event.native) != ZE_RESULT_SUCCESS)
    return false;
  event.over.store(true, std::memory_order_release);
  return true;
}

/// Few are asked, the oldest first; what isn't free is asked again when all others have been.
void EventStock::sweep(const core::DriverPass &pass) noexcept {
  constexpr int kProbes = 8;
  int probes = 0;
  // What the command of one has waited for may be another of them.
  for (Event *event = leaving_.first; event && probes < kProbes; event = event->next, ++probes) {
    if (isOver(pass, *event))
      finish(pass, *event);
  }
  for (; probes != 0; --probes) {
    Event &event = leaving_.take();
    const bool isFree = event.over.load(std::memory_order_relaxed) && event.uses.load(std::memory_order_acquire) == 0;
    if (isFree && event.exposed)
      continue; // the others' waits for it may not be over: it stays as it is
    if (isFree && (counts() || context_.api().zeEventHostReset(pass, event.native) == ZE_RESULT_SUCCESS))
      unused_.push_back(&event); // there is room for all
    else
      leaving_.add(event);
  }
}

/// What isn't owned isn't asked: it may have gone already.
void EventStock::sweepImports(const core::DriverPass &pass) noexcept {
  constexpr int kProbes = 4;
  for (int probes = 0; probes < kProbes && leaving_.first; ++probes) {
    Event &event = leaving_.take();
    if (event.uses.load(std::memory_order_acquire) != 0 || (event.owned && !isOver(pass, event))) {
      leaving_.add(event);
      continue;
    }
    if (event.owned)
      (void)context_.api().zeEventDestroy(pass, event.native);
    delete &event;
  }
}

ur_result_t EventStock::import(ze_event_handle_t native, bool owned, Event **event) noexcept {
  auto *const made = new (std::nothrow) Event(*this, native);
  if (!made)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  made->device = &context_.device(0);
  made->owned = owned;
  *event = made;
  const core::DriverPass pass;
  std::lock_guard lock(mutex_);
  sweepImports(pass);
  return UR_RESULT_SUCCESS;
}

ze_result_t EventStock::createPlain(const core::DriverPass &pass, ze_event_handle_t *native) {
  const Api &api = context_.api();
  if (pools_.empty() || pools_.back().used == kPoolSize) {
    core::haveRoom(pools_);
    ze_event_pool_desc_t desc{};
    desc.stype = ZE_STRUCTURE_TYPE_EVENT_POOL_DESC;
    desc.flags = ZE_EVENT_POOL_FLAG_HOST_VISIBLE |
                 (kind_ == EventKind::timed ? uint32_t{ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP} : 0);
    desc.count = kPoolSize;
    ze_event_pool_handle_t pool = nullptr;
    if (const ze_result_t result = api.zeEventPoolCreate(pass, context_.native(), &desc, 0, nullptr, &pool);
        result != ZE_RESULT_SUCCESS)
      return result;
    pools_.push_back({pool});
  }
  ze_event_desc_t desc{};
  desc.stype = ZE_STRUCTURE_TYPE_EVENT_DESC;
  desc.index = pools_.back().used;
  desc.signal = desc.wait = ZE_EVENT_SCOPE_FLAG_HOST;
  return api.zeEventCreate(pass, pools_.back().native, &desc, native);
}

ze_result_t EventStock::createCounting(const core::DriverPass &pass, ze_event_handle_t *native) noexcept {
  ze_event_counter_based_desc_t desc{};
  desc.stype = ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_DESC;
  desc.flags = ZE_EVENT_COUNTER_BASED_FLAG_IMMEDIATE | ZE_EVENT_COUNTER_BASED_FLAG_HOST_VISIBLE |
               (kind_ == EventKind::timed ? uint32_t{ZE_EVENT_COUNTER_BASED_FLAG_DEVICE_TIMESTAMP} : 0);
  desc.signal = desc.wait = ZE_EVENT_SCOPE_FLAG_HOST;
  return context_.api().zeEventCounterBasedCreate(pass, context_.native(), counting_->native, &desc, native);
}

ur_result_t EventStock::make(const core::DriverPass &pass, Event **event) {
  core::haveRoom(all_);
  unused_.reserve(all_.size() + 1);
  ze_event_handle_t native = nullptr;
  if (const ze_result_t result = counts() ? createCounting(pass, &native) : createPlain(pass, &native);
      result != ZE_RESULT_SUCCESS)
    return translate(result);
  std::unique_ptr<Event> made(new (std::nothrow) Event(*this, native));
  if (!made) {
    (void)context_.api().zeEventDestroy(pass, native);
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  if (!counts())
    ++pools_.back().used;
  *event = made.get();
  all_.push_back(std::move(made));
  return UR_RESULT_SUCCESS;
}

ur_result_t EventStock::take(const core::DriverPass &pass, std::span<Event *> some, size_t *count) noexcept {
  return core::guarded([&] {
    std::lock_guard lock(mutex_);
    // Of counter-based ones few leave slowly: those that keep plain ones or memory, for which others wait.
    if (unused_.empty() || (counts() && leaving_.first))
      sweep(pass);
    if (unused_.empty()) {
      const ur_result_t result = make(pass, &some[0]);
      *count = result == UR_RESULT_SUCCESS ? 1 : 0;
      return result;
    }
    *count = std::min(some.size(), unused_.size());
    std::copy_n(unused_.end() - static_cast<ptrdiff_t>(*count), *count, some.begin());
    unused_.resize(unused_.size() - *count);
    return UR_RESULT_SUCCESS;
  });
}

void EventStock::begin(Event &event, const Device &device, std::span<Event *const> behind) const {
  event.behind.reserve(behind.size());
  for (Event *waited : behind) {
    waited->uses.fetch_add(1, std::memory_order_relaxed);
    event.behind.push(waited);
  }
  event.over.store(false, std::memory_order_relaxed);
  event.device = &device;
  event.submittedNs = kind_ == EventKind::timed ? hostNow() : 0;
  event.result = UR_RESULT_SUCCESS;
}

/// A counter-based one that nothing of ours refers to is ready at once: it says nothing of what it named before.
void EventStock::give(std::span<Event *const> events) noexcept {
  std::unique_lock lock(mutex_);
  for (Event *event : events) {
    if (counts() && !event->exposed && event->behind.empty() && event->parts.empty() && !event->staging &&
        event->uses.load(std::memory_order_acquire) == 0)
      unused_.push_back(event); // there is room for all
    else
      leaving_.add(*event);
  }
  if (kind_ != EventKind::imported)
    return;
  lock.unlock();
  const core::DriverPass pass; // which may have to wait
  lock.lock();
  sweepImports(pass);
}

void EventStock::drop(const core::DriverPass &pass, std::span<Event *const> events) noexcept {
  for (Event *event : events)
    finish(pass, *event);
  std::lock_guard lock(mutex_);
  unused_.insert(unused_.end(), events.begin(), events.end()); // there is room for all
}

ur_result_t EventsAtHand::take(const core::DriverPass &pass, const Device &device, std::span<Event *const> behind,
                               Event **event) noexcept {
  if (count_ == 0) {
    if (const ur_result_t result = stock_.take(pass, some_, &count_); result != UR_RESULT_SUCCESS)
      return result;
  }
  return core::guarded([&] {
    stock_.begin(*some_[count_ - 1], device, behind);
    *event = some_[--count_];
    return UR_RESULT_SUCCESS;
  });
}

} // namespace ur::level_zero
