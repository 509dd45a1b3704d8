// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/registry.hpp"

namespace conformance {

// Code objects, and HIP C++ that hiprtc compiles. A kernel that fails ends the process's use of the device.
static const RegisterAdapter hip{
    {UR_BACKEND_HIP, ".hsaco", false, false, UR_DEVICE_BINARY_TARGET_AMDGCN, false, false, ".hip"}};

} // namespace conformance
