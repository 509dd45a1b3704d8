// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A compiler whose HIP C++ is a text with lines "// kernels: PATH" and "// function: NAME": the fake runtime's code
// objects of them are what comes out. A line "#error TEXT" is an error. Wrong use ends the process.
#include "adapters/hip/api/hiprtc.hpp"

#include "fakes/hip/code_object.hpp"
#include "fakes/hip/functions.hpp"

#include <cstring>
#include <set>

struct ur::hip::_hiprtcProgram {
  std::string source, log, code;
  bool compiled = false;
};

using namespace ur::hip;

namespace {

std::mutex g_mutex;
std::set<hiprtcProgram> &programs() {
  static auto *const instance = new std::set<hiprtcProgram>;
  return *instance;
}
hiprtcProgram checked(hiprtcProgram program, const char *function) {
  std::lock_guard lock(g_mutex);
  if (!programs().contains(program))
    ur::cuda::fake::die("%s: no program, or no longer", function);
  return program;
}

} // namespace

EXPORT const char *hiprtcGetErrorString(hiprtcResult) {
  return "an error of the fake hiprtc";
}
EXPORT hiprtcResult hiprtcCreateProgram(hiprtcProgram *program, const char *source, const char *, int headers,
                                        const char **, const char **) {
  if (!source || headers != 0)
    ur::cuda::fake::die("%s: no source, or headers", __func__);
  std::lock_guard lock(g_mutex);
  *program = *programs().insert(new _hiprtcProgram{source, {}, {}}).first;
  return HIPRTC_SUCCESS;
}
EXPORT hiprtcResult hiprtcDestroyProgram(hiprtcProgram *program) {
  checked(*program, __func__);
  std::lock_guard lock(g_mutex);
  programs().erase(*program);
  delete *program;
  *program = nullptr;
  return HIPRTC_SUCCESS;
}
EXPORT hiprtcResult hiprtcCompileProgram(hiprtcProgram program, int count, const char **options) {
  _hiprtcProgram &of = *checked(program, __func__);
  if (of.compiled)
    ur::cuda::fake::die("%s: a second time", __func__);
  of.compiled = true;
  bool targeted = false;
  for (int i = 0; i < count; ++i) {
    const std::string option = options[i];
    const bool target = option.starts_with("--offload-arch=");
    targeted = targeted || target;
    const bool known = option.starts_with("-D") || option.starts_with("-I") || option.starts_with("-O") ||
                       option == "--offload-arch=gfx90a:sramecc+:xnack-";
    if (!known) {
      of.log = "error: unknown argument: '" + option + "'\n";
      return HIPRTC_ERROR_COMPILATION; // as the genuine one, for which options are clang's
    }
  }
  if (!targeted)
    ur::cuda::fake::die("%s: for which device?", __func__);
  const size_t error = of.source.find("#error ");
  if (error != std::string::npos) {
    of.log = "program.hip:1:2: error: " + of.source.substr(error + 7, of.source.find('\n', error) - error - 7) + "\n";
    return HIPRTC_ERROR_COMPILATION;
  }
  of.code = ur::hip::fake::makeCodeObject(of.source, &of.log);
  return of.code.empty() ? HIPRTC_ERROR_COMPILATION : HIPRTC_SUCCESS;
}
EXPORT hiprtcResult hiprtcGetProgramLogSize(hiprtcProgram program, size_t *size) {
  *size = checked(program, __func__)->log.size() + 1;
  return HIPRTC_SUCCESS;
}
EXPORT hiprtcResult hiprtcGetProgramLog(hiprtcProgram program, char *log) {
  std::strcpy(log, checked(program, __func__)->log.c_str());
  return HIPRTC_SUCCESS;
}
EXPORT hiprtcResult hiprtcGetCodeSize(hiprtcProgram program, size_t *size) {
  *size = checked(program, __func__)->code.size();
  return HIPRTC_SUCCESS;
}
EXPORT hiprtcResult hiprtcGetCode(hiprtcProgram program, char *code) {
  const std::string &made = checked(program, __func__)->code;
  std::memcpy(code, made.data(), made.size());
  return HIPRTC_SUCCESS;
}
