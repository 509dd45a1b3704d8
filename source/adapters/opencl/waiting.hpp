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

/// As clWaitForEvents for one event, its flush included. Spins for some microseconds, by `now`, before it sleeps.
[[nodiscard]] cl_int waitForEvent(const Api &api, cl_event event, Clock now = &std::chrono::steady_clock::now) noexcept;
/// As clFinish.
[[nodiscard]] cl_int finishQueue(const Api &api, cl_command_queue queue) noexcept;

} // namespace ur::opencl
