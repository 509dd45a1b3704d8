// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native events of one device of a context, timed or not: made in batches, used again only when their command is done
// and nothing of the core refers to them.
//
// Thread-safe; nothing here blocks. Lock order: a lane's lock may be held; this pool's is innermost.
#pragma once

#include "adapters/core/port/driver.hpp"

#include <mutex>
#include <vector>

namespace ur::core {

/// A native event that comes back.
struct UsedEvent {
  enum class State : uint8_t {
    unused, ///< its command was never submitted
    done,   ///< its command is known to be complete or failed
    pending ///< its command may still run
  };
  NativeEvent event = nullptr; ///< null: nothing to do
  State state = State::unused;
};

class EventPool {
public:
  EventPool(Driver &driver, uint32_t device, bool timed) noexcept;
  EventPool(const EventPool &) = delete;
  EventPool &operator=(const EventPool &) = delete;
  ~EventPool();

  /// An event to record; null where the driver makes events itself, when it is enqueued. Throws the driver's error.
  [[nodiscard]] NativeEvent take();
  /// As many as there are at hand, at least one, at the front of `events`; their number. Only where the driver doesn't
  /// make events itself. Throws as above.
  [[nodiscard]] size_t take(std::span<NativeEvent> events);
  void retire(std::span<const UsedEvent> events) noexcept;
  [[nodiscard]] bool timed() const noexcept { return timed_; }
  /// Whether the driver makes events itself.
  [[nodiscard]] bool fromEnqueue() const noexcept { return fromEnqueue_; }
  /// Whether an event is the driver's again as soon as nobody refers to it.
  [[nodiscard]] bool endSingly() const noexcept { return endSingly_; }
  /// Whether an event may be recorded again while its command still runs.
  [[nodiscard]] bool resetsPending() const noexcept { return resetsPending_; }
  [[nodiscard]] Driver &driver() const noexcept { return driver_; }

private:
  void refill();
  void recycle();
  void retireLocked(const UsedEvent &used) noexcept;

  Driver &driver_;
  const uint32_t device_;
  const bool timed_, fromEnqueue_, endSingly_, resetsPending_;
  bool resettable_ = true;           ///< until the driver says otherwise
  std::mutex mutex_;                 // guards what is not const
  std::vector<NativeEvent> ready_;   ///< not recorded
  std::vector<NativeEvent> done_;    ///< to be reset
  std::vector<NativeEvent> pending_; ///< perhaps still running; oldest first
};

} // namespace ur::core
