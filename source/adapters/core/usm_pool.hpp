// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pool handles: an asynchronous pool for one device of a context. The context's default pools belong to it; those made
// by users keep the context alive, and are kept alive by their live blocks.
#pragma once

#include "adapters/core/async_pool.hpp"

struct ur_usm_pool_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_VALUE;

  enum class Kind : uint8_t { byDefault, made };

  ur_usm_pool_handle_t_(ur::core::Context &context, uint32_t deviceIndex, Kind kind,
                        const ur::core::PoolLimits &limits);
  ~ur_usm_pool_handle_t_();

  [[nodiscard]] ur::core::Context &context() const noexcept { return context_; }
  [[nodiscard]] uint32_t deviceIndex() const noexcept { return deviceIndex_; }
  [[nodiscard]] bool isDefault() const noexcept { return kind_ == Kind::byDefault; }
  [[nodiscard]] ur::core::AsyncPool &memory() const noexcept { return *memory_; }
  /// The last user is gone; live blocks may still keep the pool.
  void abandoned() noexcept;
  /// A live block's reference to its pool. The context keeps its default pools itself.
  void blockIsLive() noexcept;
  void blockIsFree() noexcept;

private:
  ur::core::Context &context_;
  const ur::core::Ref<ur::core::Context> keep_;
  const uint32_t deviceIndex_;
  const Kind kind_;
  std::unique_ptr<ur::core::AsyncPool> memory_;
};
