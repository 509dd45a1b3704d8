// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A mutex for what every command takes: found free, it is one instruction each way, without a call. std::mutex is a
// call of the C library, whose code and data the driver's call in between has put out of the near caches.
//
// Who finds it taken sleeps, since it may be held for as long as a driver's call takes. Not recursive, not fair.
#pragma once

#include <atomic>
#include <cstdint>

namespace ur::core {

class Mutex {
public:
  Mutex() noexcept = default;
  Mutex(const Mutex &) = delete;
  Mutex &operator=(const Mutex &) = delete;

  void lock() noexcept {
    State expected = State::free;
    if (!state_.compare_exchange_strong(expected, State::taken, std::memory_order_acquire, std::memory_order_relaxed)) {
      [[unlikely]] {
        wait();
      }
    }
  }
  void unlock() noexcept {
    if (state_.exchange(State::free, std::memory_order_release) == State::awaited) [[unlikely]] {
      state_.notify_one();
    }
  }

private:
  enum class State : uint32_t { free, taken, awaited };

  /// Apart, so that who finds it free needs no registers for this. Whoever has slept takes it as awaited: others may
  /// sleep still.
  [[gnu::noinline]] void wait() noexcept {
    while (state_.exchange(State::awaited, std::memory_order_acquire) != State::free)
      state_.wait(State::awaited, std::memory_order_relaxed);
  }

  std::atomic<State> state_{State::free};
};

} // namespace ur::core
