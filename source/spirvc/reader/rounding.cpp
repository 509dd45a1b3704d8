// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/reader/rounding.hpp"

#include <llvm/IR/Intrinsics.h>

namespace ur::spirvc {

using llvm::IRBuilder;
using llvm::Value;
using spv::FPRoundingMode;
namespace Intrinsic = llvm::Intrinsic;

namespace {

/// The numbers whose magnitude is the next one, larger or smaller, where the condition holds: they have the next bits.
Value *step(IRBuilder<> &builder, Value *number, Value *condition, Value *isLarger) {
  llvm::Type *const bits =
      number->getType()->getWithNewType(builder.getIntNTy(number->getType()->getScalarSizeInBits()));
  Value *const by =
      builder.CreateSelect(isLarger, llvm::ConstantInt::get(bits, 1), llvm::Constant::getAllOnesValue(bits));
  Value *const moved = builder.CreateAdd(builder.CreateBitCast(number, bits), by);
  return builder.CreateSelect(condition, builder.CreateBitCast(moved, number->getType()), number);
}

} // namespace

/// To the nearest first, and back: that tells to which side it went.
Value *roundFloat(IRBuilder<> &builder, Value *value, llvm::Type *type, FPRoundingMode mode) {
  Value *const nearest = builder.CreateFPCast(value, type);
  if (mode == FPRoundingMode::RTE || type->getScalarSizeInBits() >= value->getType()->getScalarSizeInBits())
    return nearest;
  Value *const back = builder.CreateFPExt(nearest, value->getType());
  Value *const isNegative = builder.createIsFPClass(nearest, llvm::fcNegative);
  switch (mode) {
  case FPRoundingMode::RTP:
    return step(builder, nearest, builder.CreateFCmpOLT(back, value), builder.CreateNot(isNegative));
  case FPRoundingMode::RTN:
    return step(builder, nearest, builder.CreateFCmpOGT(back, value), isNegative);
  default: {
    const auto magnitude = [&](Value *of) { return builder.CreateUnaryIntrinsic(Intrinsic::fabs, of); };
    return step(builder, nearest, builder.CreateFCmpOGT(magnitude(back), magnitude(value)),
                llvm::Constant::getNullValue(isNegative->getType()));
  }
  }
}

/// What the number's digits have no room for goes off the magnitude, so that the rest is converted as it is.
Value *roundInteger(IRBuilder<> &builder, Value *value, llvm::Type *type, bool isSigned, FPRoundingMode mode) {
  if (mode == FPRoundingMode::RTE)
    return isSigned ? builder.CreateSIToFP(value, type) : builder.CreateUIToFP(value, type);
  if (type->getScalarType()->isHalfTy()) { // Rounded twice to the same side, it is as if it were once.
    llvm::Type *const wide = type->getWithNewType(builder.getFloatTy());
    return roundFloat(builder, roundInteger(builder, value, wide, isSigned, mode), type, mode);
  }
  llvm::Type *const from = value->getType();
  const unsigned bits = from->getScalarSizeInBits();
  const unsigned digits = llvm::APFloat::semanticsPrecision(type->getScalarType()->getFltSemantics());
  if (bits <= digits)
    return isSigned ? builder.CreateSIToFP(value, type) : builder.CreateUIToFP(value, type);
  const auto number = [&](uint64_t of) { return llvm::ConstantInt::get(from, of); };
  Value *const isNegative = isSigned ? builder.CreateICmpSLT(value, number(0))
                                     : llvm::Constant::getNullValue(llvm::CmpInst::makeCmpResultType(from));
  Value *const magnitude = builder.CreateSelect(isNegative, builder.CreateNeg(value), value);
  Value *const zeros = builder.CreateBinaryIntrinsic(Intrinsic::ctlz, magnitude, builder.getFalse());
  Value *const used = builder.CreateSub(number(bits), zeros);
  // As many bits as there is no room for.
  Value *const lost = builder.CreateBinaryIntrinsic(Intrinsic::usub_sat, used, number(digits));
  Value *const kept = builder.CreateShl(builder.CreateLShr(magnitude, lost), lost);
  Value *const towardsZero = builder.CreateUIToFP(kept, type);
  Value *const isExact = builder.CreateICmpEQ(kept, magnitude);
  Value *away = llvm::Constant::getNullValue(isNegative->getType());
  if (mode == FPRoundingMode::RTP)
    away = builder.CreateNot(isNegative);
  else if (mode == FPRoundingMode::RTN)
    away = isNegative;
  Value *const rounded = step(builder, towardsZero, builder.CreateAnd(away, builder.CreateNot(isExact)), away);
  return builder.CreateSelect(isNegative, builder.CreateFNeg(rounded), rounded);
}

} // namespace ur::spirvc
