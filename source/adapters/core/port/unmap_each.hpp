// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// For vendors whose call takes back one mapping, where the port unmaps several side by side.
#pragma once

#include "unified-runtime/ur_api.h"

#include <cstddef>
#include <mutex>

namespace ur::core {

/// Unmaps those of the table, by their starts, that begin in a range: `unmap(start, size)` is the vendor's call, made
/// without the lock; `sizeOf` tells the size of a mapping. Up to the first that fails, whose error it answers: that one
/// and what is behind it stay in the table. What is mapped elsewhere meanwhile is no matter.
template <class Mappings, class SizeOf, class Unmap>
[[nodiscard]] ur_result_t unmapEach(std::mutex &mutex, Mappings &mappings, typename Mappings::key_type start,
                                    size_t size, SizeOf &&sizeOf, Unmap &&unmap) noexcept {
  const auto end = start + size;
  for (auto at = start;;) {
    size_t length = 0;
    {
      std::lock_guard lock(mutex);
      const auto next = mappings.lower_bound(at);
      if (next == mappings.end() || next->first >= end)
        return UR_RESULT_SUCCESS;
      at = next->first;
      length = sizeOf(next->second);
    }
    if (const ur_result_t result = unmap(at, length); result != UR_RESULT_SUCCESS)
      return result;
    std::lock_guard lock(mutex);
    mappings.erase(at);
  }
}

} // namespace ur::core
