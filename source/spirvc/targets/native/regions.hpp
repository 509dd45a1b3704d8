// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes loops over lanes of a plan's regions, and what is between them.
#pragma once

#include "spirvc/targets/native/chunk.hpp"
#include "spirvc/targets/native/slots.hpp"

namespace ur::spirvc::native {

/// What depends on the chunk alone.
struct ChunkValues {
  Group group;
  llvm::Value *base = nullptr;  ///< the first work-item's number among the group's
  llvm::Value *items = nullptr; ///< of contexts
  unsigned width = 0;           ///< 0: lanes are as many as a row has
  unsigned subGroupSize = 0;
};

void writeRegions(Plan &plan, const ChunkValues &values);

/// Says what the words in a block are for the first lane.
void resolveWords(Plan &plan, const ChunkValues &values, llvm::BasicBlock &block);

} // namespace ur::spirvc::native
