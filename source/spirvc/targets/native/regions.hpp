// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes loops over lanes of a plan's regions, and what is between them.
#pragma once

#include "spirvc/targets/native/places.hpp"
#include "spirvc/targets/native/slots.hpp"

namespace ur::spirvc::native {

void writeRegions(Plan &plan, const ChunkValues &values);

/// Says what the words in a block are for the first lane.
void resolveWords(Plan &plan, const ChunkValues &values, llvm::BasicBlock &block);

} // namespace ur::spirvc::native
