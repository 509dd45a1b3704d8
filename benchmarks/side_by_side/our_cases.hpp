// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adapter's sides of cases that are the same beside any driver. The device lives as long as they.
#pragma once

#include "side_by_side/our_side.hpp"

namespace bench {

/// Commands in batches on a queue: one(side, i).
template <class One>
[[nodiscard]] Side byUs(const Ours &ours, bool inOrder, One one, size_t size = kBatch) {
  return inBatches([&ours, inOrder] { return OurSide(ours, inOrder); }, one, size);
}

/// Asynchronous allocation with its limits, by itself; and the pools. `pair`: what the driver has of that kind, or
/// none. `threads`: how many the many are.
[[nodiscard]] std::vector<Case> allocations(const Ours &ours, int threads, const Side &pair);
/// urUSMDeviceAlloc and urUSMFree without a pool, with times of their own.
[[nodiscard]] Side plainPairs(const Ours &ours);

[[nodiscard]] Side launches(const Ours &ours);
[[nodiscard]] Side launchesWithEvents(const Ours &ours);
/// Each event is released at once.
[[nodiscard]] Side launchesWithDroppedEvents(const Ours &ours);
/// Each waits for the one before by its event; out-of-order.
[[nodiscard]] Side launchChain(const Ours &ours);
[[nodiscard]] Side launchesFinished(const Ours &ours);
/// An allocation, a launch on it, and its free.
[[nodiscard]] Side launchSteps(const Ours &ours);
[[nodiscard]] Side fills(const Ours &ours);
/// Allocation, fill and free, each after the one before by its event; out-of-order.
[[nodiscard]] Side fillChain(const Ours &ours);
/// Of 4 KiB, with events.
[[nodiscard]] Side copies(const Ours &ours);
[[nodiscard]] Side waitsWithEvents(const Ours &ours);
[[nodiscard]] Side queuesMade(const Ours &ours);

} // namespace bench
