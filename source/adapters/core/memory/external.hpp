// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Handles of memory and semaphores of other APIs.
#pragma once

#include "adapters/core/device/context.hpp"
#include "adapters/core/memory/external_mappings.hpp"
#include "adapters/core/object/chain.hpp"

struct ur_exp_external_mem_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_VALUE;

  ur_exp_external_mem_handle_t_(ur::core::Context &context, ur::core::Ref<ur::core::ExternalBlock> block) noexcept
      : Object(ur::core::Tag::externalMem, 1), context_(&context), block_(std::move(block)) {}

  [[nodiscard]] ur::core::Context &context() const noexcept { return *context_; }
  [[nodiscard]] const ur::core::Ref<ur::core::ExternalBlock> &block() const noexcept { return block_; }

private:
  const ur::core::Ref<ur::core::Context> context_;
  const ur::core::Ref<ur::core::ExternalBlock> block_; // goes before the context, whose driver's it is
};

struct ur_exp_external_semaphore_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_VALUE;

  /// Throws what the driver says; the descriptor isn't taken over then.
  ur_exp_external_semaphore_handle_t_(ur::core::Context &context, ur::core::Device *device, bool timeline,
                                      int descriptor);
  ~ur_exp_external_semaphore_handle_t_();

  [[nodiscard]] ur::core::Context &context() const noexcept { return *context_; }
  [[nodiscard]] ur::core::Device *device() const noexcept { return device_; }
  [[nodiscard]] bool timeline() const noexcept { return timeline_; }
  [[nodiscard]] ur::core::NativeSemaphore native() const noexcept { return native_; }

private:
  const ur::core::Ref<ur::core::Context> context_;
  ur::core::Device *const device_;
  const bool timeline_;
  ur::core::NativeSemaphore native_ = nullptr;
};

namespace ur::core {

using ExternalMem = ::ur_exp_external_mem_handle_t_;
using ExternalSemaphore = ::ur_exp_external_semaphore_handle_t_;

/// The file descriptor in the chain of a description. Throws INVALID_VALUE where there is none.
[[nodiscard]] inline int descriptorIn(const void *chain) {
  const auto *file = findInChain<ur_exp_file_descriptor_t>(chain, UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR);
  if (!file || file->fd < 0)
    throw UR_RESULT_ERROR_INVALID_VALUE;
  return file->fd;
}

} // namespace ur::core
