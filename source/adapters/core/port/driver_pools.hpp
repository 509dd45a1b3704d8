// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The optional part of a driver that has memory pools of its own, such as cuMemPoolCreate and hipMemPoolCreate make.
//
// The core takes whole chunks from them, which its own pools hand out in blocks. What alloc gives may be used at once
// on any stream, and nothing uses any more what free is given: the core knows when that is so. A vendor whose calls
// come in stream order makes them on a stream of the driver's own that nothing else is done on. Thread-safe. Nothing
// here blocks.
#pragma once

#include "adapters/core/port/driver.hpp"

namespace ur::core {

using NativePool = struct NativePoolTag *;

/// Which pending memory a request may have. What is earlier on the request's own lane it may always have.
struct ReusePolicy {
  bool followEvents = true;          ///< what is no later than something that the request comes after anyway
  bool opportunistic = true;         ///< what turns out to be over, when the driver is asked
  bool internalDependencies = false; ///< what the request is made to wait for, before the pool grows
};

/// A pool of one kind of memory.
struct NativePoolDesc {
  MemoryKind kind = MemoryKind::device;
  uint32_t device = 0; ///< position in the context's list of devices; of host memory: where the pool is asked for
  /// SIZE_MAX: none. A driver may round it up, or leave it aside where the vendor has no such thing: the core takes no
  /// more than that.
  size_t maximumSize = SIZE_MAX;
  size_t releaseThreshold = SIZE_MAX; ///< what the pool keeps at most, if it isn't allocated
  ReusePolicy reuse = {};             ///< to be set even where they are the vendor's defaults
};

/// Bytes that a pool holds, allocated or not: now, and at most so far.
struct PoolReserve {
  size_t current = 0, high = 0;
};

class PoolDriver {
public:
  /// Whether there are pools of this kind on a device. From what was read when the context was opened: it can't fail,
  /// and doesn't call the vendor.
  virtual bool hasPools(MemoryKind kind, uint32_t device) const noexcept = 0;

  /// A pool of a kind that there are pools of.
  [[nodiscard]] virtual ur_result_t create(const NativePoolDesc &desc, NativePool *pool) noexcept = 0;
  /// Memory of the pool may still be allocated, and is freed as before; what is left of the pool goes with the last of
  /// it.
  virtual void destroy(NativePool pool) noexcept = 0;

  /// As Driver::alloc, with the same access for other devices: what Backend::setPeerAccess lets holds here too.
  [[nodiscard]] virtual ur_result_t alloc(NativePool pool, size_t size, size_t alignment, void **memory) noexcept = 0;
  /// Memory of any pool on that device. It stays in the pool, up to the release threshold.
  virtual ur_result_t free(uint32_t device, void *memory) noexcept = 0;

  /// Gives what isn't allocated back to the system, until no more than `keep` bytes are held, or nothing else can go.
  [[nodiscard]] virtual ur_result_t trim(NativePool pool, size_t keep) noexcept = 0;
  [[nodiscard]] virtual ur_result_t setReleaseThreshold(NativePool pool, size_t bytes) noexcept = 0;
  [[nodiscard]] virtual ur_result_t reserved(NativePool pool, PoolReserve *reserve) noexcept = 0;
  /// The high mark starts anew from what is held now.
  [[nodiscard]] virtual ur_result_t resetHigh(NativePool pool) noexcept = 0;

protected:
  ~PoolDriver() = default; // it belongs to its driver
};

} // namespace ur::core
