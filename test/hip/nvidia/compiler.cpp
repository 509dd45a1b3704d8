// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hiprtc on NVRTC, by what HIP's headers define for NVIDIA's devices. As AMD's, it compiles for the first device where
// no option names one, and what it makes is the device's code: there HIP's headers ask for an assembler's text.
#define hiprtcGetErrorString header_hiprtcGetErrorString
#define hiprtcCreateProgram header_hiprtcCreateProgram
#define hiprtcDestroyProgram header_hiprtcDestroyProgram
#define hiprtcCompileProgram header_hiprtcCompileProgram
#define hiprtcGetProgramLogSize header_hiprtcGetProgramLogSize
#define hiprtcGetProgramLog header_hiprtcGetProgramLog
#define hiprtcGetCodeSize header_hiprtcGetCodeSize
#define hiprtcGetCode header_hiprtcGetCode
#define __HIP_PLATFORM_NVIDIA__
#include <hip/hiprtc.h>
#undef hiprtcGetErrorString
#undef hiprtcCreateProgram
#undef hiprtcDestroyProgram
#undef hiprtcCompileProgram
#undef hiprtcGetProgramLogSize
#undef hiprtcGetProgramLog
#undef hiprtcGetCodeSize
#undef hiprtcGetCode

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#define EXPORT extern "C" [[gnu::visibility("default")]]

namespace {

std::string optionForFirstDevice() {
  CUdevice device = 0;
  int major = 0, minor = 0;
  if (cuInit(0) != CUDA_SUCCESS || cuDeviceGet(&device, 0) != CUDA_SUCCESS ||
      cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device) != CUDA_SUCCESS ||
      cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device) != CUDA_SUCCESS)
    return {};
  return "--gpu-architecture=sm_" + std::to_string(major * 10 + minor);
}

} // namespace

EXPORT const char *hiprtcGetErrorString(hiprtcResult result) {
  return header_hiprtcGetErrorString(result);
}
EXPORT hiprtcResult hiprtcCreateProgram(hiprtcProgram *program, const char *source, const char *name, int count,
                                        const char **headers, const char **names) {
  return header_hiprtcCreateProgram(program, source, name, count, headers, names);
}
EXPORT hiprtcResult hiprtcDestroyProgram(hiprtcProgram *program) {
  return header_hiprtcDestroyProgram(program);
}
EXPORT hiprtcResult hiprtcCompileProgram(hiprtcProgram program, int count, const char **given) {
  std::vector<const char *> options(given, given + count);
  const std::string ours = optionForFirstDevice();
  const bool named = std::any_of(options.begin(), options.end(), [](std::string_view option) {
    return option.starts_with("--gpu-architecture") || option.starts_with("-arch");
  });
  if (!named && !ours.empty())
    options.push_back(ours.c_str());
  return header_hiprtcCompileProgram(program, static_cast<int>(options.size()), options.data());
}
EXPORT hiprtcResult hiprtcGetProgramLogSize(hiprtcProgram program, size_t *size) {
  return header_hiprtcGetProgramLogSize(program, size);
}
EXPORT hiprtcResult hiprtcGetProgramLog(hiprtcProgram program, char *log) {
  return header_hiprtcGetProgramLog(program, log);
}
EXPORT hiprtcResult hiprtcGetCodeSize(hiprtcProgram program, size_t *size) {
  return nvrtcResultTohiprtcResult(nvrtcGetCUBINSize(program, size));
}
EXPORT hiprtcResult hiprtcGetCode(hiprtcProgram program, char *code) {
  return nvrtcResultTohiprtcResult(nvrtcGetCUBIN(program, code));
}
