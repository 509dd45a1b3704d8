// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The most that was in use lately.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <utility>

namespace ur::core {

/// The peak of this window of time and the last. A window ends when somebody asks and its time is up. Not thread-safe.
class RecentPeak {
public:
  using Clock = std::chrono::steady_clock;

  void note(int64_t used) noexcept { current_ = std::max(current_, used); }
  [[nodiscard]] bool isOver(Clock::time_point now) const noexcept { return now >= end_; }
  /// Begins the next window, with `used` bytes in use. The peak of the two before it; none before the first.
  [[nodiscard]] std::optional<int64_t> next(Clock::time_point now, std::chrono::milliseconds window,
                                            int64_t used) noexcept {
    note(used);
    const int64_t peak = std::max(current_, last_);
    const bool isFirst = end_ == Clock::time_point();
    last_ = std::exchange(current_, used);
    end_ = now + window;
    return isFirst ? std::nullopt : std::optional(peak);
  }

private:
  int64_t current_ = 0, last_ = 0;
  Clock::time_point end_;
};

} // namespace ur::core
