// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels of a shared object in the form of ur_native_cpu_kernel.h, as kernels of the simulated world: one source of
// kernels then serves two adapters. Such an object stays loaded.
#pragma once

#include "sim/types.hpp"

namespace ur::sim {

/// All kernels of the object. On failure none, and *wrong says what is wrong.
std::vector<KernelSpec> loadModule(const std::string &path, std::string *wrong);

} // namespace ur::sim
