// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The worker threads: how they find work, share large commands and sleep.
//
// No wake-up is lost: work is added, and a worker decides to sleep, under one mutex. Whoever adds work wakes a sleeper
// unless a worker is just searching; a searcher looks again under the mutex before it sleeps, and a worker that takes
// one command and leaves others wakes the next.
#include "adapters/native_cpu/engine.hpp"

#include "adapters/native_cpu/threads.hpp"
#include "adapters/native_cpu/work.hpp"

#include <algorithm>
#include <utility>

namespace ur::native_cpu {

namespace {

constexpr uint64_t kSpinNs = 10000;       ///< how long one idle worker looks for work before it sleeps
constexpr uint32_t kStreak = 64;          ///< dependents run in a row before others get their turn
constexpr double kWorthSharingNs = 10000; ///< shorter commands are done by one worker
constexpr size_t kMostWoken = 16;         ///< threads woken at once by one thread

void wake(Worker **workers, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    workers[i]->wake.store(1, std::memory_order_seq_cst);
    workers[i]->wake.notify_one();
  }
}

} // namespace

void Engine::enqueue(CommandList commands) noexcept {
  Worker *woken[kMostWoken];
  uint32_t count = 0;
  {
    std::lock_guard lock(mutex_);
    ready_.append(commands);
    hint_.store(ready_.size + shared_.size(), std::memory_order_relaxed);
    if (commands.size > searching_)
      count = wakeSome(commands.size - searching_, woken);
  }
  wake(woken, count);
}

/// With mutex_ held: takes up to wanted workers out of the sleepers. They are to be woken without the mutex.
uint32_t Engine::wakeSome(size_t wanted, Worker **woken) noexcept {
  uint32_t count = 0;
  for (; count < std::min(wanted, kMostWoken) && !sleepers_.empty(); ++count) {
    woken[count] = sleepers_.back();
    sleepers_.pop_back();
  }
  return count;
}

/// Without mutex_: waits a little for something to turn up.
bool Engine::spinForWork() noexcept {
  const uint64_t end = nowNs() + kSpinNs;
  do
    for (int i = 0; i < 32; ++i) {
      if (hint_.load(std::memory_order_relaxed))
        return true;
      pauseSpin();
    }
  while (nowNs() < end);
  return false;
}

/// The next command for a worker; joined if others are at work on it already (it then has a reference of its own).
/// Sleeps as long as there is none; null when the engine ends.
Command *Engine::obtain(Worker &self, bool &joined) noexcept {
  joined = false;
  if (self.next) {
    if (++self.streak < kStreak || !hint_.load(std::memory_order_relaxed))
      return std::exchange(self.next, nullptr);
    CommandList one;
    one.push(std::exchange(self.next, nullptr));
    enqueue(one);
  }
  self.streak = 0;
  bool spun = false;
  std::unique_lock lock(mutex_);
  for (;;) {
    if (Command *command = ready_.pop()) {
      hint_.store(ready_.size + shared_.size(), std::memory_order_relaxed);
      Worker *woken[1];
      const uint32_t count = ready_.size > searching_ ? wakeSome(1, woken) : 0;
      lock.unlock();
      wake(woken, count);
      return command;
    }
    for (Command *command : shared_)
      if (command->nextUnit.load(std::memory_order_relaxed) < command->units) {
        command->retain();
        joined = true;
        return command;
      }
    if (stopping_)
      return nullptr;
    if (!spun && !searching_ && maySpin_) {
      spun = true;
      ++searching_;
      lock.unlock();
      spinForWork();
      lock.lock();
      --searching_;
      continue;
    }
    sleepers_.push_back(&self);
    lock.unlock();
    put(std::exchange(self.spare, {}));
    self.wake.wait(0, std::memory_order_acquire);
    self.wake.store(0, std::memory_order_relaxed);
    lock.lock();
    spun = false;
  }
}

void Engine::work(Worker &self) noexcept {
  bool joined = false;
  while (Command *command = obtain(self, joined)) {
    if (joined) {
      workOn(command, self, std::max<size_t>(1, command->units / (threadCount_ * 8)));
      release(command, &self);
    } else if (command->action == Action::notify) {
      CommandList ready;
      ready.push(command);
      settle(ready, Caller::worker, &self, nullptr);
    } else {
      execute(command, self);
    }
  }
}

void Engine::execute(Command *command, Worker &self) noexcept {
  begin(command);
  const size_t units = command->units;
  const double expected = units > 1 ? expectedNs(*command) : 1;
  if (units > 1 && threadCount_ > 1 && (expected == 0 || expected >= kWorthSharingNs)) {
    const size_t useful = expected == 0 ? threadCount_ : size_t(expected / (kWorthSharingNs / 2));
    command->retain();
    shareWork(command, uint32_t(std::min<size_t>({threadCount_ - 1, units - 1, useful})));
    workOn(command, self, std::max<size_t>(1, units / (threadCount_ * 8)));
    unshareWork(command);
    release(command, &self);
    return;
  }
  const uint64_t start = units > 1 ? nowNs() : 0;
  const ur_result_t result = doUnits(*command, 0, units, &self);
  if (units > 1)
    learn(*command, units, nowNs() - start);
  CommandList ready;
  finish(command, result, ready, &self);
  settle(ready, Caller::worker, &self, nullptr);
}

/// Lets other workers take units of a command, and wakes up to so many of them. The caller takes it back itself.
void Engine::shareWork(Command *command, uint32_t helpers) noexcept {
  command->nextUnit.store(0, std::memory_order_relaxed);
  command->unitsLeft.store(command->units, std::memory_order_relaxed);
  Worker *woken[kMostWoken];
  uint32_t count = 0;
  {
    std::lock_guard lock(mutex_);
    shared_.push_back(command); // has room for one of each worker
    hint_.store(ready_.size + shared_.size(), std::memory_order_relaxed);
    if (helpers > searching_)
      count = wakeSome(helpers - searching_, woken);
  }
  wake(woken, count);
}

void Engine::unshareWork(Command *command) noexcept {
  std::lock_guard lock(mutex_);
  shared_.erase(std::find(shared_.begin(), shared_.end(), command));
  hint_.store(ready_.size + shared_.size(), std::memory_order_relaxed);
}

/// Takes grain units after grain until none is left. Whoever does the last one finishes the command.
void Engine::workOn(Command *command, Worker &self, size_t grain) noexcept {
  const size_t units = command->units;
  const uint64_t start = nowNs();
  size_t mine = 0;
  for (;;) {
    const size_t first = command->nextUnit.fetch_add(grain, std::memory_order_relaxed);
    if (first >= units)
      break;
    const size_t end = std::min(units, first + grain);
    if (command->workError.load(std::memory_order_relaxed) == UR_RESULT_SUCCESS) {
      const ur_result_t result = doUnits(*command, first, end, &self);
      if (result != UR_RESULT_SUCCESS)
        command->workError.store(result, std::memory_order_relaxed);
    }
    mine += end - first;
    // All that this thread did, its error included, is to be seen by whoever finishes the command.
    if (command->unitsLeft.fetch_sub(end - first, std::memory_order_acq_rel) == end - first) {
      learn(*command, mine, nowNs() - start);
      CommandList ready;
      finish(command, command->workError.load(std::memory_order_relaxed), ready, &self);
      settle(ready, Caller::worker, &self, nullptr);
      return;
    }
  }
  learn(*command, mine, nowNs() - start);
}

} // namespace ur::native_cpu
