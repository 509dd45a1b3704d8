// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where work-items that run side by side part, and where they are together again.
#pragma once

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/Analysis/PostDominators.h>
#include <llvm/Target/TargetMachine.h>

namespace ur::spirvc {

/// Adds the blocks to which not all may come after a branch that they don't take alike, and answers where all its ways
/// lead; null: nowhere.
const llvm::BasicBlock *addParted(const llvm::PostDominatorTree &after, const llvm::BasicBlock &branch,
                                  llvm::SmallPtrSetImpl<const llvm::BasicBlock *> *parted);

/// Makes the mask of all lanes of llvm.nvvm.activemask, in those blocks of kernels to which all of a warp come: lanes
/// that the hardware runs one after the other wait for each other there.
void settleActiveMasks(llvm::Module &module, llvm::TargetMachine &machine);

} // namespace ur::spirvc
