// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A kernel, as launches need it.
#pragma once

#include "adapters/cuda_like/kernel_params.hpp"
#include "adapters/cuda_like/launch_graphs.hpp"
#include "adapters/cuda_like/module.hpp"

#include <atomic>
#include <string>
#include <string_view>

namespace ur::LANEWAY_VENDOR {

/// The kernels' name has this behind it where their last argument is the launch's number of dimensions, in 32 bits: so
/// it is in code of SPIR-V. Programs have them by the name without it.
inline constexpr std::string_view kWorkDimForm = "_with_work_dim";

struct alignas(core::kCacheLine) Kernel {
  explicit Kernel(std::shared_ptr<Module> from) noexcept : module(std::move(from)) {}
  const std::shared_ptr<Module> module;
  FunctionHandle function = nullptr;
  size_t packedSize = 0; ///< of a piece with all arguments; 0: launches give an address for each
  std::vector<KernelParam> params;
  /// So much of that piece has room on a launch's stack.
  static constexpr size_t kMostPacked = LaunchGraph::kMostBytes;
  size_t leastGroupMemory = 0; ///< KnownKernels::leastGroupMemory
  bool paramsKnown = false;
  bool takesWorkDim = false; ///< behind its params
  LaunchGraphs graphs;       ///< of launches in such pieces, without an offset
  /// The form of the kernel that takes a global offset as a last argument more, as compilers of SYCL emit it. Null:
  /// there is none, or not yet.
  mutable std::atomic<FunctionHandle> withOffset = nullptr;
  std::string name; ///< of the function
  /// That form, of the module or its OffsetForm. May block, the first time. UNSUPPORTED_FEATURE: there is none; else as
  /// OffsetForm::find().
  [[nodiscard]] ur_result_t findWithOffset(FunctionHandle *function) const noexcept;
  static Kernel &of(core::NativeKernel kernel) noexcept { return *reinterpret_cast<Kernel *>(kernel); }
};

/// What others may do to the function from now on isn't known here.
inline void letOthersChange(Kernel *kernel) noexcept {
  kernel->graphs.giveUp();
}
/// Calls use(data, ...) with the launch as a graph's node, and answers the same. UNSUPPORTED_FEATURE: it can be none.
using UseLaunchNode = ur_result_t (*)(void *data, const KernelNodeParams &params) noexcept;
[[nodiscard]] ur_result_t withLaunchNode(const core::LaunchDesc &desc, UseLaunchNode use, void *data) noexcept;

} // namespace ur::LANEWAY_VENDOR
