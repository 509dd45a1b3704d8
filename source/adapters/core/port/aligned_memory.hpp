// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// For drivers whose vendor can't be asked for every alignment. What it gives mostly has it, large blocks above all:
// only where it hasn't, a larger block is taken, and its start remembered. Thread-safe.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <utility>

namespace ur::core {

/// The vendor's results: the type, success, and memory that is exhausted.
template <typename Result, Result kSuccess, Result kOutOfMemory>
class AlignedMemory {
public:
  /// `alloc(size, &memory)` and `free(memory)` are the vendor's; both answer a result.
  template <class Alloc, class Free>
  [[nodiscard]] Result allocate(size_t size, size_t alignment, void **memory, Alloc &&alloc, Free &&free) noexcept {
    void *made = nullptr;
    Result result = alloc(size, &made);
    if (result == kSuccess && !isAligned(made, alignment)) {
      (void)free(std::exchange(made, nullptr));
      result = size > SIZE_MAX - alignment ? kOutOfMemory : alloc(size + alignment, &made);
    }
    if (result != kSuccess)
      return result;
    void *const aligned =
        reinterpret_cast<void *>((reinterpret_cast<uintptr_t>(made) + alignment - 1) & ~(alignment - 1));
    if (aligned != made && !remember(aligned, made)) {
      (void)free(made);
      return kOutOfMemory;
    }
    *memory = aligned;
    return kSuccess;
  }

  /// What the vendor gave for this memory.
  [[nodiscard]] void *find(void *memory) noexcept {
    if (none_.load(std::memory_order_acquire)) [[likely]]
      return memory;
    std::lock_guard lock(mutex_);
    const auto found = moved_.find(memory);
    return found == moved_.end() ? memory : found->second;
  }

  /// Gives memory back, by free(what the vendor gave). Where that fails, another try does the same.
  template <class Free>
  Result release(void *memory, Free &&free) noexcept {
    if (none_.load(std::memory_order_acquire)) [[likely]]
      return free(memory);
    std::map<void *, void *>::node_type entry;
    {
      std::lock_guard lock(mutex_); // Once it is free, the address may be given out again.
      entry = moved_.extract(memory);
    }
    const Result result = free(entry ? entry.mapped() : memory);
    if (entry && result != kSuccess) {
      std::lock_guard lock(mutex_);
      moved_.insert(std::move(entry));
    }
    return result;
  }

private:
  static bool isAligned(const void *memory, size_t alignment) noexcept {
    return (reinterpret_cast<uintptr_t>(memory) & (alignment - 1)) == 0;
  }
  bool remember(void *aligned, void *made) noexcept {
    try {
      std::lock_guard lock(mutex_);
      moved_.emplace(aligned, made);
      none_.store(false, std::memory_order_release);
      return true;
    } catch (...) {
      return false;
    }
  }

  std::atomic<bool> none_{true}; ///< moved_ has always been empty
  std::mutex mutex_;
  std::map<void *, void *> moved_;
};

} // namespace ur::core
