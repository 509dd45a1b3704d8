// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where a kernel is cut into regions, each of which all work-items of a chunk run before the next one begins; and the
// slots in which values live that one region makes and another one uses.
#pragma once

#include "spirvc/targets/native/uniformity.hpp"

#include <map>

#include <llvm/ADT/MapVector.h>
#include <llvm/ADT/SetVector.h>

namespace ur::spirvc::native {

/// A variable of a work-item.
struct Slot {
  enum class Where : uint8_t {
    once,   ///< one for all: no work-item needs it when the next one runs
    chunk,  ///< one for each lane, or one for the chunk
    context ///< the same, and it outlives the chunk's run: in the group's memory
  };
  Where where = Where::chunk;
  bool isUniform = false; ///< all lanes have the same value
  uint64_t offset = 0;    ///< in the context: bytes for each item before it
};

/// A block between regions, which runs once for a chunk: a meeting of work-items, or a branch that all of them take.
struct Driver {
  std::optional<Sync> sync;
  std::vector<llvm::AllocaInst *> operands; ///< slots of what each work-item brings
  llvm::AllocaInst *result = nullptr;       ///< and of what it gets
  unsigned state = 0;                       ///< of a meeting of the work-group: its number, from 1
  llvm::AllocaInst *any = nullptr;          ///< of a branch: who wants its first way, on which all go if one does
};

struct Plan {
  llvm::Function *function = nullptr;
  llvm::BasicBlock *prologue = nullptr; ///< runs once for a chunk, and leads to the first region
  Lanes lanes = Lanes::row;
  const llvm::Instruction *agreed =
      nullptr; ///< a branch that all lanes take alike, though nothing in the kernel says so
  llvm::MapVector<llvm::BasicBlock *, Driver> drivers;
  llvm::MapVector<llvm::BasicBlock *, llvm::SmallSetVector<llvm::BasicBlock *, 8>> regions; ///< by their first block
  llvm::MapVector<llvm::AllocaInst *, Slot> slots;
  uint64_t contextBytes = 0; ///< for each work-item
  unsigned states = 0;       ///< meetings of the work-group
  bool parts = false;        ///< work-items of a chunk may come to a meeting without each other: each goes its own way
};

/// Changes the function so that nothing but slots and the prologue's values go from one region to another.
[[nodiscard]] Plan makePlan(llvm::Function &function, llvm::BasicBlock &prologue, Lanes lanes,
                            const llvm::Instruction *agreed);

} // namespace ur::spirvc::native
