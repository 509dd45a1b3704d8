// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where it is worth it to cut a kernel though nobody waits there, and how its work-items are dealt with.
#pragma once

#include "spirvc/targets/native/uniformity.hpp"

#include <llvm/Analysis/LoopInfo.h>

namespace ur::spirvc::native {

/// Loops that all work-items of a chunk go round equally often, together.
[[nodiscard]] std::vector<llvm::Loop *> uniformLoops(const llvm::LoopInfo &loops, const Uniformity &uniformity);

/// A branch to what is done only where a condition holds, and which way that is.
struct Choice {
  llvm::BranchInst *branch;
  unsigned inside;
};

/// Those that use memory there, and wait for nobody. `agreed`: a branch that is none of them.
[[nodiscard]] std::vector<Choice> findChoices(llvm::Function &function, const Uniformity &uniformity,
                                              const llvm::Instruction *agreed);

/// Gives a loop that one work-item goes round for others, or all but one, a block before it: so it can be a choice.
void openChoices(llvm::Function &function);

/// How the work-items of a kernel are best dealt with. `agreed`: a branch that all of a chunk take alike, or null.
[[nodiscard]] Lanes chooseLanes(llvm::Function &function, llvm::BasicBlock &prologue, const llvm::Instruction *agreed);

} // namespace ur::spirvc::native
