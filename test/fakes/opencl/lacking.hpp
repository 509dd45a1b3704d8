// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A driver that has less than the real one: what is asked of its devices and platforms is answered with less.
#pragma once

#include "opencl/faults.hpp"

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
    lacking(const char *name, const cl_int &result, Object, cl_uint query, size_t size, void *value, size_t *) {
  constexpr bool device = std::is_same_v<Object, cl_device_id>;
  if (result == CL_SUCCESS && value && std::string_view(name) == (device ? "clGetDeviceInfo" : "clGetPlatformInfo"))
    takeAway(device, query, size, value);
  return result;
}

} // namespace ur::opencl::fake
