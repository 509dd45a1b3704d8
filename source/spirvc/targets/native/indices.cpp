// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/indices.hpp"

#include "spirvc/targets/native/words.hpp"

#include <algorithm>

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/PatternMatch.h>

namespace ur::spirvc::native {

using llvm::Value;

namespace {

constexpr unsigned kMost = 16; ///< operations of an index

/// Whether it is of places of work-items alone, which are no negative numbers, and sizes.
bool isOfPlaces(const Value &value, unsigned depth = 0) {
  if (wordOf(value))
    return true;
  if (const auto *const constant = llvm::dyn_cast<llvm::ConstantInt>(&value))
    return !constant->isNegative();
  const auto *const operation = llvm::dyn_cast<llvm::BinaryOperator>(&value);
  if (!operation || depth == 8 ||
      (operation->getOpcode() != llvm::Instruction::Add && operation->getOpcode() != llvm::Instruction::Mul))
    return false;
  return isOfPlaces(*operation->getOperand(0), depth + 1) && isOfPlaces(*operation->getOperand(1), depth + 1);
}

bool isArithmetic(const Value &value) {
  const auto *const operation = llvm::dyn_cast<llvm::BinaryOperator>(&value);
  if (!operation)
    return false;
  switch (operation->getOpcode()) {
  case llvm::Instruction::Add:
  case llvm::Instruction::Sub:
  case llvm::Instruction::Mul:
    return true;
  case llvm::Instruction::Shl:
    return llvm::isa<llvm::ConstantInt>(operation->getOperand(1));
  default:
    return false;
  }
}

/// Whether there is a work-item's place in it, without which nothing is won.
bool hasPlace(const Value &value, unsigned *left) {
  if (*left == 0)
    return false;
  --*left;
  if (const auto *const cast = llvm::dyn_cast<llvm::TruncInst>(&value))
    return isOfPlaces(*cast->getOperand(0));
  if (!isArithmetic(value))
    return false;
  const auto &operation = llvm::cast<llvm::BinaryOperator>(value);
  const bool first = hasPlace(*operation.getOperand(0), left);
  return hasPlace(*operation.getOperand(1), left) || first;
}

Value *widen(llvm::IRBuilder<> &builder, Value *value, llvm::Type *wide) {
  auto *const cast = llvm::dyn_cast<llvm::TruncInst>(value);
  if (cast && cast->getOperand(0)->getType() == wide && isOfPlaces(*cast->getOperand(0)))
    return cast->getOperand(0);
  if (!isArithmetic(*value))
    return builder.CreateSExt(value, wide);
  auto *const operation = llvm::cast<llvm::BinaryOperator>(value);
  Value *const left = widen(builder, operation->getOperand(0), wide);
  Value *const right = operation->getOpcode() == llvm::Instruction::Shl
                           ? builder.CreateZExt(operation->getOperand(1), wide)
                           : widen(builder, operation->getOperand(1), wide);
  return builder.CreateBinOp(operation->getOpcode(), left, right);
}

bool leadsToMemory(const llvm::Instruction &cast) {
  return !cast.use_empty() && std::all_of(cast.user_begin(), cast.user_end(), [](const llvm::User *user) {
    return llvm::isa<llvm::GetElementPtrInst>(user);
  });
}

/// A place that was made narrow and wide again: itself; else null.
Value *narrowedPlace(llvm::Instruction &instruction) {
  using llvm::PatternMatch::m_AShr;
  using llvm::PatternMatch::m_Shl;
  using llvm::PatternMatch::m_SpecificInt;
  Value *place = nullptr;
  const auto pattern = m_AShr(m_Shl(llvm::PatternMatch::m_Value(place), m_SpecificInt(32)), m_SpecificInt(32));
  return instruction.getType()->isIntegerTy(64) && llvm::PatternMatch::match(&instruction, pattern) &&
                 isOfPlaces(*place)
             ? place
             : nullptr;
}

} // namespace

void widenIndices(llvm::Function &function) {
  for (llvm::Instruction &instruction : llvm::instructions(function)) {
    if (Value *const place = narrowedPlace(instruction); place && leadsToMemory(instruction))
      instruction.replaceAllUsesWith(place); // what isn't used any more, the optimizer drops
  }
  std::vector<llvm::SExtInst *> all;
  for (llvm::Instruction &instruction : llvm::instructions(function)) {
    auto *const cast = llvm::dyn_cast<llvm::SExtInst>(&instruction);
    unsigned left = kMost;
    if (cast && cast->getType()->isIntegerTy(64) && cast->getSrcTy()->isIntegerTy(32) && leadsToMemory(*cast) &&
        hasPlace(*cast->getOperand(0), &left) && left != 0)
      all.push_back(cast);
  }
  for (llvm::SExtInst *const cast : all) {
    llvm::IRBuilder<> builder(cast);
    cast->replaceAllUsesWith(widen(builder, cast->getOperand(0), cast->getType()));
    cast->eraseFromParent();
  }
}

} // namespace ur::spirvc::native
