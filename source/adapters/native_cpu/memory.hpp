// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host, device and shared memory, which on this device are all the same: blocks of the process's own heap, counted so
// that more than the machine has is refused at once instead of when it is touched.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/native_cpu/exports.hpp"

#include <atomic>

namespace ur::native_cpu {

class Memory {
public:
  /// limit: bytes that may be allocated in all.
  explicit Memory(uint64_t limit) noexcept : limit_(limit) {}
  [[nodiscard]] ur_result_t alloc(core::MemoryKind kind, size_t size, size_t alignment, void **memory) noexcept;
  void free(void *memory) noexcept;
  /// Counts bytes that come from elsewhere. False where there are not so many left.
  [[nodiscard]] bool take(size_t size) noexcept;
  void give(size_t size) noexcept { used_.fetch_sub(size, std::memory_order_relaxed); }
  /// What may still be allocated: by the limit, and by what the system says is available.
  uint64_t available() const noexcept;
  /// Of all that this memory is for.
  Exports &exports() noexcept { return exports_; }

private:
  const uint64_t limit_;
  std::atomic<uint64_t> used_{0};
  Exports exports_;
};

} // namespace ur::native_cpu
