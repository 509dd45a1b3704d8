// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/gang.hpp"

#include "adapters/native_cpu/engine.hpp"
#include "adapters/native_cpu/threads.hpp"
#include "adapters/native_cpu/work.hpp"
#include "unified-runtime/ur_native_cpu_kernel.h"

#include <string>

namespace ur::native_cpu {

/// One cooperative launch: the barrier of its groups, and how many of them are still running.
class Grid : public ur_native_cpu_grid_t {
public:
  explicit Grid(size_t groups) noexcept : ur_native_cpu_grid_t{barrier}, present_(groups) {}

  /// A group has ended. True for the last one.
  bool leave(ur_result_t result) noexcept {
    std::lock_guard lock(mutex_);
    if (result != UR_RESULT_SUCCESS && result_ == UR_RESULT_SUCCESS)
      result_ = result;
    --present_;
    if (arrived_ == present_ && result_ == UR_RESULT_SUCCESS)
      pass();
    else if (result_ != UR_RESULT_SUCCESS)
      changed_.notify_all();
    return present_ == 0;
  }
  ur_result_t result() noexcept {
    std::lock_guard lock(mutex_);
    return result_;
  }

private:
  static int barrier(const ur_native_cpu_grid_t *grid) {
    return const_cast<Grid &>(static_cast<const Grid &>(*grid)).arrive() ? 0 : 1;
  }

  bool arrive() {
    std::unique_lock lock(mutex_);
    if (result_ != UR_RESULT_SUCCESS)
      return false;
    const uint64_t round = round_;
    if (++arrived_ == present_)
      pass();
    else
      changed_.wait(lock, [&] { return round_ != round || result_ != UR_RESULT_SUCCESS; });
    return round_ != round;
  }
  void pass() noexcept {
    arrived_ = 0;
    ++round_;
    changed_.notify_all();
  }

  std::mutex mutex_; ///< guards what follows
  std::condition_variable changed_;
  size_t present_, arrived_ = 0;
  uint64_t round_ = 0;
  ur_result_t result_ = UR_RESULT_SUCCESS;
};

Gang::~Gang() {
  if (threads_.empty())
    return; // or forgotten in a forked child, where the lock may be held for ever
  {
    std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  join(threads_);
}

void Gang::abandon() noexcept {
  forget(threads_);
}

bool Gang::run(Command *command) noexcept {
  const size_t groups = command->units;
  try {
    const auto grid = std::make_shared<Grid>(groups);
    std::lock_guard lock(mutex_);
    while (idle_ < groups) {
      threads_.reserve(threads_.size() + 1);
      threads_.push_back(
          startThread("ur-grid-" + std::to_string(threads_.size()), crew_.processors(), [this] { serve(); }));
      ++idle_;
    }
    std::deque<Task> added;
    for (size_t group = 0; group < groups; ++group)
      added.push_back({grid, command, group});
    tasks_.insert(tasks_.end(), added.begin(), added.end());
    idle_ -= groups;
  } catch (...) {
    return false;
  }
  wake_.notify_all();
  return true;
}

void Gang::serve() noexcept {
  Worker self;
  self.crew = &crew_;
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [this] { return stopping_ || !tasks_.empty(); });
    if (tasks_.empty())
      return;
    {
      const Task task = std::move(tasks_.front());
      tasks_.pop_front();
      lock.unlock();
      runGroup(task, self);
    }
    lock.lock();
    ++idle_;
  }
}

void Gang::runGroup(const Task &task, Worker &self) noexcept {
  self.grid = task.grid.get();
  const ur_result_t result = doUnits(*task.command, task.group, task.group + 1, &self);
  if (task.grid->leave(result))
    crew_.engine().hostCallDone(task.command, task.grid->result());
}

} // namespace ur::native_cpu
