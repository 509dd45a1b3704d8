// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The optional part of a driver that has addresses and memory apart: ranges of addresses are reserved, physical memory
// is made, and the one is put behind the other.
//
// The core has checked what it passes on: sizes, addresses and offsets are multiples of the granularity of that memory,
// sizes of reservations of the least granularity; ranges lie in reservations, nothing is mapped twice, and what is
// unmapped or freed is what was mapped or reserved. Thread-safe; but no two calls at once on ranges that overlap.
#pragma once

#include "adapters/core/port/driver.hpp"

namespace ur::core {

using NativePhysicalMem = struct NativePhysicalMemTag *;

enum class VirtualAccess : uint8_t { none, read, readWrite };

/// Powers of two, in bytes.
struct Granularity {
  size_t minimum = 1, recommended = 1;
};

class VirtualMemoryDriver {
public:
  /// What sizes, addresses and offsets must be multiples of, for allocations of `size` bytes on a device. From what was
  /// read when the context was opened: it can't fail, and doesn't call the vendor.
  virtual Granularity granularity(uint32_t device, size_t size) const noexcept = 0;

  /// Whether pools may have their device memory in ranges of addresses. False where mapping is less to be trusted than
  /// allocating: then they have it in chunks.
  virtual bool forPools() const noexcept { return true; }

  /// Addresses without memory. `wish` is where the caller would like them; null for anywhere.
  [[nodiscard]] virtual ur_result_t reserve(const void *wish, size_t size, void **start) noexcept = 0;
  /// Gives a whole reservation back, in which nothing is mapped.
  [[nodiscard]] virtual ur_result_t unreserve(void *start, size_t size) noexcept = 0;

  /// Memory of a device without an address. `shareable`: other processes may be let open it. Memory exhausted is
  /// OUT_OF_DEVICE_MEMORY or OUT_OF_RESOURCES.
  [[nodiscard]] virtual ur_result_t createPhysical(uint32_t device, size_t size, bool shareable,
                                                   NativePhysicalMem *memory) noexcept = 0;
  /// Memory that is mapped nowhere.
  virtual void destroyPhysical(NativePhysicalMem memory) noexcept = 0;

  /// Puts [offset, offset + size) of the memory behind addresses, for all devices of the context. The same memory may
  /// be mapped in several places.
  [[nodiscard]] virtual ur_result_t map(void *start, size_t size, NativePhysicalMem memory, size_t offset,
                                        VirtualAccess access) noexcept = 0;
  /// Takes the memory away from a range of one or more whole mappings, which no command uses. It may take its time, but
  /// waits for no command.
  [[nodiscard]] virtual ur_result_t unmap(void *start, size_t size) noexcept = 0;
  /// Of a range that is mapped throughout, which may begin and end inside mappings. May wait for commands.
  [[nodiscard]] virtual ur_result_t setAccess(void *start, size_t size, VirtualAccess access) noexcept = 0;

protected:
  ~VirtualMemoryDriver() = default; // it belongs to its driver
};

} // namespace ur::core
