// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Alignments that the driver can't be asked for.
#pragma once

#include "adapters/core/port/aligned_memory.hpp"
#include "adapters/cuda/api/types.hpp"

namespace ur::cuda {

using Alignment = core::AlignedMemory<CUresult, CUDA_SUCCESS, CUDA_ERROR_OUT_OF_MEMORY>;

} // namespace ur::cuda
