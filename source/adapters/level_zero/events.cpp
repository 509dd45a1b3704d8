// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/events.hpp"

#include "adapters/core/object/room.hpp"
#include "adapters/core/port/guarded.hpp"

#include <algorithm>

namespace ur::level_zero {

namespace {

constexpr size_t indexOf(EventKind kind) noexcept {
  return static_cast<size_t>(kind);
}

} // namespace

Events::~Events() {
  const Api &api = context_.api();
  for (const std::unique_ptr<Event> &event : all_) {
    if (event->staging)
      (void)api.zeMemFree(context_.native(), event->staging);
    (void)api.zeEventDestroy(event->native);
  }
  for (const std::vector<Pool> &pools : pools_) {
    for (const Pool &pool : pools)
      (void)api.zeEventPoolDestroy(pool.native);
  }
}

/// Whoever finds first that it is over lets go what its command has waited for.
void Events::finish(const core::DriverPass &pass, Event &event) noexcept {
  for (Event *waited : event.behind)
    waited->uses.fetch_sub(1, std::memory_order_release);
  event.behind.clear();
  for (Event *part : event.parts)
    part->uses.fetch_sub(1, std::memory_order_release);
  event.parts.clear();
  if (event.staging)
    (void)context_.api().zeMemFree(pass, context_.native(), std::exchange(event.staging, nullptr));
}

bool Events::isOver(const core::DriverPass &pass, Event &event) noexcept {
  if (event.over.load(std::memory_order_acquire))
    return true;
  if (context_.api().zeEventQueryStatus(pass, event.native) != ZE_RESULT_SUCCESS)
    return false;
  event.over.store(true, std::memory_order_release);
  return true;
}

/// Few are asked, the oldest first; what isn't free is asked again when all others have been.
void Events::sweep(const core::DriverPass &pass, EventKind kind) noexcept {
  constexpr int kProbes = 8;
  Line &leaving = leaving_[indexOf(kind)];
  int probes = 0;
  // What the command of one has waited for may be another of them.
  for (Event *event = leaving.first; event && probes < kProbes; event = event->next, ++probes) {
    if (isOver(pass, *event))
      finish(pass, *event);
  }
  for (; probes != 0; --probes) {
    Event &event = leaving.take();
    if (event.over.load(std::memory_order_relaxed) && event.uses.load(std::memory_order_acquire) == 0 &&
        context_.api().zeEventHostReset(pass, event.native) == ZE_RESULT_SUCCESS)
      unused_[indexOf(kind)].push_back(&event); // there is room for all
    else
      leaving.add(event);
  }
}

Event *Events::reuse(const core::DriverPass &pass, EventKind kind) noexcept {
  std::vector<Event *> &unused = unused_[indexOf(kind)];
  if (unused.empty())
    sweep(pass, kind);
  if (unused.empty())
    return nullptr;
  Event *const event = unused.back();
  unused.pop_back();
  return event;
}

ur_result_t Events::make(const core::DriverPass &pass, EventKind kind, Event **event) {
  const Api &api = context_.api();
  std::vector<Pool> &pools = pools_[indexOf(kind)];
  if (pools.empty() || pools.back().used == kPoolSize) {
    core::haveRoom(pools);
    ze_event_pool_desc_t desc{};
    desc.stype = ZE_STRUCTURE_TYPE_EVENT_POOL_DESC;
    desc.flags = ZE_EVENT_POOL_FLAG_HOST_VISIBLE |
                 (kind == EventKind::timed ? uint32_t{ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP} : 0);
    desc.count = kPoolSize;
    ze_event_pool_handle_t native = nullptr;
    if (const ze_result_t result = api.zeEventPoolCreate(pass, context_.native(), &desc, 0, nullptr, &native);
        result != ZE_RESULT_SUCCESS)
      return translate(result);
    pools.push_back({native});
  }
  core::haveRoom(all_);
  unused_[indexOf(kind)].reserve(all_.size() + 1);
  ze_event_desc_t desc{};
  desc.stype = ZE_STRUCTURE_TYPE_EVENT_DESC;
  desc.index = pools.back().used;
  desc.signal = desc.wait = ZE_EVENT_SCOPE_FLAG_HOST;
  ze_event_handle_t native = nullptr;
  if (const ze_result_t result = api.zeEventCreate(pass, pools.back().native, &desc, &native);
      result != ZE_RESULT_SUCCESS)
    return translate(result);
  std::unique_ptr<Event> made(new (std::nothrow) Event(native, kind));
  if (!made) {
    (void)api.zeEventDestroy(pass, native);
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  ++pools.back().used;
  *event = made.get();
  all_.push_back(std::move(made));
  return UR_RESULT_SUCCESS;
}

ur_result_t Events::take(const core::DriverPass &pass, const Device &device, EventKind kind,
                         std::span<const core::NativeEvent> waits, Event **event) noexcept {
  return core::guarded([&] {
    Event *taken = nullptr;
    {
      std::lock_guard lock(mutex_);
      taken = reuse(pass, kind);
      if (!taken) {
        if (const ur_result_t result = make(pass, kind, &taken); result != UR_RESULT_SUCCESS)
          return result;
      }
    }
    try {
      taken->behind.reserve(waits.size());
    } catch (...) {
      drop(pass, *taken);
      throw;
    }
    taken->over.store(false, std::memory_order_relaxed);
    taken->device = &device;
    taken->submittedNs = kind == EventKind::timed ? hostNow() : 0;
    taken->result = UR_RESULT_SUCCESS;
    for (const core::NativeEvent wait : waits) {
      Event &waited = Event::of(wait);
      if (waited.over.load(std::memory_order_acquire))
        continue;
      waited.uses.fetch_add(1, std::memory_order_relaxed);
      taken->behind.push_back(&waited);
    }
    *event = taken;
    return UR_RESULT_SUCCESS;
  });
}

void Events::give(Event &event) noexcept {
  std::lock_guard lock(mutex_);
  leaving_[indexOf(event.kind)].add(event);
}

void Events::drop(const core::DriverPass &pass, Event &event) noexcept {
  finish(pass, event);
  std::lock_guard lock(mutex_);
  unused_[indexOf(event.kind)].push_back(&event); // there is room for all
}

ur_result_t Events::wait(const core::DriverPass &pass, Event &event) noexcept {
  if (!event.over.load(std::memory_order_acquire)) {
    const ze_result_t result = context_.api().zeEventHostSynchronize(pass, event.native, UINT64_MAX);
    if (result != ZE_RESULT_SUCCESS)
      return translate(result);
    event.over.store(true, std::memory_order_release);
  }
  return event.result;
}

ur_result_t Events::query(Event &event, core::EventStatus *status) noexcept {
  if (!event.over.load(std::memory_order_acquire)) {
    const ze_result_t result = context_.api().zeEventQueryStatus(event.native);
    if (result == ZE_RESULT_NOT_READY) {
      *status = core::EventStatus::submitted;
      return UR_RESULT_SUCCESS;
    }
    if (result != ZE_RESULT_SUCCESS)
      return translate(result);
    event.over.store(true, std::memory_order_release);
  }
  *status = event.result == UR_RESULT_SUCCESS ? core::EventStatus::complete : core::EventStatus::failed;
  return UR_RESULT_SUCCESS;
}

ur_result_t Events::times(Event &event, uint64_t *start, uint64_t *end) const noexcept {
  DeviceClock &clock = event.device->clock;
  if (clock.isOld(hostNow())) {
    uint64_t ticks = 0, host = 0;
    (void)event.device->readClock(context_.api(), &ticks, &host);
  }
  if (event.kind == EventKind::host) {
    uint64_t from = 0, to = 0;
    if (!clock.at(event.startNs, &from) || !clock.at(event.endNs, &to))
      return UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE;
    *start = clock.nanoseconds(from);
    *end = clock.nanoseconds(to);
    return UR_RESULT_SUCCESS;
  }
  ze_kernel_timestamp_result_t times{};
  if (const ze_result_t result = context_.api().zeEventQueryKernelTimestamp(event.native, &times);
      result != ZE_RESULT_SUCCESS)
    return result == ZE_RESULT_NOT_READY ? UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE : translate(result);
  // Kernels' counters begin again after minutes: what counts is the first such moment after the command was given. The
  // clocks may have drifted apart a little.
  constexpr uint64_t kSlackNs = 1000000000;
  uint64_t given = 0;
  if (!clock.at(event.submittedNs, &given))
    return UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE;
  given -= std::min(given, clock.ticksIn(kSlackNs));
  const uint64_t from = clock.ofKernel(times.global.kernelStart, given);
  *start = clock.nanoseconds(from);
  *end = clock.nanoseconds(clock.ofKernel(times.global.kernelEnd, from));
  for (Event *part : event.parts) {
    uint64_t began = 0, ended = 0;
    if (this->times(*part, &began, &ended) == UR_RESULT_SUCCESS)
      *start = std::min(*start, began);
  }
  return UR_RESULT_SUCCESS;
}

void Events::signal(Event &event) noexcept {
  (void)context_.api().zeEventHostSignal(event.native);
  event.over.store(true, std::memory_order_release);
}

} // namespace ur::level_zero
