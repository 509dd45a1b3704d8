// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/parting.hpp"

#include "spirvc/targets/machine_target.hpp"

#include <llvm/Analysis/UniformityAnalysis.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/IntrinsicsNVPTX.h>

namespace ur::spirvc {

using llvm::BasicBlock;

const BasicBlock *addParted(const llvm::PostDominatorTree &after, const BasicBlock &branch,
                            llvm::SmallPtrSetImpl<const BasicBlock *> *parted) {
  const auto *const node = after.getNode(&branch);
  const BasicBlock *const join = node && node->getIDom() ? node->getIDom()->getBlock() : nullptr;
  std::vector<const BasicBlock *> next(llvm::succ_begin(&branch), llvm::succ_end(&branch));
  while (!next.empty()) {
    const BasicBlock *const block = next.back();
    next.pop_back();
    if (block == join || !parted->insert(block).second)
      continue;
    next.insert(next.end(), llvm::succ_begin(block), llvm::succ_end(block));
  }
  return join;
}

namespace {

std::vector<llvm::IntrinsicInst *> masksOf(llvm::Function &function) {
  std::vector<llvm::IntrinsicInst *> masks;
  for (llvm::Instruction &instruction : llvm::instructions(function)) {
    auto *const call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction);
    if (call && call->getIntrinsicID() == llvm::Intrinsic::nvvm_activemask)
      masks.push_back(call);
  }
  return masks;
}

} // namespace

void settleActiveMasks(llvm::Module &module, llvm::TargetMachine &machine) {
  Analyses analyses(machine);
  for (llvm::Function &function : module) {
    if (function.getCallingConv() != llvm::CallingConv::PTX_Kernel || function.isDeclaration())
      continue; // others may be called where not all are
    const std::vector<llvm::IntrinsicInst *> masks = masksOf(function);
    if (masks.empty())
      continue;
    llvm::UniformityInfo &uniformity = analyses.functions().getResult<llvm::UniformityInfoAnalysis>(function);
    const llvm::PostDominatorTree after(function);
    llvm::SmallPtrSet<const BasicBlock *, 16> parted;
    for (const BasicBlock &block : function) {
      if (uniformity.hasDivergentTerminator(block))
        addParted(after, block, &parted);
    }
    for (llvm::IntrinsicInst *const mask : masks) {
      if (parted.contains(mask->getParent()))
        continue;
      mask->replaceAllUsesWith(llvm::Constant::getAllOnesValue(mask->getType()));
      mask->eraseFromParent();
    }
  }
}

} // namespace ur::spirvc
