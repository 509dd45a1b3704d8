// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a backend reads and says while platforms are looked for.
#pragma once

#include "common/env.hpp"
#include "common/log.hpp"

#include <atomic>
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

/// The adapter's own log, which has callbacks; null: there is no adapter, only a backend, as in tests of one.
inline constinit std::atomic<log::Logger *> adapterLog{nullptr};

/// Why there is no platform, or why one is left out; nothing where there is no reason. While platforms are looked for.
inline void tellWhyNot(bool none, const std::string &reason) noexcept {
  log::Logger *const logger = adapterLog.load(std::memory_order_acquire);
  if (logger && !reason.empty())
    logger->info("%s: %s", none ? "no platform" : "left out", reason.c_str());
}

} // namespace ur::core
