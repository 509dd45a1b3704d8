// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The reserved ranges of addresses of a context, and what is mapped in them. All that can be wrong with a range is
// found here, for all drivers; then the driver is called, without a lock.
//
// Thread-safe. A range on which a call is under way is refused to others with INVALID_OPERATION. Functions that change
// something may block where the driver does, throw the API's errors, and leave everything as it was if they do.
#pragma once

#include "adapters/core/object/object.hpp"
#include "adapters/core/port/driver_virtual_memory.hpp"

#include <map>
#include <optional>
#include <shared_mutex>

namespace ur::core {

/// Physical memory of the driver's; goes with its handle and its last mapping.
struct PhysicalBlock : RefCounted {
  PhysicalBlock(VirtualMemoryDriver &driver, Device *device, size_t size, size_t granularity) noexcept
      : driver(driver), device(device), size(size), granularity(granularity) {}
  ~PhysicalBlock() {
    if (native)
      driver.destroyPhysical(native);
  }

  VirtualMemoryDriver &driver;
  Device *const device;
  const size_t size, granularity;
  NativePhysicalMem native = nullptr;
};

class VirtualRanges {
public:
  /// A whole number of `granularity`, or INVALID_SIZE.
  [[nodiscard]] void *reserve(VirtualMemoryDriver &driver, const void *wish, size_t size, size_t granularity);
  void free(VirtualMemoryDriver &driver, const void *start, size_t size);
  void map(const void *start, size_t size, const Ref<PhysicalBlock> &memory, size_t offset, VirtualAccess access);
  void unmap(VirtualMemoryDriver &driver, const void *start, size_t size);
  void setAccess(VirtualMemoryDriver &driver, const void *start, size_t size, VirtualAccess access);
  /// The access that the whole range has: none where nothing is mapped. Throws INVALID_VALUE where it differs from
  /// place to place, or the range isn't reserved.
  [[nodiscard]] VirtualAccess access(const void *start, size_t size) const;

  /// The mapping that holds the address.
  struct Mapping {
    void *start = nullptr;
    size_t size = 0;
    Device *device = nullptr;
  };
  [[nodiscard]] std::optional<Mapping> find(const void *address) const noexcept;
  /// The least access in a range that begins in a reservation; nothing where some of it isn't mapped. `reserved` says
  /// whether it begins in one. No lock is taken while nothing is reserved.
  [[nodiscard]] std::optional<VirtualAccess> leastAccess(const void *address, size_t size,
                                                         bool *reserved) const noexcept;

  /// At the context's end: takes everything apart, with nobody else here; how many ranges there were. With `forget` the
  /// driver isn't called, and keeps the memory.
  size_t clear(VirtualMemoryDriver &driver, bool forget) noexcept;

private:
  /// A mapping, or a part of one whose access was changed.
  struct Piece {
    size_t size = 0;
    Ref<PhysicalBlock> memory;
    VirtualAccess access = VirtualAccess::none;
    bool first = true; ///< of its mapping
    bool busy = false; ///< a driver's call is under way
  };
  using Pieces = std::map<uintptr_t, Piece>;
  struct Reservation {
    size_t size = 0;
    bool busy = false;
    Pieces pieces;
  };

  [[nodiscard]] Reservation &reservationOf(uintptr_t start, size_t size);
  static void split(Pieces &pieces, uintptr_t at);

  mutable std::shared_mutex mutex_; // guards what follows
  std::map<uintptr_t, Reservation> reservations_;
  std::atomic<size_t> count_{0}; ///< of reservations
};

} // namespace ur::core
