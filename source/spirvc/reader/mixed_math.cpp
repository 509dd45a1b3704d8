// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/reader/mixed_math.hpp"

#include "spirvc/reader/components.hpp"
#include "spirvc/reader/remquo.hpp"

#include <llvm/IR/Intrinsics.h>
#include <spirv/unified1/OpenCL.std.h>

namespace ur::spirvc {

using llvm::IRBuilder;
using llvm::Value;
namespace Intrinsic = llvm::Intrinsic;

namespace {

constexpr uint32_t kExponentOfNan = 0x7fffffff; ///< ilogb's: FP_ILOGBNAN of OpenCL C

} // namespace

Value *mixedMath(IRBuilder<> &builder, TargetPort &target, uint32_t number, llvm::Type *type,
                 const Operands &operands) {
  const auto need = [&](size_t count, bool leads) {
    if (operands.size() < count || (leads && !operands[count - 1]->getType()->isPointerTy()))
      refuse(number, "an operand is missing, or no pointer");
  };
  const auto floats = [&] {
    if (!areAlike(operands, 1))
      refuse(number, "its first operand is no floating-point number");
  };
  const auto exponents = [&] { // in their second operand
    llvm::Type *const integers = operands[0]->getType()->getWithNewType(builder.getInt32Ty());
    if (operands[1]->getType() != integers)
      refuse(number, "its exponents aren't as many integers of 32 bits");
  };
  switch (number) {
  case OpenCLLIB::Fract: {
    need(2, true);
    floats();
    Value *const whole = builder.CreateUnaryIntrinsic(Intrinsic::floor, operands[0]);
    builder.CreateStore(whole, operands[1]);
    llvm::APFloat most(operands[0]->getType()->getScalarType()->getFltSemantics(), 1);
    most.next(true); // the largest below one
    Value *const rest = builder.CreateBinaryIntrinsic(Intrinsic::minnum, builder.CreateFSub(operands[0], whole),
                                                      llvm::ConstantFP::get(type, most));
    Value *const isNullOrInfinite = builder.createIsFPClass(operands[0], llvm::fcInf | llvm::fcZero);
    Value *const none = builder.CreateBinaryIntrinsic(Intrinsic::copysign, splat(type, 0), operands[0]);
    Value *const isNan = builder.CreateFCmpUNO(operands[0], operands[0]);
    return builder.CreateSelect(isNan, operands[0], builder.CreateSelect(isNullOrInfinite, none, rest));
  }
  case OpenCLLIB::Modf: {
    need(2, true);
    floats();
    Value *const whole = builder.CreateUnaryIntrinsic(Intrinsic::trunc, operands[0]);
    builder.CreateStore(whole, operands[1]);
    Value *const isInfinite = builder.createIsFPClass(operands[0], llvm::fcInf);
    Value *const rest = builder.CreateSelect(isInfinite, splat(type, 0), builder.CreateFSub(operands[0], whole));
    return builder.CreateBinaryIntrinsic(Intrinsic::copysign, rest, operands[0]);
  }
  case OpenCLLIB::Frexp: {
    need(2, true);
    floats();
    llvm::Type *const exponents = type->getWithNewType(builder.getInt32Ty());
    Value *const both = builder.CreateIntrinsic(Intrinsic::frexp, {type, exponents}, {operands[0]});
    // Of what is infinite or no number the exponent is 0 here.
    Value *const isFinite = builder.createIsFPClass(operands[0], llvm::fcFinite);
    builder.CreateStore(
        builder.CreateSelect(isFinite, builder.CreateExtractValue(both, 1), llvm::Constant::getNullValue(exponents)),
        operands[1]);
    return builder.CreateSelect(isFinite, builder.CreateExtractValue(both, 0), operands[0]);
  }
  case OpenCLLIB::Sincos:
    need(2, true);
    floats();
    builder.CreateStore(eachComponent(builder, operands[0], type,
                                      [&](auto &&part, unsigned) {
                                        return callTarget(builder, target, "cos", type->getScalarType(),
                                                          {part(operands[0])});
                                      }),
                        operands[1]);
    return eachComponent(builder, operands[0], type, [&](auto &&part, unsigned) {
      return callTarget(builder, target, "sin", type->getScalarType(), {part(operands[0])});
    });
  case OpenCLLIB::Lgamma_r:
    need(2, true);
    floats();
    return eachComponent(builder, operands[0], type, [&](auto &&part, unsigned i) {
      llvm::AllocaInst *const sign = builder.CreateAlloca(builder.getInt32Ty());
      Value *const result = callTarget(builder, target, "lgamma_r", type->getScalarType(), {part(operands[0]), sign});
      builder.CreateStore(builder.CreateLoad(builder.getInt32Ty(), sign),
                          builder.CreateConstInBoundsGEP1_32(builder.getInt32Ty(), operands[1], i));
      return result;
    });
  case OpenCLLIB::Remquo:
    need(3, true);
    floats();
    return eachComponent(builder, operands[0], type, [&](auto &&part, unsigned i) -> Value * {
      llvm::Type *const scalar = type->getScalarType();
      llvm::Type *const wide = scalar->isHalfTy() ? builder.getFloatTy() : scalar;
      Value *quotient = nullptr;
      Value *const result = remquo(builder, target, builder.CreateFPExt(part(operands[0]), wide),
                                   builder.CreateFPExt(part(operands[1]), wide), &quotient);
      builder.CreateStore(quotient, builder.CreateConstInBoundsGEP1_32(builder.getInt32Ty(), operands[2], i));
      return builder.CreateFPTrunc(result, scalar);
    });
  case OpenCLLIB::Rsqrt:
  case OpenCLLIB::Native_rsqrt:
  case OpenCLLIB::Half_rsqrt:
    need(1, false);
    floats();
    return eachComponent(builder, operands[0], type,
                         [&](auto &&part, unsigned) { return target.reciprocalRoot(builder, part(operands[0])); });
  case OpenCLLIB::Ldexp:
    need(2, false);
    floats();
    exponents();
    return builder.CreateIntrinsic(Intrinsic::ldexp, {type, operands[1]->getType()}, {operands[0], operands[1]});
  case OpenCLLIB::Pown:
  case OpenCLLIB::Rootn:
    need(2, false);
    floats();
    exponents();
    return eachComponent(builder, operands[0], type, [&](auto &&part, unsigned) {
      return callTarget(builder, target, number == OpenCLLIB::Pown ? "pown" : "rootn", type->getScalarType(),
                        {part(operands[0]), part(operands[1])});
    });
  case OpenCLLIB::Ilogb:
    need(1, false);
    floats();
    return eachComponent(builder, operands[0], type, [&](auto &&part, unsigned) -> Value * {
      Value *const x = part(operands[0]);
      Value *const made = callTarget(builder, target, "ilogb", builder.getInt32Ty(), {x});
      return builder.CreateSelect(builder.CreateFCmpUNO(x, x), builder.getInt32(kExponentOfNan), made);
    });
  case OpenCLLIB::Nan: {
    need(1, false);
    if (!operands[0]->getType()->isIntOrIntVectorTy() ||
        operands[0]->getType()->getScalarSizeInBits() != type->getScalarSizeInBits())
      refuse(number, "its operand is no integer of the result's size");
    const llvm::APInt quiet = llvm::APFloat::getQNaN(type->getScalarType()->getFltSemantics()).bitcastToAPInt();
    return builder.CreateBitCast(builder.CreateOr(operands[0], llvm::ConstantInt::get(operands[0]->getType(), quiet)),
                                 type);
  }
  default:
    return nullptr;
  }
}

} // namespace ur::spirvc
