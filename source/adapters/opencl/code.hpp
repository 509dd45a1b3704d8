// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What programs go through from code on: made, built or compiled, and their logs read.
#pragma once

#include "adapters/core/port/guarded.hpp"
#include "adapters/opencl/programs.hpp"

#include <memory>
#include <optional>

namespace ur::opencl {

/// A program that isn't built yet.
struct Code {
  std::unique_ptr<Program> program;
  std::string options; ///< to build it with
};

/// Whether code that is no binary begins like something that the driver takes for a device.
[[nodiscard]] bool takesCode(const Context &context, std::span<const uint8_t> code, uint32_t device) noexcept;

/// Of SPIR-V, source, or a binary of the driver's, with its constants set. The log says what is wrong with code. May
/// block, and throws bad_alloc. INVALID_BINARY, COMPILER_NOT_AVAILABLE.
[[nodiscard]] ur_result_t makeCode(const Context &context, const core::ProgramDesc &desc, std::string *log, Code *code);

/// Calls use(code) with it, and answers the same, or why there is none.
template <class Use>
[[nodiscard]] ur_result_t withCode(const Context &context, const core::ProgramDesc &desc, std::string *log,
                                   Use &&use) noexcept {
  return core::guarded([&] {
    Code code;
    const ur_result_t made = makeCode(context, desc, log, &code);
    return made == UR_RESULT_SUCCESS ? use(code) : made;
  });
}

/// Adds what the driver says of a program and, where it has failed, how. Throws bad_alloc.
void readLog(const Program &program, cl_int result, const char *options, std::string *log);

/// Hands out what was built or compiled with that result, and its log. Throws bad_alloc.
[[nodiscard]] ur_result_t finishBuild(Code code, cl_int result, std::string *log, core::NativeProgram *program);

/// Throws bad_alloc.
[[nodiscard]] std::vector<std::string> kernelNames(const Api &api, cl_program program);

/// What a program is for a device; nothing where the driver doesn't say.
[[nodiscard]] std::optional<cl_uint> binaryType(const Api &api, cl_program program, cl_device_id device) noexcept;

} // namespace ur::opencl
