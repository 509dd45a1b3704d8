// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The simulated vendor's memory pools. A pool holds a multiple of kPoolUnit of its device's memory: it grows as far as
// its maximum, rounded up to that unit, and keeps what is freed up to its release threshold. Blocks are as all
// simulated memory is. Not thread-safe: the world's lock is held.
#pragma once

#include "sim/memory.hpp"

namespace ur::sim {

class Pools {
public:
  Pools(Ledger &ledger, Memory &memory) : ledger_(ledger), memory_(memory) {}

  void reset() { pools_.clear(); }

  // device: the world's number. A pool is named by a number that isn't used again.
  ur_result_t create(const void *context, uint32_t device, const core::NativePoolDesc &desc, uintptr_t *pool);
  void destroy(const void *context, uintptr_t pool);
  ur_result_t alloc(const void *context, uintptr_t pool, size_t size, size_t alignment, void **memory);
  /// Of a block that Memory::freeablePooled has found.
  void free(const void *memory);
  ur_result_t trim(const void *context, uintptr_t pool, size_t keep);
  ur_result_t setReleaseThreshold(const void *context, uintptr_t pool, size_t bytes);
  ur_result_t reserved(const void *context, uintptr_t pool, core::PoolReserve *reserve);
  ur_result_t resetHigh(const void *context, uintptr_t pool);

  /// All that were made, in order.
  std::vector<PoolInfo> infos() const;
  void reportLeaks(const void *context);

private:
  struct Pool {
    const void *context = nullptr;
    uint32_t place = 0; ///< whose memory it holds
    PoolInfo info;
  };

  Pool *find(const void *context, uintptr_t pool, const char *what);
  void shrink(Pool &pool, size_t keep);

  Ledger &ledger_;
  Memory &memory_;
  std::vector<Pool> pools_; ///< a pool's number is its position, and one more
};

} // namespace ur::sim
