// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The world's beginning and end, its controls, contexts and events.
#include "sim/world.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace ur::sim {

World &World::instance() {
  static World *const world = new World; // never destroyed: adapters may be used until the process is gone
  return *world;
}

World::World() {
  // Without a controller this is an adapter like any other, whose work runs by itself.
  Options options;
  options.mode = Mode::threads;
  options.workers = 8; // several kernels may wait for the host

  // For programs that need more of it.
  if (const char *const mebibytes = std::getenv("UR_SIM_MEMORY"))
    options.deviceMemory = options.hostMemory = std::strtoull(mebibytes, nullptr, 10) << 20;
  reset(options);
}

void World::reset(const Options &options) {
  Lock lock(mutex_);
  options_ = options;
  memory_.reset(options.deviceMemory, options.hostMemory);
  pools_.reset();
  kernels_.reset();
  random_.seed(options.seed);
  now_ = 0;
  streams_.clear();
  events_.clear();
  imports_.clear();
  allStreams_.clear();
  busy_.clear();
  log_.clear();
  forgotten_ = 0;
  for (auto &gates : deviceGates_)
    gates.clear();
  kernelGates_.clear();
  nextGates_.clear();
  buildGates_.clear();
  notificationGates_.clear();
  failCountdown_ = 0;
  chains_ = 0;
  host_ = {};
  shadow_.clear();
  ledger.reset();
}

void World::advance(uint64_t ns) {
  Lock lock(mutex_);
  now_ += ns;
}

uint64_t World::now() {
  Lock lock(mutex_);
  return now_;
}

void World::open(const GateRef &gate) {
  Lock lock(mutex_);
  gate->open = true;
  ++changes_;
  changed_.notify_all();
  deliver(lock);
}

GateRef World::closeStream(size_t stream) {
  Lock lock(mutex_);
  return allStreams_.at(stream)->gates.emplace_back(std::make_shared<Gate>());
}

GateRef World::closeDevice(uint32_t device) {
  Lock lock(mutex_);
  return deviceGates_.at(device).emplace_back(std::make_shared<Gate>());
}

GateRef World::closeKernel(const std::string &kernel) {
  Lock lock(mutex_);
  return kernelGates_[kernel].emplace_back(std::make_shared<Gate>());
}

GateRef World::closeNext() {
  Lock lock(mutex_);
  return nextGates_.emplace_back(std::make_shared<Gate>());
}

GateRef World::closeNotifications() {
  Lock lock(mutex_);
  return notificationGates_.emplace_back(std::make_shared<Gate>());
}

GateRef World::closeBuilds(uint32_t device) {
  Lock lock(mutex_);
  return buildGates_[device].emplace_back(std::make_shared<Gate>());
}

bool World::awaitBuilds(size_t count) {
  Lock lock(mutex_);
  return awaitChange(lock, [&] { return buildsWaiting_ == count; });
}

bool World::awaitWaiting(size_t count) {
  Lock lock(mutex_);
  return awaitChange(lock, [&] { return callsWaiting_ >= count; });
}

void World::enterBuild(uint32_t device) {
  Lock lock(mutex_);
  const auto open = [&] {
    const std::vector<GateRef> &gates = buildGates_[device];
    return std::all_of(gates.begin(), gates.end(), [](const GateRef &gate) { return gate->open; });
  };
  ++buildsWaiting_;
  changed_.notify_all();
  if (!awaitChange(lock, open))
    ledger.report(Fault::deadlock, "a build waits for a gate that nothing opens");
  --buildsWaiting_;
}

void World::failNext(uint64_t nth, ur_result_t result) {
  Lock lock(mutex_);
  failCountdown_ = nth;
  failResult_ = result;
}

std::vector<CommandInfo> World::commands() {
  Lock lock(mutex_);
  std::vector<CommandInfo> result;
  for (const CommandRef &command : log_)
    result.push_back(command->info);
  return result;
}

std::vector<StreamInfo> World::streams() {
  Lock lock(mutex_);
  std::vector<StreamInfo> result;
  for (const auto &stream : allStreams_) {
    result.push_back(stream->info);
    result.back().pending = stream->pending.size();
  }
  return result;
}

size_t World::liveEvents() {
  Lock lock(mutex_);
  return events_.size();
}

size_t World::liveContexts() {
  Lock lock(mutex_);
  return contexts_.size();
}

size_t World::awaitContexts(size_t atMost) {
  Lock lock(mutex_);
  (void)awaitChange(lock, [&] { return contexts_.size() <= atMost; });
  return contexts_.size();
}

void World::openContext(const void *context) {
  Lock lock(mutex_);
  contexts_.push_back(context);
  startWorkers();
}

