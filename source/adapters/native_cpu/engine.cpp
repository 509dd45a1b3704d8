// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Submission, completion and waiting. What the worker threads do is in crew.cpp.
#include "adapters/native_cpu/engine.hpp"

#include "adapters/native_cpu/graph.hpp"
#include "adapters/native_cpu/kernel.hpp"
#include "adapters/native_cpu/threads.hpp"
#include "adapters/native_cpu/work.hpp"

#include <array>
#include <ctime>
#include <new>
#include <string>
#include <utility>

namespace ur::native_cpu {

namespace {

constexpr size_t kBatch = 16; ///< command objects that go to and from the pool at once

} // namespace

uint64_t nowNs() noexcept {
  timespec time{};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return uint64_t(time.tv_sec) * 1000000000 + uint64_t(time.tv_nsec);
}

Engine::Engine() : maySpin_(std::thread::hardware_concurrency() > 1), hostCalls_(*this) {}

Engine::~Engine() {
  if (lost()) {
    hostCalls_.abandon();
    return;
  }
  hostCalls_.stop();
  while (Command *command = pool_.pop())
    delete command;
}

ur_result_t Engine::begin() noexcept {
  threads_.set();
  return lost() ? UR_RESULT_ERROR_DEVICE_LOST : UR_RESULT_SUCCESS;
}

CommandList Engine::take() noexcept {
  CommandList taken;
  {
    std::lock_guard lock(poolMutex_);
    while (taken.size < kBatch && !pool_.empty())
      taken.push(pool_.pop());
  }
  for (size_t i = taken.size; i == 0 || (taken.size < kBatch && i < kBatch); ++i) {
    auto *command = new (std::nothrow) Command;
    if (!command)
      break;
    taken.push(command);
  }
  return taken;
}

void Engine::put(CommandList commands) noexcept {
  if (commands.empty() || lost())
    return; // in a forked child the pool's lock may be held for ever
  std::lock_guard lock(poolMutex_);
  pool_.append(commands);
}

void Engine::recycle(Command *command, Worker *self, CommandList *into) noexcept {
  if (command->action == Action::launch)
    command->launch.kernel->release();
  else if (command->action == Action::notify)
    release(command->notify.event, self, into);
  else if (command->action == Action::graph)
    command->graph.graph->release();
  command->action = Action::none;
  command->shrink();
  CommandList one;
  if (into) {
    into->push(command);
  } else if (self) {
    self->spare.push(command);
    if (self->spare.size >= 2 * kBatch)
      put(std::exchange(self->spare, {}));
  } else {
    one.push(command);
    put(one);
  }
}

void Engine::submitted(Command *command) noexcept {
  if (command->pending.fetch_sub(1, std::memory_order_acq_rel) != 1)
    return;
  CommandList ready;
  ready.push(command);
  settle(ready, Caller::user, nullptr, command);
}

void Engine::submittedBy(Command *command, Worker &self) noexcept {
  if (command->pending.fetch_sub(1, std::memory_order_acq_rel) == 1)
    settleOne(command, self);
}

void Engine::hostCallDone(Command *command, ur_result_t result) noexcept {
  CommandList ready;
  finish(command, result, ready, nullptr);
  settle(ready, Caller::hostThread, nullptr, nullptr);
}

void Engine::finished(Command *command, ur_result_t result, Worker &self) noexcept {
  CommandList ready;
  finish(command, result, ready, &self);
  settle(ready, Caller::worker, &self, nullptr);
}

void Engine::settleOne(Command *command, Worker &self) noexcept {
  CommandList ready;
  ready.push(command);
  settle(ready, Caller::worker, &self, nullptr);
}

void Engine::stampStart(Command *command) noexcept {
  if (command->timed)
    command->start = nowNs();
}

void Engine::begin(Command *command) noexcept {
  stampStart(command);
  command->state.fetch_or(Command::kRunning, std::memory_order_relaxed);
}

/// Takes commands that have become ready, and those that become ready thereby, to where they belong: what takes no time
/// is done here, what takes time goes to a worker or to a thread for host calls. On a user's thread no callback is
/// made, since the caller may hold locks, and only the one command just submitted is worked on.
void Engine::settle(CommandList ready, Caller caller, Worker *self, Command *mayInline) noexcept {
  CommandList forWorkers;
  while (Command *command = ready.pop()) {
    if (const ur_result_t error = command->waitError.load(std::memory_order_relaxed); error != UR_RESULT_SUCCESS) {
      stampStart(command);
      finish(command, error, ready, self);
      continue;
    }
    switch (command->action) {
    case Action::none:
      stampStart(command);
      finish(command, UR_RESULT_SUCCESS, ready, self);
      break;
    case Action::notify:
      if (caller == Caller::user) {
        forWorkers.push(command);
        break;
      }
      command->notify.call(command->notify.data,
                           command->notify.event->failed() ? core::EventStatus::failed : core::EventStatus::complete);
      finish(command, UR_RESULT_SUCCESS, ready, self);
      break;
    case Action::hostCall:
      begin(command);
      if (!hostCalls_.push(command))
        finish(command, UR_RESULT_ERROR_OUT_OF_RESOURCES, ready, self);
      break;
    case Action::copy:
    case Action::fill:
      if (command->tiny && (command == mayInline || caller == Caller::worker)) {
        stampStart(command);
        finish(command, doUnits(*command, 0, command->units, self), ready, self);
        break;
      }
      [[fallthrough]];
    case Action::launch:
    case Action::graph:
      forWorkers.push(command);
      break;
    }
  }
  if (self && !self->next && !forWorkers.empty() && forWorkers.head->crew == self->crew)
    self->next = forWorkers.pop();
  while (!forWorkers.empty()) {
    Crew *crew = forWorkers.head->crew;
    CommandList batch;
    do
      batch.push(forWorkers.pop());
    while (!forWorkers.empty() && forWorkers.head->crew == crew);
    if (caller == Caller::user || (self && self->crew == crew))
      crew->enqueue(batch);
    else
      crew->enqueueAsGuest(batch);
  }
}

/// Whoever holds its event, if anybody does, will see what came of it; the log is for all others.
void Engine::report(const Command &command, const Work &work, ur_result_t result) noexcept {
  if (!command.onFailure)
    return;
  const char *what = work.action == Action::copy       ? "a copy"
                     : work.action == Action::fill     ? "a fill"
                     : work.action == Action::launch   ? "a launch"
                     : work.action == Action::hostCall ? "a host task"
                                                       : "a marker";
  command.onFailure(command.stream, what, work.action == Action::launch ? work.launch.kernel->info.name : nullptr,
                    result);
}

/// Whether nobody has told of it: neither is it another's failure, nor a part's.
static bool isNews(const Command &command) noexcept {
  return command.waitError.load(std::memory_order_relaxed) == UR_RESULT_SUCCESS && command.action != Action::notify &&
         command.action != Action::graph;
}

/// The command is over: publishes that, wakes who sleeps on it, and adds to ready what waited for nothing else.
void Engine::finish(Command *command, ur_result_t result, CommandList &ready, Worker *self) noexcept {
  const bool failed = result != UR_RESULT_SUCCESS;
  command->result = result;
  if (command->timed)
    command->end = nowNs();
  if (failed && isNews(*command)) [[unlikely]]
    report(*command, *command, result);
  if (command->action == Action::graph)
    command->graph.graph->ended(command->graph.run);
  Command *join = command->join;
  const uint32_t before =
      command->state.exchange(failed ? Command::kFailed : Command::kComplete, std::memory_order_seq_cst);
  if (before & Command::kSleepers)
    command->state.notify_all();

  Edge *edge = command->dependents.exchange(Command::closedList(), std::memory_order_acq_rel);
  Edge *oldestFirst = nullptr;
  while (edge) {
    Edge *next = edge->next;
    edge->next = oldestFirst;
    oldestFirst = edge;
    edge = next;
  }
  while (oldestFirst) {
    // The edge lies in its dependent, which may be gone once it waits for nothing any more.
    Edge *next = oldestFirst->next;
    Command *dependent = oldestFirst->dependent;
    if (failed && oldestFirst->passesFailure)
      dependent->waitError.store(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, std::memory_order_relaxed);
    if (dependent->pending.fetch_sub(1, std::memory_order_acq_rel) == 1)
      ready.push(dependent);
    oldestFirst = next;
  }
  if (join && join->pending.fetch_sub(1, std::memory_order_acq_rel) == 1)
    ready.push(join);
  release(command, self);
}

ur_result_t Engine::await(Command *command) noexcept {
  // Most waits are short or long; a short one is cheaper to sit out than to sleep through.
  if (maySpin_) {
    for (int i = 0; i < 200 && !command->finished(); ++i)
      pauseSpin();
  }
  for (;;) {
    uint32_t state = command->state.load(std::memory_order_acquire);
    if (state & (Command::kComplete | Command::kFailed))
      return command->result;
    if (lost())
      return UR_RESULT_ERROR_DEVICE_LOST;
    if (state & Command::kSleepers ||
        command->state.compare_exchange_strong(state, state | Command::kSleepers, std::memory_order_relaxed))
      command->state.wait(state | Command::kSleepers, std::memory_order_acquire);
  }
}

} // namespace ur::native_cpu
