// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A function that runs a chunk of a kernel's work-items: those that are side by side.
#pragma once

#include "spirvc/targets/native/uniformity.hpp"

namespace ur::spirvc::native {

/// Of ur_native_cpu_group_t, in the order of its members.
struct Group {
  std::array<llvm::Value *, 3> globalOffset{}, localSize{}, groupId{}, numGroups{};
  llvm::Value *dims = nullptr, *localMemory = nullptr, *arguments = nullptr;
};
/// Loads what is used; the optimizer drops the rest.
[[nodiscard]] Group loadGroup(llvm::IRBuilder<> &builder, llvm::Value *group);

/// What all work-items of a group do together, between two runs of its chunks.
struct GroupMeeting {
  unsigned state = 0;
  Sync sync;
  llvm::Type *type = nullptr;
  uint64_t value = 0, result = 0; ///< offsets in the context
};

/// The parameters of a chunk's function, in this order. It answers the number of the meeting that it has come to; 0:
/// none.
enum Parameter : unsigned {
  kGroup,   ///< the adapter's description of the group
  kContext, ///< memory of the group for what outlives a run
  kFirst,   ///< the first work-item: in its row, or of all where chunks are sub-groups
  kRow,     ///< its place in the second dimension, and
  kLayer,   ///< in the third; unused where chunks are sub-groups
  kCount,   ///< work-items
  kIsFlat,  ///< only the first dimension has more than one
  kState,   ///< the meeting that it begins behind; 0: at the beginning
  kParameters
};

struct Chunk {
  llvm::Function *function = nullptr;
  llvm::Function *choice = nullptr; ///< the way that the chunk's first work-item goes; null: any may go together
  Lanes lanes = Lanes::row;
  unsigned width = 0; ///< work-items; 0: those of a row
  uint64_t contextBytes = 0;
  std::vector<GroupMeeting> meetings;
  uint64_t localMemory = 0; ///< bytes of variables of the work-group
};

/// Takes the kernel's blocks; what is left of it is nothing but a declaration. `vectorBits`: of the processor.
[[nodiscard]] Chunk makeChunk(llvm::Function &kernel, const KernelFacts &facts, unsigned vectorBits);

/// How the bytes of a context lie: those of one slot after the other, each for this many work-items.
[[nodiscard]] llvm::Value *contextItems(llvm::IRBuilder<> &builder, const Group &group);

} // namespace ur::spirvc::native
