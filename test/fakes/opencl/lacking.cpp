// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "opencl/lacking.hpp"

#include <cstring>
#include <string>

namespace ur::opencl::fake {

namespace {

/// Without words that are lacking; the text gets shorter.
void strip(char *text, size_t size) {
  const std::string all(text, strnlen(text, size));
  std::string left;
  for (size_t start = 0; start < all.size();) {
    const size_t end = std::min(all.find(' ', start), all.size());
    const std::string word = all.substr(start, end - start);
    const bool gone = lacks(word) || (word == "cl_intel_unified_shared_memory" && lacks("usm"));
    if (!gone && !word.empty())
      left += word + " ";
    start = end + 1;
  }
  std::memset(text, 0, size);
  std::memcpy(text, left.data(), std::min(left.size(), size - 1));
}

void mask(void *value, size_t size, cl_bitfield away) {
  cl_bitfield bits = 0;
  if (size < sizeof bits)
    return;
  std::memcpy(&bits, value, sizeof bits);
  bits &= ~away;
  std::memcpy(value, &bits, sizeof bits);
}

} // namespace

void takeAway(bool device, cl_uint query, size_t size, void *value) noexcept {
  if (!device) {
    if (query == CL_PLATFORM_VERSION && lacks("newer"))
      std::strncpy(static_cast<char *>(value), "OpenCL 1.2", size);
    return;
  }
  switch (query) {
  case CL_DEVICE_EXTENSIONS:
    strip(static_cast<char *>(value), size);
    break;
  case CL_DEVICE_SVM_CAPABILITIES:
    if (lacks("svm"))
      mask(value, size, ~cl_bitfield{0});
    if (lacks("fine_svm"))
      mask(value, size, ~cl_bitfield{CL_DEVICE_SVM_COARSE_GRAIN_BUFFER});
    break;
  case CL_DEVICE_EXECUTION_CAPABILITIES:
    if (lacks("native_kernels"))
      mask(value, size, CL_EXEC_NATIVE_KERNEL);
    break;
  case CL_DEVICE_QUEUE_ON_HOST_PROPERTIES:
    if (lacks("out_of_order"))
      mask(value, size, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    if (lacks("profiling"))
      mask(value, size, CL_QUEUE_PROFILING_ENABLE);
    break;
  case CL_DEVICE_IMAGE_SUPPORT:
    if (lacks("images"))
      std::memset(value, 0, size);
    break;
  default:
    break;
  }
}

} // namespace ur::opencl::fake
