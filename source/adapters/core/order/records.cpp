// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/records.hpp"

#include "adapters/core/order/event.hpp"
#include "adapters/core/order/lane.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>

namespace ur::core {

struct Records::Record {
  alignas(Completion) std::byte completion[sizeof(Completion)];
  alignas(Event) std::byte event[sizeof(Event)];
  Lane *lane = nullptr; ///< with a reference
  Record *next = nullptr;
  UsedEvent used; ///< of one that has come back
  bool light = false;
};

Records::Record *Records::FreeList::pop() noexcept {
  Record *record = first;
  if (record) [[likely]] {
    first = record->next;
    spare = std::min(spare, --count);
  }
  return record;
}

bool Records::FreeList::push(Record *record) noexcept {
  if (count >= kMostFree) [[unlikely]] {
    return false;
  }
  record->next = std::exchange(first, record);
  ++count;
  return true;
}

Records::Record *Records::FreeList::popSpare() noexcept {
  Record *spares = nullptr;
  for (; spare != 0; --spare) {
    Record *record = first;
    first = record->next;
    record->next = std::exchange(spares, record);
    --count;
  }
  spare = count;
  return spares;
}

Records::Record *Records::closedList() noexcept {
  static std::max_align_t closed; // an address that no record has
  return reinterpret_cast<Record *>(&closed);
}

Records::Record *Records::recordOf(Completion &completion) noexcept {
  static_assert(offsetof(Record, completion) == 0);
  return reinterpret_cast<Record *>(&completion);
}

void *Records::eventRoom(Completion &completion) noexcept {
  return completion.home() ? recordOf(completion)->event : nullptr;
}

NativeEvent Records::takeNative() {
  if (pool_.fromEnqueue()) {
    return nullptr;
  }
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

Records::Record *Records::takeLight() noexcept {
  std::lock_guard lock(lightLock_);
  return light_.pop();
}

Ref<Completion> Records::take(Lane &lane, bool native) {
  if (native && !free_.first) [[unlikely]] {
    collect();
  }
  const NativeEvent event = native ? takeNative() : nullptr;
  Record *record = native ? free_.pop() : takeLight();
  if (!record) [[unlikely]] {
    record = new (std::nothrow) Record;
    if (!record) {
      const UsedEvent unused{event, UsedEvent::State::unused};
      pool_.retire({&unused, 1});
      throw std::bad_alloc();
    }
    record->light = !native;
    record->lane = &lane;
    lane.addRef();
  }
  return Ref<Completion>::adopt(new (record->completion) Completion(pool_, lane, event));
}

void Records::giveBack(Completion *completion) noexcept {
  Record *record = recordOf(*completion);
  if (record->light) {
    std::destroy_at(completion);
    record->lane->records().giveBackLight(record);
    return;
  }
  record->used = completion->takeNative();
  std::destroy_at(completion);
  Records &records = record->lane->records();
  Record *head = records.returned_.load(std::memory_order_relaxed);
  do {
    if (head == closedList()) [[unlikely]] {
      records.pool_.retire({&record->used, 1});
      unref(std::exchange(record->lane, nullptr));
      delete record;
      return;
    }
    record->next = head;
  } while (
      !records.returned_.compare_exchange_weak(head, record, std::memory_order_release, std::memory_order_acquire));
}

void Records::giveBackLight(Record *record) noexcept {
  {
    std::lock_guard lock(lightLock_);
    if (!lightClosed_ && light_.push(record)) [[likely]] {
      return;
    }
  }
  dispose(record);
}

/// Takes in what has come back, as far as it is worth keeping.
void Records::collect() noexcept {
  Record *record = returned_.load(std::memory_order_relaxed);
  if (!record || record == closedList()) {
    return;
  }
  record = returned_.exchange(nullptr, std::memory_order_acquire);
  while (record) {
    Record *next = record->next;
    retire(*record);
    if (!free_.push(record)) {
      dispose(record);
    }
    record = next;
  }
}

void Records::retire(Record &record) noexcept {
  if (!record.used.event) {
    return;
  }
  retired_[retiredCount_++] = std::exchange(record.used, {});
  if (retiredCount_ == kBatch) {
    flushRetired();
  }
}

void Records::flushRetired() noexcept {
  pool_.retire(std::span(retired_).first(retiredCount_));
  retiredCount_ = 0;
}

void Records::dispose(Record *record) noexcept {
  Lane *lane = record->lane;
  delete record;
  unref(lane); // never the last where the lane's lock is held: whoever holds it keeps the lane
}

void Records::disposeAll(Record *first) noexcept {
  while (first) {
    dispose(std::exchange(first, first->next));
  }
}

void Records::trim() noexcept {
  if (closed_) {
    return;
  }
  collect();
  disposeAll(free_.popSpare());
  Record *light = nullptr;
  {
    std::lock_guard lock(lightLock_);
    light = light_.popSpare();
  }
  disposeAll(light);
}

void Records::close() noexcept {
  if (closed_) {
    return;
  }
  closed_ = true;
  collect();
  for (Record *late = returned_.exchange(closedList(), std::memory_order_acq_rel); late;) {
    Record *next = late->next;
    retire(*late);
    dispose(late);
    late = next;
  }
  disposeAll(std::exchange(free_, {}).first);
  Record *light = nullptr;
  {
    std::lock_guard lock(lightLock_);
    lightClosed_ = true;
    light = std::exchange(light_, {}).first;
  }
  disposeAll(light);
  flushRetired();
  for (; readyCount_ != 0; --readyCount_) {
    const UsedEvent unused{ready_[readyCount_ - 1], UsedEvent::State::unused};
    pool_.retire({&unused, 1});
  }
}

} // namespace ur::core
