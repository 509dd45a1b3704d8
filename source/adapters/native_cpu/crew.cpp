// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How workers find work, share large commands and sleep.
//
// No wake-up is lost: work is added, and a worker decides to sleep, under one mutex. Whoever adds work wakes a sleeper
// unless a worker is just searching; a searcher looks again under the mutex before it sleeps, and a worker that takes
// one command and leaves others wakes the next.
#include "adapters/native_cpu/crew.hpp"

#include "adapters/native_cpu/engine.hpp"
#include "adapters/native_cpu/graph_run.hpp"
#include "adapters/native_cpu/threads.hpp"
#include "adapters/native_cpu/work.hpp"

#include <algorithm>
#include <utility>

namespace ur::native_cpu {

namespace {

constexpr uint64_t kSpinNs = 10000;       ///< how long one idle worker looks for work before it sleeps
constexpr uint32_t kOvertaken = 16;       ///< commands that may go before one of a lower priority
constexpr double kWorthSharingNs = 10000; ///< shorter commands are done by one worker
constexpr size_t kMostWoken = 16;         ///< threads woken at once by one thread

void wake(Worker **workers, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    workers[i]->wake.store(1, std::memory_order_seq_cst);
    workers[i]->wake.notify_one();
  }
}

} // namespace

int ReadyList::highest() const noexcept {
  int level = kPriorities - 1;
  while (level >= 0 && levels_[size_t(level)].empty())
    --level;
  return level;
}

Command *ReadyList::pop() noexcept {
  int level = highest();
  if (level < 0)
    return nullptr;
  int lower = level - 1;
  while (lower >= 0 && levels_[size_t(lower)].empty())
    --lower;
  if (lower < 0) {
    overtaken_ = 0;
  } else if (++overtaken_ > kOvertaken) {
    overtaken_ = 0;
    level = lower;
  }
  --size_;
  return levels_[size_t(level)].pop();
}

Command *ReadyList::popHighest() noexcept {
  const int level = highest();
  if (level < 0)
    return nullptr;
  --size_;
  return levels_[size_t(level)].pop();
}

Crew::Crew(std::shared_ptr<Engine> engine, uint32_t threads, std::vector<uint32_t> processors, std::string name)
    : engine_(std::move(engine)), threadCount_(threads), processors_(std::move(processors)), name_(std::move(name)),
      maySpin_(processors_.size() > 1) {}

