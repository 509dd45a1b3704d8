// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Samplers: how kernels read images. Immutable.
#pragma once

#include "adapters/core/device/context.hpp"
#include "adapters/core/port/driver_images.hpp"

struct ur_sampler_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_SAMPLER;

  /// Throws UNSUPPORTED_FEATURE where the context's devices have no images.
  ur_sampler_handle_t_(ur::core::Context &context, const ur::core::SamplerDesc &desc);
  /// On a sampler of the vendor's. Throws the same, and what the driver says; has taken nothing over then.
  ur_sampler_handle_t_(ur::core::Context &context, ur_native_handle_t native, bool owned);
  ~ur_sampler_handle_t_();

  [[nodiscard]] ur::core::Context &context() const noexcept { return *context_; }
  [[nodiscard]] const ur::core::SamplerDesc &desc() const noexcept { return desc_; }
  [[nodiscard]] const ur::core::NativeSampler &native() const noexcept { return native_; }

private:
  const ur::core::Ref<ur::core::Context> context_;
  ur::core::SamplerDesc desc_;
  ur::core::NativeSampler native_ = nullptr;
};
