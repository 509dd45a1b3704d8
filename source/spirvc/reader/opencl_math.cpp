// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of mathematics of OpenCL.std. What LLVM can say itself is said so; the others are the target's, one
// component at a time, and those of half precision are computed in single.
#include "spirvc/reader/opencl_std.hpp"

#include "spirvc/reader/common_functions.hpp"
#include "spirvc/reader/components.hpp"
#include "spirvc/reader/mixed_math.hpp"

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

} // namespace

Value *openclMath(IRBuilder<> &builder, TargetPort &target, uint32_t number, llvm::Type *type,
                  const Operands &operands) {
  for (const Known &known : kElementwise) {
    if (known.number != number)
      continue;
    if (!areAlike(operands, known.operands) || operands[0]->getType() != type)
      refuse(number, "its operands aren't numbers of the result's type");
    if (number == OpenCLLIB::Nextafter && type->getScalarType()->isHalfTy())
      return nextHalf(builder, operands[0], operands[1]);
    if (!known.name)
      return builder.CreateIntrinsic(known.intrinsic, {type}, llvm::ArrayRef(operands).take_front(known.operands));
    return eachComponent(builder, operands[0], type, [&](auto &&part, unsigned) {
      Operands arguments;
      for (size_t i = 0; i < known.operands; ++i)
        arguments.push_back(part(operands[i]));
      return callTarget(builder, target, known.name, type->getScalarType(), arguments);
    });
  }
  if (Value *const value = commonFunction(builder, number, operands))
    return value;
  return mixedMath(builder, target, number, type, operands);
}

} // namespace ur::spirvc
