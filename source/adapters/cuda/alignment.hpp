// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Alignments that the driver can't be asked for. What it gives mostly has them, large blocks above all: only where it
// hasn't, a larger block is taken, and its start remembered.
#pragma once

#include "adapters/cuda/api/types.hpp"

#include <cstdint>
#include <mutex>
#include <unordered_map>
#include <utility>

namespace ur::cuda {

class Alignment {
public:
  /// `alloc(size, &memory)` and `free(memory)` are the driver's; both answer a CUresult.
  template <class Alloc, class Free>
  [[nodiscard]] CUresult allocate(size_t size, size_t alignment, void **memory, Alloc &&alloc, Free &&free) noexcept {
    void *made = nullptr;
    CUresult result = alloc(size, &made);
    if (result == CUDA_SUCCESS && !isAligned(made, alignment)) {
      (void)free(std::exchange(made, nullptr));
      result = size > SIZE_MAX - alignment ? CUDA_ERROR_OUT_OF_MEMORY : alloc(size + alignment, &made);
    }
    if (result != CUDA_SUCCESS)
      return result;
    void *const aligned =
        reinterpret_cast<void *>((reinterpret_cast<uintptr_t>(made) + alignment - 1) & ~(alignment - 1));
    if (aligned != made && !remember(aligned, made)) {
      (void)free(made);
      return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *memory = aligned;
    return CUDA_SUCCESS;
  }

  /// What the driver gave for this memory.
  [[nodiscard]] void *find(void *memory) noexcept {
    std::lock_guard lock(mutex_);
    const auto found = moved_.find(memory);
    return found == moved_.end() ? memory : found->second;
  }

  /// The same for memory that is being freed.
  [[nodiscard]] void *origin(void *memory) noexcept {
    std::lock_guard lock(mutex_);
    if (const auto found = moved_.find(memory); found != moved_.end()) {
      memory = found->second;
      moved_.erase(found);
    }
    return memory;
  }

private:
  static bool isAligned(const void *memory, size_t alignment) noexcept {
    return (reinterpret_cast<uintptr_t>(memory) & (alignment - 1)) == 0;
  }
  bool remember(void *aligned, void *made) noexcept {
    try {
      std::lock_guard lock(mutex_);
      moved_.emplace(aligned, made);
      return true;
    } catch (...) {
      return false;
    }
  }

  std::mutex mutex_;
  std::unordered_map<void *, void *> moved_;
};

} // namespace ur::cuda
