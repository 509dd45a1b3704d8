// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a kernel is launched with, in the form that takes everything: an address for each argument. Work-group memory is
// one piece, in which a kernel is told where its parts begin.
#pragma once

#include "adapters/cuda_like/programs.hpp"

#include <memory>

namespace ur::LANEWAY_VENDOR {

/// Points into the launch that it was made of, and into itself.
class Gathered {
public:
  Gathered() = default;
  Gathered(const Gathered &) = delete;
  Gathered &operator=(const Gathered &) = delete;

  /// INVALID_VALUE and INVALID_KERNEL_ARGUMENT_SIZE for arguments that aren't the kernel's, UNSUPPORTED_FEATURE and
  /// INVALID_WORK_GROUP_SIZE for offsets that it can't have.
  [[nodiscard]] ur_result_t gather(const Kernel &kernel, const core::LaunchDesc &desc) noexcept;

  [[nodiscard]] FunctionHandle function() const noexcept { return function_; }
  [[nodiscard]] void **values() noexcept { return values_; }
  [[nodiscard]] unsigned sharedMemory() const noexcept { return narrow(shared_); }

private:
  [[nodiscard]] ur_result_t gatherArguments(const Kernel &kernel, std::span<const core::KernelArg> args);
  [[nodiscard]] ur_result_t gatherOther(const Kernel &kernel, std::span<const core::KernelArg> args, size_t i);
  void growTo(size_t count);

  static constexpr size_t kInline = 32;
  struct Many {
    std::vector<void *> values;
    std::vector<uint64_t> words;
  };
  void *fewValues_[kInline];
  uint64_t fewWords_[kInline];
  std::unique_ptr<Many> many_;
  void **values_ = fewValues_;
  uint64_t *words_ = fewWords_; ///< what isn't the caller's
  size_t shared_ = 0;
  FunctionHandle function_ = nullptr;
  unsigned offset_[3], workDim_;
};

} // namespace ur::LANEWAY_VENDOR
