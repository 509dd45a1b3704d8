// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What programs (cuda_like/programs.hpp) ask of HIP: how code is made, and what a kernel is.
#pragma once

#include "adapters/cuda_like/kernel.hpp"
#include "adapters/cuda_like/option_words.hpp"
#include "adapters/hip/code.hpp"

namespace ur::hip {

constexpr auto kTextCode = Code::Type::text;

/// Code objects are compiled: no option is left for the runtime.
class BuildOptions {
public:
  explicit BuildOptions(const char *words) : others_(splitOptions(words)) {}
  const std::vector<std::string> &others() const noexcept { return others_; }
  [[nodiscard]] std::string log() const { return {}; }

private:
  const std::vector<std::string> others_;
};

inline Result moduleLoad(const Api &api, ModuleHandle *module, const Code &code, BuildOptions &) noexcept {
  return api.hipModuleLoadData(module, code.bytes.c_str());
}

// Nothing is linked by the runtime: Api::linker() says so.
using LinkHandle = void *;
inline Result linkCreate(const Api &, BuildOptions &, LinkHandle *) noexcept {
  return kNotSupported;
}
inline Result linkAdd(const Api &, LinkHandle, const Code &, const std::string &) noexcept {
  return kNotSupported;
}
inline Result linkComplete(const Api &, LinkHandle, void **, size_t *) noexcept {
  return kNotSupported;
}
inline Result linkDestroy(const Api &, LinkHandle) noexcept {
  return kNotSupported;
}

/// The code's kernels, by what is known of it. Throws bad_alloc.
[[nodiscard]] ur_result_t readNames(const Module &module, const CodeFacts &facts, std::vector<std::string> *names);
/// Nothing has to be done before a launch: all work-group memory is there to be asked for.
[[nodiscard]] inline Result prepareFunction(const Device &, FunctionHandle) noexcept {
  return kSuccess;
}
/// Fills in how the kernel is launched. Under the device's context. Throws bad_alloc.
[[nodiscard]] core::KernelFacts describeKernel(const CodeFacts &facts, const char *name, Kernel *kernel);
/// A hint that AMD's devices have no use for.
[[nodiscard]] inline ur_result_t setCache(Kernel *, ur_kernel_cache_config_t) noexcept {
  return UR_RESULT_SUCCESS;
}

} // namespace ur::hip
