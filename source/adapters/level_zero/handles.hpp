// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lists of the driver's.
#pragma once

#include "adapters/level_zero/api/library.hpp"

#include <algorithm>
#include <vector>

namespace ur::level_zero {

/// As many as there are, by get(count, list or null); none where that fails.
template <class Handle, class Get>
[[nodiscard]] std::vector<Handle> allOf(Get &&get) {
  uint32_t count = 0;
  if (get(&count, static_cast<Handle *>(nullptr)) != ZE_RESULT_SUCCESS || count == 0)
    return {};
  std::vector<Handle> handles(count);
  if (get(&count, handles.data()) != ZE_RESULT_SUCCESS)
    return {};
  handles.resize(std::min<size_t>(count, handles.size()));
  return handles;
}

} // namespace ur::level_zero
