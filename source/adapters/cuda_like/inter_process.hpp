// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The port's part for memory and events shared with other processes. The driver doesn't open what its own process
// shares: there the memory or the event itself serves.
#pragma once

#include "adapters/core/port/driver_inter_process.hpp"
#include "adapters/cuda_like/memory.hpp"
#include "adapters/cuda_like/virtual_memory.hpp"

#include <map>

namespace ur::LANEWAY_VENDOR {

class InterProcess final : public core::InterProcessDriver {
public:
  InterProcess(const std::vector<std::unique_ptr<Device>> &devices, Memory &memory, VirtualMemory &virtualMemory)
      : devices_(devices), memory_(memory), virtualMemory_(virtualMemory) {}
  /// Some of it, on some device.
  bool possible() const noexcept;

  ur_result_t allocShareable(uint32_t device, size_t size, size_t alignment, void **memory) noexcept override;
  ur_result_t exportMemory(void *memory, std::vector<uint8_t> *bytes) noexcept override;
  ur_result_t openMemory(uint32_t device, std::span<const uint8_t> bytes, size_t size, void **memory) noexcept override;
  ur_result_t closeMemory(void *memory, size_t size) noexcept override;
  ur_result_t exportPhysical(core::NativePhysicalMem memory, std::vector<uint8_t> *bytes) noexcept override;
  void withdrawPhysical(core::NativePhysicalMem memory) noexcept override;
  ur_result_t openPhysical(uint32_t device, std::span<const uint8_t> bytes, size_t size,
                           core::NativePhysicalMem *memory) noexcept override;
  ur_result_t createSharedEvent(uint32_t device, core::NativeEvent *event) noexcept override;
  ur_result_t shareEvent(core::NativeEvent event, core::NativeEvent *another) noexcept override;
  ur_result_t exportEvent(core::NativeEvent event, std::vector<uint8_t> *bytes) noexcept override;
  ur_result_t openEvent(std::span<const uint8_t> bytes, uint32_t *device, core::NativeEvent *event) noexcept override;
  ur_result_t exportDescriptor(core::NativePhysicalMem memory, int *descriptor) noexcept override;

  /// To be told before device memory of the context is freed.
  void forget(void *memory) noexcept;

private:
  [[nodiscard]] Result openNative(const Device &device, const IpcMemoryHandle &handle, size_t offset,
                                  void **memory) noexcept;

  const std::vector<std::unique_ptr<Device>> &devices_;
  Memory &memory_;
  VirtualMemory &virtualMemory_;
  std::mutex mutex_;
  struct Opened {
    DeviceAddress base; ///< what the driver gave for it; 0: this process's own
    size_t times;
  };
  std::map<void *, Opened> opened_;
};

} // namespace ur::LANEWAY_VENDOR
