// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// When a device's events were recorded, by the host's clock.
//
// The driver tells only how far two events are apart, in milliseconds of single precision, by a clock of the device
// that doesn't run quite like the host's. So the clock records anchors on a stream of its own, a second apart as long
// as commands with timing are submitted: events whose time it has bounded by the host's clock, before and after. What
// is told of an event is its distance from the last anchor before it, by the rate at which the clocks have run so far.
// An anchor's time follows from the one before it, and is corrected only where the bounds say so: times don't jitter.
//
// What is told stays so, and has these properties: a command starts after it was submitted, and is over before the host
// has seen that it is; between its two ends lies what the driver says; and in the order of the device, no event is
// earlier than one that was told before.
#pragma once

#include "adapters/cuda_like/vendor.hpp"

#include <atomic>
#include <deque>
#include <mutex>
#include <utility>

namespace ur::LANEWAY_VENDOR {

/// std::chrono::steady_clock in nanoseconds.
[[nodiscard]] uint64_t steadyNs() noexcept;

class EventClock {
public:
  using HostClock = uint64_t (*)() noexcept;
  explicit EventClock(const Api &api, HostClock host = &steadyNs) noexcept : api_(api), host_(host) {}
  EventClock(const EventClock &) = delete;
  EventClock &operator=(const EventClock &) = delete;

  /// The two events of a command with timing, and what is known of its moments.
  struct Timed {
    explicit Timed(EventClock &of) noexcept : clock(of) {}
    EventClock &clock;
    EventHandle start = nullptr, end = nullptr;
    /// The host has seen that the end is over.
    void see() noexcept {
      uint64_t never = kNever;
      if (seen.load(std::memory_order_relaxed) == kNever)
        seen.compare_exchange_strong(never, clock.host_(), std::memory_order_relaxed);
    }

  private:
    friend class EventClock;
    static constexpr uint64_t kNever = UINT64_MAX;
    uint64_t anchor = 0; ///< the number of one that was recorded earlier; 0: none is kept
    uint64_t submitted = 0;
    std::atomic<uint64_t> seen{kNever};
    bool told = false;
    uint64_t startNs = 0, endNs = 0; ///< as told
  };

  // All under the device's context.

  /// Makes the first anchor. Blocks; to be called once, before the others.
  [[nodiscard]] Result open() noexcept;
  /// Before the device's context goes.
  void close() noexcept;
  /// A command is about to be submitted that records these events. Doesn't block.
  void begin(Timed &timed) noexcept;
  /// The events aren't used any more.
  void end(Timed &timed) noexcept;
  /// Start and end of a complete command; kNotReady: it isn't. Doesn't block.
  [[nodiscard]] Result times(Timed &timed, uint64_t *start, uint64_t *end) noexcept;

private:
  // Within: nanoseconds after base_, in double precision.
  struct Anchor {
    EventHandle event = nullptr;
    double at = 0;
    double rate = 1; ///< of the clocks, taken from here on
    size_t users = 0;
  };
  /// A moment of the device: its distance from the last anchor before it.
  struct Instant {
    uint64_t anchor = 0;
    double distance = 0;
    auto operator<=>(const Instant &) const = default; // NOLINT(modernize-use-nullptr): its 0 is no pointer
  };
  struct Bounds {
    double low = 0, high = 0;
    [[nodiscard]] double nearest(double value) const noexcept;
  };

  [[nodiscard]] double since(uint64_t host) const noexcept {
    return static_cast<double>(static_cast<int64_t>(host - base_));
  }
  [[nodiscard]] double now() const noexcept { return since(host_()); }
  [[nodiscard]] Result distance(EventHandle from, EventHandle to, double *ns) const noexcept;
  [[nodiscard]] Result calibrate() noexcept;
  void ask() noexcept;
  void settle() noexcept;
  void drop(EventHandle event) noexcept;
  void release(Timed &timed) noexcept;
  [[nodiscard]] const Anchor &anchor(uint64_t number) const noexcept { return anchors_[number - first_]; }
  [[nodiscard]] Result locate(EventHandle event, uint64_t from, Instant *instant, double *at) const noexcept;
  [[nodiscard]] double inOrder(const Instant &instant, double at) noexcept;

  const Api &api_;
  const HostClock host_;
  std::mutex mutex_; ///< guards what follows
  uint64_t base_ = 0;
  StreamHandle stream_ = nullptr; ///< for anchors alone
  std::deque<Anchor> anchors_;    ///< the newest, and older ones as long as events may lie right behind them
  uint64_t first_ = 1;            ///< number of the first there
  EventHandle pending_ = nullptr; ///< an anchor to be that isn't known to be recorded
  double asked_ = 0;              ///< when the newest, or that one, was recorded, at the earliest
  double period_ = 0;             ///< until the next
  EventHandle spare_ = nullptr;
  Bounds start_;           ///< of the first anchor's time
  double firstAt_ = 0;     ///< and what it is taken for
  Bounds rate_;            ///< of the host's clock in units of the device's
  double elapsed_ = 0;     ///< by the device's clock, from the first anchor to the newest
  Instant last_;           ///< the latest moment that was told
  double lastAt_ = -1e300; ///< and as what
};

} // namespace ur::LANEWAY_VENDOR
