// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Helper threads: named, with all signals blocked but those of a thread's own faults, and with this library held open
// from then on, so that no thread ever runs code that was unloaded.
#pragma once

#include <functional>
#include <string>
#include <thread>

namespace ur::core {

/// Starts a thread. Throws std::system_error where the system has none. `name` has at most 15 characters.
[[nodiscard]] std::thread startThread(std::string name, std::function<void()> body);

/// Waits for the end of a thread that was told to end, if it was started. Where it is the caller's own, it ends by
/// itself, and has to hold what it uses.
void endThread(std::thread &thread) noexcept;

/// Runs `body` on a thread that nobody joins. Throws as above. The body holds what it uses.
void runInBackground(const char *name, std::function<void()> body);

/// While one exists, work is going on that nobody joins.
class BackgroundWork {
public:
  BackgroundWork() noexcept;
  ~BackgroundWork();
  BackgroundWork(const BackgroundWork &) = delete;
  BackgroundWork &operator=(const BackgroundWork &) = delete;
};
/// Blocks until no such work is left, and no such body is running. For tests: nothing in an adapter waits for them.
void waitForBackground() noexcept;

} // namespace ur::core
