// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory and semaphores of other APIs, and memory that this one has exported.
#pragma once

#include "adapters/core/port/driver_external.hpp"
#include "adapters/cuda_like/virtual_memory.hpp"

namespace ur::LANEWAY_VENDOR {

class External final : public core::ExternalDriver {
public:
  External(const std::vector<std::unique_ptr<Device>> &devices, VirtualMemory &virtualMemory) noexcept
      : devices_(devices), virtualMemory_(virtualMemory) {}

  ur_result_t importMemory(uint32_t device, int descriptor, size_t size,
                           core::NativeExternalMemory *memory) noexcept override;
  void releaseMemory(core::NativeExternalMemory memory) noexcept override;
  ur_result_t mapMemory(core::NativeExternalMemory memory, size_t offset, size_t size,
                        void **address) noexcept override;
  ur_result_t unmapMemory(core::NativeExternalMemory memory, void *address) noexcept override;

  ur_result_t importSemaphore(uint32_t device, bool timeline, int descriptor,
                              core::NativeSemaphore *semaphore) noexcept override;
  void releaseSemaphore(core::NativeSemaphore semaphore) noexcept override;
  ur_result_t waitSemaphore(core::Stream stream, core::NativeSemaphore semaphore, uint64_t value,
                            const core::Fence &fence) noexcept override;
  ur_result_t signalSemaphore(core::Stream stream, core::NativeSemaphore semaphore, uint64_t value,
                              const core::Fence &fence) noexcept override;

private:
  struct Imported;

  [[nodiscard]] ur_result_t importForeign(int descriptor, Imported &imported) const noexcept;
  [[nodiscard]] ur_result_t importOwn(uint32_t device, int descriptor, Imported &imported) noexcept;
  [[nodiscard]] ur_result_t mapForeign(const Imported &imported, size_t offset, size_t size, void **address) noexcept;
  [[nodiscard]] ur_result_t mapOwn(Imported &imported, size_t offset, void **address) noexcept;
  [[nodiscard]] ur_result_t unmapOwn(Imported &imported, void *address) noexcept;

  const std::vector<std::unique_ptr<Device>> &devices_;
  VirtualMemory &virtualMemory_;
};

} // namespace ur::LANEWAY_VENDOR
