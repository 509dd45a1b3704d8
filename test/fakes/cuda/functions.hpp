// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake driver's functions, of the vendor's names, as the adapter declares them.
#pragma once

#include "adapters/cuda/api/types.hpp"

namespace ur::cuda::fake {

#define FUNCTION(name, version, parameters) CUresult name parameters;
#include "adapters/cuda/api/functions.def"

} // namespace ur::cuda::fake
