// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/derived_math.hpp"

#include <llvm/IR/Intrinsics.h>

namespace ur::spirvc {

using llvm::IRBuilder;
using llvm::Value;
namespace Intrinsic = llvm::Intrinsic;

namespace {

constexpr double kInversePi = 0.318309886183790671537767526745028724;

/// A sign that is negative only where the base is, and the exponent an odd number.
Value *withSignOfPower(IRBuilder<> &builder, Value *power, Value *base, Value *exponent) {
  Value *const odd = builder.CreateTrunc(exponent, builder.getInt1Ty());
  Value *const signedPower = builder.CreateBinaryIntrinsic(Intrinsic::copysign, power, base);
  return builder.CreateSelect(odd, signedPower, power);
}

/// The one that is larger, or smaller, without its sign; where both are alike, as fmax and fmin have it.
Value *byMagnitude(IRBuilder<> &builder, Value *a, Value *b, bool larger) {
  Value *const x = builder.CreateUnaryIntrinsic(Intrinsic::fabs, a);
  Value *const y = builder.CreateUnaryIntrinsic(Intrinsic::fabs, b);
  Value *const aFirst = larger ? builder.CreateFCmpOGT(x, y) : builder.CreateFCmpOLT(x, y);
  Value *const bFirst = larger ? builder.CreateFCmpOGT(y, x) : builder.CreateFCmpOLT(y, x);
  Value *const either = builder.CreateBinaryIntrinsic(larger ? Intrinsic::maxnum : Intrinsic::minnum, a, b);
  return builder.CreateSelect(aFirst, a, builder.CreateSelect(bFirst, b, either));
}

/// The sign of the gamma function, 1 or -1: negative between every other pair of negative whole numbers.
Value *signOfGamma(IRBuilder<> &builder, Value *x) {
  llvm::Type *const type = x->getType();
  Value *const whole = builder.CreateUnaryIntrinsic(Intrinsic::floor, x);
  Value *const half = builder.CreateFMul(whole, llvm::ConstantFP::get(type, 0.5));
  Value *const isOdd = builder.CreateFCmpUNE(builder.CreateUnaryIntrinsic(Intrinsic::floor, half), half);
  Value *const isBelow = builder.CreateFCmpOLT(x, llvm::ConstantFP::get(type, 0));
  return builder.CreateSelect(builder.CreateAnd(isOdd, isBelow), builder.getInt32(-1), builder.getInt32(1));
}

} // namespace

Value *derivedMath(IRBuilder<> &builder, TargetPort &target, llvm::StringRef name, llvm::Type *result,
                   llvm::ArrayRef<Value *> arguments) {
  const auto call = [&](llvm::StringRef of, llvm::ArrayRef<Value *> with) {
    return target.math(builder, of, result, with);
  };
  const auto overPi = [&](Value *value) {
    return builder.CreateFMul(value, llvm::ConstantFP::get(result, kInversePi));
  };
  if (name == "acospi" || name == "asinpi" || name == "atanpi" || name == "atan2pi")
    return overPi(call(name.drop_back(2), arguments));
  if (name == "tanpi")
    return builder.CreateFDiv(call("sinpi", arguments), call("cospi", arguments));
  if (name == "powr")
    return call("pow", arguments);
  if (name == "maxmag" || name == "minmag")
    return byMagnitude(builder, arguments[0], arguments[1], name == "maxmag");
  if (name == "pown" || name == "rootn") {
    Value *const base = builder.CreateUnaryIntrinsic(Intrinsic::fabs, arguments[0]);
    Value *exponent = builder.CreateSIToFP(arguments[1], result);
    if (name == "rootn")
      exponent = builder.CreateFDiv(llvm::ConstantFP::get(result, 1), exponent);
    Value *const power = withSignOfPower(builder, call("pow", {base, exponent}), arguments[0], arguments[1]);
    if (name == "pown")
      return power;
    // Of a negative number there is no even root.
    Value *const isBelow = builder.CreateFCmpOLT(arguments[0], llvm::ConstantFP::get(result, 0));
    Value *const isEven = builder.CreateNot(builder.CreateTrunc(arguments[1], builder.getInt1Ty()));
    return builder.CreateSelect(builder.CreateAnd(isBelow, isEven), llvm::ConstantFP::getNaN(result), power);
  }
  if (name == "lgamma_r") {
    builder.CreateStore(signOfGamma(builder, arguments[0]), arguments[1]);
    return call("lgamma", {arguments[0]});
  }
  return nullptr;
}

} // namespace ur::spirvc
