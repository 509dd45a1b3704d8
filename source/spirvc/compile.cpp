// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/compile.hpp"

#include "spirvc/progress.hpp"

#include <llvm/IR/LegacyPassManager.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Transforms/IPO/Internalize.h>

namespace ur::spirvc {

namespace {

void optimize(llvm::Module &module, Target &target) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager graph;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder passes(&target.machine());
  passes.registerModuleAnalyses(modules);
  passes.registerCGSCCAnalyses(graph);
  passes.registerFunctionAnalyses(functions);
  passes.registerLoopAnalyses(loops);
  passes.crossRegisterProxies(loops, functions, graph, modules);
  passes.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O3).run(module, modules);
}

void verify(const llvm::Module &module) {
  std::string problem;
  llvm::raw_string_ostream to(problem);
  if (llvm::verifyModule(module, &to))
    throw Refused("the module isn't valid: " + problem);
}

/// Names that nobody defines are better told here than by the driver.
void checkDefined(const llvm::Module &module) {
  for (const llvm::Function &function : module) {
    if (function.isDeclaration() && !function.isIntrinsic() && !function.use_empty() &&
        function.getName() != "__nvvm_reflect") // the optimizer's
      throw Refused("the module calls '" + function.getName().str() + "', which isn't there");
  }
}

} // namespace

Compiled compile(std::span<const uint8_t> spirv, Target &target, const SpecConstants &constants, Output output) {
  enter(Progress::reading);
  llvm::LLVMContext context;
  llvm::Module module("spirv", context);
  const Binary binary(spirv);
  Compiled compiled;
  compiled.kernels = ModuleReader(binary, module, target, constants).read();
  verify(module);
  target.complete(module, compiled.kernels);
  checkDefined(module);
  llvm::internalizeModule(module, [&](const llvm::GlobalValue &value) {
    // Variables that the module exports are the host's to find; of local memory the launch says how much there is.
    return llvm::isa<llvm::GlobalVariable>(value) ||
           std::any_of(compiled.kernels.begin(), compiled.kernels.end(),
                       [&](const KernelFacts &kernel) { return value.getName() == kernel.name; });
  });
  enter(Progress::optimizing);
  optimize(module, target);
  enter(Progress::writing);
  llvm::SmallString<0> code;
  llvm::raw_svector_ostream to(code);
  if (output == Output::ir) {
    module.print(to, nullptr);
  } else {
    llvm::legacy::PassManager passes;
    if (target.machine().addPassesToEmitFile(passes, to, nullptr,
                                             output == Output::code ? llvm::CodeGenFileType::ObjectFile
                                                                    : llvm::CodeGenFileType::AssemblyFile))
      throw Refused("the target can't write such a file");
    passes.run(module);
  }
  compiled.code = code.str().str();
  return compiled;
}

} // namespace ur::spirvc
