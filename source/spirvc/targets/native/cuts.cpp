// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/cuts.hpp"

#include <algorithm>

#include <llvm/ADT/SetVector.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

namespace ur::spirvc::native {

using llvm::BasicBlock;
using llvm::Instruction;

namespace {

/// Whether there is memory used between a branch and where its ways are one again, and nobody waits.
bool isChoice(BasicBlock &first, BasicBlock &join, BasicBlock &before) {
  if (&first == &join || &join == &before || first.getSinglePredecessor() != &before)
    return false;
  bool usesMemory = false;
  llvm::SmallSetVector<BasicBlock *, 8> inside;
  inside.insert(&first);
  for (size_t i = 0; i < inside.size(); ++i) {
    for (const Instruction &instruction : *inside[i]) {
      if (syncOf(instruction))
        return false;
      usesMemory |= instruction.mayReadOrWriteMemory();
    }
    for (BasicBlock *const next : llvm::successors(inside[i])) {
      if (next == &before)
        return false;
      if (next != &join)
        inside.insert(next);
    }
  }
  return usesMemory;
}

/// Whether a condition, or a part of it, is that two numbers are the same, or that they aren't.
bool tellsOneFromOthers(const llvm::Value &condition) {
  if (const auto *const compare = llvm::dyn_cast<llvm::ICmpInst>(&condition))
    return compare->isEquality();
  const auto *const parts = llvm::dyn_cast<Instruction>(&condition);
  return parts && (llvm::isa<llvm::SelectInst>(parts) || parts->isBitwiseLogicOp()) &&
         std::any_of(parts->op_begin(), parts->op_end(), [](const llvm::Use &part) {
           return part->getType()->isIntegerTy(1) && tellsOneFromOthers(*part.get());
         });
}

} // namespace

void openChoices(llvm::Function &function) {
  const llvm::DominatorTree dominators(function);
  const llvm::LoopInfo loops(dominators);
  std::vector<std::pair<BasicBlock *, BasicBlock *>> edges;
  for (BasicBlock &block : function) {
    const auto *const branch = llvm::dyn_cast<llvm::BranchInst>(block.getTerminator());
    if (!branch || !branch->isConditional() || !tellsOneFromOthers(*branch->getCondition()))
      continue;
    for (BasicBlock *const next : llvm::successors(&block)) {
      if (loops.isLoopHeader(next) && !loops.getLoopFor(next)->contains(&block))
        edges.emplace_back(&block, next);
    }
  }
  for (const auto &[from, to] : edges)
    llvm::SplitEdge(from, to);
}

std::vector<llvm::Loop *> uniformLoops(const llvm::LoopInfo &loops, const Uniformity &uniformity) {
  std::vector<llvm::Loop *> all;
  for (llvm::Loop *const loop : loops.getLoopsInPreorder()) {
    llvm::SmallVector<BasicBlock *> exiting;
    loop->getExitingBlocks(exiting);
    bool isUniform = uniformity.areTogether(*loop->getHeader()) && !exiting.empty();
    for (const BasicBlock *const block : exiting) {
      isUniform &= uniformity.areTogether(*block) && uniformity.isUniform(*block->getTerminator());
      for (const BasicBlock *const next : llvm::successors(block))
        isUniform &= uniformity.areTogether(*next);
    }
    if (isUniform)
      all.push_back(loop);
  }
  return all;
}

std::vector<Choice> findChoices(llvm::Function &function, const Uniformity &uniformity, const Instruction *agreed) {
  std::vector<Choice> all;
  const llvm::PostDominatorTree after(function);
  for (BasicBlock &block : function) {
    auto *const branch = llvm::dyn_cast<llvm::BranchInst>(block.getTerminator());
    if (!branch || !branch->isConditional() || branch == agreed || !uniformity.areTogether(block) ||
        uniformity.isUniform(*branch))
      continue;
    for (const unsigned inside : {0u, 1u}) {
      BasicBlock *const join = branch->getSuccessor(1 - inside);
      if (isChoice(*branch->getSuccessor(inside), *join, block) && uniformity.areTogether(*join) &&
          after.dominates(join, &block)) {
        all.push_back({branch, inside});
        break;
      }
    }
  }
  return all;
}

Lanes chooseLanes(llvm::Function &function, BasicBlock &prologue, const Instruction *agreed) {
  bool meets = false;
  for (const Instruction &instruction : llvm::instructions(function)) {
    const auto word = wordOf(instruction);
    if (word && (word->which == spv::BuiltIn::SubgroupId || word->which == spv::BuiltIn::SubgroupSize ||
                 word->which == spv::BuiltIn::SubgroupLocalInvocationId))
      return Lanes::subGroup;
    const auto sync = syncOf(instruction);
    if (sync && sync->scope == spv::Scope::Subgroup)
      return Lanes::subGroup;
    meets |= sync.has_value();
  }
  const llvm::DenseMap<const llvm::AllocaInst *, bool> none;
  const Uniformity uniformity(function, prologue, Lanes::columns, none, agreed);
  const llvm::DominatorTree dominators(function);
  const llvm::LoopInfo loops(dominators);
  if (meets && !findChoices(function, uniformity, agreed).empty())
    return Lanes::columns;
  const auto meetsIn = [](const BasicBlock *block) {
    return std::any_of(block->begin(), block->end(),
                       [](const Instruction &instruction) { return syncOf(instruction).has_value(); });
  };
  for (const llvm::Loop *const loop : uniformLoops(loops, uniformity)) {
    if (std::none_of(loop->block_begin(), loop->block_end(), meetsIn))
      return Lanes::columns;
  }
  return Lanes::row;
}

} // namespace ur::spirvc::native
