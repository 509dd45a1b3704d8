// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the lanes of a chunk do together at a meeting of their sub-group.
#pragma once

#include "spirvc/targets/native/turns.hpp"

namespace ur::spirvc::native {

class Meetings {
public:
  /// `turns`: of a plan that parts, else null. Refers to all of these.
  Meetings(llvm::IRBuilder<> &builder, const Plan &plan, const ChunkValues &values, const SlotMemory &memory,
           const Turns *turns) noexcept
      : builder_(builder), plan_(plan), values_(values), memory_(memory), turns_(turns) {}

  /// At the builder's place.
  void write(llvm::BasicBlock *block, const Driver &driver) const;
  /// What is no zero if some lane's flag isn't.
  [[nodiscard]] llvm::Value *anyOf(llvm::AllocaInst *flags) const;

private:
  template <class Turn>
  llvm::Value *forLanes(llvm::Value *carried, Turn &&turn) const;
  llvm::Value *load(llvm::AllocaInst *variable, llvm::Value *lane) const;
  llvm::Value *ifHere(llvm::Value *lane, llvm::BasicBlock *block, llvm::Value *value, llvm::Value *otherwise) const;
  void give(const Driver &driver, llvm::BasicBlock *block, llvm::Value *value, llvm::Value *lane) const;
  void giveAll(const Driver &driver, llvm::BasicBlock *block, llvm::Value *value) const;
  void shuffle(llvm::BasicBlock *block, const Driver &driver) const;
  void combine(llvm::BasicBlock *block, const Driver &driver) const;

  llvm::IRBuilder<> &builder_;
  const Plan &plan_;
  const ChunkValues &values_;
  const SlotMemory &memory_;
  const Turns *const turns_;
};

} // namespace ur::spirvc::native
