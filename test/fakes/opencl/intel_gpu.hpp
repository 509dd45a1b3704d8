// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A device that says it is a GPU of Intel's: FAKE_OPENCL_INTEL_GPU=SLICES,SUBSLICES,UNITS, of each one before.
#pragma once

#include "opencl/faults.hpp"

#include <cstddef>

namespace ur::opencl::fake {

/// What clGetDeviceInfo answers there, after the driver has answered `result`. `size` is what the caller has room for.
[[nodiscard]] cl_int describeIntelGpu(cl_int result, cl_uint query, size_t size, void *value, size_t *sizeRet) noexcept;

} // namespace ur::opencl::fake
