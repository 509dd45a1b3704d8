// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs of one device each, and how what callers have becomes one: SPIR-V, source, the driver's own binaries.
#pragma once

#include "adapters/core/port/driver_linker.hpp"
#include "adapters/core/port/driver_native.hpp"
#include "adapters/core/port/driver_symbols.hpp"
#include "adapters/core/port/spirv.hpp"
#include "adapters/opencl/context.hpp"
#include "adapters/opencl/device_query.hpp"
#include "adapters/opencl/reference.hpp"
#include "adapters/opencl/streams.hpp"

namespace ur::opencl {

class Program {
public:
  /// Takes a reference over.
  Program(const Context &context, uint32_t device, cl_program native, core::KernelArguments arguments) noexcept
      : context_(context), native_(native), device_(device), arguments_(std::move(arguments)) {}
  Program(const Program &) = delete;
  Program &operator=(const Program &) = delete;
  ~Program() {
    const Compiling::End end = Compiling::end();
    (void)context_.api().clReleaseProgram(native_);
  }

  static Program &of(core::NativeProgram program) noexcept { return *reinterpret_cast<Program *>(program); }
  const Context &context() const noexcept { return context_; }
  cl_program native() const noexcept { return native_; }
  uint32_t position() const noexcept { return device_; } ///< of its device, in the context
  cl_device_id device() const noexcept { return context_.device(device_).native; }
  /// Those of kernels that its code tells of.
  const core::KernelArguments &arguments() const noexcept { return arguments_; }

private:
  const Context &context_;
  const cl_program native_;
  const uint32_t device_;
  const core::KernelArguments arguments_;
};

/// What is done with programs in one context. Thread-safe.
class Programs final : public core::LinkerDriver, public core::SymbolDriver {
public:
  explicit Programs(const Context &context) noexcept : context_(context) {}

  [[nodiscard]] ur_result_t build(const core::ProgramDesc &desc, std::string *log,
                                  core::NativeProgram *program) noexcept;
  /// The program that a build of the code would make first.
  [[nodiscard]] ur_result_t make(const core::ProgramDesc &desc, core::NativeProgram *program) noexcept;
  void destroy(core::NativeProgram program) noexcept { delete &Program::of(program); }
  [[nodiscard]] ur_result_t names(core::NativeProgram program, std::vector<std::string> *names) noexcept;
  [[nodiscard]] ur_result_t import(ur_native_handle_t native, bool owned, core::ImportedProgram *program) noexcept;

  // kernels.cpp
  [[nodiscard]] ur_result_t createKernel(core::NativeProgram program, const char *name, core::KernelFacts *facts,
                                         core::NativeKernel *kernel) noexcept;
  void destroyKernel(core::NativeKernel kernel) noexcept;
  [[nodiscard]] ur_result_t importKernel(ur_native_handle_t native, bool owned, core::NativeProgram program,
                                         core::KernelFacts *facts, core::NativeKernel *kernel) noexcept;

  // linker.cpp
  ur_result_t compile(const core::ProgramDesc &desc, std::string *log, core::NativeProgram *object) noexcept override;
  ur_result_t link(const core::LinkDesc &desc, std::string *log, core::NativeProgram *program) noexcept override;
  ur_result_t constants(const core::ProgramDesc &desc, std::vector<core::ConstantFacts> *found) noexcept override;
  ur_result_t binary(core::NativeProgram program, std::vector<uint8_t> *code) noexcept override;

  // symbols.cpp
  ur_result_t globalVariable(core::NativeProgram program, const char *name, void **address,
                             size_t *size) noexcept override;
  ur_result_t functionPointer(core::NativeProgram program, const char *name, void **address) noexcept override;

private:
  /// Makes a program of code, with its constants set, and then something of that. Throws bad_alloc.
  template <class Make>
  [[nodiscard]] ur_result_t fromCode(const core::ProgramDesc &desc, std::string *log, core::NativeProgram *program,
                                     Make &&make);

  const Context &context_;
};

[[nodiscard]] ur_result_t enqueueLaunch(core::Stream stream, const core::LaunchDesc &desc,
                                        const core::Fence &fence) noexcept;

/// What a device can do with programs.
void describePrograms(const DeviceQuery &get, const Platform &platform, Device &device);

} // namespace ur::opencl
