// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies and fills as functions of the host, for devices that run such as commands and use the host's memory: what has
// pitches, or patterns that OpenCL doesn't take, is one command too.
#pragma once

#include "adapters/opencl/streams.hpp"

namespace ur::opencl {

[[nodiscard]] ur_result_t enqueueHostCopy(core::Stream stream, const core::CopyDesc &desc,
                                          const core::Fence &fence) noexcept;
[[nodiscard]] ur_result_t enqueueHostFill(core::Stream stream, const core::FillDesc &desc,
                                          const core::Fence &fence) noexcept;

} // namespace ur::opencl
