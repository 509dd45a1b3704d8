// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How commands run: which are ready, which is next, and what blocking calls do meanwhile.
#include "sim/world.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace ur::sim {

namespace {

thread_local bool insideNotification_ = false;

bool allOpen(const std::vector<GateRef> &gates) {
  return std::all_of(gates.begin(), gates.end(), [](const GateRef &gate) { return gate->open; });
}

constexpr auto before = [](const auto &command, uint64_t number) { return command->info.number < number; };
constexpr auto older = [](const CommandRef &a, const CommandRef &b) { return a->info.number < b->info.number; };

} // namespace

bool insideNotification() noexcept {
  return insideNotification_;
}

bool World::endsEarly(const Command &command) const {
  return mayEndEarly() && !command.begin &&
         std::any_of(command.waits.begin(), command.waits.end(),
                     [](const CommandRef &wait) { return wait->info.state == CommandState::failed; });
}

/// Whether the command may start now: its gates, its waits, and its stream's order.
bool World::ready(const Command &command) const {
  const StreamState &stream = *command.stream;
  if (command.info.state != CommandState::submitted || command.held || !allOpen(command.gates) ||
      !allOpen(stream.gates) || !allOpen(deviceGates_[stream.device]))
    return false;
  if (const auto gates = kernelGates_.find(command.info.kernel); gates != kernelGates_.end() && !allOpen(gates->second))
    return false;
  if (std::any_of(command.rivals.begin(), command.rivals.end(),
                  [this](uint64_t rival) { return log_[rival - 1]->info.state == CommandState::running; }))
    return false;
  if (!std::all_of(command.waits.begin(), command.waits.end(), [](const CommandRef &wait) { return wait->done(); }) &&
      !endsEarly(command))
    return false;
  if (stream.info.desc.ordered || command.isBarrier())
    return stream.pending.front().get() == &command;
  return stream.barriers.empty() || stream.barriers.front()->info.number > command.info.number;
}

/// The targets and what they come after, in order of submission. It stays the same while they are awaited: what is
/// submitted later comes before none of them. With `now` only what may be ready now: of ordered streams the first.
std::vector<CommandRef> World::needed(std::span<const CommandRef> targets, bool now) {
  std::vector<CommandRef> all;
  const auto add = [&](const CommandRef &command) {
    if (!command->done() && std::exchange(command->walk, walks_) != walks_)
      all.push_back(command);
  };
  ++walks_;
  for (const CommandRef &target : targets)
    add(target);
  for (size_t next = 0; next != all.size(); ++next) {
    const CommandRef command = all[next];
    for (const CommandRef &wait : command->waits)
      add(wait);
    // It comes behind the last barrier before it, and that behind everything before. What this walk has added of the
    // stream is there already.
    StreamState &stream = *command->stream;
    if (now && stream.info.desc.ordered) {
      add(stream.pending.front());
      continue;
    }
    uint64_t end = command->info.number;
    if (!stream.info.desc.ordered && !command->isBarrier()) {
      const auto after = std::lower_bound(stream.barriers.begin(), stream.barriers.end(), end, before);
      end = after == stream.barriers.begin() ? 0 : (*std::prev(after))->info.number + 1;
    }
    uint64_t &added = stream.walk == walks_ ? stream.added : (stream.walk = walks_, stream.added = 0);
    for (auto each = std::lower_bound(stream.pending.begin(), stream.pending.end(), added, before);
         each != stream.pending.end() && (*each)->info.number < end; ++each)
      add(*each);
    added = std::max(added, end);
  }
  std::sort(all.begin(), all.end(), older);
  return all;
}

/// The oldest ready one. Those at the beginning that are done leave the list.
CommandRef World::oldestReady(std::span<const CommandRef> &needed) const {
  while (!needed.empty() && needed.front()->done())
    needed = needed.subspan(1);
  const auto found =
      std::find_if(needed.begin(), needed.end(), [&](const CommandRef &command) { return ready(*command); });
  return found == needed.end() ? nullptr : *found;
}

/// Of the target and what it comes after, once.
CommandRef World::oldestNeeded(const CommandRef &target) {
  const std::vector<CommandRef> all = needed({&target, 1}, true);
  std::span<const CommandRef> open = all;
  return oldestReady(open);
}

CommandRef World::anyReady() {
  std::vector<CommandRef> candidates; // without a seed the oldest of each stream
  for (const auto &stream : busy_) {
    for (const CommandRef &command : stream->pending) {
      const bool isReady = ready(*command);
      if (isReady)
        candidates.push_back(command);
      if (stream->info.desc.ordered || command->isBarrier() || (isReady && options_.seed == 0))
        break;
    }
  }
  if (candidates.empty())
    return nullptr;
  if (options_.seed != 0)
    return candidates[random_() % candidates.size()];
  return *std::min_element(candidates.begin(), candidates.end(), older);
}

