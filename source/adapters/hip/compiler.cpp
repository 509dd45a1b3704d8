// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/hip/compiler.hpp"

#include "adapters/cuda_like/option_words.hpp"
#include "adapters/hip/api/hiprtc.hpp"

#include <algorithm>

namespace ur::hip {

namespace {

/// What the compiler has of one kind for a program: nothing where it refuses.
std::string answerOf(hiprtcProgram program, hiprtcResult (*sizeOf)(hiprtcProgram, size_t *),
                     hiprtcResult (*read)(hiprtcProgram, char *)) {
  size_t size = 0;
  if (sizeOf(program, &size) != HIPRTC_SUCCESS)
    return {};
  std::string bytes(size, '\0');
  if (size != 0 && read(program, bytes.data()) != HIPRTC_SUCCESS)
    bytes.clear();
  return bytes;
}

} // namespace

ur_result_t compileSource(const std::string &source, const std::string &target, const char *options, std::string *log,
                          Code *code) {
  std::string reason;
  const Hiprtc *hiprtc = openHiprtc(&reason);
  if (!hiprtc) {
    *log = "There is no compiler of HIP C++ (hiprtc): " + reason + ".";
    return UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
  }
  const std::vector<std::string> given = splitOptions(options);
  const std::string ours = "--offload-arch=" + target;
  std::vector<const char *> words;
  if (!target.empty() && std::none_of(given.begin(), given.end(), [](const std::string &word) {
        return word.starts_with("--offload-arch") || word.starts_with("--gpu-architecture");
      }))
    words.push_back(ours.c_str());
  for (const std::string &word : given)
    words.push_back(word.c_str());

  hiprtcProgram program = nullptr;
  hiprtcResult result = hiprtc->hiprtcCreateProgram(&program, source.c_str(), "program.hip", 0, nullptr, nullptr);
  if (result == HIPRTC_SUCCESS) {
    const auto destroy = [&](hiprtcProgram *made) { hiprtc->hiprtcDestroyProgram(made); };
    const std::unique_ptr<hiprtcProgram, decltype(destroy)> owned(&program, destroy);
    result = hiprtc->hiprtcCompileProgram(program, static_cast<int>(words.size()), words.data());
    *log = answerOf(program, hiprtc->hiprtcGetProgramLogSize, hiprtc->hiprtcGetProgramLog).c_str();
    Code made;
    if (result == HIPRTC_SUCCESS)
      made.bytes = answerOf(program, hiprtc->hiprtcGetCodeSize, hiprtc->hiprtcGetCode);
    if (!made.bytes.empty()) {
      made.facts = CodeFacts::ofObject({reinterpret_cast<const uint8_t *>(made.bytes.data()), made.bytes.size()});
      *code = std::move(made);
      return UR_RESULT_SUCCESS;
    }
  }
  if (result == HIPRTC_ERROR_OUT_OF_MEMORY)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  if (log->empty())
    *log = std::string("The compiler answers ") + hiprtc->hiprtcGetErrorString(result) + ".";
  return UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE;
}

} // namespace ur::hip
