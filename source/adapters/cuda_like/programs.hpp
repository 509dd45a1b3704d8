// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs are modules of one device, kernels functions in them, which keep their module.
#pragma once

#include "adapters/core/port/driver_symbols.hpp"
#include "adapters/cuda_like/module.hpp"

// What the vendor has of them: Code, which makeCode() makes, BuildOptions, and Kernel.
#include LANEWAY_KERNELS

namespace ur::LANEWAY_VENDOR {

struct Program {
  std::shared_ptr<Module> module; ///< null: an object, for the linker
  CodeFacts facts;                ///< where they are known
  Code code = {};                 ///< what it was made of; empty where somebody else made it
  static Program &of(core::NativeProgram program) noexcept { return *reinterpret_cast<Program *>(program); }
};

class Programs final : public core::SymbolDriver {
public:
  /// Blocks.
  [[nodiscard]] ur_result_t build(const Device &device, const core::ProgramDesc &desc, std::string *log,
                                  core::NativeProgram *program) noexcept;
  /// The code as an executable. Blocks, and throws bad_alloc.
  [[nodiscard]] static ur_result_t load(const Device &device, Code code, const char *options, std::string *log,
                                        core::NativeProgram *program);
  [[nodiscard]] ur_result_t names(core::NativeProgram program, std::vector<std::string> *names) noexcept;
  [[nodiscard]] ur_result_t createKernel(core::NativeProgram program, const char *name, core::KernelFacts *facts,
                                         core::NativeKernel *kernel) noexcept;
  [[nodiscard]] ur_result_t setCacheConfig(core::NativeKernel kernel, ur_kernel_cache_config_t config) noexcept;
  [[nodiscard]] ur_result_t maxCooperativeGroups(core::NativeKernel kernel, const size_t (&localSize)[3],
                                                 size_t localMemory, uint32_t *groups) noexcept;

  ur_result_t globalVariable(core::NativeProgram program, const char *name, void **address,
                             size_t *size) noexcept override;
  ur_result_t functionPointer(core::NativeProgram program, const char *name, void **address) noexcept override;
};

} // namespace ur::LANEWAY_VENDOR
