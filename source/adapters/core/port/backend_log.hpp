// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a backend reads and says before the adapter's own log is there.
#pragma once

#include "common/env.hpp"
#include "common/log.hpp"

#include <string>

namespace ur::core {

/// What the variable says; `unset` where it isn't set, or malformed, which the log tells. Throws bad_alloc.
[[nodiscard]] inline bool isWanted(const char *logName, const char *variable, bool unset) {
  try {
    return env::boolean(variable, unset);
  } catch (const env::Error &error) {
    log::Logger(logName).error("%s; the variable is ignored", error.what());
    return unset;
  }
}

/// Why there is no platform, or why one is left out; nothing where there is no reason.
inline void tellWhyNot(const char *logName, bool none, const std::string &reason) noexcept {
  if (!reason.empty())
    log::Logger(logName).info("%s: %s", none ? "no platform" : "left out", reason.c_str());
}

} // namespace ur::core
