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
    if (taken_.exchange(true, std::memory_order_acquire)) [[unlikely]] {
      wait();
    }
  }
  void unlock() noexcept { taken_.store(false, std::memory_order_release); }

private:
  /// Apart, so that who finds it free needs no registers for this.
  [[gnu::noinline]] void wait() noexcept {
    unsigned spins = 0;
    do {
      while (taken_.load(std::memory_order_relaxed)) {
        if (++spins > 64)
          std::this_thread::yield();
      }
    } while (taken_.exchange(true, std::memory_order_acquire));
  }

  std::atomic<bool> taken_{false};
};

} // namespace ur::core
