// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What hangs (UR_LOG_TRACING: hang): a thread of ours in the program's process writes, when a call is under way for too
// long or somebody asks, which calls are under way and how far the commands are that aren't known to be over. Lines of
// the trace; who reads it finds what waits for what. No signal is taken, and nothing that a blocked thread holds is
// waited for, so it works while all threads of the program are blocked in a driver.
#pragma once

namespace ur::layers::tracing {

/// Before the first call.
void allowHangs() noexcept;
/// With a call, where hangs are wanted: starts the thread unless it runs. Without threads or memory nothing is told.
void watchForHangs() noexcept;
/// Ends the thread. One that a driver doesn't let go within a second is left to itself.
void stopHangs() noexcept;
/// In a child process after fork: the thread is its parent's.
void forgetHangs() noexcept;

} // namespace ur::layers::tracing
