// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/registry.hpp"

namespace conformance {

// SPIR-V, as an intermediate language or a binary, as one likes. No kernel of Level Zero's fails.
static const RegisterAdapter levelZero{
    {UR_BACKEND_LEVEL_ZERO, ".spv", true, true, UR_DEVICE_BINARY_TARGET_SPIRV64, false}};

} // namespace conformance
