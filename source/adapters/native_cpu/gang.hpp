// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Threads for cooperative launches, whose work-groups wait for each other: each group has a thread of its own, so that
// two half-started launches can't hold each other up, and no worker stands still. Threads are kept and used again.
#pragma once

#include "adapters/native_cpu/command.hpp"

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace ur::native_cpu {

class Crew;
class Grid;

class Gang {
public:
  /// The crew's processors are its own.
  explicit Gang(Crew &crew) noexcept : crew_(crew) {}
  ~Gang();

  /// Starts all groups of a cooperative launch; the last of them to end finishes the command. False where the system
  /// has too few threads: nothing has run then.
  [[nodiscard]] bool run(Command *command) noexcept;
  /// In a forked child: forgets the threads, which don't exist there.
  void abandon() noexcept;

private:
  struct Task {
    std::shared_ptr<Grid> grid;
    Command *command = nullptr;
    size_t group = 0;
  };

  void serve() noexcept;
  void runGroup(const Task &task, struct Worker &self) noexcept;

  Crew &crew_;
  std::mutex mutex_; ///< guards what follows
  std::condition_variable wake_;
  std::deque<Task> tasks_; ///< never more than there are idle threads
  size_t idle_ = 0;        ///< threads that no task is meant for
  std::vector<std::thread> threads_;
  bool stopping_ = false;
};

} // namespace ur::native_cpu
