// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// For drivers whose calls take memory from the heap.
#pragma once

#include "unified-runtime/ur_api.h"

namespace ur::core {

/// Runs the body; no exception gets out.
template <class F>
ur_result_t guarded(F &&body) noexcept {
  try {
    return body();
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

} // namespace ur::core
