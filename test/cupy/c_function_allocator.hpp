// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A stand-in for cupy.cuda.CFunctionAllocator: it calls two C functions by their addresses, with what it was made with
// and the device. An object of its memory frees at its end, in whichever thread that is.
#pragma once

#include "laneway_allocator.h"

#include <utility>

namespace ur::cupy::test {

using Malloc = void *(*)(void *, size_t, int);
using Free = void (*)(void *, void *, int);

class Memory {
public:
  Memory(void *param, Malloc malloc, Free free, size_t size, int device)
      : param_(param), free_(free), device_(device), ptr_(size > 0 ? malloc(param, size, device) : nullptr) {}
  Memory(Memory &&other) noexcept
      : param_(other.param_), free_(other.free_), device_(other.device_), ptr_(std::exchange(other.ptr_, nullptr)) {}
  Memory &operator=(Memory &&other) noexcept {
    std::swap(param_, other.param_);
    std::swap(free_, other.free_);
    std::swap(device_, other.device_);
    std::swap(ptr_, other.ptr_);
    return *this;
  }
  ~Memory() {
    if (ptr_)
      free_(param_, ptr_, device_);
  }
  [[nodiscard]] void *ptr() const noexcept { return ptr_; }

private:
  void *param_;
  Free free_;
  int device_;
  void *ptr_;
};

class CFunctionAllocator {
public:
  /// As laneway_cupy makes one for each stream.
  explicit CFunctionAllocator(void *stream) : param_(stream) {}
  [[nodiscard]] Memory malloc(size_t size, int device = 0) const {
    return {param_, laneway_allocator_malloc, laneway_allocator_free, size, device};
  }

private:
  void *param_;
};

} // namespace ur::cupy::test
