// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies and fills of memory by pointers, as commands.
#pragma once

#include "adapters/opencl/streams.hpp"

namespace ur::opencl {

// What is one call of OpenCL's.
[[nodiscard]] bool isOnePiece(const core::CopyDesc &desc) noexcept;
[[nodiscard]] bool isOnePiece(const core::FillDesc &desc) noexcept;

[[nodiscard]] ur_result_t enqueueCopy(core::Stream stream, const core::CopyDesc &desc,
                                      const core::Fence &fence) noexcept;
[[nodiscard]] ur_result_t enqueueFill(core::Stream stream, const core::FillDesc &desc,
                                      const core::Fence &fence) noexcept;

} // namespace ur::opencl
