// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs: one loaded image, or several that were linked. SPIR-V is compiled to an image. Linking makes one image of
// modules of SPIR-V, and puts the images' kernels, variables and functions
// together; it doesn't resolve what one image would have of another, since an image has to be complete to be loaded.
#pragma once

#include "adapters/core/port/driver_symbols.hpp"
#include "adapters/core/port/spirv_code.hpp"
#include "adapters/native_cpu/kernel.hpp"

namespace ur::native_cpu {

struct Program {
  std::vector<std::shared_ptr<Image>> images;
  std::vector<uint8_t> code;              ///< what it is, where that is one image that it was made of; else empty
  std::vector<compiler::LeftOut> leftOut; ///< kernels that the SPIR-V has, and the images haven't
  std::optional<compiler::Module> spirv;  ///< an object without images, to be linked

  static Program &of(core::NativeProgram program) noexcept { return *reinterpret_cast<Program *>(program); }
};

/// What the driver does with programs. Without state.
class Programs final : public core::LinkerDriver, public core::SymbolDriver {
public:
  ur_result_t build(const core::ProgramDesc &desc, std::string *log, core::NativeProgram *program) noexcept;
  ur_result_t names(core::NativeProgram program, std::vector<std::string> *names) noexcept;
  ur_result_t createKernel(core::NativeProgram program, const char *name, core::KernelFacts *facts,
                           core::NativeKernel *kernel) noexcept;

  ur_result_t compile(const core::ProgramDesc &desc, std::string *log, core::NativeProgram *object) noexcept override;
  ur_result_t link(const core::LinkDesc &desc, std::string *log, core::NativeProgram *program) noexcept override;
  ur_result_t constants(const core::ProgramDesc &desc, std::vector<core::ConstantFacts> *found) noexcept override {
    return core::constantsOf(desc.code, found);
  }
  ur_result_t binary(core::NativeProgram program, std::vector<uint8_t> *code) noexcept override;

  ur_result_t globalVariable(core::NativeProgram program, const char *name, void **address,
                             size_t *size) noexcept override;
  ur_result_t functionPointer(core::NativeProgram program, const char *name, void **address) noexcept override;
};

} // namespace ur::native_cpu
