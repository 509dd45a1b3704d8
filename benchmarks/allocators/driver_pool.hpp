// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pool of CUDA's driver.
#pragma once

#include "allocator_subject.h"
#include "streams.hpp"

namespace allocators {

/// cuMemAllocFromPoolAsync and cuMemFreeAsync; a pool for each creation, which gives nothing back. The streams live
/// longer.
[[nodiscard]] allocator_subject driverPool(const Streams &streams);

} // namespace allocators
