// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host calls. Such a call may take any time and wait for anything, so each runs on a thread of its own: no worker, and
// no other call, stands still meanwhile.
#pragma once

#include "adapters/native_cpu/command.hpp"

namespace ur::native_cpu {

class Engine;

class HostCalls {
public:
  explicit HostCalls(Engine &engine) noexcept : engine_(engine), threads_("ur-host", &HostCalls::run, this) {}

  /// Runs a ready command on one of the threads. If no thread can be had at all, answers false and leaves it alone.
  [[nodiscard]] bool push(Command *command) noexcept;
  /// Joins the threads. Nothing may be in flight.
  void stop() noexcept { threads_.stop(); }
  /// In a forked child: forgets the threads, which don't exist there.
  void abandon() noexcept { threads_.abandon(); }

private:
  static void run(void *calls, core::HostThreads::Task &task) noexcept;

  Engine &engine_;
  core::HostThreads threads_;
};

} // namespace ur::native_cpu
