// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// urLanewayEventWaitFor by looking at events again and again, for whoever can ask an event how far it is. Between two
// looks the thread sleeps: for a short time at first, then for longer, so that a long wait costs next to nothing. No
// lock is held, nothing is allocated; `look` may throw.
#pragma once

#include "common/vendor_calls.hpp"
#include "unified-runtime/ur_api.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <thread>

namespace ur {

/// Looks until a time is over: while (pauses.again()) look();
class Pauses {
public:
  /// From now on, in ns.
  explicit Pauses(uint64_t timeout) noexcept : begin_(Clock::now()) {
    const auto most = static_cast<uint64_t>((Clock::time_point::max() - begin_).count());
    end_ = timeout < most ? begin_ + std::chrono::nanoseconds(timeout) : Clock::time_point::max();
  }
  /// Sleeps, but not beyond the end; false, without sleep, once that has come.
  [[nodiscard]] bool again() noexcept {
    const Clock::time_point now = Clock::now();
    if (now >= end_)
      return false;
    std::this_thread::sleep_for(std::min<Clock::duration>(pause_, end_ - now));
    pause_ = std::min<Clock::duration>(2 * pause_, kLongest);
    return true;
  }

private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::microseconds kShortest{20};
  static constexpr std::chrono::milliseconds kLongest{1};
  const VendorCall observed_{"core: until events are over"};
  const Clock::time_point begin_;
  Clock::time_point end_;
  Clock::duration pause_ = kShortest;
};

enum class EventState : uint8_t { pending, complete, failed };

struct EndOfWait {
  ur_laneway_event_wait_outcome_t outcome;
  uint32_t index; // as the reference says
};

/// Of `count` events, of which look(i) answers the state of one.
template <typename Look>
[[nodiscard]] EndOfWait waitForAny(uint32_t count, uint64_t timeout, Look look) {
  Pauses pauses(timeout);
  do {
    for (uint32_t i = 0; i < count; ++i) {
      if (const EventState state = look(i); state != EventState::pending) {
        return {state == EventState::failed ? UR_LANEWAY_EVENT_WAIT_OUTCOME_FAILED
                                            : UR_LANEWAY_EVENT_WAIT_OUTCOME_COMPLETE,
                i};
      }
    }
  } while (pauses.again());
  return {UR_LANEWAY_EVENT_WAIT_OUTCOME_TIMED_OUT, 0};
}

/// The same. What is over isn't looked at again.
template <typename Look>
[[nodiscard]] EndOfWait waitForAll(uint32_t count, uint64_t timeout, Look look) {
  Pauses pauses(timeout);
  uint32_t over = 0, failed = count;
  do {
    for (; over < count; ++over) {
      const EventState state = look(over);
      if (state == EventState::pending)
        break;
      if (state == EventState::failed && failed == count)
        failed = over;
    }
    if (over == count)
      return {failed == count ? UR_LANEWAY_EVENT_WAIT_OUTCOME_COMPLETE : UR_LANEWAY_EVENT_WAIT_OUTCOME_FAILED, failed};
  } while (pauses.again());
  return {UR_LANEWAY_EVENT_WAIT_OUTCOME_TIMED_OUT, over};
}

/// By its mode.
template <typename Look>
[[nodiscard]] EndOfWait waitForEvents(uint32_t count, ur_laneway_event_wait_mode_t mode, uint64_t timeout, Look look) {
  return mode == UR_LANEWAY_EVENT_WAIT_MODE_ANY ? waitForAny(count, timeout, look) : waitForAll(count, timeout, look);
}

} // namespace ur
