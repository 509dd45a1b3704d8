// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/api/nvrtc.hpp"

#include "common/dynamic_library.hpp"
#include "common/env.hpp"
#include "common/function_search.hpp"
#include "common/vendor_calls.hpp"

#include <mutex>
#include <vector>

namespace ur::cuda {

namespace {

/// The name of the first function that has to be there and isn't; null: none.
const char *load(const DynamicLibrary &library, Nvrtc *nvrtc) noexcept {
  FunctionSearch search(library);
#define NEEDED(name) search.take(&nvrtc->name, #name, true)
#define OPTIONAL(name) search.take(&nvrtc->name, #name, false)
  NEEDED(nvrtcGetErrorString);
  NEEDED(nvrtcVersion);
  NEEDED(nvrtcCreateProgram);
  NEEDED(nvrtcDestroyProgram);
  NEEDED(nvrtcCompileProgram);
  NEEDED(nvrtcGetProgramLogSize);
  NEEDED(nvrtcGetProgramLog);
  NEEDED(nvrtcGetPTXSize);
  NEEDED(nvrtcGetPTX);
  OPTIONAL(nvrtcGetNumSupportedArchs);
  OPTIONAL(nvrtcGetSupportedArchs);
  OPTIONAL(nvrtcGetCUBINSize);
  OPTIONAL(nvrtcGetCUBIN);
#undef NEEDED
#undef OPTIONAL
  return search.missing();
}

bool open(const std::string &file, Nvrtc *nvrtc, std::string *reason) {
  DynamicLibrary library;
  if (!library.open(file.c_str(), *reason))
    return false;
  Nvrtc found;
  if (const char *missing = load(library, &found)) {
    *reason = file + " has no " + missing;
    return false;
  }
  library.leaveOpen();
  found.nvrtcCompileProgram = observed<&Nvrtc::nvrtcCompileProgram>(found.nvrtcCompileProgram, "nvrtcCompileProgram");
  *nvrtc = found;
  return true;
}

} // namespace

const Nvrtc *openNvrtc(std::string *reason) {
  static std::mutex mutex;
  static Nvrtc opened;
  static bool isOpen = false;
  std::lock_guard lock(mutex);
  if (isOpen)
    return &opened;
  std::vector<std::string> files;
  if (const auto named = env::text("UR_NVRTC_LIBRARY"))
    files = {*named};
  else
    files = {"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2", "libnvrtc.so"};
  for (const std::string &file : files) {
    if (!isOpen)
      isOpen = open(file, &opened, reason);
  }
  return isOpen ? &opened : nullptr;
}

} // namespace ur::cuda
