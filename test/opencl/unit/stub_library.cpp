// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A libOpenCL.so.1 with one platform and nothing behind it, to be found or not.
#include "adapters/opencl/api/command_types.hpp"
#include "adapters/opencl/api/image_types.hpp"
#include "adapters/opencl/api/program_types.hpp"

#include <cstring>

using namespace ur::opencl;

#define STUB extern "C" __attribute__((visibility("default")))

// All of them with the types that the adapter calls them by; only one is called.
namespace {
template <typename R>
R nothing() {
  return R();
}
} // namespace

#define FUNCTION(name, version, result, parameters)                                                                    \
  extern "C" __attribute__((visibility("default"), weak)) result name parameters {                                     \
    return nothing<result>();                                                                                          \
  }
#define EXTENSION(name, result, parameters)
#define clGetPlatformInfo weakGetPlatformInfo
#include "adapters/opencl/api/functions.def"
#undef clGetPlatformInfo

STUB cl_int clGetPlatformInfo(cl_platform_id, cl_uint, size_t size, void *value, size_t *needed) {
  static constexpr char kVersion[] = "OpenCL 3.0 stub";
  if (needed)
    *needed = sizeof kVersion;
  if (value && size >= sizeof kVersion)
    std::memcpy(value, kVersion, sizeof kVersion);
  return CL_SUCCESS;
}
STUB cl_int clGetPlatformIDs(cl_uint entries, cl_platform_id *platforms, cl_uint *count) {
  if (entries && platforms)
    *platforms = reinterpret_cast<cl_platform_id>(&clGetPlatformInfo);
  if (count)
    *count = 1;
  return CL_SUCCESS;
}
STUB void *clGetExtensionFunctionAddressForPlatform(cl_platform_id, const char *) {
  return nullptr;
}
