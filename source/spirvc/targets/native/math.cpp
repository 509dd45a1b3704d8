// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/math.hpp"

#include "spirvc/targets/derived_math.hpp"
#include "spirvc/targets/native/link.hpp"

#include <algorithm>
#include <numbers>

#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Intrinsics.h>
#include <llvm/Transforms/Utils/ModuleUtils.h>

namespace ur::spirvc::native {

using llvm::IRBuilder;
using llvm::Value;
namespace Intrinsic = llvm::Intrinsic;

namespace {

/// Those of which the GNU C library has forms for vectors, and with how many parameters (libmvec).
struct Vectorized {
  const char *name;
  unsigned parameters;
};
constexpr Vectorized kVectorized[] = {{"acos", 1},  {"acosh", 1}, {"asin", 1}, {"asinh", 1}, {"atan", 1},  {"atan2", 2},
                                      {"atanh", 1}, {"cbrt", 1},  {"cos", 1},  {"cosh", 1},  {"erf", 1},   {"erfc", 1},
                                      {"exp", 1},   {"exp10", 1}, {"exp2", 1}, {"expm1", 1}, {"hypot", 2}, {"log", 1},
                                      {"log10", 1}, {"log1p", 1}, {"log2", 1}, {"pow", 2},   {"sin", 1},   {"sinh", 1},
                                      {"tan", 1},   {"tanh", 1}};

/// The others.
constexpr const char *kScalar[] = {"fdim",  "fmod",      "lgamma",    "lgamma_r", "logb",
                                   "ilogb", "nextafter", "remainder", "tgamma"};

/// As the C library calls it.
std::string symbolOf(llvm::StringRef name, bool isFloat) {
  if (name.ends_with("_r") && isFloat)
    return name.drop_back(2).str() + "f_r";
  return name.str() + (isFloat ? "f" : "");
}

/// Names a form for vectors of `count` components, and declares it.
std::string vectorForm(llvm::Module &module, const std::string &symbol, char isa, llvm::Type *scalar, unsigned count,
                       unsigned parameters) {
  std::string name =
      std::string("_ZGV") + isa + 'N' + std::to_string(count) + std::string(parameters, 'v') + '_' + symbol;
  if (!module.getFunction(name)) {
    llvm::Type *const vector = llvm::FixedVectorType::get(scalar, count);
    const std::vector<llvm::Type *> types(parameters, vector);
    auto *const made = llvm::Function::Create(llvm::FunctionType::get(vector, types, false),
                                              llvm::GlobalValue::ExternalLinkage, name, module);
    made->setDoesNotAccessMemory();
    made->setDoesNotThrow();
    made->setWillReturn();
    llvm::appendToCompilerUsed(module, {made}); // nobody calls it yet
  }
  return name;
}

void addVectorForms(llvm::CallInst &call, const Vectorized &function, const std::string &symbol, unsigned vectorBits) {
  if (!hasSymbol("_ZGVbN2v_cos")) // another C library
    return;
  llvm::Type *const scalar = call.getType();
  const unsigned width = scalar->getScalarSizeInBits();
  std::string forms;
  const auto add = [&](char isa, unsigned bits) {
    const std::string name = vectorForm(*call.getModule(), symbol, isa, scalar, bits / width, function.parameters);
    forms += (forms.empty() ? "" : ",") + name;
  };
  if (vectorBits >= 512)
    add('e', 512);
  if (vectorBits >= 256)
    add('d', 256);
  add('b', 128);
  call.addFnAttr(llvm::Attribute::get(call.getContext(), "vector-function-abi-variant", forms));
}

/// sin or cos of x times pi. The quarter turns are taken off before, which is exact.
Value *ofTurns(IRBuilder<> &builder, TargetPort &target, llvm::Type *type, Value *x, bool isSine) {
  const auto number = [&](double value) { return llvm::ConstantFP::get(type, value); };
  const auto nearest = [&](Value *of) { return builder.CreateUnaryIntrinsic(Intrinsic::rint, of); };
  Value *const turns = nearest(builder.CreateFMul(x, number(0.5)));
  Value *const within = builder.CreateFSub(x, builder.CreateFMul(turns, number(2))); // -1 to 1
  Value *const quarters = nearest(builder.CreateFMul(within, number(2)));            // -2 to 2
  Value *const rest = builder.CreateFMul(builder.CreateFSub(within, builder.CreateFMul(quarters, number(0.5))),
                                         number(std::numbers::pi));
  Value *const sine = target.math(builder, "sin", type, {rest});
  Value *const cosine = target.math(builder, "cos", type, {rest});
  const auto isQuarter = [&](double which) { return builder.CreateFCmpOEQ(quarters, number(which)); };
  const auto minus = [&](Value *of) { return builder.CreateFNeg(of); };
  Value *const isHalf = builder.CreateFCmpOEQ(builder.CreateUnaryIntrinsic(Intrinsic::fabs, quarters), number(2));
  Value *const straight = isSine ? sine : cosine;
  Value *const up = isSine ? cosine : minus(sine);
  Value *result = builder.CreateSelect(isHalf, minus(straight), straight);
  result = builder.CreateSelect(isQuarter(1), up, result);
  result = builder.CreateSelect(isQuarter(-1), minus(up), result);
  if (!isSine) // of odd halves it is +0
    return builder.CreateFAdd(result, number(0));
  Value *const isNull = builder.CreateFCmpOEQ(result, number(0));
  return builder.CreateSelect(isNull, builder.CreateBinaryIntrinsic(Intrinsic::copysign, result, x), result);
}

} // namespace

Value *math(IRBuilder<> &builder, TargetPort &target, llvm::StringRef name, llvm::Type *result,
            llvm::ArrayRef<Value *> arguments, unsigned vectorBits) {
  if (name == "sinpi" || name == "cospi")
    return ofTurns(builder, target, result, arguments[0], name == "sinpi");
  if (Value *const derived = derivedMath(builder, target, name, result, arguments))
    return derived;
  const std::string symbol = symbolOf(name, arguments[0]->getType()->isFloatTy());
  std::vector<llvm::Type *> types;
  bool leads = false;
  for (const Value *const argument : arguments) {
    types.push_back(argument->getType());
    leads |= argument->getType()->isPointerTy();
  }
  llvm::Module &module = *builder.GetInsertBlock()->getModule();
  const auto function = module.getOrInsertFunction(symbol, llvm::FunctionType::get(result, types, false));
  llvm::CallInst *const call = builder.CreateCall(function, arguments);
  call->setDoesNotThrow();
  call->addFnAttr(llvm::Attribute::WillReturn);
  if (leads)
    call->setOnlyAccessesArgMemory();
  else
    call->setDoesNotAccessMemory(); // errno is nobody's here
  const auto *const vectorized =
      std::ranges::find_if(kVectorized, [&](const Vectorized &known) { return name == known.name; });
  if (vectorized != std::end(kVectorized))
    addVectorForms(*call, *vectorized, symbol, vectorBits);
  return call;
}

bool hasMath(llvm::StringRef symbol) {
  const auto is = [&](const char *name) { return symbol == symbolOf(name, true) || symbol == symbolOf(name, false); };
  return symbol.starts_with("_ZGV") || std::ranges::any_of(kScalar, is) ||
         std::ranges::any_of(kVectorized, [&](const Vectorized &known) { return is(known.name); });
}

void lowerConversions(llvm::Function &function) {
  std::vector<llvm::FPTruncInst *> all;
  for (llvm::Instruction &instruction : llvm::instructions(function)) {
    auto *const cast = llvm::dyn_cast<llvm::FPTruncInst>(&instruction);
    if (cast && cast->getSrcTy()->getScalarType()->isDoubleTy() && cast->getType()->getScalarType()->isHalfTy())
      all.push_back(cast);
  }
  for (llvm::FPTruncInst *const cast : all) {
    // To float, rounded to odd: what is lost leaves its mark in the last bit, so that the second rounding is right.
    IRBuilder<> builder(cast);
    Value *const wide = cast->getOperand(0);
    llvm::Type *const single = wide->getType()->getWithNewType(builder.getFloatTy());
    llvm::Type *const bits = wide->getType()->getWithNewType(builder.getInt32Ty());
    Value *const near = builder.CreateFPTrunc(wide, single);
    Value *const back = builder.CreateFPExt(near, wide->getType());
    const auto size = [&](Value *of) { return builder.CreateUnaryIntrinsic(Intrinsic::fabs, of); };
    Value *const isLarger = builder.CreateFCmpOGT(size(back), size(wide));
    Value *const isInexact = builder.CreateFCmpONE(back, wide);
    Value *const raw = builder.CreateBitCast(near, bits);
    Value *const below = builder.CreateSub(raw, builder.CreateZExt(isLarger, bits));
    Value *const odd = builder.CreateOr(below, builder.CreateZExt(isInexact, bits));
    cast->replaceAllUsesWith(builder.CreateFPTrunc(builder.CreateBitCast(odd, single), cast->getType()));
    cast->eraseFromParent();
  }
}

} // namespace ur::spirvc::native
