// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake driver's functions, of the vendor's names, as the adapter declares them.
#pragma once

#include "adapters/cuda/api/types.hpp"
#include "fakes/cuda/engine.hpp"

namespace ur::cuda::fake {

#define FUNCTION(name, version, parameters) CUresult name parameters;
#include "adapters/cuda/api/functions.def"

} // namespace ur::cuda::fake

/// How each function begins: takes the engine's lock by a Call, and answers what the call is refused with.
#define CALL_OR_RETURN(...)                                                                                            \
  Call call(__func__ __VA_OPT__(, ) __VA_ARGS__);                                                                      \
  if (call.refused() != CUDA_SUCCESS)                                                                                  \
  return call.refused()
#define BEGIN() CALL_OR_RETURN()
#define BEGIN_WITHOUT_CONTEXT() CALL_OR_RETURN(false)
/// Of calls that end something, which no test can make fail.
#define ENDING() CALL_OR_RETURN(true, false)
#define ENDING_WITHOUT_CONTEXT() CALL_OR_RETURN(false, false)
