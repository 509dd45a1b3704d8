// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/api/library.hpp"

#include "common/env.hpp"
#include "common/function_search.hpp"
#include "common/vendor_calls.hpp"

#include <algorithm>
#include <cstdio>

namespace ur::level_zero {

namespace {

struct Meaning {
  ze_result_t error;
  ur_result_t result;
  const char *name;
};
#define MEANING(error, result)                                                                                         \
  { ZE_RESULT_ERROR_##error, UR_RESULT_ERROR_##result, "ZE_RESULT_ERROR_" #error }
constexpr Meaning kMeanings[] = {
    MEANING(DEVICE_LOST, DEVICE_LOST),
    MEANING(DEVICE_REQUIRES_RESET, DEVICE_LOST),
    MEANING(DEVICE_IN_LOW_POWER_STATE, DEVICE_NOT_AVAILABLE),
    MEANING(NOT_AVAILABLE, DEVICE_NOT_AVAILABLE),
    MEANING(OUT_OF_HOST_MEMORY, OUT_OF_HOST_MEMORY),
    MEANING(OUT_OF_DEVICE_MEMORY, OUT_OF_DEVICE_MEMORY),
    MEANING(MODULE_BUILD_FAILURE, PROGRAM_BUILD_FAILURE),
    MEANING(MODULE_LINK_FAILURE, PROGRAM_LINK_FAILURE),
    MEANING(INVALID_MODULE_UNLINKED, PROGRAM_LINK_FAILURE),
    MEANING(UNINITIALIZED, UNINITIALIZED),
    MEANING(UNSUPPORTED_VERSION, UNSUPPORTED_VERSION),
    MEANING(UNSUPPORTED_FEATURE, UNSUPPORTED_FEATURE),
    MEANING(DEPENDENCY_UNAVAILABLE, COMPILER_NOT_AVAILABLE),
    MEANING(INVALID_ARGUMENT, INVALID_ARGUMENT),
    MEANING(INVALID_NULL_HANDLE, INVALID_NULL_HANDLE),
    MEANING(HANDLE_OBJECT_IN_USE, INVALID_OPERATION),
    MEANING(INVALID_NULL_POINTER, INVALID_NULL_POINTER),
    MEANING(INVALID_SIZE, INVALID_SIZE),
    MEANING(UNSUPPORTED_SIZE, UNSUPPORTED_SIZE),
    MEANING(UNSUPPORTED_ALIGNMENT, UNSUPPORTED_ALIGNMENT),
    MEANING(INVALID_SYNCHRONIZATION_OBJECT, INVALID_EVENT),
    MEANING(INVALID_ENUMERATION, INVALID_ENUMERATION),
    MEANING(UNSUPPORTED_ENUMERATION, UNSUPPORTED_ENUMERATION),
    MEANING(UNSUPPORTED_IMAGE_FORMAT, UNSUPPORTED_IMAGE_FORMAT),
    MEANING(INVALID_NATIVE_BINARY, INVALID_BINARY),
    MEANING(INVALID_GLOBAL_NAME, INVALID_VALUE),
    MEANING(INVALID_KERNEL_NAME, INVALID_KERNEL_NAME),
    MEANING(INVALID_FUNCTION_NAME, INVALID_KERNEL_NAME),
    MEANING(INVALID_GROUP_SIZE_DIMENSION, INVALID_WORK_GROUP_SIZE),
    MEANING(INVALID_GLOBAL_WIDTH_DIMENSION, INVALID_WORK_DIMENSION),
    MEANING(INVALID_KERNEL_ARGUMENT_INDEX, INVALID_KERNEL_ARGUMENT_INDEX),
    MEANING(INVALID_KERNEL_ARGUMENT_SIZE, INVALID_KERNEL_ARGUMENT_SIZE),
    MEANING(OVERLAPPING_REGIONS, OVERLAPPING_REGIONS),
    MEANING(INSUFFICIENT_PERMISSIONS, UNKNOWN),
    MEANING(INVALID_KERNEL_ATTRIBUTE_VALUE, UNKNOWN),
    MEANING(INVALID_COMMAND_LIST_TYPE, UNKNOWN),
    MEANING(UNKNOWN, UNKNOWN),
};
#undef MEANING

const Meaning *find(ze_result_t error) noexcept {
  const auto *const known = std::ranges::find(kMeanings, error, &Meaning::error);
  return known != std::end(kMeanings) ? known : nullptr;
}

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

/// Where somebody listens, its calls are told.
void observe(Api *api) noexcept {
#define FUNCTION(name, parameters) api->name = observed<&Api::name>(api->name.pointer(), #name);
#include "adapters/level_zero/api/functions.def"
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
  observe(&found);
  core::driverThreads().set(); // which zeInit starts
  if (const ze_result_t result = found.zeInit(ZE_INIT_FLAG_GPU_ONLY); result != ZE_RESULT_SUCCESS) {
    *reason = file + ": zeInit answers " + nameOf(result);
    return false;
  }
  *api = found;
  return true;
}

ur_result_t translateError(ze_result_t error) noexcept {
  const Meaning *const known = find(error);
  return known ? known->result : UR_RESULT_ERROR_UNKNOWN;
}

std::string nameOf(ze_result_t result) {
  if (const Meaning *const known = find(result))
    return known->name;
  char text[32];
  std::snprintf(text, sizeof text, "error 0x%x", static_cast<unsigned>(result));
  return text;
}

} // namespace ur::level_zero
