// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Modules of Level Zero's as programs, and SPIR-V that is to be linked.
#pragma once

#include "adapters/core/port/driver_symbols.hpp"
#include "adapters/core/port/given_arguments.hpp"
#include "adapters/core/port/spirv.hpp"
#include "adapters/level_zero/context.hpp"

#include <mutex>
#include <string_view>

namespace ur::level_zero {

class Kernel;

/// SPIR-V, or a native binary, and what it is to be compiled with.
struct Code {
  ze_module_format_t format = ZE_MODULE_FORMAT_IL_SPIRV;
  std::vector<uint8_t> bytes;
  std::string options;
  std::vector<uint32_t> constantIds;
  std::vector<std::vector<uint8_t>> constantValues;
  core::KernelArguments arguments; ///< of the kernels in SPIR-V
};

/// What runs, or, without kernels, what is to be linked.
class Program {
public:
  /// Takes the module over, if it is owned.
  Program(const Context &context, uint32_t device, ze_module_handle_t module, core::KernelArguments arguments,
          bool owned) noexcept
      : context_(context), device_(device), module_(module), arguments_(std::move(arguments)), owned_(owned) {}
  Program(const Program &) = delete;
  Program &operator=(const Program &) = delete;
  /// Nothing of it runs any more, and nobody has a kernel of it.
  ~Program();

  static Program &of(core::NativeProgram program) noexcept { return *reinterpret_cast<Program *>(program); }
  [[nodiscard]] core::NativeProgram handle() noexcept { return reinterpret_cast<core::NativeProgram>(this); }
  [[nodiscard]] const Context &context() const noexcept { return context_; }
  [[nodiscard]] const Device &device() const noexcept { return context_.device(device_); }
  [[nodiscard]] uint32_t position() const noexcept { return device_; }
  /// The module goes with this.
  void own() noexcept { owned_ = true; }
  [[nodiscard]] ze_module_handle_t module() const noexcept { return module_; }
  [[nodiscard]] const core::KernelArguments &arguments() const noexcept { return arguments_; }

  /// A kernel of our own that somebody has given up; null: there is none of that name.
  [[nodiscard]] std::unique_ptr<Kernel> takeUnused(std::string_view name) noexcept;
  /// A kernel may still run: it is kept until the program goes, and taken by the next who wants it.
  void keep(std::unique_ptr<Kernel> kernel) noexcept;

  Code code; ///< of what is to be linked

private:
  const Context &context_;
  const uint32_t device_;
  const ze_module_handle_t module_;
  const core::KernelArguments arguments_;
  bool owned_;
  std::mutex mutex_;         // guards what follows
  Kernel *unused_ = nullptr; ///< one behind the other
};

class Programs final : public core::LinkerDriver, public core::SymbolDriver {
public:
  explicit Programs(const Context &context) noexcept : context_(context) {}

  [[nodiscard]] ur_result_t names(core::NativeProgram program, std::vector<std::string> *names) noexcept;
  [[nodiscard]] ur_result_t build(const core::ProgramDesc &desc, std::string *log,
                                  core::NativeProgram *program) noexcept;
  [[nodiscard]] ur_result_t createKernel(core::NativeProgram program, const char *name, core::KernelFacts *facts,
                                         core::NativeKernel *kernel) noexcept;
  /// A kernel that somebody else has made.
  [[nodiscard]] ur_result_t importKernel(core::NativeProgram program, ze_kernel_handle_t native, bool owned,
                                         core::KernelFacts *facts, core::NativeKernel *kernel) noexcept;

  ur_result_t compile(const core::ProgramDesc &desc, std::string *log, core::NativeProgram *object) noexcept override;
  ur_result_t link(const core::LinkDesc &desc, std::string *log, core::NativeProgram *program) noexcept override;
  ur_result_t dynamicLink(std::span<const core::NativeProgram> programs, std::string *log) noexcept override;
  ur_result_t constants(const core::ProgramDesc &desc, std::vector<core::ConstantFacts> *found) noexcept override;
  ur_result_t binary(core::NativeProgram program, std::vector<uint8_t> *code) noexcept override;

  ur_result_t globalVariable(core::NativeProgram program, const char *name, void **address,
                             size_t *size) noexcept override;
  ur_result_t functionPointer(core::NativeProgram program, const char *name, void **address) noexcept override;

private:
  [[nodiscard]] ur_result_t create(uint32_t device, const ze_module_desc_t &desc, core::KernelArguments arguments,
                                   std::string *log, core::NativeProgram *program);
  /// Where imports may not stay open, a program that has any is none.
  [[nodiscard]] ur_result_t settleImports(bool mayStay, std::string *log, core::NativeProgram *program) noexcept;

  const Context &context_;
};

} // namespace ur::level_zero
