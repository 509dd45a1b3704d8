// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Instructions of OpenCL.std on integers and on memory.
#include "spirvc/reader/opencl_std.hpp"

#include "spirvc/reader/function_reader.hpp"

#include <llvm/IR/Intrinsics.h>
#include <spirv/unified1/OpenCL.std.h>

namespace ur::spirvc {

using llvm::IRBuilder;
using llvm::Value;
using spv::Op;
namespace Intrinsic = llvm::Intrinsic;

namespace {

struct KnownInteger {
  OpenCLLIB::Entrypoints number;
  Intrinsic::ID intrinsic;
};

constexpr KnownInteger kIntegers[] = {
    {OpenCLLIB::SMax, Intrinsic::smax},         {OpenCLLIB::SMin, Intrinsic::smin},
    {OpenCLLIB::UMax, Intrinsic::umax},         {OpenCLLIB::UMin, Intrinsic::umin},
    {OpenCLLIB::SAdd_sat, Intrinsic::sadd_sat}, {OpenCLLIB::UAdd_sat, Intrinsic::uadd_sat},
    {OpenCLLIB::SSub_sat, Intrinsic::ssub_sat}, {OpenCLLIB::USub_sat, Intrinsic::usub_sat},
};

/// Products and sums of twice the width, of which a part is wanted.
Value *wideProduct(IRBuilder<> &builder, Value *left, Value *right, bool isSigned) {
  llvm::Type *const wide = left->getType()->getExtendedType();
  return builder.CreateMul(resize(builder, left, wide, isSigned), resize(builder, right, wide, isSigned));
}

Value *productHigh(IRBuilder<> &builder, Value *left, Value *right, bool isSigned) {
  const unsigned width = left->getType()->getScalarSizeInBits();
  return builder.CreateTrunc(builder.CreateLShr(wideProduct(builder, left, right, isSigned), width), left->getType());
}

Value *productSumSaturated(IRBuilder<> &builder, Value *a, Value *b, Value *c, bool isSigned) {
  const unsigned width = a->getType()->getScalarSizeInBits();
  Value *const product = wideProduct(builder, a, b, isSigned);
  Value *const sum = builder.CreateAdd(product, resize(builder, c, product->getType(), isSigned));
  const auto bound = [&](const llvm::APInt &value) { return llvm::ConstantInt::get(sum->getType(), value); };
  if (!isSigned) {
    return builder.CreateTrunc(
        builder.CreateBinaryIntrinsic(Intrinsic::umin, sum, bound(llvm::APInt::getMaxValue(width).zext(2 * width))),
        a->getType());
  }
  Value *const below =
      builder.CreateBinaryIntrinsic(Intrinsic::smin, sum, bound(llvm::APInt::getSignedMaxValue(width).sext(2 * width)));
  Value *const between = builder.CreateBinaryIntrinsic(Intrinsic::smax, below,
                                                       bound(llvm::APInt::getSignedMinValue(width).sext(2 * width)));
  return builder.CreateTrunc(between, a->getType());
}

/// Half of a sum that may be too large for its type.
Value *halfSum(IRBuilder<> &builder, Value *a, Value *b, bool isSigned, bool up) {
  Value *const differ = builder.CreateXor(a, b);
  Value *const half = isSigned ? builder.CreateAShr(differ, 1) : builder.CreateLShr(differ, 1);
  return up ? builder.CreateSub(builder.CreateOr(a, b), half) : builder.CreateAdd(builder.CreateAnd(a, b), half);
}

Value *integerOperation(IRBuilder<> &builder, uint32_t number, llvm::Type *type, const Operands &operands) {
  const auto need = [&](size_t count) {
    for (size_t i = 0; i < count; ++i) {
      if (i >= operands.size() || !operands[i]->getType()->isIntOrIntVectorTy() ||
          operands[i]->getType() != operands[0]->getType())
        refuse(number, "its operands aren't " + std::to_string(count) + " integers of one type");
    }
  };
  const auto two = [&](Intrinsic::ID id, Value *a, Value *b) { return builder.CreateBinaryIntrinsic(id, a, b); };
  for (const KnownInteger &known : kIntegers) {
    if (known.number == number) {
      need(2);
      return two(known.intrinsic, operands[0], operands[1]);
    }
  }
  switch (number) {
  case OpenCLLIB::UAbs:
    need(1);
    return operands[0];
  case OpenCLLIB::SAbs:
    need(1);
    return two(Intrinsic::abs, operands[0], builder.getFalse());
  case OpenCLLIB::SAbs_diff:
    need(2);
    return builder.CreateSub(two(Intrinsic::smax, operands[0], operands[1]),
                             two(Intrinsic::smin, operands[0], operands[1]));
  case OpenCLLIB::UAbs_diff:
    need(2);
    return builder.CreateSub(two(Intrinsic::umax, operands[0], operands[1]),
                             two(Intrinsic::umin, operands[0], operands[1]));
  case OpenCLLIB::SHadd:
  case OpenCLLIB::SRhadd:
  case OpenCLLIB::UHadd:
  case OpenCLLIB::URhadd:
    need(2);
    return halfSum(builder, operands[0], operands[1], number == OpenCLLIB::SHadd || number == OpenCLLIB::SRhadd,
                   number == OpenCLLIB::SRhadd || number == OpenCLLIB::URhadd);
  case OpenCLLIB::SClamp:
    need(3);
    return two(Intrinsic::smin, two(Intrinsic::smax, operands[0], operands[1]), operands[2]);
  case OpenCLLIB::UClamp:
    need(3);
    return two(Intrinsic::umin, two(Intrinsic::umax, operands[0], operands[1]), operands[2]);
  case OpenCLLIB::Clz:
    need(1);
    return two(Intrinsic::ctlz, operands[0], builder.getFalse());
  case OpenCLLIB::Ctz:
    need(1);
    return two(Intrinsic::cttz, operands[0], builder.getFalse());
  case OpenCLLIB::Popcount:
    need(1);
    return builder.CreateUnaryIntrinsic(Intrinsic::ctpop, operands[0]);
  case OpenCLLIB::Rotate:
    need(2);
    return builder.CreateIntrinsic(Intrinsic::fshl, {operands[0]->getType()}, {operands[0], operands[0], operands[1]});
  case OpenCLLIB::SMul_hi:
  case OpenCLLIB::UMul_hi:
    need(2);
    return productHigh(builder, operands[0], operands[1], number == OpenCLLIB::SMul_hi);
  case OpenCLLIB::SMad_hi:
  case OpenCLLIB::UMad_hi:
    need(3);
    return builder.CreateAdd(productHigh(builder, operands[0], operands[1], number == OpenCLLIB::SMad_hi), operands[2]);
  case OpenCLLIB::SMad_sat:
  case OpenCLLIB::UMad_sat:
    need(3);
    return productSumSaturated(builder, operands[0], operands[1], operands[2], number == OpenCLLIB::SMad_sat);
  case OpenCLLIB::SMul24: // of numbers that fit into 24 bits, others make any result
  case OpenCLLIB::UMul24:
    need(2);
    return builder.CreateMul(operands[0], operands[1]);
  case OpenCLLIB::SMad24:
  case OpenCLLIB::UMad24:
    need(3);
    return builder.CreateAdd(builder.CreateMul(operands[0], operands[1]), operands[2]);
  case OpenCLLIB::S_Upsample:
  case OpenCLLIB::U_Upsample:
    need(2);
    if (!type->isIntOrIntVectorTy())
      return nullptr;
    return builder.CreateOr(
        builder.CreateShl(resize(builder, operands[0], type, false), operands[0]->getType()->getScalarSizeInBits()),
        resize(builder, operands[1], type, false));
  default:
    return nullptr;
  }
}

/// Bit by bit, or component by component.
Value *selection(IRBuilder<> &builder, uint32_t number, const Operands &operands) {
  if (operands.size() < 3 || operands[0]->getType() != operands[1]->getType())
    return nullptr;
  llvm::Type *const type = operands[0]->getType();
  if (number == OpenCLLIB::Bitselect) {
    if (!type->isIntOrIntVectorTy() && !type->isFPOrFPVectorTy())
      return nullptr;
    llvm::Type *const bits = type->getWithNewType(builder.getIntNTy(type->getScalarSizeInBits()));
    if (operands[2]->getType() != type)
      return nullptr;
    Value *const a = builder.CreateBitCast(operands[0], bits), *const b = builder.CreateBitCast(operands[1], bits);
    Value *const mask = builder.CreateBitCast(operands[2], bits);
    return builder.CreateBitCast(
        builder.CreateOr(builder.CreateAnd(a, builder.CreateNot(mask)), builder.CreateAnd(b, mask)), type);
  }
  llvm::Type *const condition = operands[2]->getType();
  if (number != OpenCLLIB::Select || !condition->isIntOrIntVectorTy() || condition->isVectorTy() != type->isVectorTy())
    return nullptr;
  llvm::Constant *const zero = llvm::Constant::getNullValue(condition);
  Value *const chosen =
      condition->isVectorTy() ? builder.CreateICmpSLT(operands[2], zero) : builder.CreateICmpNE(operands[2], zero);
  return builder.CreateSelect(chosen, operands[1], operands[0]);
}

} // namespace

void refuse(uint32_t number, const std::string &why) {
  throw Refused("OpExtInst " + nameOfExtended(number) + ": " + why);
}

bool FunctionReader::readExtended(const Instruction &instruction) {
  if (instruction.op() != Op::OpExtInst)
    return false;
  const std::string &set = module_.setAt(instruction[2]);
  if (set.find("DebugInfo") != std::string::npos || set.starts_with("NonSemantic."))
    return true;
  if (set != "OpenCL.std")
    instruction.refuse("the set '" + set + "' isn't known");
  const uint32_t number = instruction[3];
  llvm::Type *const type = typeOf(instruction);
  if (number == OpenCLLIB::Prefetch)
    return true;
  if (number == OpenCLLIB::Printf) {
    readPrint(instruction);
    return true;
  }
  if (readVectorAccess(instruction, number) || readShuffleByMask(instruction, number))
    return true;
  Operands operands;
  for (size_t i = 4; i < instruction.size(); ++i)
    operands.push_back(value(instruction, i));
  Value *result = integerOperation(builder_, number, type, operands);
  if (!result)
    result = selection(builder_, number, operands);
  if (!result)
    result = openclMath(builder_, module_.target(), number, type, operands);
  if (!result)
    instruction.refuse(nameOfExtended(number) + " of OpenCL.std isn't supported for these operands");
  define(instruction, result);
  return true;
}

} // namespace ur::spirvc
