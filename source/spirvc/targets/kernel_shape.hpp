// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The parameters of kernels on GPUs as adapters give them: local memory as an offset into the launch's, and the global
// offset of a launch as one more.
#pragma once

#include "spirvc/reader/target_port.hpp"

namespace ur::spirvc {

/// The launch's global offset in a dimension, 32 bits. Only shapeKernels says what it is.
[[nodiscard]] llvm::Value *globalOffset(llvm::IRBuilder<> &builder, unsigned dimension);

/// Throws Refused where a function that the kernel calls calls itself, directly or through others.
void refuseRecursion(llvm::Function &kernel);

/// Gives each kernel the parameters that it is launched with. `withOffset`: each gets three numbers of 32 bits behind
/// its arguments, its global offset, and "_with_offset" behind its name; else the offset is 0.
void shapeKernels(llvm::Module &module, std::vector<KernelFacts> &kernels, unsigned workgroupSpace, bool withOffset);

} // namespace ur::spirvc
