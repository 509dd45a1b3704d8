// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// SPIR-V to a processor's code, for drivers whose vendor takes none: by the compiler that is a process of its own.
#pragma once

#include "adapters/core/port/spirv.hpp"
#include "compiler/compile.hpp"

#include <algorithm>
#include <cstring>

namespace ur::core {

/// A module with the constants that it is to have. Throws bad_alloc.
[[nodiscard]] inline compiler::Module moduleOf(const ProgramDesc &desc) {
  compiler::Module module;
  module.spirv.assign(desc.code.begin(), desc.code.end());
  for (const ConstantValue &constant : desc.constants) {
    uint64_t value = 0;
    std::memcpy(&value, constant.value.data(), std::min(constant.value.size(), sizeof value));
    module.constants.push_back({constant.id, value});
  }
  return module;
}

/// An object for the linker: the module as it is, once it is seen to be whole. Throws bad_alloc. PROGRAM_BUILD_FAILURE:
/// the log says why.
[[nodiscard]] inline ur_result_t makeObject(const ProgramDesc &desc, std::string *log,
                                            std::optional<compiler::Module> *object) {
  if (!readSpirv(desc.code)) {
    *log = "The SPIR-V is cut off, or its instructions don't fill it exactly.";
    return UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE;
  }
  *object = moduleOf(desc);
  return UR_RESULT_SUCCESS;
}

/// The modules of all objects; nothing where none is SPIR-V. False: some aren't, which the log says. Throws bad_alloc.
template <class Objects, class ModuleOf>
[[nodiscard]] bool gatherModules(const Objects &objects, ModuleOf &&moduleOfObject, std::string *log,
                                 std::vector<compiler::Module> *modules) {
  for (const auto &object : objects) {
    if (const std::optional<compiler::Module> &module = moduleOfObject(object))
      modules->push_back(*module);
  }
  if (modules->empty() || modules->size() == objects.size())
    return true;
  *log = "SPIR-V is linked with SPIR-V only, not with binaries or text.";
  return false;
}

/// All modules of objects become one, by make(modules), which answers as compileSpirv does. Throws bad_alloc.
/// UNSUPPORTED_FEATURE: none of the objects is SPIR-V; PROGRAM_LINK_FAILURE: the log says why.
template <class Objects, class ModuleOf, class Make>
[[nodiscard]] ur_result_t linkModules(const Objects &objects, ModuleOf &&moduleOfObject, std::string *log,
                                      Make &&make) {
  std::vector<compiler::Module> modules;
  if (!gatherModules(objects, moduleOfObject, log, &modules))
    return UR_RESULT_ERROR_PROGRAM_LINK_FAILURE;
  if (modules.empty())
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  const ur_result_t result = make(std::move(modules));
  return result == UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE ? UR_RESULT_ERROR_PROGRAM_LINK_FAILURE : result;
}

/// Code of one module, or of several that are linked. `leftOut`: the kernels of which the code has none; the log names
/// them. Blocks; throws bad_alloc. COMPILER_NOT_AVAILABLE, PROGRAM_BUILD_FAILURE: the log says why.
[[nodiscard]] inline ur_result_t compileSpirv(const compiler::Request &request, std::string *log, std::string *code,
                                              std::vector<compiler::LeftOut> *leftOut) {
  compiler::Answer answer;
  const ur_result_t result = compiler::compile(request, &answer);
  *log = std::move(answer.log);
  *code = std::move(answer.code);
  *leftOut = std::move(answer.leftOut);
  for (const compiler::LeftOut &one : *leftOut)
    *log += "Left out: " + one.why + ".\n";
  return result;
}

/// What createKernel answers of a kernel that the code hasn't. Throws bad_alloc.
[[nodiscard]] inline ur_result_t isNoKernel(const std::vector<compiler::LeftOut> &leftOut, const char *name,
                                            KernelFacts *facts) {
  const std::string *const why = compiler::whyLeftOut(leftOut, name);
  if (!why)
    return UR_RESULT_ERROR_INVALID_KERNEL_NAME;
  facts->whyNot = *why;
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

} // namespace ur::core
