// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What OpenCL's errors mean to callers of ours.
#pragma once

#include "adapters/opencl/api/types.hpp"

#include "unified-runtime/ur_api.h"

#include <string>

namespace ur::opencl {

/// Of a result that isn't success.
[[nodiscard]] ur_result_t translateError(cl_int result) noexcept;
[[nodiscard]] inline ur_result_t translate(cl_int result) noexcept {
  return result == CL_SUCCESS ? UR_RESULT_SUCCESS : translateError(result);
}

/// How a command ended, by its negative status: what isn't known to be the command's own fault is a lost device's.
[[nodiscard]] ur_result_t translateFailure(cl_int status) noexcept;

/// A result for people.
[[nodiscard]] std::string nameOf(cl_int result);

} // namespace ur::opencl
