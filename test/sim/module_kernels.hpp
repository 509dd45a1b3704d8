// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels of a shared object in the form of ur_native_cpu_kernel.h, as kernels of the simulated world: one source of
// kernels then serves two adapters. Such an object stays loaded.
#pragma once

#include "sim/types.hpp"

namespace ur::sim {

/// All kernels of the object. On failure none, and *wrong says what is wrong.
std::vector<KernelSpec> loadModule(const std::string &path, std::string *wrong);

/// A variable or function that a loaded object exports. There is one of each in the process, in plain host memory.
struct ModuleSymbol {
  void *address = nullptr; ///< null: there is none
  size_t size = 0;
};
ModuleSymbol findInModule(const std::string &path, const char *name, bool function);

} // namespace ur::sim