void World::run(Lock &lock, const CommandRef &command) {
  CommandInfo &info = command->info;
  info.state = CommandState::running;
  info.startNs = now_;
  const auto failed = std::find_if(command->waits.begin(), command->waits.end(),
                                   [](const CommandRef &wait) { return wait->info.state == CommandState::failed; });
  if (failed != command->waits.end() && command->failure == UR_RESULT_SUCCESS) {
    command->failure = (*failed)->failure == UR_RESULT_ERROR_DEVICE_LOST ? UR_RESULT_ERROR_DEVICE_LOST
                                                                         : UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS;
  }
  if (command->failure == UR_RESULT_SUCCESS && !checkRanges(*command, ", at its run"))
    command->failure = UR_RESULT_ERROR_ADAPTER_SPECIFIC;
  if (command->failure == UR_RESULT_SUCCESS && command->action) {
    if (command->joinsHost)
      host_.join(command->clock);
    ++running_;
    lock.unlock();
    try {
      command->action();
    } catch (ur_result_t failure) { // of a kernel
      command->failure = failure;
    }
    lock.lock();
    --running_;
  }
  if (endsEarly(*command)) {
    command->clock = std::move(command->withoutWaits);
    command->clock.add(command->stamp);
    for (const CommandRef &wait : command->waits) {
      if (wait->done())
        command->clock.join(wait->clock);
    }
  }
  command->failsItself = command->failure != UR_RESULT_SUCCESS;
  if (const CommandRef marked = std::exchange(command->marked, nullptr); marked && marked->failsItself)
    command->failure = marked->failure;
  now_ += options_.commandNs;
  info.endNs = now_;
  info.state = command->failure == UR_RESULT_SUCCESS ? CommandState::complete : CommandState::failed;
  command->action = nullptr;
  command->waits.clear();
  command->gates.clear();
  StreamState &stream = *command->stream;
  stream.pending.erase(std::find(stream.pending.begin(), stream.pending.end(), command));
  if (command->isBarrier())
    std::erase(stream.barriers, command.get());
  if (stream.pending.empty())
    busy_.erase(std::find(busy_.begin(), busy_.end(), command->stream));
  for (const auto &[call, data] : command->notifications)
    deliveries_.push_back({command, call, data});
  command->notifications.clear();
  ++changes_;
  changed_.notify_all();
  deliver(lock);
}

/// Delivers notifications, as a rule in order of completion; one thread at a time does.
void World::deliver(Lock &lock) {
  if (delivering_)
    return;
  delivering_ = true;
  while (!deliveries_.empty() && allOpen(notificationGates_)) {
    const auto next = options_.notifiesInReverse ? std::prev(deliveries_.end()) : deliveries_.begin();
    const Delivery delivery = std::move(*next);
    deliveries_.erase(next);
    host_.join(delivery.command->clock);
    const bool failed = delivery.command->info.state == CommandState::failed;
    lock.unlock();
    insideNotification_ = true;
    delivery.call(delivery.data, failed ? core::EventStatus::failed : core::EventStatus::complete);
    insideNotification_ = false;
    lock.lock();
    ++changes_;
    changed_.notify_all();
  }
  delivering_ = false;
}

/// Returns when all targets are done; what they stand for is then known to the host.
ur_result_t World::await(Lock &lock, std::span<const CommandRef> targets, const char *what) {
  std::vector<CommandRef> all;
  if (options_.mode == Mode::onWait && options_.seed == 0)
    all = needed(targets);
  std::span<const CommandRef> left = all;
  while (!std::all_of(targets.begin(), targets.end(), [](const CommandRef &target) { return target->done(); })) {
    if (options_.mode == Mode::onWait) {
      if (const CommandRef next = options_.seed == 0 ? oldestReady(left) : anyReady()) {
        run(lock, next);
        continue;
      }
    }
    ++callsWaiting_;
    changed_.notify_all();
    const bool changed = awaitChange(lock, [&, seen = changes_] { return seen != changes_; });
    --callsWaiting_;
    if (!changed) {
      ledger.report(Fault::deadlock, std::string(what) + " waits for commands that nothing lets go on");
      return UR_RESULT_ERROR_DEVICE_LOST;
    }
  }
  for (const CommandRef &target : targets)
    host_.join(target->clock);
  return UR_RESULT_SUCCESS;
}

bool World::step() {
  Lock lock(mutex_);
  const CommandRef next = anyReady();
  if (next)
    run(lock, next);
  return next != nullptr;
}

size_t World::runUntilIdle() {
  size_t count = 0;
  while (step())
    ++count;
  return count;
}

void World::worker(uint64_t generation) {
  Lock lock(mutex_);
  while (generation == generation_) {
    if (const CommandRef next = anyReady())
      run(lock, next);
    else
      changed_.wait(lock);
  }
}

void World::startWorkers() {
  if (options_.mode != Mode::threads || !workers_.empty())
    return;
  for (uint32_t i = 0; i < options_.workers; ++i)
    workers_.emplace_back([this, generation = generation_] { worker(generation); });
}

void World::stopWorkers(Lock &lock) {
  ++generation_;
  changed_.notify_all();
  std::vector<std::thread> workers = std::move(workers_);
  workers_.clear();
  lock.unlock();
  for (std::thread &thread : workers) {
    // The last context may be released inside a host call, on a worker.
    if (thread.get_id() == std::this_thread::get_id())
      thread.detach();
    else
      thread.join();
  }
  lock.lock();
}

ur_result_t World::finish(const void *context, uintptr_t stream) {
  Lock lock(mutex_);
  const auto state = findStream(context, stream, "finish");
  if (!state)
    return UR_RESULT_ERROR_INVALID_QUEUE;
  letStart(*state);
  const std::vector<CommandRef> targets(state->pending.begin(), state->pending.end());
  const VectorClock all = state->all;
  const ur_result_t result = await(lock, targets, "finish");
  if (result == UR_RESULT_SUCCESS)
    host_.join(all);
  return result;
}

ur_result_t World::flush(const void *context, uintptr_t stream) {
  Lock lock(mutex_);
  if (!options_.caps.startsOnFlush)
    ledger.report(Fault::missingCapability, "flush: commands start by themselves here");
  const auto state = findStream(context, stream, "flush");
  if (!state)
    return UR_RESULT_ERROR_INVALID_QUEUE;
  letStart(*state);
  return UR_RESULT_SUCCESS;
}

void World::letStart(const StreamState &stream) {
  bool any = false;
  for (const CommandRef &command : stream.pending)
    any = std::exchange(command->held, false) || any;
  if (any) {
    ++changes_;
    changed_.notify_all();
  }
}

} // namespace ur::sim
