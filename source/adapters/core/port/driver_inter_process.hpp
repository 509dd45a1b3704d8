// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The optional part of a driver that shares memory and events with other processes. What travels are a few bytes of the
// driver's; the core puts a header before them, which says what they are for and how much memory it is, and checks it.
//
// Thread-safe. None blocks, but closeMemory may wait as Driver::free does. Which of the three kinds a device can share,
// and whether physical memory goes to other APIs, is in its facts; what isn't there is not called.
#pragma once

#include "adapters/core/port/driver_virtual_memory.hpp"

#include <vector>

namespace ur::core {

class InterProcessDriver {
public:
  /// Device memory of its own that exportMemory accepts, given back by Driver::free. Where there can be only so much of
  /// that, plain memory, which exportMemory then refuses.
  [[nodiscard]] virtual ur_result_t allocShareable(uint32_t device, size_t size, size_t alignment,
                                                   void **memory) noexcept = 0;
  /// Bytes by which another process opens memory of allocShareable, which begins there. They hold until it is freed.
  /// OUT_OF_RESOURCES where it can't be shared.
  [[nodiscard]] virtual ur_result_t exportMemory(void *memory, std::vector<uint8_t> *bytes) noexcept = 0;
  /// Such bytes, perhaps of a process that is gone: then, and for any other bytes, INVALID_VALUE.
  [[nodiscard]] virtual ur_result_t openMemory(uint32_t device, std::span<const uint8_t> bytes, size_t size,
                                               void **memory) noexcept = 0;
  [[nodiscard]] virtual ur_result_t closeMemory(void *memory, size_t size) noexcept = 0;

  /// The same for physical memory that was made shareable, with the bytes holding until withdrawPhysical at the latest.
  /// What is opened is ended by destroyPhysical. Export and withdrawal of one memory are never called at a time.
  [[nodiscard]] virtual ur_result_t exportPhysical(NativePhysicalMem memory, std::vector<uint8_t> *bytes) noexcept = 0;
  [[nodiscard]] virtual ur_result_t openPhysical(uint32_t device, std::span<const uint8_t> bytes, size_t size,
                                                 NativePhysicalMem *memory) noexcept = 0;

  /// The bytes that were made so far open nothing any more; what is open stays.
  virtual void withdrawPhysical(NativePhysicalMem memory) noexcept = 0;

  // Events. One is of a device, on whose streams commands of any process signal it (Fence::signal), again and again:
  // what is asked or submitted goes by the newest signal at that time, and before the first it is complete. No command
  // is made to wait for one that is complete. It ends by Driver::destroyEvents; others don't use it for longer.
  [[nodiscard]] virtual ur_result_t createSharedEvent(uint32_t device, NativeEvent *event) noexcept {
    return (void)device, (void)event, UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  /// Another one that stands for the same, which ends with the last of them.
  [[nodiscard]] virtual ur_result_t shareEvent(NativeEvent event, NativeEvent *another) noexcept {
    return (void)event, (void)another, UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  /// Of one that was created here.
  [[nodiscard]] virtual ur_result_t exportEvent(NativeEvent event, std::vector<uint8_t> *bytes) noexcept {
    return (void)event, (void)bytes, UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  /// Bytes of an event of a device that the context has, too; of any others INVALID_VALUE.
  [[nodiscard]] virtual ur_result_t openEvent(std::span<const uint8_t> bytes, uint32_t *device,
                                              NativeEvent *event) noexcept {
    return (void)bytes, (void)device, (void)event, UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }

  /// A new file descriptor, the caller's, by which other APIs of this machine import physical memory that was made
  /// shareable. They keep the memory as long as they need it.
  [[nodiscard]] virtual ur_result_t exportDescriptor(NativePhysicalMem memory, int *descriptor) noexcept = 0;

protected:
  ~InterProcessDriver() = default; // it belongs to its driver
};

} // namespace ur::core
