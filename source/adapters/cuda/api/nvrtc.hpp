// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The compiler of CUDA C++, a library of its own (NVRTC), opened when a source is compiled for the first time: it is
// large, and not everybody has it.
#pragma once

#include <string>

namespace ur::cuda {

using nvrtcProgram = struct _nvrtcProgram *;
enum nvrtcResult : int {
  NVRTC_SUCCESS = 0,
  NVRTC_ERROR_OUT_OF_MEMORY = 1,
  NVRTC_ERROR_INVALID_OPTION = 5,
  NVRTC_ERROR_COMPILATION = 6,
};

/// Its functions by their names, all of which are there, but for those that say so.
struct Nvrtc {
  const char *(*nvrtcGetErrorString)(nvrtcResult) = nullptr;
  nvrtcResult (*nvrtcVersion)(int *, int *) = nullptr;
  nvrtcResult (*nvrtcCreateProgram)(nvrtcProgram *, const char *, const char *, int, const char *const *,
                                    const char *const *) = nullptr;
  nvrtcResult (*nvrtcDestroyProgram)(nvrtcProgram *) = nullptr;
  nvrtcResult (*nvrtcCompileProgram)(nvrtcProgram, int, const char *const *) = nullptr;
  nvrtcResult (*nvrtcGetProgramLogSize)(nvrtcProgram, size_t *) = nullptr;
  nvrtcResult (*nvrtcGetProgramLog)(nvrtcProgram, char *) = nullptr;
  nvrtcResult (*nvrtcGetPTXSize)(nvrtcProgram, size_t *) = nullptr;
  nvrtcResult (*nvrtcGetPTX)(nvrtcProgram, char *) = nullptr;
  // From 11.2 on; null before.
  nvrtcResult (*nvrtcGetNumSupportedArchs)(int *) = nullptr;
  nvrtcResult (*nvrtcGetSupportedArchs)(int *) = nullptr;
  nvrtcResult (*nvrtcGetCUBINSize)(nvrtcProgram, size_t *) = nullptr;
  nvrtcResult (*nvrtcGetCUBIN)(nvrtcProgram, char *) = nullptr;
};

/// The library that UR_NVRTC_LIBRARY names, else the newest that the system finds; it stays open. Null, and the reason,
/// where there is none. Thread-safe; may block. Throws bad_alloc.
[[nodiscard]] const Nvrtc *openNvrtc(std::string *reason);

} // namespace ur::cuda
