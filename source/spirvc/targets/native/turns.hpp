// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which way each lane goes where the lanes of a chunk may come to a meeting without each other. Those that have come
// least far go on first, so that lanes that can be together are: at the first place that all their ways lead to.
#pragma once

#include "spirvc/targets/native/slot_memory.hpp"

namespace ur::spirvc::native {

class Turns {
public:
  /// Of a plan that parts. Refers to all of these.
  Turns(llvm::IRBuilder<> &builder, const Plan &plan, const ChunkValues &values, const SlotMemory &memory);

  /// Where the next way is chosen, after each region and meeting. finish() writes it.
  [[nodiscard]] llvm::BasicBlock *choice() const noexcept { return choice_; }

  /// At the builder's place: whether the lane's next is the region or meeting `block`.
  [[nodiscard]] llvm::Value *isAt(llvm::Value *lane, llvm::BasicBlock *block, llvm::MDNode *accesses = nullptr) const;
  /// The lane's next is `block`; null: it is done.
  void send(llvm::Value *lane, llvm::BasicBlock *block, llvm::MDNode *accesses = nullptr) const;
  /// All lanes at `from` go on to `to`.
  void sendAll(llvm::BasicBlock *from, llvm::BasicBlock *to) const;
  /// All lanes begin, at the region that the chunk's state says; then their ways are chosen.
  void begin() const;
  /// Writes choice(). `heads`: where regions and meetings are. `done`: where all are.
  void finish(const llvm::DenseMap<llvm::BasicBlock *, llvm::BasicBlock *> &heads, llvm::BasicBlock *done) const;

private:
  [[nodiscard]] llvm::Constant *numberOf(llvm::BasicBlock *block) const;
  [[nodiscard]] llvm::Type *all() const;
  [[nodiscard]] llvm::Value *place(llvm::Value *lane) const;

  llvm::IRBuilder<> &builder_;
  const Plan &plan_;
  const ChunkValues &values_;
  llvm::AllocaInst *next_ = nullptr; ///< of each lane, the number of where it goes on
  llvm::BasicBlock *choice_ = nullptr;
  llvm::DenseMap<llvm::BasicBlock *, uint16_t> numbers_;
};

} // namespace ur::spirvc::native
