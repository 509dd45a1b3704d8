// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code as the runtime takes it, and how what callers have becomes such code.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/core/port/spirv_code.hpp"
#include "adapters/core/port/text.hpp"
#include "adapters/cuda_like/device.hpp"
#include "adapters/hip/code_facts.hpp"

namespace ur::hip {

struct Code {
  enum class Type : uint8_t { object, text };
  std::string bytes;
  Type type = Type::object; ///< what the runtime is given is never a text
  CodeFacts facts;
  std::optional<compiler::Module> spirv = std::nullopt;    ///< to be linked with others; then there are no bytes
  std::optional<compiler::Request> request = std::nullopt; ///< what it was compiled of, if that is SPIR-V
};

/// Whether it may be one that is compiled: a text, or SPIR-V.
[[nodiscard]] inline bool takesLanguage(std::span<const uint8_t> code) noexcept {
  return core::isText(code) || core::isSpirv(code);
}

/// Whether SPIR-V can become code for such a device: one of AMD's, by a runtime that takes code objects of version 5.
/// Those of HIP 5.7 and 6.4 do, that of 5.2 doesn't.
[[nodiscard]] inline bool takesCompiled(const Api &api, std::string_view target) noexcept {
  return api.version >= 507 && target.starts_with("gfx");
}

/// Of a binary (a code object, or a bundle of them) or of what is compiled: a text in HIP C++, or SPIR-V. The log
/// receives what there is to say. May block, and throws bad_alloc. INVALID_BINARY: it is nothing of that, or not whole;
/// UNSUPPORTED_FEATURE: to be linked, and no SPIR-V; COMPILER_NOT_AVAILABLE; PROGRAM_BUILD_FAILURE.
[[nodiscard]] ur_result_t makeCode(const Device &device, const core::ProgramDesc &desc, bool toBeLinked,
                                   std::string *log, Code *code);

/// The name of a device's code, such as gfx90a:sramecc+:xnack-. Empty: the runtime doesn't tell.
[[nodiscard]] std::string targetOf(const Api &api, DeviceNumber device);

/// Of modules of SPIR-V, which become one. Blocks; throws bad_alloc. COMPILER_NOT_AVAILABLE, PROGRAM_BUILD_FAILURE: the
/// log says why.
[[nodiscard]] ur_result_t ofSpirv(const Device &device, std::vector<compiler::Module> modules, std::string *log,
                                  Code *code);

/// A code object of SPIR-V. Blocks; throws bad_alloc. COMPILER_NOT_AVAILABLE, PROGRAM_BUILD_FAILURE: the log says why.
[[nodiscard]] ur_result_t compileRequest(compiler::Request request, std::string *log, Code *code);

} // namespace ur::hip
