// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code as the driver takes it, and how what callers have becomes such code.
#pragma once

#include "adapters/core/port/spirv_code.hpp"
#include "adapters/core/port/text.hpp"
#include "adapters/cuda/code_facts.hpp"
#include "adapters/cuda_like/device.hpp"

namespace ur::cuda {

struct Code {
  std::string bytes; ///< of PTX without a final zero, which c_str() has
  CUjitInputType type = CU_JIT_INPUT_CUBIN;
  CodeFacts facts;
  std::optional<compiler::Module> spirv;    ///< to be linked with others; then there are no bytes
  std::optional<compiler::Request> request; ///< what it was compiled of: SPIR-V
};

/// Whether it may be one that is compiled: a text, or SPIR-V.
[[nodiscard]] inline bool takesLanguage(std::span<const uint8_t> code) noexcept {
  return core::isText(code) || core::isSpirv(code);
}

/// Of a binary (PTX, cubin, fatbin) or of what is compiled: SPIR-V, or a text, PTX or CUDA C++;
/// to be linked with others, or by itself. The log receives what there is to say. May block, and throws bad_alloc.
/// INVALID_BINARY: it is nothing of that, or not whole; COMPILER_NOT_AVAILABLE; PROGRAM_BUILD_FAILURE.
[[nodiscard]] ur_result_t makeCode(const Device &device, const core::ProgramDesc &desc, bool toBeLinked,
                                   std::string *log, Code *code);

/// PTX of SPIR-V. Blocks; throws bad_alloc. COMPILER_NOT_AVAILABLE, PROGRAM_BUILD_FAILURE: the log says why.
[[nodiscard]] ur_result_t compileRequest(compiler::Request request, std::string *log, Code *code);

/// Of modules of SPIR-V, which become one. Blocks; throws bad_alloc. COMPILER_NOT_AVAILABLE, PROGRAM_BUILD_FAILURE: the
/// log says why.
[[nodiscard]] ur_result_t ofSpirv(const Device &device, std::vector<compiler::Module> modules, std::string *log,
                                  Code *code);

} // namespace ur::cuda
