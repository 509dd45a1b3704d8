// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/registry.hpp"

namespace conformance {

// PTX, which the driver compiles for its device: a binary or an intermediate language, as one likes. A kernel that
// fails ends the process's use of the device.
static const RegisterAdapter cuda{
    {UR_BACKEND_CUDA, ".ptx", false, true, UR_DEVICE_BINARY_TARGET_NVPTX64, false, false, ".cu"}};

} // namespace conformance
