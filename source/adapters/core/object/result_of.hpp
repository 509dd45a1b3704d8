// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The boundary that no exception of the core's crosses.
#pragma once

#include "unified-runtime/ur_api.h"

#include <new>

namespace ur::core {

/// Runs a call of the core; what it throws becomes a result.
template <typename Call>
[[nodiscard]] ur_result_t resultOf(Call &&call) noexcept {
  try {
    return call();
  } catch (const std::bad_alloc &) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  } catch (ur_result_t result) {
    return result;
  } catch (...) {
    return UR_RESULT_ERROR_UNKNOWN;
  }
}

} // namespace ur::core
