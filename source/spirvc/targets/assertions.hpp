// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Assertions of SYCL's kernels.
#pragma once

#include "spirvc/targets/target.hpp"

namespace ur::spirvc {

/// Gives the function that SYCL's assert() calls where it fails, cl_intel_devicelib_assert's, its body, if a module
/// calls it and nobody has defined it. Throws Refused where it has other parameters.
void defineAssertions(llvm::Module &module, Target &target);

} // namespace ur::spirvc
