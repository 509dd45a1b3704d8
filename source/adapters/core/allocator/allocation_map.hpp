// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All USM of a context by address, and its virtual memory: blocks of pools by the page map, without a lock; the rest,
// pools' chunks as a whole among it, by an ordered map. Thread-safe; nothing blocks but for the map's own lock.
#pragma once

#include "adapters/core/allocator/block_holder.hpp"
#include "adapters/core/allocator/page_map.hpp"
#include "adapters/core/allocator/range_cache.hpp"
#include "adapters/core/allocator/virtual_ranges.hpp"

#include <map>
#include <optional>
#include <shared_mutex>

namespace ur::core {

/// What a command does with memory, for which mapped memory must give it access.
enum class MemoryUse : uint8_t { none, read, write };

struct Allocation {
  void *base = nullptr;
  size_t size = 0;
  MemoryKind kind = MemoryKind::device;
  Device *device = nullptr; ///< null for host memory
  UsmPool *pool = nullptr;  ///< of a pool's block
  /// How it came into the context, and so what takes it out again.
  enum class Origin : uint8_t {
    allocated,
    registered, ///< host memory of the caller's, as USM
    imported,   ///< the same, for copies only
    opened,     ///< another process's
    external,   ///< another API's
    mapped,     ///< physical memory in a reserved range
    pooled      ///< a pool's, cut into blocks: as a chunk nobody's allocation
  } origin = Origin::allocated;
  uint32_t deviceIndex = 0; ///< of one that was allocated: the device's position in the context
};

class AllocationMap {
public:
  /// Throws bad_alloc; not if one was taken before, and none has been inserted since.
  void insert(const Allocation &allocation);
  /// The same for memory that isn't the driver's, unless some of it is known already: then false.
  [[nodiscard]] bool insertApart(const Allocation &allocation);
  /// The live allocation that holds the address. A mapping of physical memory counts as one of device memory.
  [[nodiscard]] std::optional<Allocation> find(const void *address) const noexcept;
  /// Takes memory of that origin that begins there out of the map; no blocks of pools.
  [[nodiscard]] std::optional<Allocation> take(void *base, Allocation::Origin origin) noexcept;
  /// The block that begins there, if it is live: its state is freeing after that, and the caller must free it or make
  /// it live again.
  [[nodiscard]] Block *beginFree(void *base) const noexcept {
    Block *block = blockAt(base);
    return block && block->memory == base && block->beginFree() ? block : nullptr;
  }
  /// The same for memory that perhaps somebody holds, whose note of the free is taken then. No block: there is nothing
  /// to free. Throws bad_alloc.
  struct BegunFree {
    Block *block;
    Ref<BlockHolder> holder;
  };
  [[nodiscard]] BegunFree beginFreeOfHeld(void *base) const;
  /// What is left, at the end of the context. Blocks of pools are the pools' affair.
  [[nodiscard]] std::vector<Allocation> takeAll();
  /// The pages of pools.
  [[nodiscard]] PageMap &pages() noexcept { return pages_; }

  /// INVALID_SIZE unless `size` bytes from `address` stay inside the allocation that holds it, or inside what is mapped
  /// there; INVALID_VALUE where the mapping doesn't give that access. Memory that isn't ours is taken on trust, unless
  /// the range runs past the end of the address space. `own`: set if it is the driver's own memory.
  [[nodiscard]] ur_result_t checkRange(const void *address, size_t size, MemoryUse use,
                                       std::optional<OwnMemory> *own = nullptr) const noexcept;
  [[nodiscard]] bool covers(const void *address, size_t size) const noexcept {
    return checkRange(address, size, MemoryUse::none) == UR_RESULT_SUCCESS;
  }

  [[nodiscard]] VirtualRanges &virtualRanges() noexcept { return virtual_; }
  [[nodiscard]] HeldBlocks &held() noexcept { return held_; }

private:
  /// The block that holds the address, live or not; null: no pool's.
  [[nodiscard]] Block *blockAt(const void *address) const noexcept {
    Span *span = pages_.find(address);
    return span ? span->blockAt(address) : nullptr;
  }
  [[nodiscard]] KnownRange look(uintptr_t address) const noexcept;
  /// Under the lock, after every change.
  void changed() noexcept { generation_.store(newGeneration(), std::memory_order_release); }

  PageMap pages_;
  std::atomic<uint64_t> generation_{newGeneration()};
  mutable std::shared_mutex mutex_;
  std::map<uintptr_t, Allocation> allocations_;
  std::map<uintptr_t, Allocation>::node_type spare_; ///< of the last that was taken: the next may have it
  VirtualRanges virtual_;                            ///< with a lock of its own
  HeldBlocks held_;                                  ///< the same
};

} // namespace ur::core
