// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of mathematics of OpenCL.std. What LLVM can say itself is said so; the others are the target's, one
// component at a time, and those of half precision are computed in single.
#include "spirvc/reader/opencl_std.hpp"

#include "spirvc/reader/arithmetic.hpp"
#include "spirvc/reader/binary.hpp"
#include "spirvc/reader/remquo.hpp"

#include <llvm/IR/Intrinsics.h>
#include <spirv/unified1/OpenCL.std.h>

namespace ur::spirvc {

using llvm::IRBuilder;
using llvm::Value;
namespace Intrinsic = llvm::Intrinsic;

namespace {

struct Known {
  OpenCLLIB::Entrypoints number;
  Intrinsic::ID intrinsic;
  const char *name; ///< of the target's function
  uint8_t operands;
};

/// Of floating-point numbers, each component by itself.
constexpr Known kElementwise[] = {
    {OpenCLLIB::Ceil, Intrinsic::ceil, nullptr, 1},
    {OpenCLLIB::Copysign, Intrinsic::copysign, nullptr, 2},
    {OpenCLLIB::Fabs, Intrinsic::fabs, nullptr, 1},
    {OpenCLLIB::Floor, Intrinsic::floor, nullptr, 1},
    {OpenCLLIB::Fma, Intrinsic::fma, nullptr, 3},
    {OpenCLLIB::Fmax, Intrinsic::maxnum, nullptr, 2},
    {OpenCLLIB::Fmin, Intrinsic::minnum, nullptr, 2},
    {OpenCLLIB::FMax_common, Intrinsic::maxnum, nullptr, 2},
    {OpenCLLIB::FMin_common, Intrinsic::minnum, nullptr, 2},
    {OpenCLLIB::Mad, Intrinsic::fmuladd, nullptr, 3},
    {OpenCLLIB::Rint, Intrinsic::rint, nullptr, 1},
    {OpenCLLIB::Round, Intrinsic::round, nullptr, 1},
    {OpenCLLIB::Sqrt, Intrinsic::sqrt, nullptr, 1},
    {OpenCLLIB::Native_sqrt, Intrinsic::sqrt, nullptr, 1},
    {OpenCLLIB::Half_sqrt, Intrinsic::sqrt, nullptr, 1},
    {OpenCLLIB::Trunc, Intrinsic::trunc, nullptr, 1},
    {OpenCLLIB::Acos, 0, "acos", 1},
    {OpenCLLIB::Acosh, 0, "acosh", 1},
    {OpenCLLIB::Acospi, 0, "acospi", 1},
    {OpenCLLIB::Asin, 0, "asin", 1},
    {OpenCLLIB::Asinh, 0, "asinh", 1},
    {OpenCLLIB::Asinpi, 0, "asinpi", 1},
    {OpenCLLIB::Atan, 0, "atan", 1},
    {OpenCLLIB::Atan2, 0, "atan2", 2},
    {OpenCLLIB::Atanh, 0, "atanh", 1},
    {OpenCLLIB::Atanpi, 0, "atanpi", 1},
    {OpenCLLIB::Atan2pi, 0, "atan2pi", 2},
    {OpenCLLIB::Cbrt, 0, "cbrt", 1},
    {OpenCLLIB::Cos, 0, "cos", 1},
    {OpenCLLIB::Native_cos, 0, "cos", 1},
    {OpenCLLIB::Half_cos, 0, "cos", 1},
    {OpenCLLIB::Cosh, 0, "cosh", 1},
    {OpenCLLIB::Cospi, 0, "cospi", 1},
    {OpenCLLIB::Erf, 0, "erf", 1},
    {OpenCLLIB::Erfc, 0, "erfc", 1},
    {OpenCLLIB::Exp, 0, "exp", 1},
    {OpenCLLIB::Native_exp, 0, "exp", 1},
    {OpenCLLIB::Half_exp, 0, "exp", 1},
    {OpenCLLIB::Exp2, 0, "exp2", 1},
    {OpenCLLIB::Native_exp2, 0, "exp2", 1},
    {OpenCLLIB::Half_exp2, 0, "exp2", 1},
    {OpenCLLIB::Exp10, 0, "exp10", 1},
    {OpenCLLIB::Native_exp10, 0, "exp10", 1},
    {OpenCLLIB::Half_exp10, 0, "exp10", 1},
    {OpenCLLIB::Expm1, 0, "expm1", 1},
    {OpenCLLIB::Fdim, 0, "fdim", 2},
    {OpenCLLIB::Fmod, 0, "fmod", 2},
    {OpenCLLIB::Hypot, 0, "hypot", 2},
    {OpenCLLIB::Lgamma, 0, "lgamma", 1},
    {OpenCLLIB::Log, 0, "log", 1},
    {OpenCLLIB::Native_log, 0, "log", 1},
    {OpenCLLIB::Half_log, 0, "log", 1},
    {OpenCLLIB::Log2, 0, "log2", 1},
    {OpenCLLIB::Native_log2, 0, "log2", 1},
    {OpenCLLIB::Half_log2, 0, "log2", 1},
    {OpenCLLIB::Log10, 0, "log10", 1},
    {OpenCLLIB::Native_log10, 0, "log10", 1},
    {OpenCLLIB::Half_log10, 0, "log10", 1},
    {OpenCLLIB::Log1p, 0, "log1p", 1},
    {OpenCLLIB::Logb, 0, "logb", 1},
    {OpenCLLIB::Maxmag, 0, "maxmag", 2},
    {OpenCLLIB::Minmag, 0, "minmag", 2},
    {OpenCLLIB::Nextafter, 0, "nextafter", 2},
    {OpenCLLIB::Pow, 0, "pow", 2},
    {OpenCLLIB::Powr, 0, "powr", 2},
    {OpenCLLIB::Native_powr, 0, "powr", 2},
    {OpenCLLIB::Half_powr, 0, "powr", 2},
    {OpenCLLIB::Remainder, 0, "remainder", 2},
    {OpenCLLIB::Sin, 0, "sin", 1},
    {OpenCLLIB::Native_sin, 0, "sin", 1},
    {OpenCLLIB::Half_sin, 0, "sin", 1},
    {OpenCLLIB::Sinh, 0, "sinh", 1},
    {OpenCLLIB::Sinpi, 0, "sinpi", 1},
    {OpenCLLIB::Tan, 0, "tan", 1},
    {OpenCLLIB::Native_tan, 0, "tan", 1},
    {OpenCLLIB::Half_tan, 0, "tan", 1},
    {OpenCLLIB::Tanh, 0, "tanh", 1},
    {OpenCLLIB::Tanpi, 0, "tanpi", 1},
    {OpenCLLIB::Tgamma, 0, "tgamma", 1},
};

/// By `compute`, for each component of vectors.
template <class Compute>
Value *eachComponent(IRBuilder<> &builder, Value *operand, llvm::Type *type, Compute &&compute) {
  auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(operand->getType());
  if (!vector)
    return compute([](Value *value) { return value; }, 0u);
  Value *made = llvm::PoisonValue::get(type);
  for (unsigned i = 0; i < vector->getNumElements(); ++i) {
    Value *const one = compute([&](Value *value) { return builder.CreateExtractElement(value, i); }, i);
    made = builder.CreateInsertElement(made, one, i);
  }
  return made;
}

/// The target's function of scalars.
Value *call(IRBuilder<> &builder, TargetPort &target, const char *name, llvm::Type *result,
            llvm::ArrayRef<Value *> arguments) {
  std::vector<Value *> wide;
  for (Value *const argument : arguments)
    wide.push_back(argument->getType()->isHalfTy() ? builder.CreateFPExt(argument, builder.getFloatTy()) : argument);
  if (!result->isHalfTy())
    return target.math(builder, name, result, wide);
  return builder.CreateFPTrunc(target.math(builder, name, builder.getFloatTy(), wide), result);
}

Value *splat(llvm::Type *type, double value) {
  return llvm::ConstantFP::get(type, value);
}

bool areAlike(const Operands &operands, size_t count) {
  if (operands.size() < count || !operands[0]->getType()->isFPOrFPVectorTy())
    return false;
  return std::all_of(operands.begin(), operands.begin() + static_cast<ptrdiff_t>(count),
                     [&](Value *operand) { return operand->getType() == operands[0]->getType(); });
}

Value *length(IRBuilder<> &builder, Value *vector) {
  if (!vector->getType()->isVectorTy())
    return builder.CreateUnaryIntrinsic(Intrinsic::fabs, vector);
  Computation squares;
  squares.type = vector->getType()->getScalarType();
  squares.operands = {vector, vector};
  return builder.CreateUnaryIntrinsic(Intrinsic::sqrt, compute(builder, spv::Op::OpDot, squares));
}

Value *normalized(IRBuilder<> &builder, Value *vector) {
  Value *const size = length(builder, vector);
  auto *const type = llvm::dyn_cast<llvm::FixedVectorType>(vector->getType());
  Value *const by = type ? builder.CreateVectorSplat(type->getNumElements(), size) : size;
  Value *const isNull = builder.CreateFCmpOEQ(by, splat(by->getType(), 0));
  return builder.CreateSelect(isNull, vector, builder.CreateFDiv(vector, by));
}

Value *cross(IRBuilder<> &builder, Value *left, Value *right) {
  Value *made = llvm::Constant::getNullValue(left->getType());
  for (unsigned i = 0; i < 3; ++i) {
    const unsigned j = (i + 1) % 3, k = (i + 2) % 3;
    const auto product = [&](unsigned a, unsigned b) {
      return builder.CreateFMul(builder.CreateExtractElement(left, a), builder.CreateExtractElement(right, b));
    };
    made = builder.CreateInsertElement(made, builder.CreateFSub(product(j, k), product(k, j)), i);
  }
  return made;
}

Value *sign(IRBuilder<> &builder, Value *x) {
  llvm::Type *const type = x->getType();
  Value *const one = builder.CreateBinaryIntrinsic(Intrinsic::copysign, splat(type, 1), x);
  Value *const isOrdered = builder.CreateFCmpORD(x, x);
  Value *const isNull = builder.CreateFCmpOEQ(x, splat(type, 0));
  return builder.CreateSelect(isOrdered, builder.CreateSelect(isNull, x, one), splat(type, 0));
}

/// The neighbour of x towards y, of half precision: in single they have others.
Value *nextHalf(IRBuilder<> &builder, Value *x, Value *y) {
  llvm::Type *const type = x->getType(), *const words = type->getWithNewType(builder.getInt16Ty());
  llvm::Constant *const one = llvm::ConstantInt::get(words, 1);
  Value *const bits = builder.CreateBitCast(x, words);
  Value *const isPositive = builder.CreateFCmpOGT(x, splat(type, 0));
  Value *const grows = builder.CreateICmpEQ(builder.CreateFCmpOLT(x, y), isPositive); // away from zero
  Value *const stepped = builder.CreateSelect(grows, builder.CreateAdd(bits, one), builder.CreateSub(bits, one));
  Value *const sign = builder.CreateAnd(builder.CreateBitCast(y, words), llvm::ConstantInt::get(words, 0x8000));
  Value *const isNull = builder.CreateFCmpOEQ(x, splat(type, 0));
  Value *const next = builder.CreateBitCast(builder.CreateSelect(isNull, builder.CreateOr(sign, one), stepped), type);
  Value *const isThere = builder.CreateFCmpOEQ(x, y);
  return builder.CreateSelect(builder.CreateFCmpUNO(x, y), builder.CreateFAdd(x, y),
                              builder.CreateSelect(isThere, y, next));
}

/// What follows from a few operations. Null where it is none of these.
Value *simple(IRBuilder<> &builder, uint32_t number, const Operands &operands) {
  const auto min = [&](Value *a, Value *b) { return builder.CreateBinaryIntrinsic(Intrinsic::minnum, a, b); };
  const auto max = [&](Value *a, Value *b) { return builder.CreateBinaryIntrinsic(Intrinsic::maxnum, a, b); };
  const auto need = [&](size_t count) {
    if (!areAlike(operands, count))
      throw Refused("OpExtInst " + std::to_string(number) + ": its operands are no floating-point numbers of one type");
    return operands[0]->getType();
  };
  switch (number) {
  case OpenCLLIB::Native_recip:
  case OpenCLLIB::Half_recip:
    return builder.CreateFDiv(splat(need(1), 1), operands[0]);
  case OpenCLLIB::Native_divide:
  case OpenCLLIB::Half_divide:
    need(2);
    return builder.CreateFDiv(operands[0], operands[1]);
  case OpenCLLIB::FClamp:
    need(3);
    return min(max(operands[0], operands[1]), operands[2]);
  case OpenCLLIB::Degrees:
    return builder.CreateFMul(operands[0], splat(need(1), 57.295779513082320876798154814105));
  case OpenCLLIB::Radians:
    return builder.CreateFMul(operands[0], splat(need(1), 0.017453292519943295769236907684886));
  case OpenCLLIB::Mix:
    need(3);
    return builder.CreateFAdd(operands[0],
                              builder.CreateFMul(builder.CreateFSub(operands[1], operands[0]), operands[2]));
  case OpenCLLIB::Step:
    return builder.CreateSelect(builder.CreateFCmpOLT(operands[1], operands[0]), splat(need(2), 0), splat(need(2), 1));
  case OpenCLLIB::Smoothstep: {
    llvm::Type *const type = need(3);
    Value *const share =
        builder.CreateFDiv(builder.CreateFSub(operands[2], operands[0]), builder.CreateFSub(operands[1], operands[0]));
    Value *const t = min(max(share, splat(type, 0)), splat(type, 1));
    return builder.CreateFMul(builder.CreateFMul(t, t),
                              builder.CreateFSub(splat(type, 3), builder.CreateFMul(splat(type, 2), t)));
  }
  case OpenCLLIB::Sign:
    need(1);
    return sign(builder, operands[0]);
  case OpenCLLIB::Cross:
    if (auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(need(2)); !vector || vector->getNumElements() < 3)
      throw Refused("OpExtInst cross: it takes vectors of three or four components");
    return cross(builder, operands[0], operands[1]);
  case OpenCLLIB::Length:
  case OpenCLLIB::Fast_length:
    need(1);
    return length(builder, operands[0]);
  case OpenCLLIB::Distance:
  case OpenCLLIB::Fast_distance:
    need(2);
    return length(builder, builder.CreateFSub(operands[0], operands[1]));
  case OpenCLLIB::Normalize:
  case OpenCLLIB::Fast_normalize:
    need(1);
    return normalized(builder, operands[0]);
  default:
    return nullptr;
  }
}

/// Those that answer by a pointer, too, or take an integer. Null where it is none of these.
Value *withMore(IRBuilder<> &builder, TargetPort &target, uint32_t number, llvm::Type *type, const Operands &operands) {
  const auto need = [&](size_t count, bool leads) {
    if (operands.size() < count || (leads && !operands[count - 1]->getType()->isPointerTy()))
      throw Refused("OpExtInst " + std::to_string(number) + ": an operand is missing, or no pointer");
  };
  const auto floats = [&] {
    if (!areAlike(operands, 1))
      throw Refused("OpExtInst " + std::to_string(number) + ": its first operand is no floating-point number");
  };
  const auto exponents = [&] { // in their second operand
    llvm::Type *const integers = operands[0]->getType()->getWithNewType(builder.getInt32Ty());
    if (operands[1]->getType() != integers)
      throw Refused("OpExtInst " + std::to_string(number) + ": its exponents aren't as many integers of 32 bits");
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
    Value *const isInfinite = builder.createIsFPClass(operands[0], llvm::fcInf);
    Value *const none = builder.CreateBinaryIntrinsic(Intrinsic::copysign, splat(type, 0), operands[0]);
    Value *const isNan = builder.CreateFCmpUNO(operands[0], operands[0]);
    return builder.CreateSelect(isNan, operands[0], builder.CreateSelect(isInfinite, none, rest));
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
                                        return call(builder, target, "cos", type->getScalarType(), {part(operands[0])});
                                      }),
                        operands[1]);
    return eachComponent(builder, operands[0], type, [&](auto &&part, unsigned) {
      return call(builder, target, "sin", type->getScalarType(), {part(operands[0])});
    });
  case OpenCLLIB::Lgamma_r:
    need(2, true);
    floats();
    return eachComponent(builder, operands[0], type, [&](auto &&part, unsigned i) {
      llvm::AllocaInst *const sign = builder.CreateAlloca(builder.getInt32Ty());
      Value *const result = call(builder, target, "lgamma_r", type->getScalarType(), {part(operands[0]), sign});
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
      return call(builder, target, number == OpenCLLIB::Pown ? "pown" : "rootn", type->getScalarType(),
                  {part(operands[0]), part(operands[1])});
    });
  case OpenCLLIB::Ilogb:
    need(1, false);
    floats();
    return eachComponent(builder, operands[0], type, [&](auto &&part, unsigned) {
      return call(builder, target, "ilogb", builder.getInt32Ty(), {part(operands[0])});
    });
  case OpenCLLIB::Nan: {
    need(1, false);
    if (!operands[0]->getType()->isIntOrIntVectorTy() ||
        operands[0]->getType()->getScalarSizeInBits() != type->getScalarSizeInBits())
      throw Refused("OpExtInst nan: its operand is no integer of the result's size");
    const llvm::APInt quiet = llvm::APFloat::getQNaN(type->getScalarType()->getFltSemantics()).bitcastToAPInt();
    return builder.CreateBitCast(builder.CreateOr(operands[0], llvm::ConstantInt::get(operands[0]->getType(), quiet)),
                                 type);
  }
  default:
    return nullptr;
  }
}

} // namespace

Value *openclMath(IRBuilder<> &builder, TargetPort &target, uint32_t number, llvm::Type *type,
                  const Operands &operands) {
  for (const Known &known : kElementwise) {
    if (known.number != number)
      continue;
    if (!areAlike(operands, known.operands) || operands[0]->getType() != type)
      throw Refused("OpExtInst " + std::to_string(number) + ": its operands aren't numbers of the result's type");
    if (number == OpenCLLIB::Nextafter && type->getScalarType()->isHalfTy())
      return nextHalf(builder, operands[0], operands[1]);
    if (!known.name)
      return builder.CreateIntrinsic(known.intrinsic, {type}, llvm::ArrayRef(operands).take_front(known.operands));
    return eachComponent(builder, operands[0], type, [&](auto &&part, unsigned) {
      Operands arguments;
      for (size_t i = 0; i < known.operands; ++i)
        arguments.push_back(part(operands[i]));
      return call(builder, target, known.name, type->getScalarType(), arguments);
    });
  }
  if (Value *const value = simple(builder, number, operands))
    return value;
  return withMore(builder, target, number, type, operands);
}

} // namespace ur::spirvc
