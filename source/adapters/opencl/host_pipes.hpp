// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pipes of programs to the host, by cl_intel_program_scope_host_pipe.
#pragma once

#include "adapters/core/port/driver_host_pipes.hpp"

namespace ur::opencl {

class HostPipes final : public core::HostPipeDriver {
public:
  ur_result_t transfer(core::Stream stream, const core::HostPipeDesc &desc, const core::Fence &fence) noexcept override;
};

} // namespace ur::opencl
