// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events. One of Level Zero's is a flag: it may neither be reset nor destroyed while a command is to set it or waits
// for it, and nobody tells when that is over. So each event knows what its command waits for, and a command that waits
// has an event always: where the one is over, nothing waits for the others any more on its behalf.
#pragma once

#include "adapters/level_zero/context.hpp"

#include <atomic>
#include <mutex>
#include <span>

namespace ur::level_zero {

/// By what signals them. Those of the host are no others': Intel's driver counts in an event that a list in order has
/// once signalled, and lets nobody wait for it before the next such signal.
enum class EventKind : uint8_t { plain, timed, host };
constexpr size_t kEventKinds = 3;

struct Event {
  Event(ze_event_handle_t handle, EventKind is) noexcept : native(handle), kind(is) {}

  const ze_event_handle_t native;
  const EventKind kind;
  const Device *device = nullptr; ///< on which its command runs
  uint64_t submittedNs = 0;       ///< by the host's clock; of timed ones
  // Of one that the host signals: the times, by the host's clock, and how its work ended.
  uint64_t startNs = 0, endNs = 0;
  ur_result_t result = UR_RESULT_SUCCESS; ///< written before it is over
  std::atomic<bool> over{false};          ///< known to be
  std::atomic<uint32_t> uses{0};          ///< commands that wait for it, and others that need it
  std::vector<Event *> behind;            ///< what its command waits for, each used by that
  std::vector<Event *> parts;             ///< others of its command, that have times, each used by this
  Event *next = nullptr;                  ///< in the line of those that are leaving
  void *staging = nullptr;                ///< host memory of the context's, which goes with the command's end

  static Event &of(core::NativeEvent event) noexcept { return *reinterpret_cast<Event *>(event); }
  [[nodiscard]] core::NativeEvent handle() noexcept { return reinterpret_cast<core::NativeEvent>(this); }
};

/// The events of a context. Thread-safe.
class Events {
public:
  explicit Events(const Context &context) noexcept : context_(context) {}
  Events(const Events &) = delete;
  Events &operator=(const Events &) = delete;
  /// All commands are over.
  ~Events();

  /// One that isn't signalled, for a command that waits for those. It is given by give(), or by drop() where the
  /// command wasn't submitted.
  [[nodiscard]] ur_result_t take(const core::DriverPass &pass, const Device &device, EventKind kind,
                                 std::span<const core::NativeEvent> waits, Event **event) noexcept;
  /// Its owner needs it no more. Whatever refers to it goes on.
  void give(Event &event) noexcept;
  /// Nothing was submitted that refers to it.
  void drop(const core::DriverPass &pass, Event &event) noexcept;

  /// Its command began with the first of those, which have times, and are given later.
  void beginWith(Event &event, std::vector<Event *> &&parts) noexcept {
    for (Event *part : parts)
      part->uses.fetch_add(1, std::memory_order_relaxed);
    event.parts = std::move(parts);
  }

  // As the port has them.
  [[nodiscard]] ur_result_t wait(const core::DriverPass &pass, Event &event) noexcept;
  [[nodiscard]] ur_result_t query(Event &event, core::EventStatus *status) noexcept;
  [[nodiscard]] ur_result_t times(Event &event, uint64_t *start, uint64_t *end) const noexcept;

  /// The host signals one of its own, with its times and result.
  void signal(Event &event) noexcept;

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

  void sweep(const core::DriverPass &pass, EventKind kind) noexcept;
  [[nodiscard]] Event *reuse(const core::DriverPass &pass, EventKind kind) noexcept;
  [[nodiscard]] ur_result_t make(const core::DriverPass &pass, EventKind kind, Event **event);
  [[nodiscard]] bool isOver(const core::DriverPass &pass, Event &event) noexcept;
  void finish(const core::DriverPass &pass, Event &event) noexcept;

  const Context &context_;
  std::mutex mutex_;                     // guards what follows
  std::vector<Pool> pools_[kEventKinds]; ///< only the last of each has room
  std::vector<std::unique_ptr<Event>> all_;
  std::vector<Event *> unused_[kEventKinds]; ///< reset. Room for all
  Line leaving_[kEventKinds];                ///< given, but still referred to perhaps
};

} // namespace ur::level_zero
