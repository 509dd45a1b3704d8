// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structures that extend another one, chained by pNext.
#pragma once

#include "unified-runtime/ur_api.h"

namespace ur::core {

/// The first structure of that type in a chain; null: none.
template <typename T = ur_base_desc_t>
[[nodiscard]] const T *findInChain(const void *next, ur_structure_type_t type) noexcept {
  for (auto *link = static_cast<const ur_base_desc_t *>(next); link;
       link = static_cast<const ur_base_desc_t *>(link->pNext)) {
    if (link->stype == type)
      return reinterpret_cast<const T *>(link);
  }
  return nullptr;
}

} // namespace ur::core
