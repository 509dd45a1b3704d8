// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What functions of mathematics are made with that are for vectors, too.
#pragma once

#include "spirvc/reader/arithmetic.hpp"
#include "spirvc/reader/opencl_std.hpp"

namespace ur::spirvc {

/// By `compute`, for each component of vectors.
template <class Compute>
llvm::Value *eachComponent(llvm::IRBuilder<> &builder, llvm::Value *operand, llvm::Type *type, Compute &&compute) {
  auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(operand->getType());
  if (!vector)
    return compute([](llvm::Value *value) { return value; }, 0u);
  llvm::Value *made = llvm::PoisonValue::get(type);
  for (unsigned i = 0; i < vector->getNumElements(); ++i) {
    llvm::Value *const one = compute([&](llvm::Value *value) { return builder.CreateExtractElement(value, i); }, i);
    made = builder.CreateInsertElement(made, one, i);
  }
  return made;
}

/// The target's function of scalars.
inline llvm::Value *callTarget(llvm::IRBuilder<> &builder, TargetPort &target, const char *name, llvm::Type *result,
                               llvm::ArrayRef<llvm::Value *> arguments) {
  std::vector<llvm::Value *> wide;
  for (llvm::Value *const argument : arguments)
    wide.push_back(argument->getType()->isHalfTy() ? builder.CreateFPExt(argument, builder.getFloatTy()) : argument);
  if (!result->isHalfTy())
    return target.math(builder, name, result, wide);
  return builder.CreateFPTrunc(target.math(builder, name, builder.getFloatTy(), wide), result);
}

inline llvm::Constant *splat(llvm::Type *type, double value) {
  return llvm::ConstantFP::get(type, value);
}

/// Whether the first of them are as many floating-point numbers, or vectors of such, of one type.
inline bool areAlike(const Operands &operands, size_t count) {
  if (operands.size() < count || !operands[0]->getType()->isFPOrFPVectorTy())
    return false;
  return std::all_of(operands.begin(), operands.begin() + static_cast<ptrdiff_t>(count),
                     [&](llvm::Value *operand) { return operand->getType() == operands[0]->getType(); });
}

} // namespace ur::spirvc
