// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles: of kernels, the table entries that images are made of (ur_native_cpu_kernel.h). What else there is
// here has no interface of its own that a caller could use a handle for.
#pragma once

#include "adapters/core/port/driver_native.hpp"

namespace ur::native_cpu {

class NativeKernels final : public core::NativeDriver {
public:
  /// A const ur_native_cpu_kernel_t *, valid as long as the program is loaded.
  ur_result_t kernelHandle(core::NativeKernel kernel, ur_native_handle_t *native) noexcept override;
  /// Only an entry of that program. There is nothing to own.
  ur_result_t importKernel(ur_native_handle_t native, bool owned, core::NativeProgram program, core::KernelFacts *facts,
                           core::NativeKernel *kernel) noexcept override;
};

} // namespace ur::native_cpu
