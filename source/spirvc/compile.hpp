// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// SPIR-V in, a target's code out.
#pragma once

#include "spirvc/reader/module_reader.hpp"
#include "spirvc/targets/target.hpp"

namespace ur::spirvc {

struct Compiled {
  std::string code; ///< PTX as text, or an object file
  std::vector<KernelFacts> kernels;
  std::vector<compiler::LeftOut> leftOut;
};

enum class Output : uint8_t { code, assembly, ir };

/// A module, and the values of its specialization constants that aren't its own.
struct Source {
  std::span<const uint8_t> spirv;
  SpecConstants constants;
};

/// Several sources become one module: what one of them imports, another exports. Throws Refused, with the reason for
/// the build log. Uses LLVM, which may end the process where it meets a fault of its own: for that reason the compiler
/// is a process.
[[nodiscard]] Compiled compile(std::span<const Source> sources, Target &target, Output output);

/// What is in a module, without its code. Of the target, only whether it has what the module asks for. Throws Refused.
[[nodiscard]] Compiled describe(const Source &source, Target &target);

} // namespace ur::spirvc
