// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/registry.hpp"

namespace conformance {

// SPIR-V where the device takes it, else OpenCL C. No kernel of OpenCL's fails.
static const RegisterAdapter spirv{
    {UR_BACKEND_OPENCL, ".spv", true, false, UR_DEVICE_BINARY_TARGET_SPIRV64, false, true, ".cl", "SPIR-V", true}};
static const RegisterAdapter source{{UR_BACKEND_OPENCL, ".cl", true, false, "", false, true, ".cl", "OpenCL_C", true}};

} // namespace conformance
