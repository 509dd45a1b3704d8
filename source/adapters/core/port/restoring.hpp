// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The way back to what the calling thread had as its current device or context, where the driver refuses it.
#pragma once

#include "adapters/core/port/backend_log.hpp"

namespace ur::core {

/// For when `call`, which answers 0 for success, has failed to make the caller's `what` current again: a call may fail
/// once, so it is made again. At worst the log says what the caller has lost. The command in between is made, so its
/// result stays what it is.
template <class Call>
[[gnu::cold, gnu::noinline]] void restoreAgain(const char *what, Call &&call) noexcept {
  constexpr int kAttempts = 2;
  int result = 0;
  for (int i = 0; i < kAttempts; ++i) {
    result = static_cast<int>(call());
    if (result == 0)
      return;
  }
  if (log::Logger *const logger = adapterLog.load(std::memory_order_acquire)) {
    logger->error("the thread's %s from before a call can't be made current again: the driver answers %d", what,
                  result);
  }
}

} // namespace ur::core
