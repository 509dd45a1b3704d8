// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A compiler whose CUDA C++ is a text with lines "// kernels: PATH": such a line, and the end that the fake libcuda
// wants, is what comes out, as PTX and as code for a device. A line "#error TEXT" is an error. Wrong use ends the
// process.
#include "adapters/cuda/api/nvrtc.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <mutex>
#include <set>

struct ur::cuda::_nvrtcProgram {
  std::string source, log, code;
  bool compiled = false, good = false, own = false;
};

using namespace ur::cuda;

namespace {

constexpr int kKnown[] = {75, 90};

[[noreturn]] void die(const char *what) {
  std::fprintf(stderr, "fake NVRTC: %s\n", what);
  std::abort();
}

/// Programs that are alive.
class Programs {
public:
  nvrtcProgram add(std::string source) {
    std::lock_guard lock(mutex_);
    return *all_.insert(new _nvrtcProgram{std::move(source), {}, {}}).first;
  }
  void check(nvrtcProgram program) {
    std::lock_guard lock(mutex_);
    if (!all_.contains(program))
      die("no program, or no longer");
  }
  void remove(nvrtcProgram program) {
    check(program);
    std::lock_guard lock(mutex_);
    all_.erase(program);
    delete program;
  }

private:
  std::mutex mutex_;
  std::set<nvrtcProgram> all_;
};
Programs &programs() {
  static auto *const instance = new Programs;
  return *instance;
}

/// The rest of the first line that begins so; empty: there is none.
std::string lineWith(const std::string &text, const std::string &begin) {
  const size_t at = text.find(begin);
  return at == std::string::npos ? std::string()
                                 : text.substr(at + begin.size(), text.find('\n', at) - at - begin.size());
}

/// Whether there is such an option. Of targets one has to be there.
bool readOption(const std::string &option, _nvrtcProgram &program) {
  const std::string target = "--gpu-architecture=";
  if (option.starts_with(target)) {
    program.own = option.compare(target.size(), 3, "sm_") == 0;
    const int capability = std::atoi(option.c_str() + option.find('_') + 1);
    return std::find(std::begin(kKnown), std::end(kKnown), capability) != std::end(kKnown);
  }
  return option == "--relocatable-device-code=true" || option.starts_with("-D") || option.starts_with("-I");
}

nvrtcResult size(nvrtcProgram program, const std::string &text, bool there, size_t *bytes) {
  programs().check(program);
  *bytes = there ? text.size() + 1 : 0;
  return NVRTC_SUCCESS;
}
nvrtcResult copy(nvrtcProgram program, const std::string &text, char *to) {
  programs().check(program);
  std::memcpy(to, text.c_str(), text.size() + 1);
  return NVRTC_SUCCESS;
}

} // namespace

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT const char *nvrtcGetErrorString(nvrtcResult) {
  return "an error of the fake NVRTC";
}
EXPORT nvrtcResult nvrtcVersion(int *major, int *minor) {
  *major = 13;
  *minor = 0;
  return NVRTC_SUCCESS;
}
EXPORT nvrtcResult nvrtcGetNumSupportedArchs(int *count) {
  *count = static_cast<int>(std::size(kKnown));
  return NVRTC_SUCCESS;
}
EXPORT nvrtcResult nvrtcGetSupportedArchs(int *known) {
  std::copy(std::begin(kKnown), std::end(kKnown), known);
  return NVRTC_SUCCESS;
}
EXPORT nvrtcResult nvrtcCreateProgram(nvrtcProgram *program, const char *source, const char *, int headers,
                                      const char *const *, const char *const *) {
  if (!source || headers != 0)
    die("nvrtcCreateProgram: no source, or headers");
  *program = programs().add(source);
  return NVRTC_SUCCESS;
}
EXPORT nvrtcResult nvrtcDestroyProgram(nvrtcProgram *program) {
  programs().remove(*program);
  *program = nullptr;
  return NVRTC_SUCCESS;
}
EXPORT nvrtcResult nvrtcCompileProgram(nvrtcProgram program, int count, const char *const *options) {
  programs().check(program);
  if (program->compiled)
    die("nvrtcCompileProgram: a second time");
  program->compiled = true;
  bool targeted = false;
  for (int i = 0; i < count; ++i) {
    targeted = targeted || std::string(options[i]).starts_with("--gpu-architecture=");
    if (!readOption(options[i], *program)) {
      program->log = std::string("nvrtc: error: unrecognized option ") + options[i] + " found\n";
      return NVRTC_ERROR_INVALID_OPTION;
    }
  }
  if (!targeted)
    die("nvrtcCompileProgram: for which device?");
  const std::string error = lineWith(program->source, "#error "), kernels = lineWith(program->source, "// kernels: ");
  if (!error.empty() || kernels.empty()) {
    program->log = "program.cu(1): error: " + error + "\n";
    return NVRTC_ERROR_COMPILATION;
  }
  program->code = "// kernels: " + kernels + "\n.version 9.0\n// end\n";
  program->good = true;
  return NVRTC_SUCCESS;
}
EXPORT nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram program, size_t *bytes) {
  return size(program, program->log, true, bytes);
}
EXPORT nvrtcResult nvrtcGetProgramLog(nvrtcProgram program, char *log) {
  return copy(program, program->log, log);
}
EXPORT nvrtcResult nvrtcGetPTXSize(nvrtcProgram program, size_t *bytes) {
  return size(program, program->code, program->good, bytes);
}
EXPORT nvrtcResult nvrtcGetPTX(nvrtcProgram program, char *ptx) {
  return copy(program, program->code, ptx);
}
/// Of code for a device alone, without a zero behind it; nothing where only PTX was asked for.
EXPORT nvrtcResult nvrtcGetCUBINSize(nvrtcProgram program, size_t *bytes) {
  programs().check(program);
  *bytes = program->good && program->own ? program->code.size() : 0;
  return NVRTC_SUCCESS;
}
EXPORT nvrtcResult nvrtcGetCUBIN(nvrtcProgram program, char *cubin) {
  programs().check(program);
  std::memcpy(cubin, program->code.data(), program->code.size());
  return NVRTC_SUCCESS;
}
