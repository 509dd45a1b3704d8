// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The plain asynchronous pool: one mutex, and for each kind of memory a set of freed blocks ordered by size, each with
// the stamp of its free. Correct and slow; the yardstick for what replaces it.
//
// An alloc is served, in this order: by a freed block that is over, or that the alloc is ordered after anyway; by
// memory of the driver's, within the maximum; by a block whose free is pending, which the stream then waits for; by the
// driver again, after caches were trimmed. The host never waits for a command.
#pragma once

#include "adapters/core/memory/async_pool.hpp"

#include <algorithm>
#include <mutex>
#include <set>

namespace ur::core {

class PlainPool final : public AsyncPool {
public:
  PlainPool(UsmPool &owner, const PoolLimits &limits) noexcept : owner_(owner), limits_(limits) {}
  /// Blocks that are still being used go to the context, which frees them when they are over.
  ~PlainPool() override;

  AsyncGrant allocate(const AsyncRequest &request) override;
  void free(AsyncBlock &block, Stamp stamp) noexcept override;
  void trim(size_t keep) noexcept override;
  void settle() noexcept override;
  void learnOfFailures() noexcept override;
  PoolStatistics statistics() noexcept override;
  PoolLimits limits() noexcept override;
  void setReleaseThreshold(size_t bytes) noexcept override;
  void resetHigh(bool reserved, bool used) noexcept override;

private:
  struct BySize {
    using is_transparent = void;
    bool operator()(const AsyncBlock *a, const AsyncBlock *b) const noexcept {
      return a->capacity != b->capacity ? a->capacity < b->capacity : a < b;
    }
    bool operator()(const AsyncBlock *block, size_t size) const noexcept { return block->capacity < size; }
  };
  using Blocks = std::set<AsyncBlock *, BySize>;
  enum class Fit { close, any };
  enum class When { atOnce, pending };

  [[nodiscard]] AsyncBlock *find(const AsyncRequest &request, Fit fit, When when) noexcept;
  [[nodiscard]] bool reviveIfFailed(AsyncBlock &block) noexcept;
  void reviveFailed() noexcept;
  [[nodiscard]] AsyncGrant grantLocked(AsyncBlock &block, size_t size) noexcept;
  [[nodiscard]] AsyncBlock *grow(const AsyncRequest &request, ur_result_t *error);
  /// The size that a request's block has at least, while there is room.
  [[nodiscard]] size_t batchFor(const AsyncRequest &request) const noexcept {
    return std::max(request.size, limits_.batch[static_cast<size_t>(request.kind)]); // which never changes
  }
  void countUsed(size_t bytes) noexcept;

  UsmPool &owner_;
  std::mutex mutex_; // guards what follows
  PoolLimits limits_;
  PoolStatistics statistics_;
  Blocks free_[3]; ///< by MemoryKind
};

} // namespace ur::core
