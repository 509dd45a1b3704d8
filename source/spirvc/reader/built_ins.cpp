// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Built-in variables: those that follow from others are computed here, the others are the target's.
#include "spirvc/reader/function_reader.hpp"

namespace ur::spirvc {

using llvm::Value;
using spv::BuiltIn;

Value *FunctionReader::builtIn(const Instruction &instruction, BuiltIn which, unsigned dimension) {
  const auto wide = [&](BuiltIn of, unsigned in) {
    return resize(builder_, module_.target().builtIn(builder_, of, in), builder_.getInt64Ty(), false);
  };
  // A position among all, counted along the first dimension first.
  const auto linear = [&](auto &&position, auto &&size) {
    Value *const rows = builder_.CreateAdd(builder_.CreateMul(position(2), size(1)), position(1));
    return builder_.CreateAdd(builder_.CreateMul(rows, size(0)), position(0));
  };
  const auto globalId = [&](unsigned in) {
    Value *const first = builder_.CreateMul(wide(BuiltIn::WorkgroupId, in), wide(BuiltIn::WorkgroupSize, in));
    return builder_.CreateAdd(first, wide(BuiltIn::LocalInvocationId, in));
  };
  const auto globalSize = [&](unsigned in) {
    return builder_.CreateMul(wide(BuiltIn::NumWorkgroups, in), wide(BuiltIn::WorkgroupSize, in));
  };
  switch (which) {
  case BuiltIn::GlobalInvocationId:
    return builder_.CreateAdd(globalId(dimension), wide(BuiltIn::GlobalOffset, dimension));
  case BuiltIn::GlobalSize:
    return globalSize(dimension);
  case BuiltIn::EnqueuedWorkgroupSize: // all groups have the same size
    return wide(BuiltIn::WorkgroupSize, dimension);
  case BuiltIn::GlobalLinearId:
    return linear(globalId, globalSize);
  case BuiltIn::LocalInvocationIndex:
    return linear([&](unsigned in) { return wide(BuiltIn::LocalInvocationId, in); },
                  [&](unsigned in) { return wide(BuiltIn::WorkgroupSize, in); });
  case BuiltIn::WorkgroupId:
  case BuiltIn::WorkgroupSize:
  case BuiltIn::LocalInvocationId:
  case BuiltIn::NumWorkgroups:
  case BuiltIn::GlobalOffset:
  case BuiltIn::WorkDim:
  case BuiltIn::SubgroupSize:
  case BuiltIn::SubgroupMaxSize:
  case BuiltIn::NumSubgroups:
  case BuiltIn::NumEnqueuedSubgroups:
  case BuiltIn::SubgroupId:
  case BuiltIn::SubgroupLocalInvocationId:
    return module_.target().builtIn(builder_, which, dimension);
  default:
    instruction.refuse("built-in variable " + std::to_string(static_cast<uint32_t>(which)) + " isn't OpenCL's");
  }
}

Value *FunctionReader::loadBuiltIn(const Instruction &instruction, const BuiltInPlace &place, llvm::Type *type) {
  const auto component = [&](llvm::Type *of, unsigned dimension) {
    if (!of->isIntegerTy())
      instruction.refuse("built-in variables are integers");
    return resize(builder_, builtIn(instruction, place.which, dimension), of, false);
  };
  auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(type);
  if (place.dimension) {
    Value *chosen = component(type, 0);
    for (unsigned i = 1; i < 3; ++i) {
      chosen = builder_.CreateSelect(
          builder_.CreateICmpEQ(place.dimension, llvm::ConstantInt::get(place.dimension->getType(), i)),
          component(type, i), chosen);
    }
    return chosen;
  }
  if (!vector)
    return component(type, 0);
  if (Value *const mask = laneMask(instruction, place.which, type))
    return mask;
  if (vector->getNumElements() != 3)
    instruction.refuse("built-in variables have three components");
  Value *all = llvm::PoisonValue::get(vector);
  for (unsigned i = 0; i < 3; ++i)
    all = builder_.CreateInsertElement(all, component(vector->getElementType(), i), i);
  return all;
}

} // namespace ur::spirvc
