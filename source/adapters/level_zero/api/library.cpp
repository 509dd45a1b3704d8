// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/api/library.hpp"

#include "common/env.hpp"
#include "common/function_search.hpp"

#include <algorithm>
#include <cstdio>

namespace ur::level_zero {

namespace {

struct Meaning {
  ze_result_t error;
  ur_result_t result;
};
constexpr Meaning kMeanings[] = {
    {ZE_RESULT_ERROR_DEVICE_LOST, UR_RESULT_ERROR_DEVICE_LOST},
    {ZE_RESULT_ERROR_DEVICE_REQUIRES_RESET, UR_RESULT_ERROR_DEVICE_LOST},
    {ZE_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE, UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE},
    {ZE_RESULT_ERROR_NOT_AVAILABLE, UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE},
    {ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY},
    {ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY},
    {ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE},
    {ZE_RESULT_ERROR_MODULE_LINK_FAILURE, UR_RESULT_ERROR_PROGRAM_LINK_FAILURE},
    {ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED, UR_RESULT_ERROR_PROGRAM_LINK_FAILURE},
    {ZE_RESULT_ERROR_UNINITIALIZED, UR_RESULT_ERROR_UNINITIALIZED},
    {ZE_RESULT_ERROR_UNSUPPORTED_VERSION, UR_RESULT_ERROR_UNSUPPORTED_VERSION},
    {ZE_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE},
    {ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE, UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE},
    {ZE_RESULT_ERROR_INVALID_ARGUMENT, UR_RESULT_ERROR_INVALID_ARGUMENT},
    {ZE_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE},
    {ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE, UR_RESULT_ERROR_INVALID_OPERATION},
    {ZE_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER},
    {ZE_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE},
    {ZE_RESULT_ERROR_UNSUPPORTED_SIZE, UR_RESULT_ERROR_UNSUPPORTED_SIZE},
    {ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT},
    {ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT, UR_RESULT_ERROR_INVALID_EVENT},
    {ZE_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION},
    {ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION},
    {ZE_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT, UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT},
    {ZE_RESULT_ERROR_INVALID_NATIVE_BINARY, UR_RESULT_ERROR_INVALID_BINARY},
    {ZE_RESULT_ERROR_INVALID_GLOBAL_NAME, UR_RESULT_ERROR_INVALID_VALUE},
    {ZE_RESULT_ERROR_INVALID_KERNEL_NAME, UR_RESULT_ERROR_INVALID_KERNEL_NAME},
    {ZE_RESULT_ERROR_INVALID_FUNCTION_NAME, UR_RESULT_ERROR_INVALID_KERNEL_NAME},
    {ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE},
    {ZE_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION},
    {ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX},
    {ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE},
    {ZE_RESULT_ERROR_OVERLAPPING_REGIONS, UR_RESULT_ERROR_OVERLAPPING_REGIONS},
};

/// The name of the first function that has to be there and isn't; null: none.
const char *load(const DynamicLibrary &library, Api *api) noexcept {
  FunctionSearch search(library);
  const auto take = [&]<class... P>(Function<ze_result_t(P...)> *function, const char *name, bool needed) {
    typename Function<ze_result_t(P...)>::Pointer found = nullptr;
    search.take(&found, name, needed);
    *function = found;
  };
#define FUNCTION(name, parameters) take(&api->name, #name, false);
#define NEEDED(name, parameters) take(&api->name, #name, true);
#include "adapters/level_zero/api/functions.def"
  return search.missing();
}

} // namespace

bool openLibrary(Api *api, std::string *reason) {
  const std::string file = env::text("UR_LEVEL_ZERO_LIBRARY").value_or("libze_loader.so.1");
  DynamicLibrary library;
  if (!library.open(file.c_str(), *reason))
    return false;
  Api found;
  const char *missing = load(library, &found);
  library.leaveOpen();
  if (missing) {
    *reason = file + " has no " + missing;
    return false;
  }
  core::driverThreads().set(); // which zeInit starts
  if (const ze_result_t result = found.zeInit(ZE_INIT_FLAG_GPU_ONLY); result != ZE_RESULT_SUCCESS) {
    *reason = file + ": zeInit answers " + nameOf(result);
    return false;
  }
  *api = found;
  return true;
}

ur_result_t translateError(ze_result_t error) noexcept {
  const auto *const known = std::ranges::find(kMeanings, error, &Meaning::error);
  return known != std::end(kMeanings) ? known->result : UR_RESULT_ERROR_UNKNOWN;
}

std::string nameOf(ze_result_t result) {
  char text[32];
  std::snprintf(text, sizeof text, "error 0x%x", static_cast<unsigned>(result));
  return text;
}

} // namespace ur::level_zero
