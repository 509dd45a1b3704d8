// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The events of a context, and what the port asks of them.
#pragma once

#include "adapters/level_zero/event_stock.hpp"

#include <memory>
#include <mutex>

namespace ur::level_zero {

/// Thread-safe.
class Events {
public:
  explicit Events(const Context &context) noexcept : context_(context) {}
  Events(const Events &) = delete;
  Events &operator=(const Events &) = delete;

  [[nodiscard]] EventStock &stock(EventKind kind) noexcept { return plain_[static_cast<size_t>(kind)]; }
  /// Those that commands of a list on that device signal: counter-based ones where there are such and the list is known
  /// to be `ordered`. `timed`: with times. May throw bad_alloc.
  [[nodiscard]] EventStock &stockFor(bool ordered, uint32_t device, bool timed);
  /// One that somebody else has made, of this context; `owned`: it goes with ours. It is given like all others.
  [[nodiscard]] ur_result_t import(ze_event_handle_t native, bool owned, Event **event) noexcept {
    return stock(EventKind::imported).import(native, owned, event);
  }

  /// Their owner needs them no more. Whatever refers to them goes on.
  void give(Event &event) noexcept {
    Event *const one = &event;
    event.stock.give({&one, 1});
  }
  void give(std::span<const core::NativeEvent> events) noexcept;

  /// Its command began with the first of those, which have times, and are given later.
  void beginWith(Event &event, core::Few<Event *> &&parts) noexcept {
    for (Event *part : parts)
      part->uses.fetch_add(1, std::memory_order_relaxed);
    event.parts = std::move(parts);
  }

  /// Somebody needs to know when its command is over, until unuse(): before it is given, or while it is used.
  void use(Event &event) noexcept { event.uses.fetch_add(1, std::memory_order_relaxed); }
  void unuse(Event &event) noexcept { event.uses.fetch_sub(1, std::memory_order_release); }

  // As the port has them.
  [[nodiscard]] ur_result_t wait(const core::DriverPass &pass, Event &event) noexcept;
  [[nodiscard]] ur_result_t query(Event &event, core::EventStatus *status) noexcept;
  [[nodiscard]] ur_result_t times(Event &event, uint64_t *start, uint64_t *end) const noexcept;

  /// The host signals one of its own, with its times and result.
  void signal(Event &event) noexcept;

private:
  /// Of one device.
  struct Counting {
    Counting(const Context &context, const Device &device) noexcept
        : plain(context, EventKind::plain, device), timed(context, EventKind::timed, device) {}
    EventStock plain, timed;
  };

  const Context &context_;
  EventStock plain_[kEventKinds] = {{context_, EventKind::plain},
                                    {context_, EventKind::timed},
                                    {context_, EventKind::host},
                                    {context_, EventKind::imported}};
  std::mutex mutex_;                                ///< guards what follows
  std::vector<std::unique_ptr<Counting>> counting_; ///< by the positions of their devices; null: not needed yet
};

} // namespace ur::level_zero
