// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What programs (cuda_like/programs.hpp) ask of CUDA: how code is made, and what a kernel is.
#pragma once

#include "adapters/cuda/build_options.hpp"
#include "adapters/cuda/code.hpp"
#include "adapters/cuda_like/launch_graphs.hpp"
#include "adapters/cuda_like/module.hpp"

namespace ur::cuda {

using BuildOptions = JitOptions;
using LinkHandle = CUlinkState;
constexpr auto kTextCode = CU_JIT_INPUT_PTX;

inline CUresult moduleLoad(const Api &api, CUmodule *module, const Code &code, BuildOptions &options) noexcept {
  return api.cuModuleLoadDataEx(module, code.bytes.c_str(), options.count(), options.options(), options.values());
}

inline CUresult linkCreate(const Api &api, BuildOptions &options, CUlinkState *state) noexcept {
  return api.cuLinkCreate(options.count(), options.options(), options.values(), state);
}
inline CUresult linkAdd(const Api &api, CUlinkState state, const Code &code, const std::string &name) noexcept {
  const size_t end = code.type == CU_JIT_INPUT_PTX ? 1 : 0; // the zero behind a text
  return api.cuLinkAddData(state, code.type, const_cast<char *>(code.bytes.c_str()), code.bytes.size() + end,
                           name.c_str(), 0, nullptr, nullptr);
}
inline CUresult linkComplete(const Api &api, CUlinkState state, void **code, size_t *size) noexcept {
  return api.cuLinkComplete(state, code, size);
}
inline CUresult linkDestroy(const Api &api, CUlinkState state) noexcept {
  return api.cuLinkDestroy(state);
}

struct alignas(core::kCacheLine) Kernel {
  explicit Kernel(std::shared_ptr<Module> from) noexcept : module(std::move(from)) {}
  const std::shared_ptr<Module> module;
  CUfunction function = nullptr;
  size_t packedSize = 0; ///< of a piece with all arguments; 0: launches give an address for each
  std::vector<KernelParam> params;
  /// The form of the kernel that takes a global offset as a last argument more, as compilers of SYCL emit it. Null:
  /// there is none.
  CUfunction withOffset = nullptr;
  /// So much of that piece has room on a launch's stack.
  static constexpr size_t kMostPacked = LaunchGraph::kMostBytes;
  bool paramsKnown = false;
  LaunchGraphs graphs; ///< of launches in such pieces, without an offset
  static Kernel &of(core::NativeKernel kernel) noexcept { return *reinterpret_cast<Kernel *>(kernel); }
};

/// The code's functions, by the driver, or else by what is known of the code. Throws bad_alloc.
[[nodiscard]] ur_result_t readNames(const Module &module, const CodeFacts &facts, std::vector<std::string> *names);
/// Makes a function ready to be launched without delay, with as much work-group memory as the device has.
[[nodiscard]] CUresult prepareFunction(const Device &device, CUfunction function) noexcept;
/// Fills in how the kernel is launched. Under the device's context. Throws bad_alloc.
[[nodiscard]] core::KernelFacts describeKernel(const CodeFacts &facts, const char *name, Kernel *kernel);
/// What others may do to the function from now on isn't known here.
inline void letOthersChange(Kernel *kernel) noexcept {
  kernel->graphs.giveUp();
}
/// Calls use(data, ...) with the launch as a graph's node, and answers the same. UNSUPPORTED_FEATURE: it can be none.
using UseLaunchNode = ur_result_t (*)(void *data, const KernelNodeParams &params) noexcept;
[[nodiscard]] ur_result_t withLaunchNode(const core::LaunchDesc &desc, UseLaunchNode use, void *data) noexcept;
[[nodiscard]] ur_result_t setCache(Kernel *kernel, ur_kernel_cache_config_t config) noexcept;

} // namespace ur::cuda
