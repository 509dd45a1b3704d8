// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is known of a kernel when it is made, and what is demanded of it.
#pragma once

#include "adapters/opencl/programs.hpp"

namespace ur::opencl {

/// Arguments are those that the program's code tells of, else those that the driver does. Throws bad_alloc.
[[nodiscard]] ur_result_t readKernel(const Program &program, cl_kernel kernel, const std::string &name,
                                     core::KernelFacts *facts);

/// Kernels may follow pointers that no argument names to all kinds of memory that the context's devices have.
[[nodiscard]] cl_int allowIndirectAccess(const Context &context, cl_kernel kernel) noexcept;

} // namespace ur::opencl
