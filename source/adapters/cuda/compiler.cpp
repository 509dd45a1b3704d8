// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/compiler.hpp"

#include "adapters/cuda/api/nvrtc.hpp"
#include "adapters/cuda/build_options.hpp"

#include <algorithm>

namespace ur::cuda {

namespace {

/// What to compile for: a device's own code where the compiler knows the device, else PTX of the nearest below.
struct Target {
  bool own = false;
  int capability = 0;
  std::string option() const {
    return std::string("--gpu-architecture=") + (own ? "sm_" : "compute_") + std::to_string(capability);
  }
};

Target targetFor(const Nvrtc &nvrtc, int capability) {
  int count = 0;
  if (!nvrtc.nvrtcGetNumSupportedArchs || !nvrtc.nvrtcGetSupportedArchs ||
      nvrtc.nvrtcGetNumSupportedArchs(&count) != NVRTC_SUCCESS || count <= 0)
    return {false, capability};
  std::vector<int> known(static_cast<size_t>(count));
  if (nvrtc.nvrtcGetSupportedArchs(known.data()) != NVRTC_SUCCESS)
    return {false, capability};
  Target best{false, capability};
  for (const int one : known) { // in ascending order
    if (one <= capability)
      best.capability = one;
  }
  best.own = nvrtc.nvrtcGetCUBIN && nvrtc.nvrtcGetCUBINSize &&
             std::find(known.begin(), known.end(), capability) != known.end();
  return best;
}

/// A program of the compiler's, for one compilation.
class Compilation {
public:
  explicit Compilation(const Nvrtc &nvrtc) noexcept : nvrtc_(nvrtc) {}
  Compilation(const Compilation &) = delete;
  Compilation &operator=(const Compilation &) = delete;
  ~Compilation() {
    if (program_)
      nvrtc_.nvrtcDestroyProgram(&program_);
  }

  nvrtcResult run(const std::string &source, const std::vector<std::string> &options) {
    nvrtcResult result = nvrtc_.nvrtcCreateProgram(&program_, source.c_str(), "program.cu", 0, nullptr, nullptr);
    if (result != NVRTC_SUCCESS)
      return result;
    std::vector<const char *> words;
    for (const std::string &option : options)
      words.push_back(option.c_str());
    return nvrtc_.nvrtcCompileProgram(program_, static_cast<int>(words.size()), words.data());
  }
  std::string log() const { return read(nvrtc_.nvrtcGetProgramLogSize, nvrtc_.nvrtcGetProgramLog).c_str(); }
  std::string ptx() const { return read(nvrtc_.nvrtcGetPTXSize, nvrtc_.nvrtcGetPTX).c_str(); }
  /// Empty where only PTX was asked for.
  std::string cubin() const {
    return nvrtc_.nvrtcGetCUBIN && nvrtc_.nvrtcGetCUBINSize ? read(nvrtc_.nvrtcGetCUBINSize, nvrtc_.nvrtcGetCUBIN)
                                                            : std::string();
  }

private:
  template <class Size, class Get>
  std::string read(Size sizeOf, Get get) const {
    size_t size = 0;
    if (!program_ || sizeOf(program_, &size) != NVRTC_SUCCESS || size == 0)
      return {};
    std::string bytes(size, '\0');
    return get(program_, bytes.data()) == NVRTC_SUCCESS ? bytes : std::string();
  }

  const Nvrtc &nvrtc_;
  nvrtcProgram program_ = nullptr;
};

} // namespace

ur_result_t compileSource(const std::string &source, int capability, const char *options, bool toBeLinked,
                          std::string *log, Code *code) {
  std::string reason;
  const Nvrtc *nvrtc = openNvrtc(&reason);
  if (!nvrtc) {
    *log = "There is no compiler of CUDA C++ (NVRTC): " + reason + ".";
    return UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
  }
  std::vector<std::string> words = splitOptions(options);
  const auto names = [](const std::string &word) {
    return word.starts_with("-arch") || word.starts_with("--gpu-architecture");
  };
  if (std::none_of(words.begin(), words.end(), names))
    words.insert(words.begin(), targetFor(*nvrtc, capability).option());
  if (toBeLinked)
    words.insert(words.begin(), "--relocatable-device-code=true");
  Compilation compilation(*nvrtc);
  const nvrtcResult result = compilation.run(source, words);
  *log = compilation.log();
  if (result == NVRTC_ERROR_OUT_OF_MEMORY)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  Code made;
  if (result == NVRTC_SUCCESS) {
    const std::string ptx = compilation.ptx();
    made.facts = CodeFacts(ptx);
    made.bytes = compilation.cubin();
    if (made.bytes.empty()) {
      made.bytes = ptx;
      made.type = CU_JIT_INPUT_PTX;
    }
  }
  if (made.bytes.empty()) {
    if (log->empty())
      *log = std::string("The compiler answers ") + nvrtc->nvrtcGetErrorString(result) + ".";
    return UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE;
  }
  *code = std::move(made);
  return UR_RESULT_SUCCESS;
}

} // namespace ur::cuda
