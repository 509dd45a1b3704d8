// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "opencl/intel_gpu.hpp"

#include "adapters/opencl/api/library.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace ur::opencl::fake {

namespace {

constexpr char kExtension[] = " cl_intel_device_attribute_query";

template <class T>
cl_int give(T answer, size_t size, void *value, size_t *sizeRet) noexcept {
  if (value && size < sizeof answer)
    return CL_INVALID_VALUE;
  if (value)
    std::memcpy(value, &answer, sizeof answer);
  if (sizeRet)
    *sizeRet = sizeof answer;
  return CL_SUCCESS;
}

} // namespace

cl_int describeIntelGpu(cl_int result, cl_uint query, size_t size, void *value, size_t *sizeRet) noexcept {
  cl_uint counts[4] = {0, 0, 0, 7}; // the last of threads
  const char *const text = std::getenv("FAKE_OPENCL_INTEL_GPU");
  if (!text || std::sscanf(text, "%u,%u,%u", &counts[0], &counts[1], &counts[2]) != 3)
    return result;
  switch (query) {
  case CL_DEVICE_TYPE:
    return give(cl_device_type{CL_DEVICE_TYPE_GPU}, size, value, sizeRet);
  case CL_DEVICE_IP_VERSION_INTEL:
  case CL_DEVICE_ID_INTEL:
    return give(cl_uint{1}, size, value, sizeRet);
  case CL_DEVICE_NUM_SLICES_INTEL:
  case CL_DEVICE_NUM_SUB_SLICES_PER_SLICE_INTEL:
  case CL_DEVICE_NUM_EUS_PER_SUB_SLICE_INTEL:
  case CL_DEVICE_NUM_THREADS_PER_EU_INTEL:
    return give(counts[query - CL_DEVICE_NUM_SLICES_INTEL], size, value, sizeRet);
  case CL_DEVICE_EXTENSIONS:
    if (result == CL_SUCCESS && value) {
      if (const size_t length = strnlen(static_cast<char *>(value), size); length + sizeof kExtension <= size)
        std::memcpy(static_cast<char *>(value) + length, kExtension, sizeof kExtension);
    }
    if (result == CL_SUCCESS && sizeRet)
      *sizeRet += sizeof kExtension - 1;
    return result;
  default:
    return result;
  }
}

} // namespace ur::opencl::fake
