// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the slots of a plan lie while its function runs.
#pragma once

#include "spirvc/targets/native/places.hpp"
#include "spirvc/targets/native/slots.hpp"

namespace ur::spirvc::native {

class SlotMemory {
public:
  /// Refers to all of these.
  SlotMemory(llvm::IRBuilder<> &builder, const Plan &plan, const ChunkValues &values) noexcept
      : builder_(builder), plan_(plan), values_(values) {}

  /// Gives those that live on the chunk's stack their place there.
  void reserve();

  /// A variable on the chunk's stack.
  [[nodiscard]] llvm::AllocaInst *onStack(llvm::Type *type) const;
  /// Where lane `lane` has a slot, at the builder's place. Of a uniform slot all have the same.
  [[nodiscard]] llvm::Value *address(llvm::AllocaInst *variable, llvm::Value *lane) const;
  /// The stack's cells of all lanes, side by side; null: it has no such cells.
  [[nodiscard]] llvm::AllocaInst *cells(llvm::AllocaInst *variable) const;

private:
  llvm::IRBuilder<> &builder_;
  const Plan &plan_;
  const ChunkValues &values_;
  llvm::DenseMap<llvm::AllocaInst *, llvm::AllocaInst *> cells_;
};

} // namespace ur::spirvc::native
