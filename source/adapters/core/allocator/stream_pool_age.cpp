// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory that a program hasn't needed for a while goes back to the driver, so that one that had a peak and goes on
// small doesn't keep the peak.
#include "adapters/core/allocator/stream_pool.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// What is kept beyond the most that was in use: for rounding, and so that the next step needn't ask the driver.
constexpr size_t kShare = 8;    ///< an eighth of it
constexpr size_t kGranules = 4; ///< and as many of the pool's granules

} // namespace

/// Called now and then by who looks for memory anyway, and by who has waited.
void StreamPool::age() noexcept {
  const RecentPeak::Clock::time_point now = RecentPeak::Clock::now();
  size_t keep = 0;
  {
    std::lock_guard lock(mutex_);
    if (limits_.age.count() == 0 || only_ || !recent_.isOver(now))
      return;
    takeOverAll();
    const std::optional<int64_t> peak = recent_.next(now, limits_.age, used_);
    if (!peak)
      return;
    const auto used = static_cast<size_t>(std::max<int64_t>(*peak, 0));
    keep = used + used / kShare + kGranules * *std::max_element(limits_.batch.begin(), limits_.batch.end());
    keep = std::max(keep, reservedAhead_);
    if (thresholdIsSet_ || limits_.releaseThreshold != SIZE_MAX) // Somebody has said what an idle pool keeps.
      keep = std::max(keep, limits_.releaseThreshold);
    if (mostReserved() <= keep)
      return;
  }
  (void)trim(keep, false);
}

} // namespace ur::core
