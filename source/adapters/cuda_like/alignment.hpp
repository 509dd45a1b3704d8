// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Alignments that the driver can't be asked for.
#pragma once

#include "adapters/core/port/aligned_memory.hpp"
#include "adapters/cuda_like/vendor.hpp"

namespace ur::LANEWAY_VENDOR {

using Alignment = core::AlignedMemory<Result, kSuccess, kOutOfMemory>;

} // namespace ur::LANEWAY_VENDOR
