// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/reader/conversions.hpp"

#include "spirvc/reader/binary.hpp"
#include "spirvc/reader/rounding.hpp"

#include <llvm/IR/Intrinsics.h>

namespace ur::spirvc {

using llvm::IRBuilder;
using llvm::Value;
using spv::Op;

namespace {

bool haveSameShape(llvm::Type *from, llvm::Type *to) {
  const auto *const a = llvm::dyn_cast<llvm::FixedVectorType>(from);
  const auto *const b = llvm::dyn_cast<llvm::FixedVectorType>(to);
  return a && b ? a->getNumElements() == b->getNumElements() : !a && !b;
}

} // namespace

Value *resize(IRBuilder<> &builder, Value *value, llvm::Type *type, bool isSigned) {
  if (!haveSameShape(value->getType(), type))
    throw Refused("integers of different numbers of components belong together");
  return isSigned ? builder.CreateSExtOrTrunc(value, type) : builder.CreateZExtOrTrunc(value, type);
}

namespace computing {

void refuse(Op op, const char *why) {
  throw Refused(nameOf(op) + ": " + why);
}

Value *operand(Op op, const Computation &what, size_t i, bool isFloat) {
  if (i >= what.operands.size())
    refuse(op, "an operand is missing");
  llvm::Type *const type = what.operands[i]->getType();
  if (isFloat ? !type->isFPOrFPVectorTy() : !type->isIntOrIntVectorTy())
    refuse(op, isFloat ? "an operand is no floating-point number" : "an operand is no integer");
  if (type != what.operands[0]->getType())
    refuse(op, "its operands have different types");
  return what.operands[i];
}

namespace {

/// Rounded as a conversion asks for it, to a number without a fraction.
Value *rounded(IRBuilder<> &builder, Value *value, spv::FPRoundingMode mode) {
  switch (mode) {
  case spv::FPRoundingMode::RTE:
    return builder.CreateUnaryIntrinsic(llvm::Intrinsic::rint, value);
  case spv::FPRoundingMode::RTP:
    return builder.CreateUnaryIntrinsic(llvm::Intrinsic::ceil, value);
  case spv::FPRoundingMode::RTN:
    return builder.CreateUnaryIntrinsic(llvm::Intrinsic::floor, value);
  default:
    return value;
  }
}

Value *toInteger(IRBuilder<> &builder, Op op, const Computation &what, bool isSigned) {
  Value *value = operand(op, what, 0, true);
  if (!what.type->isIntOrIntVectorTy())
    refuse(op, "its result is no integer");
  if (what.rounding)
    value = rounded(builder, value, *what.rounding);
  if (what.saturates) {
    return builder.CreateIntrinsic(isSigned ? llvm::Intrinsic::fptosi_sat : llvm::Intrinsic::fptoui_sat,
                                   {what.type, value->getType()}, {value});
  }
  return isSigned ? builder.CreateFPToSI(value, what.type) : builder.CreateFPToUI(value, what.type);
}

Value *toFloat(IRBuilder<> &builder, Op op, const Computation &what, bool isSigned) {
  Value *const value = operand(op, what, 0, false);
  if (!what.type->isFPOrFPVectorTy())
    refuse(op, "its result is no floating-point number");
  return roundInteger(builder, value, what.type, isSigned, what.rounding.value_or(spv::FPRoundingMode::RTE));
}

/// Between integers of any widths, signed or not, to the nearest that there is.
Value *saturated(IRBuilder<> &builder, Op op, const Computation &what, bool fromSigned, bool toSigned) {
  Value *const value = operand(op, what, 0, false);
  const unsigned from = value->getType()->getScalarSizeInBits(), to = what.type->getScalarSizeInBits();
  const unsigned wide = std::max(from, to) + 1;
  llvm::Type *const wider = value->getType()->getWithNewBitWidth(wide);
  Value *const widened = fromSigned ? builder.CreateSExt(value, wider) : builder.CreateZExt(value, wider);
  const llvm::APInt low = toSigned ? llvm::APInt::getSignedMinValue(to).sext(wide) : llvm::APInt::getZero(wide);
  const llvm::APInt high =
      toSigned ? llvm::APInt::getSignedMaxValue(to).zext(wide) : llvm::APInt::getMaxValue(to).zext(wide);
  Value *const bounded = builder.CreateBinaryIntrinsic(
      llvm::Intrinsic::smax,
      builder.CreateBinaryIntrinsic(llvm::Intrinsic::smin, widened, llvm::ConstantInt::get(wider, high)),
      llvm::ConstantInt::get(wider, low));
  return builder.CreateTrunc(bounded, what.type);
}

Value *convertFloat(IRBuilder<> &builder, Op op, const Computation &what) {
  Value *const value = operand(op, what, 0, true);
  if (!what.type->isFPOrFPVectorTy())
    refuse(op, "its result is no floating-point number");
  return roundFloat(builder, value, what.type, what.rounding.value_or(spv::FPRoundingMode::RTE));
}

} // namespace

Value *convert(IRBuilder<> &builder, Op op, const Computation &what) {
  if (what.operands.empty() || !haveSameShape(what.operands[0]->getType(), what.type))
    refuse(op, "operand and result have different numbers of components");
  switch (op) {
  case Op::OpConvertFToU:
    return toInteger(builder, op, what, false);
  case Op::OpConvertFToS:
    return toInteger(builder, op, what, true);
  case Op::OpConvertSToF:
    return toFloat(builder, op, what, true);
  case Op::OpConvertUToF:
    return toFloat(builder, op, what, false);
  case Op::OpUConvert:
  case Op::OpSConvert:
    if (!what.type->isIntOrIntVectorTy())
      refuse(op, "its result is no integer");
    if (what.saturates)
      return saturated(builder, op, what, op == Op::OpSConvert, op == Op::OpSConvert);
    return resize(builder, operand(op, what, 0, false), what.type, op == Op::OpSConvert);
  case Op::OpSatConvertSToU:
  case Op::OpSatConvertUToS:
    if (!what.type->isIntOrIntVectorTy())
      refuse(op, "its result is no integer");
    return saturated(builder, op, what, op == Op::OpSatConvertSToU, op == Op::OpSatConvertUToS);
  default:
    return convertFloat(builder, op, what);
  }
}

} // namespace computing

} // namespace ur::spirvc
