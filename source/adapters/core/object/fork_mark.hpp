// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a child of fork() can't do: threads of ours and of vendors' libraries don't exist there, and who waits for one
// of them waits for ever.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <new>
#include <pthread.h>
#include <utility>

namespace ur::core {

/// Of something that works by threads. Thread-safe. Nothing blocks for longer than set() takes.
class ForkMark {
public:
  ForkMark() noexcept {
    [[maybe_unused]] static const int watching =
        pthread_atfork(nullptr, nullptr, [] { depth().fetch_add(1, std::memory_order_relaxed); });
  }
  ForkMark(const ForkMark &) = delete;
  ForkMark &operator=(const ForkMark &) = delete;

  /// The threads are about to start. Later calls change nothing.
  void set() noexcept {
    if (set_.load(std::memory_order_acquire))
      return;
    std::lock_guard lock(mutex_);
    if (!set_.load(std::memory_order_relaxed)) {
      made_ = depth().load(std::memory_order_relaxed);
      set_.store(true, std::memory_order_release);
    }
  }
  /// Whether this process is a child that was forked off after set().
  [[nodiscard]] bool lost() const noexcept {
    return set_.load(std::memory_order_acquire) && depth().load(std::memory_order_relaxed) != made_;
  }

private:
  /// How often this process is a child of the one that loaded the library.
  [[nodiscard]] static std::atomic<uint32_t> &depth() noexcept {
    static std::atomic<uint32_t> depth{0};
    return depth;
  }

  std::atomic<bool> set_{false};
  std::mutex mutex_;
  uint32_t made_ = 0; ///< written once, before set_
};

/// What belongs to such a thread, or is its handle, where it is lost: there it may be neither used nor destroyed.
template <class T>
void keepForEver(T &lost) noexcept {
  static_cast<void>(new (std::nothrow) T(std::move(lost)));
}

} // namespace ur::core
