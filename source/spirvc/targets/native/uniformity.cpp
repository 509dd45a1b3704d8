// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/uniformity.hpp"

#include "spirvc/targets/parting.hpp"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/IntrinsicInst.h>

namespace ur::spirvc::native {

namespace {

bool isUniformWord(const Word &word, Lanes lanes) {
  switch (word.which) {
  case spv::BuiltIn::LocalInvocationId:
    return lanes != Lanes::subGroup && word.dimension != 0;
  case spv::BuiltIn::SubgroupLocalInvocationId:
    return false;
  default:
    return true;
  }
}

} // namespace

bool Uniformity::isUniformResult(const Sync &sync, const llvm::CallInst &call) const {
  switch (sync.what) {
  case Meeting::ballot:
    return true;
  case Meeting::shuffle:
    return isUniform(*call.getArgOperand(kSyncNumbers + 1));
  case Meeting::combine: // over the work-group, the driver gives each its own
    return sync.scope == spv::Scope::Subgroup && sync.operation == spv::GroupOperation::Reduce;
  default:
    return false;
  }
}

Uniformity::Uniformity(llvm::Function &function, const llvm::BasicBlock &prologue, Lanes lanes,
                       const llvm::DenseMap<const llvm::AllocaInst *, bool> &known, const llvm::Instruction *agreed)
    : prologue_(prologue), lanes_(lanes), known_(known), agreed_(agreed), after_(function) {
  for (bool changed = true; changed;) {
    changed = false;
    for (const llvm::BasicBlock &block : function) {
      if (&block == &prologue_)
        continue;
      for (const llvm::Instruction &instruction : block)
        changed |= update(instruction);
    }
  }
}

/// Whether it differs by itself, whatever its operands are.
bool Uniformity::isSource(const llvm::Instruction &instruction) const {
  if (const auto word = wordOf(instruction))
    return !isUniformWord(*word, lanes_);
  if (const auto *const load = llvm::dyn_cast<llvm::LoadInst>(&instruction)) {
    if (!load->isSimple())
      return true;
    const llvm::Value *const object = llvm::getUnderlyingObject(load->getPointerOperand());
    if (const auto *const variable = llvm::dyn_cast<llvm::AllocaInst>(object)) {
      const auto found = known_.find(variable);
      return found == known_.end() || !found->second;
    }
    return false;
  }
  if (const auto *const call = llvm::dyn_cast<llvm::CallBase>(&instruction))
    return !call->doesNotAccessMemory();
  return instruction.isAtomic();
}

bool Uniformity::update(const llvm::Instruction &instruction) {
  if (&instruction == agreed_)
    return false;
  bool changed = false;
  if (!divergent_.contains(&instruction)) {
    const llvm::BasicBlock &block = *instruction.getParent();
    bool differs = influenced_.contains(&block) || isSource(instruction) ||
                   (llvm::isa<llvm::PHINode>(instruction) && joins_.contains(&block));
    // Each work-item has a variable of its own at another address; what is read of one is isSource()'s question.
    const bool isLoad = llvm::isa<llvm::LoadInst>(instruction);
    for (const llvm::Use &operand : instruction.operands())
      differs |= divergent_.contains(operand.get()) || (!isLoad && llvm::isa<llvm::AllocaInst>(operand.get()));
    if (differs) {
      divergent_.insert(&instruction);
      changed = true;
    }
  }
  if (instruction.isTerminator() && instruction.getNumSuccessors() > 1 && divergent_.contains(&instruction))
    changed |= influence(instruction);
  return changed;
}

/// Work-items part at a branch, and are together again where all ways from it lead.
bool Uniformity::influence(const llvm::Instruction &branch) {
  if (!branches_.insert(&branch).second)
    return false;
  if (const llvm::BasicBlock *const join = addParted(after_, *branch.getParent(), &influenced_))
    joins_.insert(join);
  return true;
}

} // namespace ur::spirvc::native
