// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/threads.hpp"

#include <algorithm>
#include <sched.h>

namespace ur::native_cpu {

void stayOn(std::span<const uint32_t> processors) noexcept {
  if (processors.empty())
    return;
  const uint32_t most = *std::max_element(processors.begin(), processors.end()) + 1;
  cpu_set_t *set = CPU_ALLOC(most);
  if (!set)
    return;
  const size_t size = CPU_ALLOC_SIZE(most);
  CPU_ZERO_S(size, set);
  for (uint32_t processor : processors)
    CPU_SET_S(processor, size, set);
  (void)sched_setaffinity(0, size, set);
  CPU_FREE(set);
}

} // namespace ur::native_cpu
