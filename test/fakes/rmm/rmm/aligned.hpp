// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A stand-in for RMM's header of this name.
#pragma once

#include <cstddef>

namespace rmm {
inline constexpr std::size_t CUDA_ALLOCATION_ALIGNMENT = 256;
} // namespace rmm
