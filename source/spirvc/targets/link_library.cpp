// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/link_library.hpp"

#include "spirvc/reader/binary.hpp"

#include <algorithm>

#include <llvm/IRReader/IRReader.h>
#include <llvm/Linker/Linker.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/SourceMgr.h>

namespace ur::spirvc {

namespace {

/// What the module calls of a library whose functions' names begin so.
std::vector<std::string> calledOf(const llvm::Module &module, llvm::StringRef prefix) {
  const auto isCalled = [&](const llvm::Function &function) {
    return function.isDeclaration() && function.getName().starts_with(prefix) && !function.use_empty();
  };
  std::vector<std::string> names;
  for (const llvm::Function &function : module) {
    if (isCalled(function))
      names.push_back(function.getName().str());
  }
  return names;
}

void linkNeeded(llvm::Module &module, std::unique_ptr<llvm::Module> library, const std::vector<std::string> &names,
                const std::string &what) {
  library->setTargetTriple(module.getTargetTriple());
  library->setDataLayout(module.getDataLayout());
  if (llvm::Linker::linkModules(module, std::move(library), llvm::Linker::LinkOnlyNeeded))
    throw Refused(what + " can't be linked");
  const auto missing = std::ranges::find_if(names, [&](const std::string &name) {
    const llvm::Function *const function = module.getFunction(name);
    return !function || function->isDeclaration();
  });
  if (missing != names.end())
    throw Refused(what + " has no " + *missing);
}

} // namespace

void linkLibrary(llvm::Module &module, const std::string &path, llvm::StringRef prefix) {
  const std::vector<std::string> names = calledOf(module, prefix);
  if (names.empty())
    return;
  llvm::SMDiagnostic problem;
  std::unique_ptr<llvm::Module> library = llvm::getLazyIRFileModule(path, problem, module.getContext());
  if (!library) {
    throw Refused("the module calls " + names[0] + "; the library '" + path +
                  "' can't be read: " + problem.getMessage().str());
  }
  linkNeeded(module, std::move(library), names, "the library '" + path + "'");
}

void linkFunctions(llvm::Module &module, std::span<const unsigned char> bitcode, llvm::StringRef prefix) {
  const std::vector<std::string> names = calledOf(module, prefix);
  if (names.empty())
    return;
  const llvm::StringRef bytes(reinterpret_cast<const char *>(bitcode.data()), bitcode.size());
  llvm::SMDiagnostic problem;
  std::unique_ptr<llvm::Module> library =
      llvm::getLazyIRModule(llvm::MemoryBuffer::getMemBuffer(bytes, "", false), problem, module.getContext());
  if (!library)
    throw Refused("the functions that kernels are linked with can't be read: " + problem.getMessage().str());
  for (llvm::Function &function : *library) { // they are for the module's processor, and become part of its functions
    for (const char *const which : {"target-cpu", "target-features", "frame-pointer", "min-legal-vector-width"})
      function.removeFnAttr(which);
  }
  linkNeeded(module, std::move(library), names, "what kernels are linked with");
}

} // namespace ur::spirvc
