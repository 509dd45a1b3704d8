// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/derived_words.hpp"

#include "spirvc/reader/binary.hpp"

#include <llvm/IR/Intrinsics.h>
#include <llvm/Support/MathExtras.h>

namespace ur::spirvc {

using llvm::Value;
using spv::BuiltIn;

Value *derivedWord(llvm::IRBuilder<> &builder, TargetPort &target, BuiltIn which) {
  const unsigned most = target.subGroupSize();
  const auto thread = [&](unsigned in) { return target.builtIn(builder, BuiltIn::LocalInvocationId, in); };
  const auto threads = [&](unsigned in) { return target.builtIn(builder, BuiltIn::WorkgroupSize, in); };
  const auto total = [&] { return builder.CreateMul(builder.CreateMul(threads(0), threads(1)), threads(2)); };
  // Work-items are counted along the first dimension first.
  const auto group = [&] {
    Value *const rows = builder.CreateAdd(builder.CreateMul(thread(2), threads(1)), thread(1));
    return builder.CreateLShr(builder.CreateAdd(builder.CreateMul(rows, threads(0)), thread(0)), llvm::Log2_32(most));
  };
  switch (which) {
  case BuiltIn::SubgroupId:
    return group();
  case BuiltIn::NumSubgroups:
  case BuiltIn::NumEnqueuedSubgroups:
    return builder.CreateLShr(builder.CreateAdd(total(), builder.getInt32(most - 1)), llvm::Log2_32(most));
  case BuiltIn::SubgroupSize: {
    Value *const rest = builder.CreateSub(total(), builder.CreateShl(group(), llvm::Log2_32(most)));
    return builder.CreateBinaryIntrinsic(llvm::Intrinsic::umin, rest, builder.getInt32(most));
  }
  default:
    throw Refused("built-in variable " + std::to_string(static_cast<uint32_t>(which)) + " isn't known");
  }
}

} // namespace ur::spirvc
