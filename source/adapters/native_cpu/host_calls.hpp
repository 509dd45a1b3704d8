// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Threads for host calls. Such a call may take any time and wait for anything, so each runs on a thread of its own: no
// worker, and no other call, stands still meanwhile. Threads are kept and reused.
#pragma once

#include "adapters/native_cpu/command.hpp"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace ur::native_cpu {

class Engine;

class HostCalls {
public:
  explicit HostCalls(Engine &engine) noexcept : engine_(engine) {}
  ~HostCalls() { stop(); }

  /// Runs a ready command on one of the threads. If no thread can be had at all, answers false and leaves it alone.
  [[nodiscard]] bool push(Command *command) noexcept;
  /// Joins the threads. Nothing may be in flight.
  void stop() noexcept;
  /// In a forked child: forgets the threads, which don't exist there.
  void abandon() noexcept;

private:
  void serve() noexcept;

  Engine &engine_;
  std::mutex mutex_;
  std::condition_variable wake_;
  CommandList calls_;
  size_t running_ = 0; ///< threads that are in a call
  std::vector<std::thread> threads_;
  bool stopping_ = false;
};

} // namespace ur::native_cpu
