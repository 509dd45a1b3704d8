// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/hip/api/hiprtc.hpp"

#include "common/dynamic_library.hpp"
#include "common/env.hpp"
#include "common/function_search.hpp"
#include "common/vendor_calls.hpp"

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
  if (search.missing()) {
    *reason = file + " has no " + search.missing();
    return false;
  }
  library.leaveOpen();
  hiprtc->hiprtcCompileProgram =
      observed<&Hiprtc::hiprtcCompileProgram>(hiprtc->hiprtcCompileProgram, "hiprtcCompileProgram");
  return true;
}

std::vector<std::string> candidates() {
  if (const auto named = env::text("UR_HIPRTC_LIBRARY"))
    return {*named};
  std::vector<std::string> files;
  std::string folder;
  const auto runtime = env::text("UR_HIP_LIBRARY");
  if (runtime) { // It has the compiler, or that lies beside it, from HIP 7 on.
    files.push_back(*runtime);
    folder = runtime->substr(0, runtime->rfind('/') + 1);
  }
  for (const char *library : {"libhiprtc.so", "libamdhip64.so"}) {
    for (const char *release : {".10", ".8", ".7", ".6", ".5", ""})
      files.push_back(folder + library + release);
    if (runtime)
      break;
  }
  return files;
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
