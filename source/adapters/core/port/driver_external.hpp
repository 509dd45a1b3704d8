// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The optional part of a driver that uses memory and semaphores which other APIs of this machine have exported, as file
// descriptors. Which of the two a device can use is in its facts; what isn't there is not called.
//
// Thread-safe. None blocks, but unmap may wait as Driver::free does.
#pragma once

#include "adapters/core/port/driver.hpp"

namespace ur::core {

using NativeExternalMemory = struct NativeExternalMemoryTag *;
using NativeSemaphore = struct NativeSemaphoreTag *;

class ExternalDriver {
public:
  /// `size` bytes of memory behind a descriptor. With success, and only then, the descriptor is the driver's.
  /// INVALID_VALUE for what is no such memory; for less of it here, or by mapMemory.
  [[nodiscard]] virtual ur_result_t importMemory(uint32_t device, int descriptor, size_t size,
                                                 NativeExternalMemory *memory) noexcept = 0;
  /// Memory of which nothing is mapped any more.
  virtual void releaseMemory(NativeExternalMemory memory) noexcept = 0;
  /// An address for [offset, offset + size) of the memory, which is device memory then; another one each time.
  [[nodiscard]] virtual ur_result_t mapMemory(NativeExternalMemory memory, size_t offset, size_t size,
                                              void **address) noexcept = 0;
  [[nodiscard]] virtual ur_result_t unmapMemory(NativeExternalMemory memory, void *address) noexcept = 0;

  /// A semaphore behind a descriptor, which becomes the driver's as that of memory does. `timeline`: it counts up, and
  /// each wait and signal names a value; else a wait takes away what one signal has given.
  [[nodiscard]] virtual ur_result_t importSemaphore(uint32_t device, bool timeline, int descriptor,
                                                    NativeSemaphore *semaphore) noexcept = 0;
  /// No command uses it any more.
  virtual void releaseSemaphore(NativeSemaphore semaphore) noexcept = 0;

  // Commands, on streams of the semaphore's device. The value is a timeline's. A wait may last for ever.
  [[nodiscard]] virtual ur_result_t waitSemaphore(Stream stream, NativeSemaphore semaphore, uint64_t value,
                                                  const Fence &fence) noexcept = 0;
  [[nodiscard]] virtual ur_result_t signalSemaphore(Stream stream, NativeSemaphore semaphore, uint64_t value,
                                                    const Fence &fence) noexcept = 0;

protected:
  ~ExternalDriver() = default; // it belongs to its driver
};

} // namespace ur::core
