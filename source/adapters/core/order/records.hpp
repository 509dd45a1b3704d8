// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Completions that a lane uses again and again, each with room for the handle of its event beside it, so that a steady
// state takes nothing from the heap.
//
// A record belongs to one lane and keeps it alive until the lane closes its list. Those with a native event are taken
// under the lane's lock, and come back from any thread without one; the events travel between here and the event pool
// in batches. Light ones, without an event, have a list and a short lock of their own, so that a command that is none
// takes nothing else.
#pragma once

#include "adapters/core/object/spin_lock.hpp"
#include "adapters/core/order/completion.hpp"
#include "adapters/core/order/event_pool.hpp"

#include <array>

namespace ur::core {

class Records {
public:
  explicit Records(EventPool &pool) noexcept : pool_(pool) {}
  Records(const Records &) = delete;
  Records &operator=(const Records &) = delete;
  /// closed, or never used.
  ~Records() = default;

  /// A completion at home on `lane`, not published, with one reference; `native`: with an event to record (if the
  /// driver takes such), under the lane's lock. Throws, with nothing changed.
  [[nodiscard]] Ref<Completion> take(Lane &lane, bool native);
  /// The end of a completion that take() made. Any thread; no lock is needed. May be the end of the lane.
  static void giveBack(Completion *completion) noexcept;
  /// Frees the records that nobody has needed since the last call. Under the lane's lock.
  void trim() noexcept;
  /// Frees what is here, and from now on whatever comes back. Under the lane's lock; the caller keeps the lane.
  void close() noexcept;

  /// Where the handle of a completion's event may be made; null: the completion has no such room.
  [[nodiscard]] static void *eventRoom(Completion &completion) noexcept;

private:
  struct Record;
  /// Records that wait for the next use.
  struct FreeList {
    Record *first = nullptr;
    size_t count = 0, spare = 0; ///< spare: how many nobody has needed since the last trim

    [[nodiscard]] Record *pop() noexcept;
    /// False where it has enough.
    [[nodiscard]] bool push(Record *record) noexcept;
    /// A list of those that nobody has needed.
    [[nodiscard]] Record *popSpare() noexcept;
  };
  [[nodiscard]] Record *takeLight() noexcept;
  [[nodiscard]] NativeEvent takeNative();
  void giveBackLight(Record *record) noexcept;
  void retire(Record &record) noexcept;
  void flushRetired() noexcept;
  void collect() noexcept;
  static void dispose(Record *record) noexcept;
  static void disposeAll(Record *first) noexcept;
  static Record *closedList() noexcept;
  static Record *recordOf(Completion &completion) noexcept;

  static constexpr size_t kBatch = 16;
  /// As many records as commands may be in flight on a queue, and as many again for events that are kept.
  static constexpr size_t kMostFree = 1024;

  EventPool &pool_;
  FreeList free_;
  size_t batch_ = 1; ///< of native events; grows with use
  std::array<NativeEvent, kBatch> ready_{};
  std::array<UsedEvent, kBatch> retired_{};
  size_t readyCount_ = 0, retiredCount_ = 0;
  bool closed_ = false;
  alignas(64) std::atomic<Record *> returned_{nullptr}; ///< newest first; closedList() once closed
  SpinLock lightLock_;                                  // guards what follows
  FreeList light_;
  bool lightClosed_ = false;
};

} // namespace ur::core
