// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/images.hpp"

namespace ur::opencl {

void describeImages(const DeviceQuery &, const Platform &, Device &) {}

} // namespace ur::opencl
