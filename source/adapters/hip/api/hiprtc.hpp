// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The compiler of HIP C++ (hiprtc), opened when a source is compiled for the first time. It is a library of its own
// from HIP 5.3 on, and a part of the runtime's before, and in many installations to this day.
#pragma once

#include <cstddef>
#include <string>

namespace ur::hip {

using hiprtcProgram = struct _hiprtcProgram *;
enum hiprtcResult : int {
  HIPRTC_SUCCESS = 0,
  HIPRTC_ERROR_OUT_OF_MEMORY = 1,
  HIPRTC_ERROR_INVALID_OPTION = 5,
  HIPRTC_ERROR_COMPILATION = 6,
};

/// Its functions by their names, all of which are there.
struct Hiprtc {
  const char *(*hiprtcGetErrorString)(hiprtcResult) = nullptr;
  hiprtcResult (*hiprtcCreateProgram)(hiprtcProgram *, const char *, const char *, int, const char **,
                                      const char **) = nullptr;
  hiprtcResult (*hiprtcDestroyProgram)(hiprtcProgram *) = nullptr;
  hiprtcResult (*hiprtcCompileProgram)(hiprtcProgram, int, const char **) = nullptr;
  hiprtcResult (*hiprtcGetProgramLogSize)(hiprtcProgram, size_t *) = nullptr;
  hiprtcResult (*hiprtcGetProgramLog)(hiprtcProgram, char *) = nullptr;
  hiprtcResult (*hiprtcGetCodeSize)(hiprtcProgram, size_t *) = nullptr;
  hiprtcResult (*hiprtcGetCode)(hiprtcProgram, char *) = nullptr;
};

/// The library that UR_HIPRTC_LIBRARY names, else that which UR_HIP_LIBRARY does, else the newest that the system
/// finds; it stays open. Null, and the reason, where there is none. Thread-safe; may block. Throws bad_alloc.
[[nodiscard]] const Hiprtc *openHiprtc(std::string *reason);

} // namespace ur::hip
