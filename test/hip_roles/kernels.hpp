// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What programs (cuda_like/programs.hpp) ask of HIP: declared as an adapter would have it, as far as its headers say.
#pragma once

#include "adapters/cuda_like/module.hpp"
#include "adapters/cuda_like/streams.hpp"

namespace ur::hip {

/// What a code object's notes say.
class CodeFacts {
public:
  void add(const CodeFacts &other);
  [[nodiscard]] bool hasFunction(const std::string &name) const noexcept;
};

struct Code {
  enum class Type : uint8_t { object, text };
  std::string bytes;
  Type type = Type::object;
  CodeFacts facts;
};
constexpr auto kTextCode = Code::Type::text;
[[nodiscard]] ur_result_t makeCode(const Device &device, const core::ProgramDesc &desc, bool toBeLinked,
                                   std::string *log, Code *code);

class BuildOptions {
public:
  explicit BuildOptions(const char *words);
  unsigned count() const noexcept;
  hipJitOption *options() noexcept;
  void **values() noexcept;
  const std::vector<std::string> &others() const noexcept;
  [[nodiscard]] std::string log() const;
};

inline Result moduleLoad(const Api &api, ModuleHandle *module, const Code &code, BuildOptions &options) noexcept {
  return api.hipModuleLoadDataEx(module, code.bytes.c_str(), options.count(), options.options(), options.values());
}

// No linker is in HIP 5.2: hiprtc has one since 5.3, with CUDA's arguments.
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

struct Kernel {
  explicit Kernel(std::shared_ptr<Module> from) noexcept : module(std::move(from)) {}
  const std::shared_ptr<Module> module;
  FunctionHandle function = nullptr, withOffset = nullptr;
  static Kernel &of(core::NativeKernel kernel) noexcept { return *reinterpret_cast<Kernel *>(kernel); }
};

[[nodiscard]] ur_result_t readNames(const Module &module, const CodeFacts &facts, std::vector<std::string> *names);
[[nodiscard]] Result prepareFunction(const Device &device, FunctionHandle function) noexcept;
[[nodiscard]] core::KernelFacts describeKernel(const CodeFacts &facts, const char *name, Kernel *kernel);
inline void letOthersChange(Kernel *) noexcept {}
using UseLaunchNode = ur_result_t (*)(void *data, const KernelNodeParams &params) noexcept;
[[nodiscard]] ur_result_t withLaunchNode(const core::LaunchDesc &desc, UseLaunchNode use, void *data) noexcept;
[[nodiscard]] ur_result_t setCache(Kernel *kernel, ur_kernel_cache_config_t config) noexcept;

} // namespace ur::hip
