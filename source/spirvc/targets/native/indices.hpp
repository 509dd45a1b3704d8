// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <llvm/IR/Function.h>

namespace ur::spirvc::native {

/// Signed indices of 32 bits are computed in 64, where they lead to memory: an index that overflows leads nowhere. So
/// neighbours in a loop are known to be neighbours in memory.
void widenIndices(llvm::Function &function);

} // namespace ur::spirvc::native
