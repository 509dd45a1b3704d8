// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies and fills as the driver's commands.
#pragma once

#include "adapters/cuda/staging.hpp"

namespace ur::cuda {

/// A copy whose ends both are the driver's memory. Under the device's context.
[[nodiscard]] CUresult enqueueCopy(const Stream &stream, const core::CopyDesc &desc) noexcept;

/// Whether an address is of memory that the driver hasn't got. Under any context.
[[nodiscard]] bool isOrdinary(const Api &api, const void *address) noexcept;

/// Under the device's context.
[[nodiscard]] ur_result_t enqueueFill(const Stream &stream, Staging &staging, const core::FillDesc &desc) noexcept;

} // namespace ur::cuda
