// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// exit() while a command is between two calls of its driver's: it waits until the command has made them all. For death
// tests in the style "threadsafe": each is a process of its own.
#pragma once

#include "unified-runtime/ur_api.h"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <thread>
#include <unistd.h>

namespace ur::test {

class ExitBetweenCalls {
public:
  /// What the process ends with where exit() hasn't waited for the command.
  static constexpr int kNotWaited = 102;

  /// Before an adapter is loaded, so that this comes after what it does in exit(). Other processes end as they do.
  static void watch() {
    [[maybe_unused]] static const int watching = std::atexit([] {
      for (int left = 50; exits_ && told_ < 0 && left != 0; --left)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
      if (exits_)
        _exit(told_ < 0 ? kNotWaited : told_.load());
    });
  }
  /// For the fake of the driver to call within one of the command's calls that isn't the last. The gate closes
  /// meanwhile, and waits no longer than 200 ms.
  static void pause() {
    between_ = true;
    std::this_thread::sleep_for(std::chrono::milliseconds(60));
  }
  /// Ends the process once the command, on another thread, is there; with what the command is told.
  [[noreturn]] static void during(std::function<ur_result_t()> command) {
    exits_ = true;
    std::thread([command] { told_ = command(); }).detach();
    while (!between_ && told_ < 0)
      std::this_thread::yield();
    if (!between_)
      _exit(kNotWaited); // it never came there
    exit(kNotWaited);
  }

private:
  static inline std::atomic<bool> exits_{false}, between_{false};
  static inline std::atomic<int> told_{-1};
};

} // namespace ur::test
