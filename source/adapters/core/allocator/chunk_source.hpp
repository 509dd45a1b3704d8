// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where a pool's chunks come from: the driver, or the vendor's own pools (port/driver_pools.hpp), of which there is one
// for each kind of memory that the vendor has pools of. It is made with the first chunk of that kind, and takes over
// what the pool gives back. Thread-safe. Nothing here blocks.
#pragma once

#include "adapters/core/allocator/left_over.hpp"
#include "adapters/core/allocator/request.hpp"

#include <mutex>

namespace ur::core {

class ChunkSource {
public:
  ChunkSource(Context &context, uint32_t device, const PoolLimits &limits) noexcept;
  ChunkSource(const ChunkSource &) = delete;
  ChunkSource &operator=(const ChunkSource &) = delete;
  /// The vendor's pools go once what was taken from them is freed.
  ~ChunkSource();

  /// Whether chunks of this kind are a vendor's pool's: freeing them doesn't wait for work in flight.
  [[nodiscard]] bool isNative(MemoryKind kind) const noexcept { return native_[static_cast<size_t>(kind)]; }
  /// Whether those of any kind are.
  [[nodiscard]] bool isNative() const noexcept { return driver_ != nullptr; }

  /// Memory that may be used at once. `chunk` says from then on what it is, and frees it.
  [[nodiscard]] ur_result_t alloc(MemoryKind kind, size_t size, LeftOver &chunk) noexcept;

  // Of the vendor's pools together. Without any, each succeeds. One that fails may have been done for some of them.
  /// What they hold.
  [[nodiscard]] ur_result_t reserved(PoolReserve &sum) noexcept;
  /// As far as is known without a call of the driver's, they hold no more than that.
  [[nodiscard]] size_t mostReserved() const noexcept { return mostReserved_.load(std::memory_order_relaxed); }
  /// Has them give back what isn't allocated, until they hold no more than `keep` bytes.
  [[nodiscard]] ur_result_t trim(size_t keep) noexcept;
  [[nodiscard]] ur_result_t setReleaseThreshold(size_t bytes) noexcept;
  [[nodiscard]] ur_result_t resetHigh() noexcept;

private:
  using Reserves = std::array<PoolReserve, 3>;

  [[nodiscard]] ur_result_t poolOf(MemoryKind kind, NativePool *pool) noexcept;
  [[nodiscard]] ur_result_t look(Reserves &held, PoolReserve &sum) noexcept;
  template <typename Call>
  [[nodiscard]] ur_result_t forEachPool(Call call) noexcept;

  Context &context_;
  PoolDriver *driver_ = nullptr; ///< null: all is the driver's own
  std::array<bool, 3> native_{}; ///< by MemoryKind
  std::atomic<size_t> mostReserved_{0};
  std::mutex mutex_;        // guards what follows
  NativePoolDesc settings_; ///< of all
  std::array<NativePool, 3> pools_{};
};

} // namespace ur::core
