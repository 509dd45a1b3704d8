// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The port's functions answer results, and let no exception out: those that take memory from the heap run in this.
#pragma once

#include "unified-runtime/ur_api.h"

namespace ur::core {

/// Answers what the body does. An exception is taken for one thing: no memory.
template <class F>
ur_result_t guarded(F &&body) noexcept {
  try {
    return body();
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

} // namespace ur::core
