// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pool handles: an asynchronous pool for one device of a context, or a pool of urUSMPoolCreate, which has one such pool
// as a part for each device. The context's default pools belong to it; those made by users keep the context alive. One
// without users that has live blocks is the context's until the last of them is free; a part outlives its whole for its
// blocks.
#pragma once

#include "adapters/core/allocator/stream_pool.hpp"

struct ur_usm_pool_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_VALUE;

  enum class Kind : uint8_t { byDefault, made, whole, part };
  static constexpr uint32_t kNoDevice = UINT32_MAX;

  ur_usm_pool_handle_t_(ur::core::Context &context, uint32_t deviceIndex, Kind kind,
                        const ur::core::PoolLimits &limits);
  /// For all devices; keeps no block of more than `maxPoolable` bytes. Throws.
  ur_usm_pool_handle_t_(ur::core::Context &context, const ur::core::PoolLimits &limits, size_t maxPoolable);
  ~ur_usm_pool_handle_t_();

  [[nodiscard]] ur::core::Context &context() const noexcept { return context_; }
  [[nodiscard]] uint32_t deviceIndex() const noexcept { return deviceIndex_; }
  [[nodiscard]] ur::core::Device &device() const noexcept;
  [[nodiscard]] bool isDefault() const noexcept { return kind_ == Kind::byDefault; }
  /// Of a pool for one device.
  [[nodiscard]] ur::core::StreamPool &memory() const noexcept { return *memory_; }
  /// Null of a pool for several devices.
  [[nodiscard]] const ur::core::StreamPool *memoryIfAny() const noexcept { return memory_.get(); }
  /// The pool that serves a device: this one, or a part. Throws INVALID_VALUE.
  [[nodiscard]] ur_usm_pool_handle_t_ &on(uint32_t device);
  /// The handle that the user knows: the whole of a part, null if it is gone.
  [[nodiscard]] ur_usm_pool_handle_t_ *handle() noexcept;
  /// Larger allocations go to the driver, and back to it.
  [[nodiscard]] size_t maxPoolable() const noexcept { return maxPoolable_; }
  /// Calls visit(StreamPool &) for this pool's memory, or for each part's.
  template <typename Visit>
  void visitMemory(Visit visit) const {
    if (memory_)
      visit(*memory_);
    for (const ur::core::Ref<ur_usm_pool_handle_t_> &part : parts_)
      visit(*part->memory_);
  }
  /// The last user is gone; live blocks may still keep the pool. Answers the pool's reference of its context, if that
  /// keeps the pool from now on.
  [[nodiscard]] ur::core::Ref<ur::core::Context> abandoned() noexcept;
  /// The last live block of an adopted pool is free: perhaps the pool's end.
  void blocksAreGone() noexcept;

  ur::core::Ref<ur_usm_pool_handle_t_> nextAdopted; ///< in the context's list, under its lock

private:
  [[nodiscard]] ur::core::Ref<ur::core::Context> leaveToContext() noexcept;

  ur::core::Context &context_;
  ur::core::Ref<ur::core::Context> keep_; ///< as long as there are users
  const uint32_t deviceIndex_;
  const Kind kind_;
  size_t maxPoolable_ = SIZE_MAX;
  std::unique_ptr<ur::core::StreamPool> memory_;
  std::vector<ur::core::Ref<ur_usm_pool_handle_t_>> parts_; ///< by device
  std::atomic<ur_usm_pool_handle_t_ *> whole_{nullptr};     ///< of a part
};

namespace ur::core {

/// A pool while a request is on its way to it: kept as by a live block, though its last user may let it go meanwhile.
class ServingPool {
public:
  /// Nobody has abandoned the pool, nor may before this is made.
  explicit ServingPool(UsmPool &pool) noexcept : pool_(&pool) { pool.memory().beginRequest(); }
  ServingPool(const ServingPool &) = delete;
  ServingPool &operator=(const ServingPool &) = delete;
  ~ServingPool() { pool_->memory().endRequest(); }

  [[nodiscard]] StreamPool &memory() const noexcept { return pool_->memory(); }

private:
  const Ref<UsmPool> pool_;
};

} // namespace ur::core
