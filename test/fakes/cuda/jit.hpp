// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Options of the fake driver's compiler and linker.
#pragma once

#include "adapters/cuda/api/types.hpp"

#include <string>

namespace ur::cuda::fake {

/// What the call has to answer at once, if not SUCCESS. Options that no driver has are the end.
[[nodiscard]] CUresult checkJitOptions(const char *function, unsigned count, const CUjit_option *options,
                                       void *const *values);
/// Links under way.
[[nodiscard]] size_t linkObjects();
/// Writes a log where the options have room for that one, and how long it is.
void writeJitLog(unsigned count, const CUjit_option *options, void **values, CUjit_option buffer,
                 const std::string &text);

} // namespace ur::cuda::fake
