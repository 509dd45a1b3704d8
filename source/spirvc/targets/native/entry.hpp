// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The function that the native CPU adapter calls for each work-group: it runs the group's chunks.
#pragma once

#include "spirvc/targets/native/chunk.hpp"

namespace ur::spirvc::native {

[[nodiscard]] llvm::Function *makeEntry(const Chunk &chunk, const std::string &name);

} // namespace ur::spirvc::native
