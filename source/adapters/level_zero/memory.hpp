// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host, device and shared memory, and ranges of addresses with memory behind them.
#pragma once

#include "adapters/core/port/aligned_memory.hpp"
#include "adapters/core/port/driver_virtual_memory.hpp"
#include "adapters/level_zero/context.hpp"
#include "adapters/level_zero/offers.hpp"

#include <map>
#include <mutex>

namespace ur::level_zero {

class Memory {
public:
  Memory(Context &context, Offers &offers) noexcept : context_(context), offers_(offers) {}

  [[nodiscard]] ur_result_t alloc(core::MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                                  void **memory) noexcept;
  /// Nothing uses the memory any more: doesn't wait.
  ur_result_t free(void *memory) noexcept;

  // Of devices whose facts have ipcMemory.
  /// Device memory of which descriptorOf() answers a descriptor.
  [[nodiscard]] ur_result_t allocExportable(uint32_t device, size_t size, size_t alignment, void **memory) noexcept;
  /// It belongs to the driver. OUT_OF_RESOURCES: there is none.
  [[nodiscard]] ur_result_t descriptorOf(void *memory, int *descriptor) noexcept;
  /// Where the memory begins in what its descriptor stands for.
  [[nodiscard]] size_t offsetOf(void *memory) noexcept;
  /// So much of what a descriptor stands for, which is freed like other memory. The descriptor isn't needed any longer.
  [[nodiscard]] ur_result_t import(uint32_t device, int descriptor, size_t size, void **memory) noexcept;

private:
  /// `more`: what is behind the description of memory on the device.
  [[nodiscard]] ur_result_t allocWith(const void *more, core::MemoryKind kind, uint32_t device, size_t size,
                                      size_t alignment, void **memory) noexcept;
  [[nodiscard]] ze_result_t allocPlain(const void *more, core::MemoryKind kind, uint32_t device, size_t size,
                                       size_t alignment, void **memory) const noexcept;

  Context &context_;
  Offers &offers_;
  core::AlignedMemory<ze_result_t, ZE_RESULT_SUCCESS, ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY> alignment_;
};

class VirtualMemory final : public core::VirtualMemoryDriver {
public:
  VirtualMemory(Context &context, Offers &offers) noexcept : context_(context), offers_(offers) {}
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

  // As Memory has them, of devices whose facts have ipcPhysicalMemory.
  [[nodiscard]] ur_result_t descriptorOf(core::NativePhysicalMem memory, int *descriptor) const noexcept;
  [[nodiscard]] ur_result_t import(uint32_t device, int descriptor, size_t size,
                                   core::NativePhysicalMem *memory) const noexcept;

private:
  [[nodiscard]] size_t wholePages(size_t size) const noexcept;
  [[nodiscard]] ur_result_t createWith(const void *more, uint32_t device, size_t size,
                                       core::NativePhysicalMem *memory) const noexcept;

  Context &context_;
  Offers &offers_;
  std::mutex mutex_;                     // guards what follows
  std::map<uintptr_t, size_t> mappings_; ///< a call of the driver's takes back one of them, and no more
};

} // namespace ur::level_zero
