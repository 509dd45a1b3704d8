// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host, device and shared memory, and ranges of addresses with memory behind them.
#pragma once

#include "adapters/core/port/aligned_memory.hpp"
#include "adapters/core/port/driver_virtual_memory.hpp"
#include "adapters/level_zero/context.hpp"

namespace ur::level_zero {

class Memory {
public:
  explicit Memory(Context &context) noexcept : context_(context) {}

  [[nodiscard]] ur_result_t alloc(core::MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                                  void **memory) noexcept;
  /// Nothing uses the memory any more: doesn't wait.
  ur_result_t free(void *memory) noexcept;

private:
  [[nodiscard]] ze_result_t allocPlain(core::MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                                       void **memory) const noexcept;

  Context &context_;
  core::AlignedMemory<ze_result_t, ZE_RESULT_SUCCESS, ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY> alignment_;
};

class VirtualMemory final : public core::VirtualMemoryDriver {
public:
  explicit VirtualMemory(Context &context) noexcept : context_(context) {}
  core::Granularity granularity(uint32_t device, size_t size) const noexcept override;
  ur_result_t reserve(const void *wish, size_t size, void **start) noexcept override;
  ur_result_t unreserve(void *start, size_t size) noexcept override;
  ur_result_t createPhysical(uint32_t device, size_t size, bool shareable,
                             core::NativePhysicalMem *memory) noexcept override;
  void destroyPhysical(core::NativePhysicalMem memory) noexcept override;
  ur_result_t map(void *start, size_t size, core::NativePhysicalMem memory, size_t offset,
                  core::VirtualAccess access) noexcept override;
  ur_result_t unmap(void *start, size_t size) noexcept override;
  ur_result_t setAccess(void *start, size_t size, core::VirtualAccess access) noexcept override;

private:
  [[nodiscard]] size_t wholePages(size_t size) const noexcept;

  Context &context_;
};

} // namespace ur::level_zero
