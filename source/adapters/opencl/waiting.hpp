// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Blocking until the driver is done. On a CPU a thread that waits does the device's work meanwhile, and with Intel's
// driver several at once, whose commands depend on each other's, can keep each other from it for ever. So one thread at
// a time waits by the driver's own call; the others sleep until an event tells them, while threads of the driver's do
// the work.
#pragma once

#include "adapters/opencl/api/library.hpp"

#include <chrono>

namespace ur::opencl {

/// The time, by a clock that only goes forward.
using Clock = std::chrono::steady_clock::time_point (*)();

/// Whose memory a command's effects are in, once it is over.
enum class EffectsIn : bool {
  deviceMemory, ///< only a wait makes them the host's; a look at the event's state doesn't
  hostMemory    ///< all along: the host's own processors run the commands
};

/// As clWaitForEvents for one event, its flush included. Looks for some microseconds, by `now`, before it sleeps.
[[nodiscard]] cl_int waitForEvent(const Api &api, cl_event event, EffectsIn effects = EffectsIn::deviceMemory,
                                  Clock now = &std::chrono::steady_clock::now) noexcept;
/// As clFinish.
[[nodiscard]] cl_int finishQueue(const Api &api, cl_command_queue queue) noexcept;

} // namespace ur::opencl
