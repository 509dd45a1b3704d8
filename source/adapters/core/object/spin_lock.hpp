// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A lock for sections of a few instructions that hardly ever meet. A thread that was taken off its core in the middle
// is waited for by yielding.
#pragma once

#include <atomic>
#include <thread>

namespace ur::core {

class SpinLock {
public:
  void lock() noexcept {
    for (unsigned spins = 0; taken_.exchange(true, std::memory_order_acquire);) {
      while (taken_.load(std::memory_order_relaxed)) {
        if (++spins > 64) {
          std::this_thread::yield();
        }
      }
    }
  }
  void unlock() noexcept { taken_.store(false, std::memory_order_release); }

private:
  std::atomic<bool> taken_{false};
};

} // namespace ur::core
