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

/// For what may throw: DEVICE_LOST where the driver is lost.
inline void checkDriver() {
  if (driverIsLost()) [[unlikely]]
    throw UR_RESULT_ERROR_DEVICE_LOST;
}

/// What calls of the driver's need, and share where one command makes several (ExitGate::Pass).
class DriverPass {
public:
  /// Blocks where this thread is kept out.
  DriverPass() noexcept : lost_(pass_.isRefused() || driverThreads().lost()) {}
  /// As driverIsLost(), once for all of the calls.
  [[nodiscard]] bool isLost() const noexcept { return lost_; }

private:
  const ExitGate::Pass pass_;
  const bool lost_;
};

/// Answers call(pass), which may call the driver; DEVICE_LOST, without that, where the driver is lost. Blocks as the
/// call does, and where this thread is kept out.
template <class Call>
[[nodiscard]] ur_result_t passGate(Call &&call) noexcept {
  const DriverPass pass;
  if (pass.isLost()) [[unlikely]]
    return UR_RESULT_ERROR_DEVICE_LOST;
  return call(pass);
}

} // namespace ur::core
