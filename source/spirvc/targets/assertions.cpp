// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/assertions.hpp"

#include "spirvc/reader/binary.hpp"

namespace ur::spirvc {

void defineAssertions(llvm::Module &module, Target &target) {
  llvm::Function *const function = module.getFunction("__devicelib_assert_fail");
  if (!function || !function->isDeclaration())
    return;
  llvm::IRBuilder<> builder(module.getContext());
  llvm::Type *const text = builder.getPtrTy(target.addressSpaces().generic), *const wide = builder.getInt64Ty();
  const std::array<llvm::Type *, 10> types{text, text, builder.getInt32Ty(), text, wide, wide, wide, wide, wide, wide};
  if (function->getFunctionType() != llvm::FunctionType::get(builder.getVoidTy(), types, false)) {
    throw Refused("the module calls '__devicelib_assert_fail' with other parameters than "
                  "cl_intel_devicelib_assert's: expression, file, line, function, and two ids of three dimensions");
  }
  builder.SetInsertPoint(llvm::BasicBlock::Create(module.getContext(), "", function));
  AssertionText what;
  what.expression = function->getArg(0);
  what.file = function->getArg(1);
  what.line = function->getArg(2);
  what.function = function->getArg(3);
  for (unsigned i = 0; i < what.ids.size(); ++i)
    what.ids[i] = function->getArg(4 + i);
  target.failAssertion(builder, what);
  builder.CreateRetVoid();
}

} // namespace ur::spirvc
