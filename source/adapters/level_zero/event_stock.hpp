// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events of one kind and sort, which are used again, and those of them that a stream has at hand: to take and to give
// them one by one would be two locks for each.
#pragma once

#include "adapters/core/object/mutex.hpp"
#include "adapters/level_zero/event.hpp"

#include <memory>
#include <span>
#include <utility>

namespace ur::level_zero {

/// Thread-safe.
class EventStock {
public:
  /// Of plain events, for all devices of the context.
  EventStock(const Context &context, EventKind kind) noexcept : context_(context), kind_(kind) {}
  /// Of counter-based ones, which lists in order on that device signal.
  EventStock(const Context &context, EventKind kind, const Device &device) noexcept
      : context_(context), kind_(kind), counting_(&device) {}
  EventStock(const EventStock &) = delete;
  EventStock &operator=(const EventStock &) = delete;
  /// All commands are over.
  ~EventStock();

  [[nodiscard]] EventKind kind() const noexcept { return kind_; }
  /// Whether its events are counter-based.
  [[nodiscard]] bool counts() const noexcept { return counting_ != nullptr; }

  /// Some that are ready for begin(): as many as lie ready, at most as many as there is room for; or a new one.
  [[nodiscard]] ur_result_t take(const core::DriverPass &pass, std::span<Event *> some, size_t *count) noexcept;
  /// One is for a command on that device, which waits for those plain events and perhaps for others. It is given by
  /// give(), or by drop() where the command wasn't submitted. Throws bad_alloc, with nothing changed.
  void begin(Event &event, const Device &device, std::span<Event *const> behind) const;
  /// One that somebody else has made. Only of imported ones, which aren't taken.
  [[nodiscard]] ur_result_t import(ze_event_handle_t native, bool owned, Event **event) noexcept;
  /// Their owner needs them no more. Whatever refers to them goes on. One that is exposed isn't used again.
  void give(std::span<Event *const> events) noexcept;
  /// Whether the command of one that hasn't left is known to be over, or the driver says so now.
  [[nodiscard]] bool isOver(const core::DriverPass &pass, Event &event) noexcept;
  /// They were taken, and nothing was submitted that refers to them.
  void drop(const core::DriverPass &pass, std::span<Event *const> events) noexcept;

private:
  static constexpr uint32_t kPoolSize = 128;
  struct Pool {
    ze_event_pool_handle_t native = nullptr;
    uint32_t used = 0; ///< events that were made
  };

  /// The oldest first.
  struct Line {
    Event *first = nullptr, *last = nullptr;
    void add(Event &event) noexcept {
      event.next = nullptr;
      (last ? last->next : first) = &event;
      last = &event;
    }
    [[nodiscard]] Event &take() noexcept {
      Event &event = *first;
      first = event.next;
      last = first ? last : nullptr;
      return event;
    }
  };

  void sweep(const core::DriverPass &pass) noexcept;
  void sweepImports(const core::DriverPass &pass) noexcept;
  [[nodiscard]] ze_result_t createPlain(const core::DriverPass &pass, ze_event_handle_t *native);
  [[nodiscard]] ze_result_t createCounting(const core::DriverPass &pass, ze_event_handle_t *native) noexcept;
  [[nodiscard]] ur_result_t make(const core::DriverPass &pass, Event **event);
  void finish(const core::DriverPass &pass, Event &event) noexcept;

  const Context &context_;
  const EventKind kind_;
  const Device *const counting_ = nullptr; ///< null: its events are plain
  core::Mutex mutex_;                      // guards what follows
  std::vector<Pool> pools_;                ///< of plain ones; only the last has room
  std::vector<std::unique_ptr<Event>> all_;
  std::vector<Event *> unused_; ///< ready to be signalled. Room for all
  Line leaving_;                ///< given, but still referred to perhaps
};

/// Those that a stream has at hand. By one thread at a time.
class EventsAtHand {
public:
  explicit EventsAtHand(EventStock &stock) noexcept : stock_(stock) {}
  EventsAtHand(const EventsAtHand &) = delete;
  EventsAtHand &operator=(const EventsAtHand &) = delete;

  /// One that has begun, as by begin().
  [[nodiscard]] ur_result_t take(const core::DriverPass &pass, const Device &device, std::span<Event *const> behind,
                                 Event **event) noexcept;
  /// The stream needs none for a while.
  void giveBack(const core::DriverPass &pass) noexcept { stock_.drop(pass, {some_, std::exchange(count_, 0)}); }

private:
  EventStock &stock_;
  size_t count_ = 0;
  Event *some_[8];
};

} // namespace ur::level_zero
