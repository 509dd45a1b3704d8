// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Virtual memory of the CPU: reserved addresses are mappings without access, physical memory is files in memory, and
// both are put together by mmap. Access is the pages' own, for kernels and the host alike.
#pragma once

#include "adapters/core/port/driver_virtual_memory.hpp"
#include "adapters/native_cpu/memory.hpp"
#include "adapters/native_cpu/memory_file.hpp"

namespace ur::native_cpu {

class VirtualMemory final : public core::VirtualMemoryDriver {
public:
  /// Physical memory counts as the device's.
  explicit VirtualMemory(Memory &memory) noexcept : memory_(memory) {}

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

  /// Physical memory of another process, which doesn't count as this device's.
  ur_result_t adopt(MemoryFile file, core::NativePhysicalMem *memory) noexcept;
  [[nodiscard]] static const MemoryFile &fileOf(core::NativePhysicalMem memory) noexcept;
  [[nodiscard]] static MemoryFile &offerOf(core::NativePhysicalMem memory) noexcept;

private:
  Memory &memory_;
};

} // namespace ur::native_cpu
