// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory that other processes can open: each allocation is a file in memory of its own, so another process gets that
// memory and no other, keeps it as long as it has it open, and finds nothing once the file is gone.
#pragma once

#include "adapters/core/port/driver_inter_process.hpp"
#include "adapters/native_cpu/memory.hpp"
#include "adapters/native_cpu/memory_file.hpp"

#include <map>
#include <mutex>
#include <optional>

namespace ur::native_cpu {

class VirtualMemory;

class InterProcess final : public core::InterProcessDriver {
public:
  InterProcess(Memory &memory, VirtualMemory &virtualMemory) noexcept
      : memory_(memory), virtualMemory_(virtualMemory) {}
  ~InterProcess();

  /// A file takes a descriptor of the process's: once a quarter of them is used, or the alignment is more than a page,
  /// memory comes from the heap.
  ur_result_t allocShareable(uint32_t device, size_t size, size_t alignment, void **memory) noexcept override;
  ur_result_t exportMemory(void *memory, std::vector<uint8_t> *bytes) noexcept override;
  ur_result_t openMemory(uint32_t device, std::span<const uint8_t> bytes, size_t size, void **memory) noexcept override;
  ur_result_t closeMemory(void *memory, size_t size) noexcept override;
  ur_result_t exportPhysical(core::NativePhysicalMem memory, std::vector<uint8_t> *bytes) noexcept override;
  void withdrawPhysical(core::NativePhysicalMem memory) noexcept override;
  ur_result_t openPhysical(uint32_t device, std::span<const uint8_t> bytes, size_t size,
                           core::NativePhysicalMem *memory) noexcept override;
  ur_result_t exportDescriptor(core::NativePhysicalMem memory, int *descriptor) noexcept override;

  /// Frees memory of allocShareable that is a file; false for any other.
  [[nodiscard]] bool free(void *memory) noexcept;

private:
  struct Shared {
    MemoryFile file;
    size_t size = 0; ///< of the file: whole pages
  };
  Memory &memory_;
  VirtualMemory &virtualMemory_;
  std::mutex mutex_; // guards what follows
  std::map<void *, Shared> shared_;
};

} // namespace ur::native_cpu
