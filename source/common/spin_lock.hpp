// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A lock for short sections that hardly ever meet. A thread that was taken off its core in the middle is waited for by
// yielding, and then by sleeping: who yields with a real-time priority lets nobody else run.
#pragma once

#include <atomic>
#include <chrono>
#include <thread>

namespace ur {

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
    constexpr unsigned kSpins = 64, kYields = 4096;
    unsigned spins = 0;
    do {
      while (taken_.load(std::memory_order_relaxed)) {
        if (++spins > kSpins + kYields)
          std::this_thread::sleep_for(std::chrono::microseconds(50));
        else if (spins > kSpins)
          std::this_thread::yield();
        else
          pause();
      }
    } while (taken_.exchange(true, std::memory_order_acquire));
  }

  static void pause() noexcept {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    asm volatile("yield");
#endif
  }

  std::atomic<bool> taken_{false};
};

} // namespace ur
