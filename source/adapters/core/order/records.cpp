// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/records.hpp"

#include "adapters/core/order/event.hpp"
#include "adapters/core/order/lane.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>

namespace ur::core {

Record *Records::closedList() noexcept {
  static std::max_align_t closed; // an address that no record has
  return reinterpret_cast<Record *>(&closed);
}

[[gnu::hot]] NativeEvent Records::takeNative() {
  if (pool_.fromEnqueue())
    return nullptr;
  if (closed_) [[unlikely]] {
    return pool_.take();
  }
  if (readyCount_ == 0) [[unlikely]] {
    flushRetired(); // They may be among those that come back at once.
    readyCount_ = pool_.take(std::span(ready_).first(batch_));
    batch_ = std::min(batch_ * 2, kBatch);
  }
  return ready_[--readyCount_];
}

[[gnu::hot]] Ref<Completion> Records::take(Lane &lane) {
  if (free_.empty()) [[unlikely]] {
    collect();
  }
  if (free_.empty()) [[unlikely]] {
    (void)free_.push(Record::make(lane, false));
  }
  const NativeEvent event = takeNative();
  return Ref<Completion>::adopt(new (free_.pop()->completion) Completion(pool_, lane, event));
}

[[gnu::hot]] void Records::giveBack(Record *record) noexcept {
  Record *head = returned_.load(std::memory_order_relaxed);
  do {
    if (head == closedList()) [[unlikely]] {
      pool_.retire({&record->used, 1});
      Record::dispose(record);
      return;
    }
    record->next = head;
  } while (!returned_.compare_exchange_weak(head, record, std::memory_order_release, std::memory_order_acquire));
}

/// Takes in what has come back, as far as it is worth keeping.
[[gnu::hot]] void Records::collect() noexcept {
  Record *record = returned_.load(std::memory_order_relaxed);
  if (!record || record == closedList())
    return;
  record = returned_.exchange(nullptr, std::memory_order_acquire);
  while (record)
    keep(std::exchange(record, record->next));
}

[[gnu::hot]] void Records::keep(Record *record) noexcept {
  retire(*record);
  if (!free_.push(record))
    Record::dispose(record);
}

[[gnu::hot]] void Records::retire(Record &record) noexcept {
  if (!record.used.event)
    return;
  retired_[retiredCount_++] = std::exchange(record.used, {});
  if (retiredCount_ == kBatch)
    flushRetired();
}

void Records::flushRetired() noexcept {
  pool_.retire(std::span(retired_).first(retiredCount_));
  retiredCount_ = 0;
}

void Records::trim() noexcept {
  if (closed_)
    return;
  collect();
  forEachIn(free_.popSpare(), Record::dispose);
}

void Records::close() noexcept {
  if (closed_)
    return;
  closed_ = true;
  collect();
  for (Record *late = returned_.exchange(closedList(), std::memory_order_acq_rel); late;) {
    Record *next = late->next;
    retire(*late);
    Record::dispose(late);
    late = next;
  }
  forEachIn(free_.popAll(), Record::dispose);
  flushRetired();
  for (; readyCount_ != 0; --readyCount_) {
    const UsedEvent unused{ready_[readyCount_ - 1], UsedEvent::State::unused};
    pool_.retire({&unused, 1});
  }
}

} // namespace ur::core
