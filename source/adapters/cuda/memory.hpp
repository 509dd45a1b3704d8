// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory of the three kinds, outside pools.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/cuda/device.hpp"

#include <mutex>
#include <unordered_map>

namespace ur::cuda {

class Memory {
public:
  [[nodiscard]] ur_result_t alloc(const Device &device, core::MemoryKind kind, size_t size, size_t alignment,
                                  void **memory) noexcept;
  /// Under any device of the context: addresses are the driver's, all over the process.
  [[nodiscard]] ur_result_t free(const Device &device, core::MemoryKind kind, void *memory) noexcept;

private:
  std::mutex mutex_;
  std::unordered_map<void *, void *> shifted_; ///< what was aligned further than the driver does, and what it gave
};

} // namespace ur::cuda
