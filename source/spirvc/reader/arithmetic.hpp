// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Instructions that compute a value of values, and touch nothing else. Constants make constants.
#pragma once

#include <optional>

#include "spirvc/reader/target_port.hpp"

namespace ur::spirvc {

struct Computation {
  TargetPort *target = nullptr; ///< whose functions it may call; null: of constants
  llvm::Type *type = nullptr;   ///< of the result
  std::vector<llvm::Value *> operands;
  llvm::FastMathFlags flags;
  bool noSignedWrap = false, noUnsignedWrap = false;
  bool saturates = false;                      ///< conversions to integers
  std::optional<spv::FPRoundingMode> rounding; ///< of conversions; none: to the nearest, to integers to zero
};

/// Null where it is no such instruction. Throws Refused where operands and result don't belong together.
[[nodiscard]] llvm::Value *compute(llvm::IRBuilder<> &builder, spv::Op op, const Computation &what);

/// Integers become wider or narrower; one of another width becomes `type`.
[[nodiscard]] llvm::Value *resize(llvm::IRBuilder<> &builder, llvm::Value *value, llvm::Type *type, bool isSigned);

} // namespace ur::spirvc
