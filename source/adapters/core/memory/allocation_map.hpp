// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All USM of a context by address. Thread-safe; nothing blocks but for the map's own lock.
#pragma once

#include "adapters/core/memory/async_pool.hpp"

#include <map>
#include <optional>
#include <shared_mutex>

namespace ur::core {

struct Allocation {
  void *base = nullptr;
  size_t size = 0;
  MemoryKind kind = MemoryKind::device;
  Device *device = nullptr;    ///< null for host memory
  AsyncBlock *block = nullptr; ///< of an asynchronous pool, else null
  UsmPool *pool = nullptr;     ///< the block's
};

class AllocationMap {
public:
  /// Throws bad_alloc.
  void insert(const Allocation &allocation);
  /// The live allocation that holds the address.
  [[nodiscard]] std::optional<Allocation> find(const void *address) const noexcept;
  /// Takes a synchronous allocation that begins there out of the map.
  [[nodiscard]] std::optional<Allocation> takeSynchronous(void *base) noexcept;
  /// The block that begins there, if it is live: its state is freeing after that, and the caller must free it or make
  /// it live again.
  [[nodiscard]] AsyncBlock *beginFree(void *base) noexcept;
  /// Whether a block begins there that is free.
  [[nodiscard]] bool isFreedBlock(void *base) const noexcept;
  void erase(void *base) noexcept;
  /// What is left, at the end of the context.
  [[nodiscard]] std::vector<Allocation> takeAll();

  /// Whether `size` bytes from `address` stay inside the allocation that holds it. Memory that isn't ours is taken on
  /// trust, unless the range runs past the end of the address space.
  [[nodiscard]] bool covers(const void *address, size_t size) const noexcept;

private:
  mutable std::shared_mutex mutex_;
  std::map<uintptr_t, Allocation> allocations_;
};

} // namespace ur::core
