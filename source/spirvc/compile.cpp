// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/compile.hpp"

#include "spirvc/progress.hpp"
#include "spirvc/targets/assertions.hpp"
#include "spirvc/targets/machine_target.hpp"

#include <llvm/IR/DiagnosticHandler.h>
#include <llvm/IR/DiagnosticInfo.h>
#include <llvm/IR/DiagnosticPrinter.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Linker/Linker.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Transforms/IPO/Internalize.h>

namespace ur::spirvc {

namespace {

void optimize(llvm::Module &module, Target &target) {
  Analyses analyses(target.machine());
  llvm::ModulePassManager passes = analyses.builder().buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O3);
  analyses.run(passes, module);
}

void verify(const llvm::Module &module) {
  std::string problem;
  llvm::raw_string_ostream to(problem);
  if (llvm::verifyModule(module, &to))
    throw Refused("the module isn't valid: " + problem);
}

/// Names that nobody defines are better told here than by the driver.
void checkDefined(const llvm::Module &module, const Target &target) {
  for (const llvm::Function &function : module) {
    if (function.isDeclaration() && !function.isIntrinsic() && !function.use_empty() &&
        !target.provides(function.getName()))
      throw Refused("the module calls '" + function.getName().str() + "', which isn't there");
  }
}

void readSource(const Source &source, llvm::Module &module, Target &target, Compiled *compiled) {
  const Binary binary(source.spirv);
  ModuleReader reader(binary, module, target, source.constants);
  std::vector<KernelFacts> &all = compiled->kernels;
  for (KernelFacts &kernel : reader.read()) {
    if (std::any_of(all.begin(), all.end(), [&](const KernelFacts &other) { return other.name == kernel.name; }))
      throw Refused("two modules have a kernel '" + kernel.name + "'");
    all.push_back(std::move(kernel));
  }
  compiled->leftOut.insert(compiled->leftOut.end(), reader.leftOut().begin(), reader.leftOut().end());
}

/// What is wrong, the linker and who writes code tell whom they call; else they end the process.
class Listener final : public llvm::DiagnosticHandler {
public:
  explicit Listener(std::string *text) : text_(text) {}
  bool handleDiagnostics(const llvm::DiagnosticInfo &what) override {
    if (what.getSeverity() != llvm::DS_Error)
      return true;
    llvm::raw_string_ostream to(*text_);
    llvm::DiagnosticPrinterRawOStream printer(to);
    what.print(printer);
    return true;
  }

private:
  std::string *const text_;
};

void link(llvm::Module &all, std::unique_ptr<llvm::Module> one, const std::string &problem) {
  if (llvm::Linker::linkModules(all, std::move(one)))
    throw Refused("the modules can't be linked: " + problem);
}

} // namespace

Compiled describe(const Source &source, Target &target) {
  llvm::LLVMContext context;
  llvm::Module module("spirv", context);
  Compiled compiled;
  readSource(source, module, target, &compiled);
  return compiled;
}

Compiled compile(std::span<const Source> sources, Target &target, Output output) {
  enter(Progress::reading);
  std::string problem;
  llvm::LLVMContext context;
  context.setDiagnosticHandler(std::make_unique<Listener>(&problem));
  Compiled compiled;
  std::unique_ptr<llvm::Module> all;
  for (const Source &source : sources) {
    auto one = std::make_unique<llvm::Module>("spirv", context);
    readSource(source, *one, target, &compiled);
    verify(*one);
    if (!all)
      all = std::move(one);
    else
      link(*all, std::move(one), problem);
  }
  if (!all)
    throw Refused("there is no module");
  llvm::Module &module = *all;
  defineAssertions(module, target);
  target.complete(module, compiled.kernels);
  checkDefined(module, target);
  llvm::internalizeModule(module, [&](const llvm::GlobalValue &value) {
    // Variables that the module exports are the host's to find; of local memory the launch says how much there is.
    return llvm::isa<llvm::GlobalVariable>(value) ||
           std::any_of(compiled.kernels.begin(), compiled.kernels.end(),
                       [&](const KernelFacts &kernel) { return value.getName() == kernel.name; });
  });
  enter(Progress::optimizing);
  optimize(module, target);
  target.settle(module);
  enter(Progress::writing);
  const bool writesObject = output == Output::code && !target.writesText();
  llvm::SmallString<0> code;
  llvm::raw_svector_ostream to(code);
  if (output == Output::ir) {
    module.print(to, nullptr);
  } else {
    llvm::legacy::PassManager passes;
    if (target.machine().addPassesToEmitFile(passes, to, nullptr,
                                             writesObject ? llvm::CodeGenFileType::ObjectFile
                                                          : llvm::CodeGenFileType::AssemblyFile))
      throw Refused("the target can't write such a file");
    passes.run(module);
    if (!problem.empty())
      throw Refused("no code can be written for this module: " + problem);
  }
  compiled.code = output == Output::code ? target.finish(code.str().str()) : code.str().str();
  return compiled;
}

} // namespace ur::spirvc
