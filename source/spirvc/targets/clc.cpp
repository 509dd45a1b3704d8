// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/clc.hpp"

#include <llvm/IR/Module.h>

namespace ur::spirvc {

using llvm::Value;

std::string clcName(llvm::StringRef name, llvm::ArrayRef<Value *> arguments) {
  std::string symbol = "_Z" + std::to_string(name.size()) + name.str();
  for (const Value *const argument : arguments) {
    const llvm::Type *const type = argument->getType();
    symbol += type->isPointerTy() ? "Pi" : type->isFloatTy() ? "f" : type->isDoubleTy() ? "d" : "i";
  }
  return symbol;
}

Value *callLibrary(llvm::IRBuilder<> &builder, llvm::StringRef symbol, llvm::Type *result,
                   llvm::ArrayRef<Value *> arguments) {
  std::vector<llvm::Type *> types;
  std::vector<Value *> values;
  for (Value *const argument : arguments) {
    const bool leads = argument->getType()->isPointerTy();
    values.push_back(leads ? builder.CreateAddrSpaceCast(argument, builder.getPtrTy()) : argument);
    types.push_back(values.back()->getType());
  }
  llvm::Module &module = *builder.GetInsertBlock()->getModule();
  const auto function = module.getOrInsertFunction(symbol, llvm::FunctionType::get(result, types, false));
  return builder.CreateCall(function, values);
}

} // namespace ur::spirvc
