// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What went wrong, as one sentence that names the function, what it answered and what was expected.
#pragma once

#include "unified-runtime/ur_api.h"

#include <stdexcept>
#include <string>

namespace ur::pools {

/// A failure on its way to the C interface.
class Error : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

/// One for lack of memory, which programs may catch and go on.
class OutOfMemory : public Error {
public:
  using Error::Error;
};

/// The name of the value.
[[nodiscard]] std::string nameOf(ur_result_t result);

/// Throws unless the call succeeded. `context` says what it was for, and what would have been right.
void check(ur_result_t result, const char *function, const std::string &context);

/// A size as people read it, and in bytes.
[[nodiscard]] std::string sizeText(size_t bytes);

/// The calling thread's last error. Never fails; a long text is cut.
void setLastError(const char *text, bool lackOfMemory = false) noexcept;
[[nodiscard]] const char *lastError() noexcept;
[[nodiscard]] bool lastWasMemory() noexcept;

} // namespace ur::pools
