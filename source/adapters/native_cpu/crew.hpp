// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The worker threads of one device or part: a set of threads that stay on a set of cores, the commands that are ready
// for them, and the launches and copies on which several of them are at work.
//
// Threads start with the first command and end with the crew, which outlives all that is in flight on it.
#pragma once

#include "adapters/native_cpu/command.hpp"
#include "adapters/native_cpu/gang.hpp"
#include "unified-runtime/ur_native_cpu_kernel.h"

#include <array>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

namespace ur::native_cpu {

class Engine;

/// One worker thread's own things. Only that thread touches them, save for wake.
struct Worker {
  Crew *crew = nullptr;
  std::thread thread;
  std::atomic<uint32_t> wake{0};      ///< 1: there is something to do; the worker sleeps on it
  Command *next = nullptr;            ///< what to run next: a command that became ready by the last one
  uint32_t streak = 0;                ///< commands run without asking the common queue
  CommandList spare;                  ///< command objects on their way back to the pool
  std::unique_ptr<std::byte[]> local; ///< memory of the work-group that runs here
  size_t localSize = 0;
  std::vector<const void *> args;             ///< argument array of the work-group that runs here
  const ur_native_cpu_grid_t *grid = nullptr; ///< of the cooperative launch that this thread is for
};

/// Commands by their priority. Those of a higher one go first, but not for ever: after a row of them one of a lower
/// priority has its turn.
class ReadyList {
public:
  void push(Command *command) noexcept {
    levels_[command->priority].push(command);
    ++size_;
  }
  Command *pop() noexcept;
  /// One of the highest priority, whoever waits.
  Command *popHighest() noexcept;
  size_t size() const noexcept { return size_; }
  /// The highest priority of those in it; -1: it is empty.
  int highest() const noexcept;

private:
  std::array<CommandList, kPriorities> levels_;
  size_t size_ = 0;
  uint32_t overtaken_ = 0; ///< times in a row that one of a lower priority had to wait
};

class Crew {
public:
  /// threads: number of workers, at least 1, which run on these processors only. They are named after `name`. Starts
  /// none yet.
  Crew(std::shared_ptr<Engine> engine, uint32_t threads, std::vector<uint32_t> processors, std::string name);
  /// Nothing may be in flight any more. Joins all threads.
  ~Crew();
  Crew(const Crew &) = delete;
  Crew &operator=(const Crew &) = delete;

  Engine &engine() const noexcept { return *engine_; }
  std::span<const uint32_t> processors() const noexcept { return processors_; }
  /// To be asked before anything is submitted: starts the threads if need be. DEVICE_LOST in a forked child.
  [[nodiscard]] ur_result_t prepare() noexcept;
  /// Has ready commands run. For this crew's own threads, and for those that keep it alive meanwhile.
  void enqueue(CommandList commands) noexcept;
  /// The same for threads that nothing but the commands keeps it alive for: another crew's, and those of host calls.
  void enqueueAsGuest(CommandList commands) noexcept;

private:
  friend class GraphRun;
  static constexpr uint32_t kStreak = 64; ///< commands in a row, each made ready by the last, before others have a turn

  [[nodiscard]] ur_result_t start() noexcept;
  void work(Worker &self) noexcept;
  Command *obtain(Worker &self, bool &joined) noexcept;
  Command *sharedAbove(int priority) noexcept;
  bool spinForWork() noexcept;
  void perform(Command *command, Worker &self, bool joined) noexcept;
  void execute(Command *command, Worker &self) noexcept;
  [[nodiscard]] bool isShared(const Work &work) const noexcept;
  [[nodiscard]] bool isLong(const Work &work) const noexcept;
  void shareWork(Command *command, uint32_t helpers) noexcept;
  void unshareWork(Command *command) noexcept;
  void workOn(Command *command, Worker &self, size_t grain) noexcept;
  void letUrgentWorkPass(int priority, Worker &self) noexcept;
  void updateHints() noexcept;
  uint32_t wakeSome(size_t wanted, Worker **woken) noexcept;

  const std::shared_ptr<Engine> engine_;
  const uint32_t threadCount_;
  const std::vector<uint32_t> processors_;
  const std::string name_;
  const bool maySpin_; ///< there is more than one core
  std::atomic<bool> started_{false};
  std::atomic<uint32_t> guests_{0}; ///< threads inside enqueueAsGuest, which may still wake workers
  std::vector<std::unique_ptr<Worker>> workers_;
  Gang gang_{*this};

  std::mutex mutex_; ///< guards what follows
  ReadyList ready_;
  std::vector<Command *> shared_; ///< each with a reference of its owner's
  std::vector<Worker *> sleepers_;
  uint32_t searching_ = 0; ///< 1: a worker spins, so none need be woken
  bool stopping_ = false;
  // For a look without the lock.
  std::atomic<size_t> hint_{0}; ///< size of ready_ and shared_
  std::atomic<int> urgent_{-1}; ///< the highest priority in ready_
};

} // namespace ur::native_cpu
