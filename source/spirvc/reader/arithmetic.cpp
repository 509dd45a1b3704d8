// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/reader/arithmetic.hpp"

#include "spirvc/reader/components.hpp"
#include "spirvc/reader/conversions.hpp"

#include <llvm/IR/Intrinsics.h>

namespace ur::spirvc {

using namespace computing;
using llvm::CmpInst;
using llvm::IRBuilder;
using llvm::Value;
using spv::Op;

namespace {

std::optional<llvm::Instruction::BinaryOps> binaryOf(Op op) {
  switch (op) {
  case Op::OpIAdd:
    return llvm::Instruction::Add;
  case Op::OpISub:
    return llvm::Instruction::Sub;
  case Op::OpIMul:
    return llvm::Instruction::Mul;
  case Op::OpUDiv:
    return llvm::Instruction::UDiv;
  case Op::OpSDiv:
    return llvm::Instruction::SDiv;
  case Op::OpUMod:
    return llvm::Instruction::URem;
  case Op::OpSRem:
    return llvm::Instruction::SRem;
  case Op::OpFAdd:
    return llvm::Instruction::FAdd;
  case Op::OpFSub:
    return llvm::Instruction::FSub;
  case Op::OpFMul:
    return llvm::Instruction::FMul;
  case Op::OpFDiv:
    return llvm::Instruction::FDiv;
  case Op::OpFRem:
    return llvm::Instruction::FRem;
  case Op::OpShiftLeftLogical:
    return llvm::Instruction::Shl;
  case Op::OpShiftRightLogical:
    return llvm::Instruction::LShr;
  case Op::OpShiftRightArithmetic:
    return llvm::Instruction::AShr;
  case Op::OpBitwiseAnd:
  case Op::OpLogicalAnd:
    return llvm::Instruction::And;
  case Op::OpBitwiseOr:
  case Op::OpLogicalOr:
    return llvm::Instruction::Or;
  case Op::OpBitwiseXor:
  case Op::OpLogicalNotEqual:
    return llvm::Instruction::Xor;
  default:
    return std::nullopt;
  }
}

std::optional<CmpInst::Predicate> predicateOf(Op op) {
  switch (op) {
  case Op::OpIEqual:
  case Op::OpLogicalEqual:
  case Op::OpPtrEqual:
    return CmpInst::ICMP_EQ;
  case Op::OpINotEqual:
  case Op::OpPtrNotEqual:
    return CmpInst::ICMP_NE;
  case Op::OpUGreaterThan:
    return CmpInst::ICMP_UGT;
  case Op::OpSGreaterThan:
    return CmpInst::ICMP_SGT;
  case Op::OpUGreaterThanEqual:
    return CmpInst::ICMP_UGE;
  case Op::OpSGreaterThanEqual:
    return CmpInst::ICMP_SGE;
  case Op::OpULessThan:
    return CmpInst::ICMP_ULT;
  case Op::OpSLessThan:
    return CmpInst::ICMP_SLT;
  case Op::OpULessThanEqual:
    return CmpInst::ICMP_ULE;
  case Op::OpSLessThanEqual:
    return CmpInst::ICMP_SLE;
  case Op::OpFOrdEqual:
    return CmpInst::FCMP_OEQ;
  case Op::OpFUnordEqual:
    return CmpInst::FCMP_UEQ;
  case Op::OpFOrdNotEqual:
  case Op::OpLessOrGreater:
    return CmpInst::FCMP_ONE;
  case Op::OpFUnordNotEqual:
    return CmpInst::FCMP_UNE;
  case Op::OpFOrdLessThan:
    return CmpInst::FCMP_OLT;
  case Op::OpFUnordLessThan:
    return CmpInst::FCMP_ULT;
  case Op::OpFOrdGreaterThan:
    return CmpInst::FCMP_OGT;
  case Op::OpFUnordGreaterThan:
    return CmpInst::FCMP_UGT;
  case Op::OpFOrdLessThanEqual:
    return CmpInst::FCMP_OLE;
  case Op::OpFUnordLessThanEqual:
    return CmpInst::FCMP_ULE;
  case Op::OpFOrdGreaterThanEqual:
    return CmpInst::FCMP_OGE;
  case Op::OpFUnordGreaterThanEqual:
    return CmpInst::FCMP_UGE;
  case Op::OpOrdered:
    return CmpInst::FCMP_ORD;
  case Op::OpUnordered:
    return CmpInst::FCMP_UNO;
  default:
    return std::nullopt;
  }
}

/// What integers are divided by. A division by zero, and one whose quotient has no room, has some result in OpenCL and
/// never ends the program, as the processor's instruction does: it becomes one by 1.
Value *divisor(IRBuilder<> &builder, Value *left, Value *right, bool isSigned) {
  llvm::Type *const type = right->getType();
  Value *isWrong = builder.CreateICmpEQ(right, llvm::Constant::getNullValue(type));
  if (isSigned) {
    auto *const least = llvm::ConstantInt::get(type, llvm::APInt::getSignedMinValue(type->getScalarSizeInBits()));
    Value *const isOne = builder.CreateICmpEQ(right, llvm::Constant::getAllOnesValue(type));
    isWrong = builder.CreateOr(isWrong, builder.CreateAnd(isOne, builder.CreateICmpEQ(left, least)));
  }
  return builder.CreateSelect(isWrong, llvm::ConstantInt::get(type, 1), right);
}

/// With the sign of what is divided, and exact. By the target's function: LLVM's own operation takes the quotient as
/// a number of the operands' type for some processors, which is far off where that is large.
Value *remainder(IRBuilder<> &builder, Value *left, Value *right, const Computation &what) {
  if (!what.target)
    return builder.CreateFRem(left, right);
  return eachComponent(builder, left, left->getType(), [&](auto &&part, unsigned) {
    return callTarget(builder, *what.target, "fmod", left->getType()->getScalarType(), {part(left), part(right)});
  });
}

Value *binary(IRBuilder<> &builder, Op op, llvm::Instruction::BinaryOps kind, const Computation &what) {
  const bool isFloat = kind == llvm::Instruction::FAdd || kind == llvm::Instruction::FSub ||
                       kind == llvm::Instruction::FMul || kind == llvm::Instruction::FDiv ||
                       kind == llvm::Instruction::FRem;
  Value *const left = operand(op, what, 0, isFloat);
  if (kind == llvm::Instruction::Shl || kind == llvm::Instruction::LShr || kind == llvm::Instruction::AShr) {
    // The amount may be of another width.
    if (what.operands.size() < 2 || !what.operands[1]->getType()->isIntOrIntVectorTy())
      refuse(op, "the amount is no integer");
    return builder.CreateBinOp(kind, left, resize(builder, what.operands[1], left->getType(), false));
  }
  Value *right = operand(op, what, 1, isFloat);
  if (llvm::Instruction::isIntDivRem(kind))
    right = divisor(builder, left, right, kind == llvm::Instruction::SDiv || kind == llvm::Instruction::SRem);
  if (kind == llvm::Instruction::FRem)
    return remainder(builder, left, right, what);
  Value *const result = builder.CreateBinOp(kind, left, right);
  if (auto *const made = llvm::dyn_cast<llvm::Instruction>(result)) {
    if (isFloat) {
      made->setFastMathFlags(what.flags);
    } else if (llvm::isa<llvm::OverflowingBinaryOperator>(made)) {
      made->setHasNoSignedWrap(what.noSignedWrap);
      made->setHasNoUnsignedWrap(what.noUnsignedWrap);
    }
  }
  return result;
}

Value *compare(IRBuilder<> &builder, Op op, CmpInst::Predicate predicate, const Computation &what) {
  if (what.operands.size() < 2 || what.operands[0]->getType() != what.operands[1]->getType())
    refuse(op, "its operands have different types");
  llvm::Type *const type = what.operands[0]->getType();
  if (CmpInst::isFPPredicate(predicate) ? !type->isFPOrFPVectorTy()
                                        : !type->isIntOrIntVectorTy() && !type->isPtrOrPtrVectorTy())
    refuse(op, "its operands can't be compared so");
  return builder.CreateCmp(predicate, what.operands[0], what.operands[1]);
}

/// The remainder with the sign of the divisor.
Value *modulo(IRBuilder<> &builder, Op op, const Computation &what) {
  const bool isFloat = op == Op::OpFMod;
  Value *const left = operand(op, what, 0, isFloat);
  Value *const given = operand(op, what, 1, isFloat);
  Value *const right = isFloat ? given : divisor(builder, left, given, true);
  llvm::Constant *const zero = llvm::Constant::getNullValue(left->getType());
  if (isFloat) {
    Value *const rest = remainder(builder, left, right, what);
    Value *const differ = builder.CreateXor(builder.CreateFCmpOLT(rest, zero), builder.CreateFCmpOLT(right, zero));
    Value *const isOff = builder.CreateAnd(builder.CreateFCmpUNE(rest, zero), differ);
    return builder.CreateSelect(isOff, builder.CreateFAdd(rest, right), rest);
  }
  Value *const rest = builder.CreateSRem(left, right);
  Value *const differ = builder.CreateICmpSLT(builder.CreateXor(rest, right), zero);
  Value *const isOff = builder.CreateAnd(builder.CreateICmpNE(rest, zero), differ);
  return builder.CreateSelect(isOff, builder.CreateAdd(rest, right), rest);
}

Value *classify(IRBuilder<> &builder, Op op, const Computation &what) {
  Value *const value = operand(op, what, 0, true);
  switch (op) {
  case Op::OpIsNan:
    return builder.createIsFPClass(value, llvm::fcNan);
  case Op::OpIsInf:
    return builder.createIsFPClass(value, llvm::fcInf);
  case Op::OpIsFinite:
    return builder.createIsFPClass(value, llvm::fcFinite);
  case Op::OpIsNormal:
    return builder.createIsFPClass(value, llvm::fcNormal);
  default: { // OpSignBitSet
    llvm::Type *const type = llvm::Type::getIntNTy(builder.getContext(), value->getType()->getScalarSizeInBits());
    auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(value->getType());
    llvm::Type *const bits = vector ? llvm::FixedVectorType::get(type, vector->getNumElements()) : type;
    return builder.CreateICmpSLT(builder.CreateBitCast(value, bits), llvm::Constant::getNullValue(bits));
  }
  }
}

Value *select(IRBuilder<> &builder, Op op, const Computation &what) {
  if (what.operands.size() < 3 || what.operands[1]->getType() != what.operands[2]->getType() ||
      llvm::SelectInst::areInvalidOperands(what.operands[0], what.operands[1], what.operands[2]))
    refuse(op, "there is nothing to choose from like that");
  return builder.CreateSelect(what.operands[0], what.operands[1], what.operands[2]);
}

/// Sum and carry, or product in two halves, as a structure.
Value *extended(IRBuilder<> &builder, Op op, const Computation &what) {
  Value *const left = operand(op, what, 0, false), *const right = operand(op, what, 1, false);
  auto *const pair = llvm::dyn_cast<llvm::StructType>(what.type);
  if (!pair || pair->getNumElements() != 2 || pair->getElementType(0) != left->getType() ||
      pair->getElementType(1) != left->getType())
    refuse(op, "its result is no pair of such numbers");
  Value *low = nullptr, *high = nullptr;
  if (op == Op::OpIAddCarry || op == Op::OpISubBorrow) {
    const auto intrinsic =
        op == Op::OpIAddCarry ? llvm::Intrinsic::uadd_with_overflow : llvm::Intrinsic::usub_with_overflow;
    Value *const both = builder.CreateBinaryIntrinsic(intrinsic, left, right);
    low = builder.CreateExtractValue(both, 0);
    high = builder.CreateZExt(builder.CreateExtractValue(both, 1), left->getType());
  } else {
    const unsigned width = left->getType()->getScalarSizeInBits();
    llvm::Type *const wide = left->getType()->getExtendedType();
    const bool isSigned = op == Op::OpSMulExtended;
    Value *const product =
        builder.CreateMul(resize(builder, left, wide, isSigned), resize(builder, right, wide, isSigned));
    low = builder.CreateTrunc(product, left->getType());
    high = builder.CreateTrunc(builder.CreateLShr(product, width), left->getType());
  }
  return builder.CreateInsertValue(builder.CreateInsertValue(llvm::PoisonValue::get(pair), low, 0), high, 1);
}

Value *sumOfProducts(IRBuilder<> &builder, Op op, const Computation &what) {
  Value *const products = builder.CreateFMul(operand(op, what, 0, true), operand(op, what, 1, true));
  auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(products->getType());
  if (!vector)
    return products;
  Value *sum = builder.CreateExtractElement(products, uint64_t{0});
  for (unsigned i = 1; i < vector->getNumElements(); ++i)
    sum = builder.CreateFAdd(sum, builder.CreateExtractElement(products, i));
  return sum;
}

} // namespace

Value *compute(IRBuilder<> &builder, Op op, const Computation &what) {
  if (const auto kind = binaryOf(op))
    return binary(builder, op, *kind, what);
  if (const auto predicate = predicateOf(op))
    return compare(builder, op, *predicate, what);
  switch (op) {
  case Op::OpSMod:
  case Op::OpFMod:
    return modulo(builder, op, what);
  case Op::OpSNegate:
    return builder.CreateNeg(operand(op, what, 0, false));
  case Op::OpFNegate:
    return builder.CreateFNeg(operand(op, what, 0, true));
  case Op::OpNot:
  case Op::OpLogicalNot:
    return builder.CreateNot(operand(op, what, 0, false));
  case Op::OpBitReverse:
    return builder.CreateUnaryIntrinsic(llvm::Intrinsic::bitreverse, operand(op, what, 0, false));
  case Op::OpBitCount:
    return resize(builder, builder.CreateUnaryIntrinsic(llvm::Intrinsic::ctpop, operand(op, what, 0, false)), what.type,
                  false);
  case Op::OpConvertFToU:
  case Op::OpConvertFToS:
  case Op::OpConvertSToF:
  case Op::OpConvertUToF:
  case Op::OpUConvert:
  case Op::OpSConvert:
  case Op::OpFConvert:
  case Op::OpSatConvertSToU:
  case Op::OpSatConvertUToS:
    return convert(builder, op, what);
  case Op::OpIsNan:
  case Op::OpIsInf:
  case Op::OpIsFinite:
  case Op::OpIsNormal:
  case Op::OpSignBitSet:
    return classify(builder, op, what);
  case Op::OpAny:
    return builder.CreateOrReduce(operand(op, what, 0, false));
  case Op::OpAll:
    return builder.CreateAndReduce(operand(op, what, 0, false));
  case Op::OpSelect:
    return select(builder, op, what);
  case Op::OpIAddCarry:
  case Op::OpISubBorrow:
  case Op::OpUMulExtended:
  case Op::OpSMulExtended:
    return extended(builder, op, what);
  case Op::OpDot:
    return sumOfProducts(builder, op, what);
  case Op::OpVectorTimesScalar: {
    auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(what.type);
    if (!vector || what.operands.size() < 2 || what.operands[1]->getType() != vector->getElementType())
      refuse(op, "there is no such vector");
    return builder.CreateFMul(operand(op, what, 0, true),
                              builder.CreateVectorSplat(vector->getNumElements(), what.operands[1]));
  }
  default:
    return nullptr;
  }
}

} // namespace ur::spirvc
