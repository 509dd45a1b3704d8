// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What code of SPIR-V has only where somebody wants it: kernels that take a global offset.
#pragma once

#include "adapters/core/port/spirv_code.hpp"
#include "adapters/cuda_like/module.hpp"

#include <mutex>
#include <string>

namespace ur::LANEWAY_VENDOR {

/// The kernels' name in this form has this behind it.
inline constexpr std::string_view kOffsetForm = "_with_offset";

/// The kernels of a program in the form that takes an offset: a module of its own, compiled and loaded for the first
/// launch that has one. Threads: any.
class OffsetForm {
public:
  /// `request` is what the program was made of. The device outlives it.
  OffsetForm(const Device &device, compiler::Request request) noexcept : device_(device), request_(std::move(request)) {
    request_.withOffset = true;
  }

  /// The function of a kernel, which lives as long as this. Blocks the first time. PROGRAM_BUILD_FAILURE,
  /// COMPILER_NOT_AVAILABLE: the adapter's log says why; the next call tries again.
  [[nodiscard]] ur_result_t find(const std::string &kernel, FunctionHandle *function) noexcept;

private:
  [[nodiscard]] ur_result_t load(const std::string &kernel);

  const Device &device_;
  compiler::Request request_;
  std::mutex mutex_;
  std::unique_ptr<Module> module_;
};

} // namespace ur::LANEWAY_VENDOR
