// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/reader/common_functions.hpp"

#include "spirvc/reader/components.hpp"

#include <cmath>

#include <llvm/IR/Intrinsics.h>
#include <spirv/unified1/OpenCL.std.h>

namespace ur::spirvc {

using llvm::IRBuilder;
using llvm::Value;
namespace Intrinsic = llvm::Intrinsic;

namespace {

/// Between which powers of two the largest component needs no scale for its square to be one, and what brings others
/// there.
struct Scale {
  int largest, least, by;
};

Scale scaleOf(const llvm::Type *scalar) {
  return scalar->isDoubleTy() ? Scale{500, -450, 600} : Scale{60, -50, 90};
}

Value *rootOfSquares(IRBuilder<> &builder, Value *vector) {
  Computation squares;
  squares.type = vector->getType()->getScalarType();
  squares.operands = {vector, vector};
  return builder.CreateUnaryIntrinsic(Intrinsic::sqrt, compute(builder, spv::Op::OpDot, squares));
}

Value *asMany(IRBuilder<> &builder, Value *scalar, const llvm::Type *as) {
  auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(as);
  return vector ? builder.CreateVectorSplat(vector->getNumElements(), scalar) : scalar;
}

/// Of all components of a vector, or of a scalar, one.
template <class Fold>
Value *folded(IRBuilder<> &builder, Value *value, Fold &&fold) {
  auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(value->getType());
  if (!vector)
    return value;
  Value *made = builder.CreateExtractElement(value, uint64_t{0});
  for (unsigned i = 1; i < vector->getNumElements(); ++i)
    made = fold(made, builder.CreateExtractElement(value, i));
  return made;
}

/// A power of two by which squares are neither too large nor too small.
Value *scaleFor(IRBuilder<> &builder, Value *vector) {
  llvm::Type *const scalar = vector->getType()->getScalarType();
  const Scale scale = scaleOf(scalar);
  Value *const sizes = builder.CreateUnaryIntrinsic(Intrinsic::fabs, vector);
  Value *const most = folded(
      builder, sizes, [&](Value *a, Value *b) { return builder.CreateBinaryIntrinsic(Intrinsic::maxnum, a, b); });
  const auto power = [&](int of) { return splat(scalar, std::ldexp(1.0, of)); };
  Value *const isSmall = builder.CreateFCmpOLT(most, power(scale.least));
  Value *const isLarge = builder.CreateFCmpOGT(most, power(scale.largest));
  return builder.CreateSelect(isLarge, power(-scale.by), builder.CreateSelect(isSmall, power(scale.by), power(0)));
}

/// Halves are computed in single, where their squares have room.
Value *widened(IRBuilder<> &builder, Value *value) {
  llvm::Type *const type = value->getType();
  return type->getScalarType()->isHalfTy() ? builder.CreateFPExt(value, type->getWithNewType(builder.getFloatTy()))
                                           : value;
}

/// `isFast`: squares may be too large or too small.
Value *length(IRBuilder<> &builder, Value *vector, bool isFast) {
  llvm::Type *const scalar = vector->getType()->getScalarType();
  if (!vector->getType()->isVectorTy())
    return builder.CreateUnaryIntrinsic(Intrinsic::fabs, vector);
  if (scalar->isHalfTy())
    return builder.CreateFPTrunc(rootOfSquares(builder, widened(builder, vector)), scalar);
  if (isFast)
    return rootOfSquares(builder, vector);
  Value *const scale = scaleFor(builder, vector);
  return builder.CreateFDiv(
      rootOfSquares(builder, builder.CreateFMul(vector, asMany(builder, scale, vector->getType()))), scale);
}

/// Where components are infinite, the direction is theirs alone.
Value *withoutInfinities(IRBuilder<> &builder, Value *vector) {
  llvm::Type *const type = vector->getType();
  Value *const isInfinite = builder.createIsFPClass(vector, llvm::fcInf);
  Value *const any = folded(builder, isInfinite, [&](Value *a, Value *b) { return builder.CreateOr(a, b); });
  Value *const one = builder.CreateBinaryIntrinsic(Intrinsic::copysign, splat(type, 1), vector);
  Value *const none = builder.CreateFMul(vector, splat(type, 0));
  return builder.CreateSelect(any, builder.CreateSelect(isInfinite, one, none), vector);
}

/// One that has no direction stays as it is.
Value *normalized(IRBuilder<> &builder, Value *given, bool isFast) {
  Value *vector = widened(builder, given);
  llvm::Type *const type = vector->getType();
  if (!isFast)
    vector = withoutInfinities(builder, vector);
  if (!isFast && type->isVectorTy() && type == given->getType())
    vector = builder.CreateFMul(vector, asMany(builder, scaleFor(builder, vector), type));
  Value *const by = asMany(builder, length(builder, vector, true), type);
  Value *const isNull = builder.CreateFCmpOEQ(by, splat(type, 0));
  return builder.CreateFPCast(builder.CreateSelect(isNull, vector, builder.CreateFDiv(vector, by)), given->getType());
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

Value *distance(IRBuilder<> &builder, Value *a, Value *b, bool isFast) {
  Value *const apart = builder.CreateFSub(widened(builder, a), widened(builder, b));
  return builder.CreateFPCast(length(builder, apart, isFast), a->getType()->getScalarType());
}

Value *sign(IRBuilder<> &builder, Value *x) {
  llvm::Type *const type = x->getType();
  Value *const one = builder.CreateBinaryIntrinsic(Intrinsic::copysign, splat(type, 1), x);
  Value *const isOrdered = builder.CreateFCmpORD(x, x);
  Value *const isNull = builder.CreateFCmpOEQ(x, splat(type, 0));
  return builder.CreateSelect(isOrdered, builder.CreateSelect(isNull, x, one), splat(type, 0));
}

} // namespace

Value *commonFunction(IRBuilder<> &builder, uint32_t number, const Operands &operands) {
  const auto min = [&](Value *a, Value *b) { return builder.CreateBinaryIntrinsic(Intrinsic::minnum, a, b); };
  const auto max = [&](Value *a, Value *b) { return builder.CreateBinaryIntrinsic(Intrinsic::maxnum, a, b); };
  const auto need = [&](size_t count) {
    if (!areAlike(operands, count))
      refuse(number, "its operands are no floating-point numbers of one type");
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
      refuse(number, "it takes vectors of three or four components");
    return cross(builder, operands[0], operands[1]);
  case OpenCLLIB::Length:
  case OpenCLLIB::Fast_length:
    need(1);
    return length(builder, operands[0], number == OpenCLLIB::Fast_length);
  case OpenCLLIB::Distance:
  case OpenCLLIB::Fast_distance:
    need(2);
    return distance(builder, operands[0], operands[1], number == OpenCLLIB::Fast_distance);
  case OpenCLLIB::Normalize:
  case OpenCLLIB::Fast_normalize:
    need(1);
    return normalized(builder, operands[0], number == OpenCLLIB::Fast_normalize);
  default:
    return nullptr;
  }
}

} // namespace ur::spirvc
