// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The threads of a vendor's driver. In a child of fork they don't exist, and the driver's calls wait for them for ever:
// so there nothing is asked of it any more. Nor is it by other threads while the process exits (exit_gate.hpp).
#pragma once

#include "adapters/core/object/exit_gate.hpp"
#include "adapters/core/object/fork_mark.hpp"
#include "unified-runtime/ur_api.h"

namespace ur::core {

/// The adapter's, of which set() is called before its driver starts threads. Lives for ever.
[[nodiscard]] inline ForkMark &driverThreads() noexcept {
  static ForkMark *const threads = new ForkMark;
  return *threads;
}

/// Whether this is such a child, or another thread exits. What runs answers DEVICE_LOST, what releases does nothing.
[[nodiscard]] inline bool driverIsLost() noexcept {
  return driverThreads().lost() || ExitGate::ofProcess().isShut();
}

/// Makes a call that a closing gate waits for, and answers its result; DEVICE_LOST, without the call, where the driver
/// is lost. Blocks as the call does, and where this thread is kept out.
template <class Call>
[[nodiscard]] ur_result_t passGate(Call &&call) noexcept {
  const ExitGate::Pass pass;
  if (driverIsLost()) [[unlikely]]
    return UR_RESULT_ERROR_DEVICE_LOST;
  return call();
}

} // namespace ur::core
