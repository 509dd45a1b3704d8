// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies and fills.
#pragma once

#include "adapters/level_zero/streams.hpp"

namespace ur::level_zero {

[[nodiscard]] ur_result_t enqueueCopy(const core::DriverPass &pass, core::Stream stream, const core::CopyDesc &desc,
                                      const core::Fence &fence, uint64_t *scratch) noexcept;
[[nodiscard]] ur_result_t enqueueFill(const core::DriverPass &pass, core::Stream stream, const core::FillDesc &desc,
                                      const core::Fence &fence, uint64_t *scratch) noexcept;

} // namespace ur::level_zero
