// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events are OpenCL's own: what is asked of them.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/opencl/waiting.hpp"

namespace ur::opencl {

/// Blocks. A failed command's own error is the answer.
[[nodiscard]] ur_result_t waitFor(const Api &api, cl_event event, EffectsIn effects) noexcept;
[[nodiscard]] ur_result_t query(const Api &api, cl_event event, core::EventStatus *status) noexcept;
[[nodiscard]] ur_result_t notify(const Api &api, cl_event event, core::Notification call, void *data) noexcept;
[[nodiscard]] ur_result_t times(const Api &api, cl_event event, uint64_t *start, uint64_t *end) noexcept;

} // namespace ur::opencl
