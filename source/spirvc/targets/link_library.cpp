// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/link_library.hpp"

#include "spirvc/reader/binary.hpp"

#include <algorithm>

#include <llvm/IRReader/IRReader.h>
#include <llvm/Linker/Linker.h>
#include <llvm/Support/SourceMgr.h>

namespace ur::spirvc {

void linkLibrary(llvm::Module &module, const std::string &path, llvm::StringRef prefix) {
  const auto isCalled = [&](const llvm::Function &function) {
    return function.isDeclaration() && function.getName().starts_with(prefix) && !function.use_empty();
  };
  std::vector<std::string> names;
  for (const llvm::Function &function : module) {
    if (isCalled(function))
      names.push_back(function.getName().str());
  }
  if (names.empty())
    return;
  llvm::SMDiagnostic problem;
  std::unique_ptr<llvm::Module> library = llvm::getLazyIRFileModule(path, problem, module.getContext());
  if (!library) {
    throw Refused("the module calls " + names[0] + "; the library '" + path +
                  "' can't be read: " + problem.getMessage().str());
  }
  library->setTargetTriple(module.getTargetTriple());
  library->setDataLayout(module.getDataLayout());
  if (llvm::Linker::linkModules(module, std::move(library), llvm::Linker::LinkOnlyNeeded))
    throw Refused("the library '" + path + "' can't be linked");
  const auto missing = std::ranges::find_if(names, [&](const std::string &name) {
    const llvm::Function *const function = module.getFunction(name);
    return !function || function->isDeclaration();
  });
  if (missing != names.end())
    throw Refused("the library '" + path + "' has no " + *missing);
}

} // namespace ur::spirvc
