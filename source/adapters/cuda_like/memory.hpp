// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory of the three kinds, outside pools.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/cuda_like/alignment.hpp"
#include "adapters/cuda_like/device.hpp"

namespace ur::LANEWAY_VENDOR {

class Memory {
public:
  [[nodiscard]] ur_result_t alloc(const Device &device, core::MemoryKind kind, size_t size, size_t alignment,
                                  void **memory) noexcept;
  /// Under any device of the context: addresses are the driver's, all over the process.
  [[nodiscard]] ur_result_t free(const Device &device, core::MemoryKind kind, void *memory) noexcept;
  /// What the driver gave for it.
  [[nodiscard]] void *originOf(void *memory) noexcept { return alignment_.find(memory); }

private:
  Alignment alignment_;
};

} // namespace ur::LANEWAY_VENDOR
