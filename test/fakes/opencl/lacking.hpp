// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A driver that has less than the real one, pipes and command buffers besides, or another device: what is asked of its
// devices and platforms is answered otherwise.
#pragma once

#include "opencl/command_buffers.hpp"
#include "opencl/faults.hpp"
#include "opencl/intel_gpu.hpp"
#include "opencl/pipes.hpp"

#include "adapters/opencl/api/library.hpp"

namespace ur::opencl::fake {

/// Takes away from a platform's and a device's answers what FAKE_OPENCL_LACKS names.
void takeAway(bool device, cl_uint query, size_t size, void *value) noexcept;

/// The answers of all other functions stay as they are.
template <typename Result, typename... Parameters>
Result lacking(const char *, const Result &result, Parameters...) {
  return result;
}
template <typename Object>
requires(std::is_same_v<Object, cl_device_id> || std::is_same_v<Object, cl_platform_id>) cl_int
    lacking(const char *name, const cl_int &result, Object, cl_uint query, size_t size, void *value, size_t *sizeRet) {
  constexpr bool device = std::is_same_v<Object, cl_device_id>;
  if (std::string_view(name) != (device ? "clGetDeviceInfo" : "clGetPlatformInfo"))
    return result;
  const cl_int native = device ? describeIntelGpu(result, query, size, value, sizeRet) : result;
  const cl_int answered = device ? describeCommandBuffers(native, query, size, value, sizeRet) : native;
  if (answered == CL_SUCCESS) {
    if (device)
      addPipes(query, size, value, sizeRet);
    if (value)
      takeAway(device, query, size, value);
  }
  return answered;
}

} // namespace ur::opencl::fake
