// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The table of kernels by which the native CPU adapter finds them: that of ur_native_cpu_kernel.h.
#pragma once

#include "spirvc/reader/target_port.hpp"

namespace ur::spirvc::native {

/// A kernel as the adapter calls it.
struct Entry {
  KernelFacts facts;
  llvm::Function *function = nullptr;
  uint64_t localMemory = 0; ///< bytes of the work-group, apart from arguments
};

void writeTable(llvm::Module &module, const std::vector<Entry> &entries);

} // namespace ur::spirvc::native
