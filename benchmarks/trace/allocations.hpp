// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a recorded program allocated and freed, without anything else: for benchmarks of allocators.
#pragma once

#include "trace/trace.hpp"

#include <vector>

namespace trace {

/// One successful allocation or free, in the order of the trace. A free always comes after its allocation.
struct Step {
  uint32_t block; ///< numbers blocks from 0 in the order of their allocation
  bool isFree;
  bool allocatedAsynchronously; ///< by an enqueue; frees: how their block was allocated
  bool isEnqueued;              ///< this step itself
  ur_usm_type_t type;
  uint64_t size;
  uint32_t queue;  ///< numbers queues from 0 in the order of their first step; of enqueued steps
  uint32_t thread; ///< the trace's number
};

struct Allocations {
  std::vector<Step> steps;
  uint32_t blocks = 0, queues = 0;
  uint32_t unfreed = 0; ///< blocks that the program never freed, or only by the end of a pool or context
};

/// Throws Error for calls that lack a parameter. Frees of what no call of the trace has allocated are left out.
[[nodiscard]] Allocations allocationsOf(const Trace &trace);

} // namespace trace