Crew::~Crew() {
  if (engine_->lost()) {
    // The threads are gone, and perhaps were inside anything. Whatever they may have held is left alone.
    gang_.abandon();
    new std::vector<std::unique_ptr<Worker>>(std::move(workers_));
    return;
  }
  {
    std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  for (auto &worker : workers_) {
    worker->wake.store(1);
    worker->wake.notify_one();
  }
  for (auto &worker : workers_)
    worker->thread.join();
  while (guests_.load(std::memory_order_acquire))
    std::this_thread::yield(); // a guest has woken somebody for a command that is done already
  for (auto &worker : workers_)
    engine_->put(worker->spare);
}

ur_result_t Crew::prepare() noexcept {
  if (started_.load(std::memory_order_acquire)) [[likely]]
    return engine_->lost() ? UR_RESULT_ERROR_DEVICE_LOST : UR_RESULT_SUCCESS;
  return start();
}

ur_result_t Crew::start() noexcept {
  if (const ur_result_t result = engine_->begin(); result != UR_RESULT_SUCCESS)
    return result;
  std::lock_guard lock(mutex_);
  if (started_.load(std::memory_order_relaxed))
    return UR_RESULT_SUCCESS;
  try {
    workers_.reserve(threadCount_);
    shared_.reserve(threadCount_ * kPriorities);
    sleepers_.reserve(threadCount_);
    while (workers_.size() < threadCount_) {
      auto worker = std::make_unique<Worker>();
      worker->crew = this;
      worker->thread = startThread(name_ + std::to_string(workers_.size()), processors_,
                                   [this, self = worker.get()] { work(*self); });
      workers_.push_back(std::move(worker));
    }
  } catch (...) {
    if (workers_.empty())
      return UR_RESULT_ERROR_OUT_OF_RESOURCES; // with fewer threads than wished all works, only slower
  }
  started_.store(true, std::memory_order_release);
  return UR_RESULT_SUCCESS;
}

/// With mutex_ held.
void Crew::updateHints() noexcept {
  hint_.store(ready_.size() + shared_.size(), std::memory_order_relaxed);
  urgent_.store(ready_.highest(), std::memory_order_relaxed);
}

void Crew::enqueue(CommandList commands) noexcept {
  Worker *woken[kMostWoken];
  uint32_t count = 0;
  {
    std::lock_guard lock(mutex_);
    const size_t added = commands.size;
    while (Command *command = commands.pop())
      ready_.push(command);
    updateHints();
    if (added > searching_)
      count = wakeSome(added - searching_, woken);
  }
  wake(woken, count);
}

void Crew::enqueueAsGuest(CommandList commands) noexcept {
  guests_.fetch_add(1, std::memory_order_relaxed);
  enqueue(commands);
  guests_.fetch_sub(1, std::memory_order_release);
}

/// With mutex_ held: takes up to wanted workers out of the sleepers. They are to be woken without the mutex.
uint32_t Crew::wakeSome(size_t wanted, Worker **woken) noexcept {
  uint32_t count = 0;
  for (; count < std::min(wanted, kMostWoken) && !sleepers_.empty(); ++count) {
    woken[count] = sleepers_.back();
    sleepers_.pop_back();
  }
  return count;
}

/// Without mutex_: waits a little for something to turn up.
bool Crew::spinForWork() noexcept {
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

/// With mutex_ held: a command of a higher priority than that on which help is wanted, or null.
Command *Crew::sharedAbove(int priority) noexcept {
  Command *best = nullptr;
  for (Command *command : shared_) {
    if (int(command->priority) > priority && command->nextUnit.load(std::memory_order_relaxed) < command->units) {
      best = command;
      priority = command->priority;
    }
  }
  return best;
}

/// The next command for a worker; joined if others are at work on it already (it then has a reference of its own).
/// Sleeps as long as there is none; null when the crew ends.
Command *Crew::obtain(Worker &self, bool &joined) noexcept {
  joined = false;
  if (self.next) {
    const bool turn = ++self.streak < kStreak || !hint_.load(std::memory_order_relaxed);
    if (turn && urgent_.load(std::memory_order_relaxed) <= int(self.next->priority))
      return std::exchange(self.next, nullptr);
    CommandList one;
    one.push(std::exchange(self.next, nullptr));
    enqueue(one);
  }
  self.streak = 0;
  bool spun = false;
  std::unique_lock lock(mutex_);
  for (;;) {
    if (Command *command = sharedAbove(ready_.highest())) {
      command->retain();
      joined = true;
      return command;
    }
    if (Command *command = ready_.pop()) {
      updateHints();
      Worker *woken[1];
      const uint32_t count = ready_.size() > searching_ ? wakeSome(1, woken) : 0;
      lock.unlock();
      wake(woken, count);
      return command;
    }
    if (Command *command = sharedAbove(-1)) {
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
    engine_->put(std::exchange(self.spare, {}));
    self.wake.wait(0, std::memory_order_acquire);
    self.wake.store(0, std::memory_order_relaxed);
    lock.lock();
    spun = false;
  }
}

void Crew::work(Worker &self) noexcept {
  bool joined = false;
  while (Command *command = obtain(self, joined))
    perform(command, self, joined);
}

void Crew::perform(Command *command, Worker &self, bool joined) noexcept {
  if (joined) {
    workOn(command, self, std::max<size_t>(1, command->units / (threadCount_ * 8)));
    engine_->release(command, &self);
  } else if (command->action == Action::notify) {
    engine_->settleOne(command, self);
  } else if (command->action == Action::graph) {
    GraphRun(*this, *command, self).goOn();
  } else {
    execute(command, self);
  }
}

/// Whether other threads are to take part in it.
bool Crew::isShared(const Work &work) const noexcept {
  if (work.action == Action::launch && work.launch.cooperative)
    return true;
  if (work.units <= 1 || threadCount_ == 1)
    return false;
  const double expected = expectedNs(work);
  return expected == 0 || expected >= kWorthSharingNs;
}

/// Whether another thread is to do it while this one goes on. What isn't known may take for ever.
bool Crew::isLong(const Work &work) const noexcept {
  if (isShared(work))
    return true;
  if (work.action == Action::none || threadCount_ == 1)
    return false;
  const double expected = expectedNs(work);
  return expected == 0 || expected >= kWorthSharingNs;
}

/// Between two pieces of a large command: runs one that is more urgent, if there is one. A piece of work follows each,
/// so that the large command goes on.
void Crew::letUrgentWorkPass(int priority, Worker &self) noexcept {
  Command *command = nullptr;
  {
    std::lock_guard lock(mutex_);
    if (ready_.highest() > priority)
      command = ready_.popHighest();
    updateHints();
  }
  if (command)
    perform(command, self, false);
}

void Crew::execute(Command *command, Worker &self) noexcept {
  Engine::begin(command);
  const size_t units = command->units;
  if (command->action == Action::launch && command->launch.cooperative) {
    if (!gang_.run(command))
      engine_->finished(command, UR_RESULT_ERROR_OUT_OF_RESOURCES, self);
    return;
  }
  if (isShared(*command)) {
    const double expected = expectedNs(*command);
    const size_t useful = expected == 0 ? threadCount_ : size_t(expected / (kWorthSharingNs / 2));
    command->retain();
    shareWork(command, uint32_t(std::min<size_t>({threadCount_ - 1, units - 1, useful})));
    workOn(command, self, std::max<size_t>(1, units / (threadCount_ * 8)));
    unshareWork(command);
    engine_->release(command, &self);
    return;
  }
  const bool measured = units > 1 || expectedNs(*command) == 0;
  const uint64_t start = measured ? nowNs() : 0;
  const ur_result_t result = doUnits(*command, 0, units, &self);
  if (measured)
    learn(*command, units, nowNs() - start);
  engine_->finished(command, result, self);
}

/// Lets other workers take units of a command, and wakes up to so many of them. The caller takes it back itself.
void Crew::shareWork(Command *command, uint32_t helpers) noexcept {
  command->nextUnit.store(0, std::memory_order_relaxed);
  command->unitsLeft.store(command->units, std::memory_order_relaxed);
  Worker *woken[kMostWoken];
  uint32_t count = 0;
  {
    std::lock_guard lock(mutex_);
    shared_.push_back(command); // has room for one of each worker
    updateHints();
    if (helpers > searching_)
      count = wakeSome(helpers - searching_, woken);
  }
  wake(woken, count);
}

void Crew::unshareWork(Command *command) noexcept {
  std::lock_guard lock(mutex_);
  shared_.erase(std::find(shared_.begin(), shared_.end(), command));
  updateHints();
}

/// Takes grain units after grain until none is left. Whoever does the last one finishes the command.
void Crew::workOn(Command *command, Worker &self, size_t grain) noexcept {
  const size_t units = command->units;
  const int priority = command->priority;
  uint64_t start = nowNs();
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
      engine_->finished(command, command->workError.load(std::memory_order_relaxed), self);
      return;
    }
    if (urgent_.load(std::memory_order_relaxed) > priority) {
      const uint64_t left = nowNs();
      letUrgentWorkPass(priority, self);
      start += nowNs() - left;
    }
  }
  learn(*command, mine, nowNs() - start);
}

} // namespace ur::native_cpu
