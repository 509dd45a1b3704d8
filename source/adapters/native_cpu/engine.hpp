// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The worker threads and what they share: the queue of commands that are ready, the launches and copies on which
// several workers are at work, the pool of command objects. One engine serves all contexts of an adapter.
//
// Threads start with the first command and end with the engine, which outlives all that uses it. In a child process
// made by fork the threads don't exist: an engine started before is lost there, and says so instead of waiting for
// ever.
#pragma once

#include "adapters/native_cpu/command.hpp"
#include "adapters/native_cpu/host_calls.hpp"

#include <mutex>
#include <span>
#include <thread>
#include <vector>

namespace ur::native_cpu {

class Engine;

/// One worker thread's own things. Only that thread touches them, save for wake.
struct Worker {
  std::thread thread;
  std::atomic<uint32_t> wake{0};      ///< 1: there is something to do; the worker sleeps on it
  Command *next = nullptr;            ///< what to run next: a command that became ready by the last one
  uint32_t streak = 0;                ///< commands run without asking the common queue
  CommandList spare;                  ///< command objects on their way back to the pool
  std::unique_ptr<std::byte[]> local; ///< memory of the work-group that runs here
  size_t localSize = 0;
  std::vector<const void *> args; ///< argument array of the work-group that runs here
};

class Engine {
public:
  /// threads: number of workers, at least 1. Starts none yet.
  explicit Engine(uint32_t threads);
  /// Nothing may be in flight any more. Joins all threads.
  ~Engine();
  Engine(const Engine &) = delete;
  Engine &operator=(const Engine &) = delete;

  uint32_t workers() const noexcept { return threadCount_; }

  /// To be asked before anything is submitted: starts the threads if need be. DEVICE_LOST in a forked child.
  [[nodiscard]] ur_result_t prepare() noexcept;
  /// Whether this process is a child that was forked off after the threads started.
  bool lost() const noexcept;

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

private:
  enum class Caller : uint8_t { user, worker, hostThread };

  void settle(CommandList ready, Caller caller, Worker *self, Command *mayInline) noexcept;
  void finish(Command *command, ur_result_t result, CommandList &ready, Worker *self) noexcept;
  static void stampStart(Command *command) noexcept;
  static void begin(Command *command) noexcept;
  void enqueue(CommandList commands) noexcept;

  void work(Worker &self) noexcept;
  Command *obtain(Worker &self, bool &joined) noexcept;
  bool spinForWork() noexcept;
  void execute(Command *command, Worker &self) noexcept;
  void shareWork(Command *command, uint32_t helpers) noexcept;
  void unshareWork(Command *command) noexcept;
  void workOn(Command *command, Worker &self, size_t grain) noexcept;
  uint32_t wakeSome(size_t wanted, Worker **woken) noexcept;

  const uint32_t threadCount_;
  const bool maySpin_; ///< there is more than one core
  std::atomic<bool> started_{false};
  uint32_t forks_ = 0;
  std::vector<std::unique_ptr<Worker>> workers_;
  HostCalls hostCalls_;

  std::mutex mutex_; ///< guards what follows, up to the pool
  CommandList ready_;
  std::vector<Command *> shared_; ///< at most one for each worker; each with a reference of its owner's
  std::vector<Worker *> sleepers_;
  uint32_t searching_ = 0; ///< 1: a worker spins, so none need be woken
  bool stopping_ = false;
  std::atomic<size_t> hint_{0}; ///< size of ready_ and shared_, for a look without the lock

  std::mutex poolMutex_;
  CommandList pool_;
};

/// Nanoseconds of the clock by which commands are timed (CLOCK_MONOTONIC).
uint64_t nowNs() noexcept;

} // namespace ur::native_cpu
