// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/hip/api/hiprtc.hpp"

#include "common/dynamic_library.hpp"
#include "common/env.hpp"
#include "common/function_search.hpp"

#include <mutex>
#include <vector>

namespace ur::hip {

namespace {

bool open(const std::string &file, Hiprtc *hiprtc, std::string *reason) {
  DynamicLibrary library;
  if (!library.open(file.c_str(), *reason))
    return false;
  FunctionSearch search(library);
#define TAKE(name) search.take(&hiprtc->name, #name, true)
  TAKE(hiprtcGetErrorString);
  TAKE(hiprtcCreateProgram);
  TAKE(hiprtcDestroyProgram);
  TAKE(hiprtcCompileProgram);
  TAKE(hiprtcGetProgramLogSize);
  TAKE(hiprtcGetProgramLog);
  TAKE(hiprtcGetCodeSize);
  TAKE(hiprtcGetCode);
#undef TAKE
  if (search.missing())
    *reason = file + " has no " + search.missing();
  else
    library.leaveOpen();
  return !search.missing();
}

std::vector<std::string> candidates() {
  for (const char *variable : {"UR_HIPRTC_LIBRARY", "UR_HIP_LIBRARY"}) {
    if (const auto named = env::text(variable))
      return {*named};
  }
  return {"libhiprtc.so.10",   "libhiprtc.so.7",   "libhiprtc.so.6",   "libhiprtc.so.5",   "libhiprtc.so",
          "libamdhip64.so.10", "libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5", "libamdhip64.so"};
}

} // namespace

const Hiprtc *openHiprtc(std::string *reason) {
  static std::mutex mutex;
  static Hiprtc opened;
  static bool isOpen = false;
  std::lock_guard lock(mutex);
  if (isOpen)
    return &opened;
  std::string first; // what stands in the way of the newest
  for (const std::string &file : candidates()) {
    isOpen = open(file, &opened, reason);
    if (isOpen)
      return &opened;
    if (first.empty())
      first = *reason;
  }
  *reason = first;
  return nullptr;
}

} // namespace ur::hip
