// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Built-in variables of OpenCL that follow from those that GPUs have.
#pragma once

#include "spirvc/reader/target_port.hpp"

namespace ur::spirvc {

/// A sub-group's number, size and how many there are, and the number of dimensions: 32 bits. Asks the target for the
/// places and sizes of work-items and work-groups. Throws Refused where the variable is none of these.
[[nodiscard]] llvm::Value *derivedWord(llvm::IRBuilder<> &builder, TargetPort &target, spv::BuiltIn which);

} // namespace ur::spirvc
