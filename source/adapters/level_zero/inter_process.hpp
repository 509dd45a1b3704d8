// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The port's part for memory shared with other processes: by descriptors of dma-bufs, which the driver exports and
// imports. Its own handles for other processes aren't used: what they hold differs from driver to driver (ADR 0053).
#pragma once

#include "adapters/core/port/driver_inter_process.hpp"
#include "adapters/level_zero/memory.hpp"

#include <array>
#include <map>

namespace ur::level_zero {

class InterProcess final : public core::InterProcessDriver {
public:
  InterProcess(const Context &context, Memory &memory, VirtualMemory &virtualMemory, Offers &offers) noexcept
      : context_(context), memory_(memory), virtualMemory_(virtualMemory), offers_(offers) {}
  /// On some device.
  [[nodiscard]] bool possible() const noexcept;

  ur_result_t allocShareable(uint32_t device, size_t size, size_t alignment, void **memory) noexcept override;
  ur_result_t exportMemory(void *memory, std::vector<uint8_t> *bytes) noexcept override;
  ur_result_t openMemory(uint32_t device, std::span<const uint8_t> bytes, size_t size, void **memory) noexcept override;
  ur_result_t closeMemory(void *memory, size_t size) noexcept override;
  ur_result_t exportPhysical(core::NativePhysicalMem memory, std::vector<uint8_t> *bytes) noexcept override;
  void withdrawPhysical(core::NativePhysicalMem memory) noexcept override;
  ur_result_t openPhysical(uint32_t device, std::span<const uint8_t> bytes, size_t size,
                           core::NativePhysicalMem *memory) noexcept override;
  ur_result_t exportDescriptor(core::NativePhysicalMem, int *) noexcept override {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE; // no device's facts say otherwise
  }

private:
  /// What travels.
  struct Address {
    std::array<uint8_t, 32> offer{};
    uint64_t offset = 0; ///< in what the descriptor stands for
  };
  /// An address, and the position of the device that it was opened for.
  using Key = std::pair<std::array<uint8_t, sizeof(Address)>, uint32_t>;
  /// Memory that is open here: the driver needn't be asked for the same again, and doesn't say what it would answer.
  struct Opened {
    void *base = nullptr; ///< as the driver gave it
    void *start = nullptr;
    size_t times = 0;
  };

  /// One more use of what is open. False: it isn't.
  [[nodiscard]] bool openAgain(const Key &key, void **memory) noexcept;

  const Context &context_;
  Memory &memory_;
  VirtualMemory &virtualMemory_;
  Offers &offers_;
  std::mutex mutex_; // guards what follows
  std::map<Key, Opened> opened_;
};

} // namespace ur::level_zero