void World::closeContext(const void *context) {
  Lock lock(mutex_);
  std::vector<CommandRef> left;
  for (const auto &stream : busy_) {
    letStart(*stream);
    for (const CommandRef &command : stream->pending) {
      if (command->context == context)
        left.push_back(command);
    }
  }
  // In Mode::manual nobody else may be there to run what is left.
  if (options_.mode == Mode::manual) {
    const std::vector<CommandRef> all = needed(left);
    std::span<const CommandRef> open = all;
    while (const CommandRef next = oldestReady(open))
      run(lock, next);
  }
  if (await(lock, left, "the end of a context") != UR_RESULT_SUCCESS)
    ledger.report(Fault::leak, "commands were still pending when their context ended");
  const auto leaked = [&](auto &map, const char *what) {
    const size_t count = std::erase_if(map, [&](const auto &entry) { return entry.second->context == context; });
    if (count != 0)
      ledger.report(Fault::leak, std::to_string(count) + " " + what + " were never destroyed");
  };
  leaked(streams_, "streams");
  leaked(events_, "events");
  const size_t imports = std::erase_if(imports_, [&](const auto &entry) { return entry.second.context == context; });
  if (imports != 0)
    ledger.report(Fault::leak, std::to_string(imports) + " imports were never destroyed");
  memory_.reportLeaks(context);
  pools_.reportLeaks(context);
  std::erase(contexts_, context);
  changed_.notify_all();
  if (contexts_.empty()) {
    forgetOrder();
    stopWorkers(lock);
  }
}

/// Without contexts nothing is left that a command may come after: the log says what was done, and that is enough.
void World::forgetOrder() {
  for (; forgotten_ != log_.size(); ++forgotten_)
    log_[forgotten_]->clock = {};
  for (const auto &stream : allStreams_) {
    stream->tails = stream->graphTails = {};
    stream->before = stream->all = {};
  }
  chains_ = 0;
  host_ = {};
  shadow_.clear();
}

ur_result_t World::wait(const void *context, uintptr_t event) {
  Lock lock(mutex_);
  const auto state = findEvent(context, event, "wait");
  if (!state)
    return UR_RESULT_ERROR_INVALID_EVENT;
  const CommandRef command = state->command;
  if (!command) {
    ledger.report(Fault::unrecordedWait, "wait for an event that nothing signals");
    return UR_RESULT_SUCCESS;
  }
  letStart(*command->stream);
  const ur_result_t result = await(lock, {&command, 1}, "wait");
  return result == UR_RESULT_SUCCESS ? command->failure : result;
}

ur_result_t World::query(const void *context, uintptr_t event, core::EventStatus *status) {
  Lock lock(mutex_);
  const auto state = findEvent(context, event, "query");
  if (!state)
    return UR_RESULT_ERROR_INVALID_EVENT;
  const CommandRef command = state->command;
  if (!command && state->users != 0) {
    *status = core::EventStatus::complete;
    return UR_RESULT_SUCCESS;
  }
  if (!command) {
    ledger.report(Fault::unrecordedWait, "query of an event that nothing signals");
    return UR_RESULT_ERROR_INVALID_EVENT;
  }
  if (options_.queryRuns && options_.mode == Mode::onWait && !command->done()) {
    if (const CommandRef next = options_.seed == 0 ? oldestNeeded(command) : anyReady())
      run(lock, next);
  }
  *status = static_cast<core::EventStatus>(command->info.state);
  if (command->done())
    host_.join(command->clock);
  return UR_RESULT_SUCCESS;
}

ur_result_t World::notify(const void *context, uintptr_t event, core::Notification call, void *data) {
  if (!options_.notifies)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  Lock lock(mutex_);
  const auto state = findEvent(context, event, "notify");
  if (!state)
    return UR_RESULT_ERROR_INVALID_EVENT;
  const CommandRef command = state->command;
  if (!command) {
    ledger.report(Fault::unrecordedWait, "notify of an event that nothing signals");
    return UR_RESULT_ERROR_INVALID_EVENT;
  }
  if (command->held)
    ledger.report(Fault::unflushed, "notify of the event of command " + std::to_string(command->info.number));
  if (!command->done()) {
    command->notifications.emplace_back(call, data);
    return UR_RESULT_SUCCESS;
  }
  deliveries_.push_back({command, call, data});
  deliver(lock);
  return UR_RESULT_SUCCESS;
}

ur_result_t World::eventTimes(const void *context, uintptr_t event, uint64_t *start, uint64_t *end) {
  Lock lock(mutex_);
  const auto state = findEvent(context, event, "eventTimes");
  if (!state)
    return UR_RESULT_ERROR_INVALID_EVENT;
  if (!state->timed || !state->command || !state->command->done()) {
    ledger.report(Fault::badArgument, "eventTimes of an event that is untimed or not complete");
    return UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE;
  }
  const CommandRef &begin = state->command->begin;
  *start = (begin ? begin : state->command)->info.startNs;
  *end = state->command->info.endNs;
  host_.join(state->command->clock);
  return UR_RESULT_SUCCESS;
}

} // namespace ur::sim
