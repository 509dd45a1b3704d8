// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cl_khr_command_buffer and its mutable dispatches over a driver that has no recent ones: FAKE_OPENCL_COMMAND_BUFFERS
// says which version (1.0.0). Memory is the driver's shared virtual memory. A run makes the driver's own commands, one
// after the other. What a program may not do ends it with a message.
#pragma once

#include "adapters/opencl/api/types.hpp"

namespace ur::opencl::fake {

/// One of the extensions' functions, over `real`'s functions; null: it is none, or there are no such buffers.
[[nodiscard]] void *commandBufferFunction(const char *name, void *(*real)(const char *));

/// What clGetDeviceInfo answers where there are such buffers, after the driver has answered `result`. `size` is what
/// the caller has room for.
[[nodiscard]] cl_int describeCommandBuffers(cl_int result, cl_uint query, size_t size, void *value,
                                            size_t *sizeRet) noexcept;

} // namespace ur::opencl::fake
