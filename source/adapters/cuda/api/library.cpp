// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/api/library.hpp"

#include "common/dynamic_library.hpp"
#include "common/env.hpp"
#include "common/vendor_calls.hpp"

namespace ur::cuda {

namespace {

/// Finds functions in the form of a certain release: by the driver's own search, which knows what suffix that form has.
class Search {
public:
  explicit Search(const DynamicLibrary &library)
      : newer_(library.function<Newer>("cuGetProcAddress_v2")), older_(library.function<Older>("cuGetProcAddress")) {}

  bool possible() const noexcept { return newer_ || older_; }

  void *find(const char *name, int version) const noexcept {
    void *found = nullptr;
    const CUresult result = newer_ ? newer_(name, &found, version, CU_GET_PROC_ADDRESS_LEGACY_STREAM, nullptr)
                                   : older_(name, &found, version, CU_GET_PROC_ADDRESS_LEGACY_STREAM);
    return result == CUDA_SUCCESS ? found : nullptr;
  }

private:
  using Newer = CUresult (*)(const char *, void **, int, uint64_t, int *);
  using Older = CUresult (*)(const char *, void **, int, uint64_t);
  Newer newer_;
  Older older_;
};

/// The name of the first function that has to be there and isn't; null: none.
const char *load(const Search &search, Api *api) noexcept {
  const char *missing = nullptr;
  const auto take = [&](auto *function, const char *name, int version, bool needed) {
    *function = reinterpret_cast<std::remove_pointer_t<decltype(function)>>(search.find(name, version));
    if (!*function && needed && !missing)
      missing = name;
  };
#define FUNCTION(name, version, parameters) take(&api->name, #name, version, false);
#define NEEDED(name, version, parameters) take(&api->name, #name, version, true);
#include "adapters/cuda/api/functions.def"
  return missing;
}

/// Where somebody listens, its calls are told.
void observe(Api *api) noexcept {
#define FUNCTION(name, version, parameters) api->name = observed<&Api::name>(api->name, #name);
#include "adapters/cuda/api/functions.def"
}

struct Meaning {
  CUresult error;
  ur_result_t result;
};
constexpr Meaning kMeanings[] = {
    {CUDA_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE},
    {CUDA_ERROR_NOT_FOUND, UR_RESULT_ERROR_INVALID_VALUE},
    {CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED, UR_RESULT_ERROR_INVALID_VALUE},
    {CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED, UR_RESULT_ERROR_INVALID_VALUE},
    {CUDA_ERROR_OUT_OF_MEMORY, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY},
    {CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_RESOURCES},
    {CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, UR_RESULT_ERROR_OUT_OF_RESOURCES},
    {CUDA_ERROR_OPERATING_SYSTEM, UR_RESULT_ERROR_OUT_OF_RESOURCES},
    {CUDA_ERROR_TOO_MANY_PEERS, UR_RESULT_ERROR_OUT_OF_RESOURCES},
    {CUDA_ERROR_NO_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE},
    {CUDA_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE},
    {CUDA_ERROR_DEVICE_UNAVAILABLE, UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE},
    {CUDA_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT},
    {CUDA_ERROR_CONTEXT_IS_DESTROYED, UR_RESULT_ERROR_INVALID_CONTEXT},
    {CUDA_ERROR_INVALID_IMAGE, UR_RESULT_ERROR_INVALID_BINARY},
    {CUDA_ERROR_NO_BINARY_FOR_GPU, UR_RESULT_ERROR_INVALID_BINARY},
    {CUDA_ERROR_INVALID_PTX, UR_RESULT_ERROR_INVALID_BINARY},
    {CUDA_ERROR_UNSUPPORTED_PTX_VERSION, UR_RESULT_ERROR_INVALID_BINARY},
    {CUDA_ERROR_INVALID_SOURCE, UR_RESULT_ERROR_INVALID_BINARY},
    {CUDA_ERROR_INVALID_CLUSTER_SIZE, UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE},
    {CUDA_ERROR_JIT_COMPILER_NOT_FOUND, UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE},
    {CUDA_ERROR_JIT_COMPILATION_DISABLED, UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE},
    {CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, UR_RESULT_ERROR_PROGRAM_LINK_FAILURE},
    {CUDA_ERROR_PEER_ACCESS_UNSUPPORTED, UR_RESULT_ERROR_UNSUPPORTED_FEATURE},
    {CUDA_ERROR_NOT_SUPPORTED, UR_RESULT_ERROR_UNSUPPORTED_FEATURE},
    {CUDA_ERROR_NOT_PERMITTED, UR_RESULT_ERROR_UNSUPPORTED_FEATURE},
    {CUDA_ERROR_NOT_INITIALIZED, UR_RESULT_ERROR_UNINITIALIZED},
    {CUDA_ERROR_DEINITIALIZED, UR_RESULT_ERROR_UNINITIALIZED},
    {CUDA_ERROR_ECC_UNCORRECTABLE, UR_RESULT_ERROR_DEVICE_LOST},
    {CUDA_ERROR_NVLINK_UNCORRECTABLE, UR_RESULT_ERROR_DEVICE_LOST},
    {CUDA_ERROR_CONTAINED, UR_RESULT_ERROR_DEVICE_LOST},
    {CUDA_ERROR_ILLEGAL_ADDRESS, UR_RESULT_ERROR_DEVICE_LOST},
    {CUDA_ERROR_LAUNCH_TIMEOUT, UR_RESULT_ERROR_DEVICE_LOST},
    {CUDA_ERROR_ASSERT, UR_RESULT_ERROR_DEVICE_LOST},
    {CUDA_ERROR_LAUNCH_FAILED, UR_RESULT_ERROR_DEVICE_LOST},
};

} // namespace

bool openLibrary(Api *api, std::string *reason) {
  const std::string file = env::text("UR_CUDA_LIBRARY").value_or("libcuda.so.1");
  DynamicLibrary library;
  if (!library.open(file.c_str(), *reason))
    return false;
  const Search search(library);
  if (!search.possible()) {
    *reason = file + " is older than CUDA 11.3: it has no cuGetProcAddress";
    return false;
  }
  Api found;
  const char *missing = load(search, &found);
  library.leaveOpen();
  if (missing) {
    *reason = file + " has no " + missing;
    return false;
  }
  observe(&found);
  if (const CUresult result = found.cuInit(0); result != CUDA_SUCCESS) {
    *reason = file + ": cuInit answers " + nameOf(found, result);
    return false;
  }
  *api = found;
  return true;
}

ur_result_t translateError(CUresult error) noexcept {
  for (const Meaning &meaning : kMeanings) {
    if (meaning.error == error)
      return meaning.result;
  }
  // The sticky ones: what a kernel did wrong has ended the context.
  return error >= CUDA_ERROR_HARDWARE_STACK_ERROR && error < CUDA_ERROR_LAUNCH_FAILED ? UR_RESULT_ERROR_DEVICE_LOST
                                                                                      : UR_RESULT_ERROR_UNKNOWN;
}

std::string nameOf(const Api &api, CUresult result) {
  const char *name = nullptr;
  if (api.cuGetErrorName && api.cuGetErrorName(result, &name) == CUDA_SUCCESS && name)
    return name;
  return "error " + std::to_string(static_cast<int>(result));
}

} // namespace ur::cuda
