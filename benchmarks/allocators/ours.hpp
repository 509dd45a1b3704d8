// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Our pools, through the loader.
#pragma once

#include "allocator_subject.h"
#include "subjects.hpp"

#include <array>

namespace allocators {

/// "ours", on queues of its own, and "ours_native_stream", on queues made of CUDA's streams. Each creation makes a
/// pool. The machine lives longer than what is created.
[[nodiscard]] std::array<allocator_subject, 2> ours(const bench::Machine &machine);

} // namespace allocators
