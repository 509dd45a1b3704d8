// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The completions with a native event that a lane uses again and again.
//
// A record belongs to one lane and keeps it alive until the lane closes its list. It is taken under the lane's lock,
// and comes back from any thread without one; the events travel between here and the event pool in batches.
#pragma once

#include "adapters/core/object/cache_line.hpp"
#include "adapters/core/order/record.hpp"

#include <array>

namespace ur::core {

class Records {
public:
  explicit Records(EventPool &pool) noexcept : pool_(pool) {}
  Records(const Records &) = delete;
  Records &operator=(const Records &) = delete;
  /// closed, or never used.
  ~Records() = default;

  /// A completion at home on `lane`, not published, with one reference and an event to record (if the driver takes
  /// such). Under the lane's lock. Throws, with nothing changed.
  [[nodiscard]] Ref<Completion> take(Lane &lane);
  /// An event to record; null where the driver makes events itself. Under the lane's lock. Throws.
  [[nodiscard]] NativeEvent takeNative();
  /// One that take() has taken. Any thread; no lock is needed. May be the end of the lane.
  void giveBack(Record *record) noexcept;
  /// Frees the records that nobody has needed since the last call. Under the lane's lock.
  void trim() noexcept;
  /// Frees what is here, and from now on whatever comes back. Under the lane's lock; the caller keeps the lane.
  void close() noexcept;

private:
  void keep(Record *record) noexcept;
  void retire(Record &record) noexcept;
  void flushRetired() noexcept;
  void collect() noexcept;
  static Record *closedList() noexcept;

  static constexpr size_t kBatch = 16;

  EventPool &pool_;
  FreeList<Record> free_;
  size_t batch_ = 1; ///< of native events; grows with use
  std::array<NativeEvent, kBatch> ready_{};
  std::array<UsedEvent, kBatch> retired_{};
  size_t readyCount_ = 0, retiredCount_ = 0;
  bool closed_ = false;
  alignas(kCacheLine) std::atomic<Record *> returned_{nullptr}; ///< newest first; closedList() once closed
};

} // namespace ur::core
