// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the work-items of a chunk have in common: values that are the same for all of them, and blocks that all of them
// come to together.
#pragma once

#include "spirvc/targets/native/words.hpp"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/Analysis/PostDominators.h>

namespace ur::spirvc::native {

/// Which work-items run side by side.
enum class Lanes : uint8_t {
  row,     ///< all of a group that differ in the first dimension only
  columns, ///< some of those, a fixed number
  subGroup ///< a sub-group: a fixed number, counted along the first dimension first
};

class Uniformity {
public:
  /// `known`: variables whose loads are uniform, or not, as it says. `agreed`: a branch that all take alike, or null.
  Uniformity(llvm::Function &function, const llvm::BasicBlock &prologue, Lanes lanes,
             const llvm::DenseMap<const llvm::AllocaInst *, bool> &known, const llvm::Instruction *agreed);

  [[nodiscard]] bool isUniform(const llvm::Value &value) const { return !divergent_.contains(&value); }
  /// Whether all lanes get the same of a meeting, by what they bring.
  [[nodiscard]] bool isUniformResult(const Sync &sync, const llvm::CallInst &call) const;
  /// Whether work-items of a chunk come here all or none.
  [[nodiscard]] bool areTogether(const llvm::BasicBlock &block) const { return !influenced_.contains(&block); }

private:
  bool isSource(const llvm::Instruction &instruction) const;
  bool update(const llvm::Instruction &instruction);
  bool influence(const llvm::Instruction &branch);

  const llvm::BasicBlock &prologue_;
  const Lanes lanes_;
  const llvm::DenseMap<const llvm::AllocaInst *, bool> &known_;
  const llvm::Instruction *const agreed_;
  llvm::PostDominatorTree after_;
  llvm::SmallPtrSet<const llvm::Value *, 32> divergent_;
  llvm::SmallPtrSet<const llvm::BasicBlock *, 16> influenced_, joins_;
  llvm::SmallPtrSet<const llvm::Instruction *, 8> branches_;
};

} // namespace ur::spirvc::native
