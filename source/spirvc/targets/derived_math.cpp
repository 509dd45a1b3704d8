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

/// The sign of the gamma function, 1 or -1: negative between every other pair of negative whole numbers, of which each
/// is a pole without a sign, and at -0.
Value *signOfGamma(IRBuilder<> &builder, Value *x) {
  llvm::Type *const type = x->getType();
  Value *const whole = builder.CreateUnaryIntrinsic(Intrinsic::floor, x);
  Value *const half = builder.CreateFMul(whole, llvm::ConstantFP::get(type, 0.5));
  Value *const isOdd = builder.CreateFCmpUNE(builder.CreateUnaryIntrinsic(Intrinsic::floor, half), half);
  Value *const isBetween =
      builder.CreateAnd(builder.CreateFCmpOLT(x, llvm::ConstantFP::get(type, 0)), builder.CreateFCmpONE(whole, x));
  Value *const isNegative =
      builder.CreateOr(builder.CreateAnd(isOdd, isBetween), builder.createIsFPClass(x, llvm::fcNegZero));
  return builder.CreateSelect(isNegative, builder.getInt32(-1), builder.getInt32(1));
}

/// By exp(exponent * log(base)): unlike pow it has no result where that has none.
Value *positivePower(IRBuilder<> &builder, Value *base, Value *exponent, Value *power) {
  llvm::Type *const type = base->getType();
  const auto is = [&](Value *of, double number) {
    return builder.CreateFCmpOEQ(of, llvm::ConstantFP::get(type, number));
  };
  Value *const size = builder.CreateUnaryIntrinsic(Intrinsic::fabs, base);
  Value *const toZero = builder.CreateAnd(
      is(exponent, 0), builder.CreateOr(is(base, 0), builder.CreateFCmpOEQ(size, llvm::ConstantFP::getInfinity(type))));
  Value *const ofOne = builder.CreateAnd(is(base, 1), builder.createIsFPClass(exponent, llvm::fcInf));
  Value *const isBelow = builder.CreateFCmpULT(base, llvm::ConstantFP::get(type, 0)); // or no number
  Value *const isNone = builder.CreateOr(builder.CreateOr(toZero, ofOne),
                                         builder.CreateOr(isBelow, builder.CreateFCmpUNO(exponent, exponent)));
  return builder.CreateSelect(isNone, llvm::ConstantFP::getNaN(type), power);
}

/// x without its sign, to the power of 1 by n. What is lost where that is rounded comes back as a factor.
Value *rootOfSize(IRBuilder<> &builder, TargetPort &target, Value *x, Value *n) {
  llvm::Type *const type = x->getType();
  Value *const size = builder.CreateUnaryIntrinsic(Intrinsic::fabs, x);
  Value *const number = builder.CreateSIToFP(n, type), *const one = llvm::ConstantFP::get(type, 1);
  Value *const exponent = builder.CreateFDiv(one, number);
  Value *const root = target.math(builder, "pow", type, {size, exponent});
  Value *const lost = builder.CreateFMul(
      builder.CreateIntrinsic(Intrinsic::fma, {type}, {builder.CreateFNeg(exponent), number, one}), exponent);
  Value *const factor = builder.CreateFMul(lost, target.math(builder, "log", type, {size}));
  Value *const better = builder.CreateIntrinsic(Intrinsic::fma, {type}, {root, factor, root});
  Value *const isPlain = builder.createIsFPClass(root, llvm::fcPosNormal | llvm::fcPosSubnormal);
  return builder.CreateSelect(isPlain, better, root);
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
  if (name == "powr") { // by the size: of -0 it is what 0 has
    return positivePower(builder, arguments[0], arguments[1],
                         call("pow", {builder.CreateUnaryIntrinsic(Intrinsic::fabs, arguments[0]), arguments[1]}));
  }
  if (name == "maxmag" || name == "minmag")
    return byMagnitude(builder, arguments[0], arguments[1], name == "maxmag");
  if (name == "pown") {
    Value *const base = builder.CreateUnaryIntrinsic(Intrinsic::fabs, arguments[0]);
    Value *const power = call("pow", {base, builder.CreateSIToFP(arguments[1], result)});
    return withSignOfPower(builder, power, arguments[0], arguments[1]);
  }
  if (name == "rootn") {
    Value *const power =
        withSignOfPower(builder, rootOfSize(builder, target, arguments[0], arguments[1]), arguments[0], arguments[1]);
    // Of a negative number there is no even root, and of none the one by 0.
    Value *const isBelow = builder.CreateFCmpOLT(arguments[0], llvm::ConstantFP::get(result, 0));
    Value *const isEven = builder.CreateNot(builder.CreateTrunc(arguments[1], builder.getInt1Ty()));
    Value *const isNone =
        builder.CreateOr(builder.CreateAnd(isBelow, isEven), builder.CreateICmpEQ(arguments[1], builder.getInt32(0)));
    return builder.CreateSelect(isNone, llvm::ConstantFP::getNaN(result), power);
  }
  if (name == "lgamma_r") {
    builder.CreateStore(signOfGamma(builder, arguments[0]), arguments[1]);
    return call("lgamma", {arguments[0]});
  }
  return nullptr;
}

} // namespace ur::spirvc
