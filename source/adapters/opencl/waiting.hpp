// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Blocking until the driver is done. On a CPU a thread that waits does the device's work meanwhile, and with Intel's
// driver several at once, whose commands depend on each other's, can keep each other from it for ever. So one thread at
// a time waits by the driver's own call; the others sleep until an event tells them, while threads of the driver's do
// the work.
#pragma once

#include "adapters/opencl/api/library.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>

namespace ur::opencl {

/// The time, by a clock that only goes forward.
using Clock = std::chrono::steady_clock::time_point (*)();

/// Whose memory a command's effects are in, once it is over.
enum class EffectsIn : bool {
  deviceMemory, ///< only a wait makes them the host's; a look at the event's state doesn't
  hostMemory    ///< all along: the host's own processors run the commands
};

/// Whether it pays to look at an event for some microseconds before the thread sleeps. It does while the device's work
/// goes on meanwhile; where no core is free it only keeps the work from going on. Each look in vain doubles the number
/// of waits that are made without one, up to a limit; a look that pays ends that. Threads may share one: what they do
/// to it at once makes it less exact.
class Looks {
public:
  static constexpr uint32_t kMostSkipped = 32;

  /// What all waits share.
  [[nodiscard]] static Looks &ofProcess() noexcept { return ofProcess_; }
  /// Whether the next wait is to begin with a look.
  [[nodiscard]] bool pay() noexcept {
    const uint32_t left = left_.load(std::memory_order_relaxed);
    if (left != 0)
      left_.store(left - 1, std::memory_order_relaxed);
    return left == 0;
  }
  /// What the look has brought.
  void note(bool over) noexcept {
    const uint32_t skipped = over ? 0 : std::min(2 * skipped_.load(std::memory_order_relaxed) + 1, kMostSkipped);
    skipped_.store(skipped, std::memory_order_relaxed);
    left_.store(skipped, std::memory_order_relaxed);
  }

private:
  static Looks ofProcess_;
  std::atomic<uint32_t> left_ = 0;    ///< so many waits more go without
  std::atomic<uint32_t> skipped_ = 0; ///< so many did after the last look
};

/// As clWaitForEvents for one event, its flush included. Where looks pay, looks for some microseconds, by `now`, before
/// it sleeps.
[[nodiscard]] cl_int waitForEvent(const Api &api, cl_event event, EffectsIn effects = EffectsIn::deviceMemory,
                                  Looks &looks = Looks::ofProcess(),
                                  Clock now = &std::chrono::steady_clock::now) noexcept;
/// As clFinish.
[[nodiscard]] cl_int finishQueue(const Api &api, cl_command_queue queue) noexcept;

} // namespace ur::opencl
