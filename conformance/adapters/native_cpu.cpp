// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/registry.hpp"

namespace conformance {

// ELF shared objects written against ur_native_cpu_kernel.h.
static const RegisterAdapter nativeCpu{
    {UR_BACKEND_NATIVE_CPU, ".so", false, false, UR_DEVICE_BINARY_TARGET_NATIVE_CPU}};

} // namespace conformance
