// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where libraries of mathematics are, as bitcode.
#pragma once

#include <string>

namespace ur::spirvc {

/// UR_SPIRV_LIBRARY, else libdevice of an installed CUDA, else libclc's for NVIDIA's processors; empty: there is none.
/// Looks at files. Throws bad_alloc.
[[nodiscard]] std::string libraryForNvptx();
/// libclc's for AMD's processors; empty: there is none.
[[nodiscard]] std::string libraryForAmdgpu();

} // namespace ur::spirvc
