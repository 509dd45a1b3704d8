// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/hip/api/library.hpp"

#include "common/dynamic_library.hpp"
#include "common/env.hpp"
#include "common/function_search.hpp"
#include "common/vendor_calls.hpp"

#include <utility>
#include <vector>

namespace ur::hip {

namespace {

/// The name of the first function that has to be there and isn't; null: none.
const char *load(const DynamicLibrary &library, Api *api) noexcept {
  FunctionSearch search(library);
#define FUNCTION(name, version, parameters) search.take(&api->name, #name, false);
#define NEEDED(name, version, parameters) search.take(&api->name, #name, true);
#include "adapters/hip/api/functions.def"
  search.take(&api->hipGetErrorName, "hipGetErrorName", false);
  search.take(&api->hipKernelNameRef, "hipKernelNameRef", false);
  search.take(&api->hipGetDeviceProperties, "hipGetDeviceProperties", false);
  search.take(&api->hipGetDevicePropertiesR0600, "hipGetDevicePropertiesR0600", false);
  return search.missing();
}

/// Where somebody listens, its calls are told.
void observe(Api *api) noexcept {
#define FUNCTION(name, version, parameters) api->name = observed<&Api::name>(api->name, #name);
#include "adapters/hip/api/functions.def"
}

constexpr std::pair<hipError_t, ur_result_t> kMeanings[] = {
    {hipErrorInvalidValue, UR_RESULT_ERROR_INVALID_VALUE},
    {hipErrorInvalidDevicePointer, UR_RESULT_ERROR_INVALID_VALUE},
    {hipErrorNotFound, UR_RESULT_ERROR_INVALID_VALUE},
    {hipErrorHostMemoryAlreadyRegistered, UR_RESULT_ERROR_INVALID_VALUE},
    {hipErrorHostMemoryNotRegistered, UR_RESULT_ERROR_INVALID_VALUE},
    {hipErrorOutOfMemory, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY},
    {hipErrorInvalidConfiguration, UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE},
    {hipErrorCooperativeLaunchTooLarge, UR_RESULT_ERROR_OUT_OF_RESOURCES},
    {hipErrorLaunchOutOfResources, UR_RESULT_ERROR_OUT_OF_RESOURCES},
    {hipErrorOperatingSystem, UR_RESULT_ERROR_OUT_OF_RESOURCES},
    {hipErrorInvalidDevice, UR_RESULT_ERROR_INVALID_DEVICE},
    {hipErrorNoDevice, UR_RESULT_ERROR_INVALID_DEVICE},
    {hipErrorContextIsDestroyed, UR_RESULT_ERROR_INVALID_CONTEXT},
    {hipErrorInvalidContext, UR_RESULT_ERROR_INVALID_CONTEXT},
    {hipErrorFileNotFound, UR_RESULT_ERROR_INVALID_BINARY},
    {hipErrorInvalidImage, UR_RESULT_ERROR_INVALID_BINARY},
    {hipErrorInvalidKernelFile, UR_RESULT_ERROR_INVALID_BINARY},
    {hipErrorInvalidSource, UR_RESULT_ERROR_INVALID_BINARY},
    {hipErrorNoBinaryForGpu, UR_RESULT_ERROR_INVALID_BINARY},
    {hipErrorSharedObjectInitFailed, UR_RESULT_ERROR_INVALID_BINARY},
    {hipErrorSharedObjectSymbolNotFound, UR_RESULT_ERROR_PROGRAM_LINK_FAILURE},
    {hipErrorInvalidDeviceFunction, UR_RESULT_ERROR_INVALID_KERNEL},
    {hipErrorNotSupported, UR_RESULT_ERROR_UNSUPPORTED_FEATURE},
    {hipErrorPeerAccessUnsupported, UR_RESULT_ERROR_UNSUPPORTED_FEATURE},
    {hipErrorDeinitialized, UR_RESULT_ERROR_UNINITIALIZED},
    {hipErrorInsufficientDriver, UR_RESULT_ERROR_UNINITIALIZED},
    {hipErrorNotInitialized, UR_RESULT_ERROR_UNINITIALIZED},
    {hipErrorAssert, UR_RESULT_ERROR_DEVICE_LOST},
    {hipErrorECCNotCorrectable, UR_RESULT_ERROR_DEVICE_LOST},
    {hipErrorIllegalAddress, UR_RESULT_ERROR_DEVICE_LOST},
    {hipErrorLaunchFailure, UR_RESULT_ERROR_DEVICE_LOST},
    {hipErrorLaunchTimeOut, UR_RESULT_ERROR_DEVICE_LOST},
    {hipErrorRuntimeMemory, UR_RESULT_ERROR_OUT_OF_RESOURCES},
};

/// Of 50221153: 502.
constexpr int releaseOf(int version) noexcept {
  return version / 100000;
}

bool start(const DynamicLibrary &library, Api *api, std::string *reason) {
  if (const char *missing = load(library, api)) {
    *reason = library.path() + " has no " + missing;
    return false;
  }
  observe(api);
  const auto answers = [&](const char *call, hipError_t result) {
    if (result != hipSuccess)
      *reason = library.path() + ": " + call + " answers " + nameOf(*api, result);
    return result == hipSuccess;
  };
  int version = 0;
  if (!answers("hipInit", api->hipInit(0)) || !answers("hipRuntimeGetVersion", api->hipRuntimeGetVersion(&version)))
    return false;
  api->version = releaseOf(version);
  int devices = 0;
  api->oneDevice = api->hipGetDeviceCount(&devices) == hipSuccess && devices == 1;
  return true;
}

} // namespace

bool openLibrary(Api *api, std::string *reason) {
  std::vector<std::string> files{"libamdhip64.so.10", "libamdhip64.so.8", "libamdhip64.so.7",
                                 "libamdhip64.so.6",  "libamdhip64.so.5", "libamdhip64.so"};
  if (const auto named = env::text("UR_HIP_LIBRARY"))
    files = {*named};
  std::string all;
  for (const std::string &file : files) {
    DynamicLibrary library;
    if (library.open(file.c_str(), *reason)) {
      Api found;
      const bool works = start(library, &found, reason);
      library.leaveOpen();
      if (works)
        *api = found;
      return works;
    }
    all += (all.empty() ? "" : "; ") + *reason;
  }
  *reason = all;
  return false;
}

ur_result_t translateError(hipError_t error) noexcept {
  for (const auto &[known, meaning] : kMeanings) {
    if (known == error)
      return meaning;
  }
  return UR_RESULT_ERROR_UNKNOWN;
}

std::string nameOf(const Api &api, hipError_t result) {
  const char *name = api.hipGetErrorName ? api.hipGetErrorName(result) : nullptr;
  return name ? name : "error " + std::to_string(static_cast<int>(result));
}

} // namespace ur::hip
