// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/reader/remquo.hpp"

#include <llvm/IR/Intrinsics.h>

namespace ur::spirvc {

using llvm::IRBuilder;
using llvm::Value;
namespace Intrinsic = llvm::Intrinsic;

/// 128 times y goes off x first, which is exact and leaves the last seven bits of the quotient as they are. Then that
/// is at most 128, and what two divisions and a difference err by is much less than a half.
Value *remquo(IRBuilder<> &builder, TargetPort &target, Value *x, Value *y, Value **quotient) {
  llvm::Type *const type = x->getType();
  const auto magnitude = [&](Value *of) { return builder.CreateUnaryIntrinsic(Intrinsic::fabs, of); };
  const auto isNegative = [&](Value *of) { return builder.createIsFPClass(of, llvm::fcNegative); };
  Value *const size = magnitude(y);
  Value *const rest =
      target.math(builder, "fmod", type, {magnitude(x), builder.CreateFMul(size, llvm::ConstantFP::get(type, 128.0))});
  Value *const remainder = target.math(builder, "remainder", type, {rest, size});
  // Each for itself: the difference of rest and remainder may be too large for a number.
  Value *const whole = builder.CreateUnaryIntrinsic(
      Intrinsic::rint, builder.CreateFSub(builder.CreateFDiv(rest, size), builder.CreateFDiv(remainder, size)));
  Value *const bits = builder.CreateAnd(
      builder.CreateIntrinsic(Intrinsic::fptosi_sat, {builder.getInt32Ty(), type}, {whole}), builder.getInt32(127));
  Value *const flips = isNegative(x);
  *quotient = builder.CreateSelect(builder.CreateXor(flips, isNegative(y)), builder.CreateNeg(bits), bits);
  return builder.CreateSelect(flips, builder.CreateFNeg(remainder), remainder);
}

} // namespace ur::spirvc
