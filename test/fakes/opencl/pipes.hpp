// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cl_intel_program_scope_host_pipe over a driver that doesn't have it. FAKE_OPENCL_PIPES names the pipes that every
// program then has, and how many bytes a piece of data in each is: words as in "words:4", with spaces between them.
// What is written to one can be read back.
#pragma once

#include "adapters/opencl/api/types.hpp"

namespace ur::opencl::fake {

/// One of the extension's functions, over `real`'s functions; null: it is none, or there are no pipes.
[[nodiscard]] void *pipeFunction(const char *name, void *(*real)(const char *));

/// Adds the extension to a good answer of clGetDeviceInfo that lists extensions. `size` is what the caller has room
/// for.
void addPipes(cl_uint query, size_t size, void *value, size_t *sizeRet) noexcept;

} // namespace ur::opencl::fake
