// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What programs (cuda_like/programs.hpp) ask of CUDA: how code is made, and what a kernel is.
#pragma once

#include "adapters/cuda/build_options.hpp"
#include "adapters/cuda/code.hpp"
#include "adapters/cuda_like/kernel.hpp"

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

/// The code's functions, by the driver, or else by what is known of the code. Throws bad_alloc.
[[nodiscard]] ur_result_t readNames(const Module &module, const CodeFacts &facts, std::vector<std::string> *names);
/// Makes a function ready to be launched without delay, with as much work-group memory as the device has.
[[nodiscard]] CUresult prepareFunction(const Device &device, CUfunction function) noexcept;
/// Fills in how the kernel is launched. Under the device's context. Throws bad_alloc.
[[nodiscard]] core::KernelFacts describeKernel(const CodeFacts &facts, const char *name, Kernel *kernel);
[[nodiscard]] ur_result_t setCache(Kernel *kernel, ur_kernel_cache_config_t config) noexcept;

} // namespace ur::cuda
