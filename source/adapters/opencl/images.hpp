// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images and samplers.
#pragma once

#include "adapters/opencl/device_query.hpp"

namespace ur::opencl {

/// What images a device takes.
void describeImages(const DeviceQuery &get, const Platform &platform, Device &device);

} // namespace ur::opencl
