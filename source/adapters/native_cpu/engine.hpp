// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What all crews of an adapter share: how commands are submitted, finished and waited for, the pool of command objects,
// the threads for host calls. One engine serves all devices and contexts.
//
// In a child process made by fork no thread exists: an engine that had begun before is lost there, and says so instead
// of waiting for ever.
#pragma once

#include "adapters/core/object/fork_mark.hpp"
#include "adapters/native_cpu/command.hpp"
#include "adapters/native_cpu/crew.hpp"
#include "adapters/native_cpu/host_calls.hpp"

#include <mutex>

namespace ur::native_cpu {

class Engine {
public:
  Engine();
  /// Nothing may be in flight any more, and all crews are gone. Joins the threads for host calls.
  ~Engine();
  Engine(const Engine &) = delete;
  Engine &operator=(const Engine &) = delete;

  /// Called before the first thread starts, and again at will. DEVICE_LOST in a forked child.
  [[nodiscard]] ur_result_t begin() noexcept;
  /// Whether this process is a child that was forked off after the first thread started.
  bool lost() const noexcept { return threads_.lost(); }

  // Command objects. take answers up to 16 linked ones (none: no memory), put takes finished ones back.
  CommandList take() noexcept;
  void put(CommandList commands) noexcept;
  /// Makes a command object ready for its next use. Called with the last reference gone.
  void recycle(Command *command, Worker *self, CommandList *into = nullptr) noexcept;
  void release(Command *command, Worker *self = nullptr, CommandList *into = nullptr) noexcept {
    if (command->refs.fetch_sub(1, std::memory_order_acq_rel) == 1)
      recycle(command, self, into);
  }

  /// Ends the submission of a command: runs, finishes or queues it as soon as all it waits for is done. Doesn't block.
  void submitted(Command *command) noexcept;
  /// Sleeps until the command is done. DEVICE_LOST in a forked child, else the command's own result.
  ur_result_t await(Command *command) noexcept;
  /// Called by the thread that made host call: it is done.
  void hostCallDone(Command *command, ur_result_t result) noexcept;

  // For crews. A worker begins a command, and has finished it; settleOne is for one that only calls somebody back.
  static void begin(Command *command) noexcept;
  void finished(Command *command, ur_result_t result, Worker &self) noexcept;
  void settleOne(Command *command, Worker &self) noexcept;
  /// As submitted(), by a worker, which runs it next if it can.
  void submittedBy(Command *command, Worker &self) noexcept;
  /// Tells of a failure of that work, which is the command's or a part of it.
  static void report(const Command &command, const Work &work, ur_result_t result) noexcept;

private:
  enum class Caller : uint8_t { user, worker, hostThread };

  void settle(CommandList ready, Caller caller, Worker *self, Command *mayInline) noexcept;
  void finish(Command *command, ur_result_t result, CommandList &ready, Worker *self) noexcept;
  static void stampStart(Command *command) noexcept;

  const bool maySpin_; ///< there is more than one core
  core::ForkMark threads_;
  HostCalls hostCalls_;

  std::mutex poolMutex_;
  CommandList pool_;
};

/// Nanoseconds of the clock by which commands are timed (CLOCK_MONOTONIC).
uint64_t nowNs() noexcept;

} // namespace ur::native_cpu
