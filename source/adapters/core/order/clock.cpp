// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/clock.hpp"

#include <mutex>

namespace ur::core {

uint64_t newLines(uint64_t count) noexcept {
  static std::atomic<uint64_t> lines{1};
  return lines.fetch_add(count, std::memory_order_relaxed);
}

bool Clock::covers(Spot spot) const noexcept {
  const std::span all = std::span(newest_).first(count_.load(std::memory_order_relaxed));
  return std::any_of(all.begin(), all.end(), [spot](const Entry &entry) {
    return entry.spot.line == spot.line && entry.spot.position >= spot.position;
  });
}

void Clock::raise(std::span<const Spot> spots, uint64_t epoch, uint64_t own) noexcept {
  if (spots.empty())
    return;
  std::lock_guard lock(lock_);
  for (const Spot spot : spots) {
    if (spot.line != own)
      raiseOne(spot, epoch);
  }
}

void Clock::raiseOne(Spot spot, uint64_t epoch) noexcept {
  const uint32_t count = count_.load(std::memory_order_relaxed);
  const std::span all = std::span(newest_).first(count);
  auto entry = std::find_if(all.begin(), all.end(), [spot](const Entry &have) { return have.spot.line == spot.line; });
  if (entry == all.end()) {
    if (count < kLines) {
      newest_[count] = {spot, epoch};
      count_.store(count + 1, std::memory_order_release);
      return;
    }
    // The line that was waited for the longest time ago.
    entry = std::min_element(all.begin(), all.end(), [](const Entry &a, const Entry &b) { return a.since < b.since; });
  } else if (entry->spot.position >= spot.position) {
    return;
  }
  keepOld(*entry);
  *entry = {spot, epoch};
}

/// It still holds, and is the newest that held for commands between.
void Clock::keepOld(const Entry &old) noexcept {
  older_[nextOlder_] = old;
  nextOlder_ = (nextOlder_ + 1) % kOlder;
  olderCount_ = std::min<uint32_t>(olderCount_ + 1, kOlder);
}

void Clock::addEntries(Past &past, uint64_t epoch) const noexcept {
  std::lock_guard lock(lock_);
  const auto add = [&](std::span<const Entry> entries) {
    for (const Entry &entry : entries) {
      if (entry.since <= epoch)
        past.add(entry.spot);
    }
  };
  add(std::span(newest_).first(count_.load(std::memory_order_relaxed)));
  add(std::span(older_).first(olderCount_));
}

} // namespace ur::core
