// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the files that UR_LAYER_TRACING writes (docs/layers.md describes them). All or nothing: a file that is foreign,
// malformed or cut off is an error that names the line, before anything is done with any of it.
#pragma once

#include "trace/json.hpp"
#include "unified-runtime/ur_api.h"

#include <istream>
#include <stdexcept>
#include <string>
#include <vector>

namespace trace {

/// "FILE:LINE: what is wrong".
class Error : public std::runtime_error {
public:
  Error(const std::string &file, size_t line, const std::string &what)
      : std::runtime_error(file + ":" + std::to_string(line) + ": " + what) {}
};

/// One call that has returned.
struct Call {
  uint32_t line = 0;
  uint32_t section = 0;           ///< how often the loader had come up before; numbers of handles count anew in each
  uint32_t thread = 0;            ///< from 1
  const char *function = nullptr; ///< lives for ever
  uint64_t start = 0, end = 0;    ///< nanoseconds, of one clock for the whole file
  ur_result_t result = UR_RESULT_SUCCESS;
  Value arguments;
  Value outputs; ///< null where the call wrote nothing
};

struct Trace {
  std::string file;
  std::vector<Call> calls; ///< in the order in which they started
};

/// Throw Error.
[[nodiscard]] Trace read(std::istream &from, const std::string &name);
[[nodiscard]] Trace readFile(const std::string &path);

} // namespace trace
