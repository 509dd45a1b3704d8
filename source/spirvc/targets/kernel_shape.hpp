// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The parameters of kernels on GPUs as adapters give them: local memory as an offset into the launch's, and the number
// of dimensions and the global offset of a launch as further ones.
#pragma once

#include "spirvc/reader/target_port.hpp"

namespace ur::spirvc {

/// The launch's global offset in a dimension, 32 bits. Only shapeKernels says what it is.
[[nodiscard]] llvm::Value *globalOffset(llvm::IRBuilder<> &builder, unsigned dimension);

/// The launch's number of dimensions, 32 bits. Only shapeKernels says what it is.
[[nodiscard]] llvm::Value *workDim(llvm::IRBuilder<> &builder);

/// Throws Refused where a function that the kernel calls calls itself, directly or through others.
void refuseRecursion(llvm::Function &kernel);

/// Says so where the kernel requires sub-groups of another size than all of the device's have; else empty.
[[nodiscard]] std::string whyNotSubGroups(const KernelFacts &facts, unsigned size);

struct KernelShape {
  unsigned workgroupSpace = 0;
  /// Each gets three numbers of 32 bits behind its arguments, its global offset, and "_with_offset" behind its name;
  /// else the offset is 0.
  bool withOffset = false;
  /// Where a kernel's arguments lie. Values that it takes by pointers are copied from there; 0: there are such
  /// parameters.
  unsigned argumentSpace = 0;
};

/// A variable of the function in whose entry block the builder is, with what `from` leads to. It is a generic pointer.
[[nodiscard]] llvm::Value *copyOf(llvm::IRBuilder<> &builder, llvm::Argument &from, llvm::Type *type);

/// Gives each kernel the parameters that it is launched with. One that asks for the number of dimensions gets it behind
/// its arguments, in 32 bits and before an offset, and "_with_work_dim" behind its name.
void shapeKernels(llvm::Module &module, std::vector<KernelFacts> &kernels, const KernelShape &shape);

} // namespace ur::spirvc
