// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/object/exit_gate.hpp"

#include <algorithm>
#include <cstdlib>
#include <thread>

namespace ur::core {

namespace {

using std::chrono::nanoseconds;

nanoseconds now() noexcept {
  return std::chrono::steady_clock::now().time_since_epoch();
}

constexpr std::chrono::microseconds kStep{100};

} // namespace

constinit ExitGate ExitGate::ofProcess_;

void ExitGate::watchAfter(Moment moment) noexcept {
  std::atomic<bool> &watched = watched_[static_cast<size_t>(moment)];
  // Fails for want of memory only; then the process ends as it would without a gate.
  if (!watched.load(std::memory_order_relaxed) && !watched.exchange(true))
    (void)std::atexit([] { ofProcess_.close(); });
}

void ExitGate::close() noexcept {
  if (closed_.load(std::memory_order_relaxed))
    return;
  exits_.store(pthread_self(), std::memory_order_relaxed);
  closedAtNs_.store(now().count(), std::memory_order_relaxed);
  closed_.store(true, std::memory_order_seq_cst);
  const auto isInside = [](const Inside &one) { return one.calls.load(std::memory_order_seq_cst) != 0; };
  for (const nanoseconds end = now() + kPatience; std::any_of(inside_.begin(), inside_.end(), isInside) && now() < end;)
    std::this_thread::sleep_for(kStep);
}

bool ExitGate::keepsOut() noexcept {
  if (pthread_equal(exits_.load(std::memory_order_relaxed), pthread_self()))
    return false;
  const nanoseconds end = nanoseconds(closedAtNs_.load(std::memory_order_relaxed)) + kHeldUp;
  while (now() < end)
    std::this_thread::sleep_for(10 * kStep);
  return true;
}

} // namespace ur::core
