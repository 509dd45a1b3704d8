// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/events.hpp"

#include <algorithm>

namespace ur::level_zero {

EventStock &Events::stockFor(bool ordered, uint32_t device, bool timed) {
  if (!ordered || !context_.hasCounterBasedEvents())
    return stock(timed ? EventKind::timed : EventKind::plain);
  std::lock_guard lock(mutex_);
  counting_.resize(context_.size());
  std::unique_ptr<Counting> &of = counting_[device];
  if (!of)
    of = std::make_unique<Counting>(context_, context_.device(device));
  return timed ? of->timed : of->plain;
}

/// Those of one stock that follow each other go together.
void Events::give(std::span<const core::NativeEvent> events) noexcept {
  Event *some[32];
  for (size_t from = 0; from < events.size();) {
    EventStock &stock = Event::of(events[from]).stock;
    size_t count = 0;
    for (; count < std::size(some) && from < events.size() && &Event::of(events[from]).stock == &stock; ++from)
      some[count++] = &Event::of(events[from]);
    stock.give({some, count});
  }
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
  if (event.stock.kind() == EventKind::host) {
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
