// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The port's part for the driver's own memory pools. Its calls are in stream order: they are made on a stream for each
// device that nothing else is done on (docs/adr/0021).
#pragma once

#include "adapters/core/port/driver_pools.hpp"
#include "adapters/cuda_like/alignment.hpp"
#include "adapters/cuda_like/device.hpp"
#include "adapters/cuda_like/peers.hpp"

#include <map>
#include <mutex>
#include <vector>

namespace ur::LANEWAY_VENDOR {

class Pools final : public core::PoolDriver {
public:
  Pools(const std::vector<std::unique_ptr<Device>> &devices, Peers &peers) noexcept
      : devices_(devices), peers_(peers) {}
  Pools(const Pools &) = delete;
  Pools &operator=(const Pools &) = delete;
  ~Pools();

  /// Makes the streams of the devices that have pools.
  [[nodiscard]] ur_result_t open();

  bool hasPools(core::MemoryKind kind, uint32_t device) const noexcept override;
  ur_result_t create(const core::NativePoolDesc &desc, core::NativePool *pool) noexcept override;
  void destroy(core::NativePool pool) noexcept override;
  ur_result_t alloc(core::NativePool pool, size_t size, size_t alignment, void **memory) noexcept override;
  ur_result_t free(uint32_t device, void *memory) noexcept override;
  ur_result_t trim(core::NativePool pool, size_t keep) noexcept override;
  ur_result_t setReleaseThreshold(core::NativePool pool, size_t bytes) noexcept override;
  ur_result_t reserved(core::NativePool pool, core::PoolReserve *reserve) noexcept override;
  ur_result_t resetHigh(core::NativePool pool) noexcept override;

private:
  struct Pool;
  void end(Pool *pool) noexcept;
  [[nodiscard]] Result configure(PoolHandle pool, const core::NativePoolDesc &desc) const noexcept;

  const std::vector<std::unique_ptr<Device>> &devices_;
  Peers &peers_;
  std::vector<StreamHandle> streams_; ///< of each device; null: it has no pools
  Alignment alignment_;
  std::mutex mutex_;                // guards what follows, and what pools count
  size_t pools_ = 0;                ///< that exist and aren't destroyed
  std::map<void *, Pool *> owners_; ///< of memory in use
  std::vector<Pool *> destroyed_;   ///< with memory in use. Room for all pools
};

} // namespace ur::LANEWAY_VENDOR
