// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/event_pool.hpp"

#include "adapters/core/object/object.hpp"
#include "adapters/core/object/room.hpp"

#include <algorithm>
#include <array>

namespace ur::core {
namespace {

constexpr size_t kBatch = 64;
/// Events whose commands still run are asked about only so many at a time, and kept up to so many.
constexpr size_t kProbes = 32, kMaxPending = 4096;

} // namespace

EventPool::EventPool(Driver &driver, uint32_t device, bool timed) noexcept
    : driver_(driver), device_(device), timed_(timed), fromEnqueue_(driver.caps().eventsFromEnqueue),
      endSingly_(fromEnqueue_ && driver.caps().eventsEndSingly),
      resetsPending_(!timed && !endSingly_ && driver.caps().resetsPending) {}

EventPool::~EventPool() {
  for (std::vector<NativeEvent> *events : {&ready_, &done_, &pending_}) {
    if (!events->empty())
      driver_.destroyEvents(*events);
  }
}

[[gnu::hot]] NativeEvent EventPool::take() {
  NativeEvent event = nullptr;
  if (!fromEnqueue_)
    (void)take({&event, 1});
  return event;
}

size_t EventPool::take(std::span<NativeEvent> events) {
  std::lock_guard lock(mutex_);
  if (ready_.empty()) [[unlikely]] {
    recycle();
    if (ready_.empty())
      refill();
  }
  const size_t count = std::min(events.size(), ready_.size());
  std::copy_n(ready_.end() - static_cast<ptrdiff_t>(count), count, events.begin());
  ready_.resize(ready_.size() - count);
  return count;
}

void EventPool::refill() {
  std::array<NativeEvent, kBatch> batch{};
  // Room for what exists, so that giving events back never needs memory in vain.
  ready_.reserve(ready_.capacity() + kBatch);
  if (resetsPending_)
    done_.reserve(ready_.capacity());
  check(driver_.createEvents(device_, timed_, batch));
  ready_.insert(ready_.end(), batch.begin(), batch.end());
}

/// Makes done events ready. Where only running ones are left, the oldest are asked first: they end first.
void EventPool::recycle() {
  const size_t probes = std::min(kProbes, pending_.size());
  haveRoom(done_, probes); // None is in two lists, whatever fails.
  auto last = pending_.begin();
  for (size_t i = 0; i < probes; ++i, ++last) {
    EventStatus status = EventStatus::running;
    if (driver_.query(*last, &status) != UR_RESULT_SUCCESS ||
        (status != EventStatus::complete && status != EventStatus::failed))
      break;
    done_.push_back(*last);
  }
  pending_.erase(pending_.begin(), last);
  if (done_.empty())
    return;
  if (resettable_ && driver_.resetEvents(done_) == UR_RESULT_SUCCESS) {
    ready_.insert(ready_.end(), done_.begin(), done_.end());
  } else {
    resettable_ = false;
    driver_.destroyEvents(done_);
  }
  done_.clear();
}

[[gnu::hot]] void EventPool::retire(std::span<const UsedEvent> events) noexcept {
  std::lock_guard lock(mutex_);
  for (const UsedEvent &used : events) {
    if (used.event)
      retireLocked(used);
  }
}

[[gnu::hot]] void EventPool::retireLocked(const UsedEvent &used) noexcept {
  try {
    if (used.state == UsedEvent::State::unused) {
      ready_.push_back(used.event);
      return;
    }
    const bool fit = used.state == UsedEvent::State::done ? !fromEnqueue_ : resetsPending_;
    (fit ? done_ : pending_).push_back(used.event);
  } catch (...) {
    driver_.destroyEvents({&used.event, 1});
    return;
  }
  if (fromEnqueue_ ? pending_.size() >= kBatch : pending_.size() > kMaxPending) {
    driver_.destroyEvents({pending_.data(), kBatch});
    pending_.erase(pending_.begin(), pending_.begin() + kBatch);
  }
  if (!resettable_ && done_.size() >= kBatch) {
    driver_.destroyEvents(done_);
    done_.clear();
  }
}

} // namespace ur::core
