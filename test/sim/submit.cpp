// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How commands come into the world: handles, wait lists, signals, and the checks that need no run.
#include "sim/world.hpp"

#include <algorithm>
#include <unordered_set>

namespace ur::sim {

namespace {

std::string describe(const Command &command) {
  std::string text = "command " + std::to_string(command.info.number) + " (" + name(command.info.call);
  if (!command.info.kernel.empty())
    text += " of " + command.info.kernel;
  return text + ", stream " + std::to_string(command.info.stream) + ")";
}

} // namespace

/// A handle of this context, or null with a violation. Handles are numbers that are never given out twice; one of an
/// import stands for an object of whatever context.
template <class Map>
typename Map::mapped_type World::findHandle(const Map &map, const void *context, uintptr_t handle, const char *what) {
  const uintptr_t object = target(context, handle, what);
  const auto found = map.find(object);
  if (found != map.end() && (found->second->context == context || object != handle))
    return found->second;
  const bool gone = found == map.end() && handle != 0 && handle <= nextHandle_;
  ledger.report(gone ? Fault::useAfterDestroy : Fault::unknownHandle,
                std::string(what) + ": handle " + std::to_string(handle) +
                    (gone                 ? " is destroyed"
                     : found == map.end() ? " was never made"
                                          : " is another context's"));
  return nullptr;
}

/// The end of a handle, and of the object unless it is an import that hasn't taken it over.
template <class Map>
void World::destroyHandle(Map &map, const void *context, uintptr_t handle, const char *what) {
  const auto import = imports_.find(handle);
  if (import == imports_.end() || import->second.owned) {
    if (findHandle(map, context, handle, what))
      map.erase(target(context, handle, what));
  }
  imports_.erase(handle);
}

std::shared_ptr<StreamState> World::findStream(const void *context, uintptr_t stream, const char *what) {
  return findHandle(streams_, context, stream, what);
}

std::shared_ptr<EventState> World::findEvent(const void *context, uintptr_t event, const char *what) {
  return findHandle(events_, context, event, what);
}

ur_result_t World::createStream(const void *context, uint32_t device, const core::StreamDesc &desc, uintptr_t *stream) {
  Lock lock(mutex_);
  if (!desc.ordered && !options_.caps.unorderedStreams) {
    ledger.report(Fault::missingCapability, "createStream: streams here are ordered");
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  auto state = std::make_shared<StreamState>();
  state->context = context;
  state->device = device;
  state->number = allStreams_.size();
  state->info.desc = desc;
  state->before = host_;
  allStreams_.push_back(state);
  streams_.emplace(++nextHandle_, state);
  *stream = nextHandle_;
  return UR_RESULT_SUCCESS;
}

void World::destroyStream(const void *context, uintptr_t stream) {
  Lock lock(mutex_);
  const uintptr_t object = target(context, stream, "destroyStream");
  const auto found = streams_.find(object);
  const std::shared_ptr<StreamState> state = found == streams_.end() ? nullptr : found->second;
  destroyHandle(streams_, context, stream, "destroyStream");
  if (state) {
    state->info.alive = streams_.count(object) != 0;
    letStart(*state);
  }
}

ur_result_t World::createEvents(const void *context, uint32_t device, bool timed, std::span<core::NativeEvent> events) {
  Lock lock(mutex_);
  if (options_.caps.eventsFromEnqueue || (timed && !options_.caps.timedEvents)) {
    ledger.report(Fault::missingCapability, timed ? "createEvents: timed events" : "createEvents: commands make them");
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  for (core::NativeEvent &event : events) {
    events_.emplace(++nextHandle_, std::make_shared<EventState>(EventState{context, device, timed, nullptr, false}));
    event = reinterpret_cast<core::NativeEvent>(nextHandle_);
  }
  return UR_RESULT_SUCCESS;
}

void World::destroyEvents(const void *context, std::span<const core::NativeEvent> events) {
  Lock lock(mutex_);
  for (core::NativeEvent event : events) {
    const auto handle = reinterpret_cast<uintptr_t>(event);
    const auto found = events_.find(target(context, handle, "destroyEvents"));
    if (found == events_.end() || found->second->users == 0) {
      destroyHandle(events_, context, handle, "destroyEvents");
      continue;
    }
    if (--found->second->users == 0)
      events_.erase(found);
    imports_.erase(handle);
  }
}

ur_result_t World::resetEvents(const void *context, std::span<const core::NativeEvent> events) {
  Lock lock(mutex_);
  for (core::NativeEvent native : events) {
    const auto event = findEvent(context, reinterpret_cast<uintptr_t>(native), "resetEvents");
    if (!event)
      return UR_RESULT_ERROR_INVALID_EVENT;
    if (event->command && !event->command->done() && (event->timed || !options_.caps.resetsPending))
      ledger.report(Fault::badArgument, "reset of the event of " + describe(*event->command) + ", which isn't done");
    event->command = nullptr;
  }
  return UR_RESULT_SUCCESS;
}

ur_result_t World::resolveWaits(const void *context, Command &command, const core::Fence &fence) {
  std::unordered_set<core::NativeEvent> seen;
  for (core::NativeEvent native : fence.waits) {
    const auto event = findEvent(context, reinterpret_cast<uintptr_t>(native), name(command.info.call));
    if (!event)
      return UR_RESULT_ERROR_INVALID_EVENT;
    if (!seen.insert(native).second)
      ledger.report(Fault::duplicateWait, describe(command) + " waits twice for one event");
    if (!event->command) {
      // Real drivers wait for nothing then, which is the trap.
      ledger.report(Fault::unrecordedWait, describe(command) + " waits for an event that nothing signals");
      continue;
    }
    if (event->user && !event->command->done())
      ledger.report(Fault::unrecordedWait, describe(command) + " waits for a user event that isn't signalled");
    // Of an import nobody can tell where it was recorded.
    const bool imported = imports_.count(reinterpret_cast<uintptr_t>(native)) != 0 || event->users != 0;
    if (!imported && event->command->stream == command.stream && command.stream->info.desc.ordered &&
        !options_.caps.isolatedFailures)
      ledger.report(Fault::ownStreamWait, describe(command) + " waits for " + describe(*event->command));
    if (event->command->held && event->command->stream != command.stream)
      ledger.report(Fault::unflushed, describe(command) + " waits for " + describe(*event->command));
    command.info.waits.push_back(event->command->info.number);
    command.clock.join(event->command->clock);
    command.waits.push_back(event->command);
  }
  return UR_RESULT_SUCCESS;
}

ur_result_t World::attachSignal(const void *context, const CommandRef &command, const core::Fence &fence) {
  if (!fence.signal)
    return UR_RESULT_SUCCESS;
  command->info.signals = true;
  const auto known = events_.find(target(context, reinterpret_cast<uintptr_t>(*fence.signal), "signal"));
  const bool shared = known != events_.end() && known->second->users != 0;
  if (options_.caps.eventsFromEnqueue && !shared) {
    const bool timed = (fence.timed || command->stream->info.desc.profiling) && options_.caps.timedEvents;
    events_.emplace(++nextHandle_,
                    std::make_shared<EventState>(EventState{context, command->stream->device, timed, command, false}));
    *fence.signal = reinterpret_cast<core::NativeEvent>(nextHandle_);
    return UR_RESULT_SUCCESS;
  }
  const auto event = findEvent(context, reinterpret_cast<uintptr_t>(*fence.signal), "signal");
  if (!event)
    return UR_RESULT_ERROR_INVALID_EVENT;
  if (event->command && !shared)
    ledger.report(Fault::eventRecordedTwice, describe(*command) + " signals the event of " + describe(*event->command));
  if (event->device != command->stream->device)
    ledger.report(Fault::badArgument, describe(*command) + " signals an event of another device");
  event->command = command;
  return UR_RESULT_SUCCESS;
}

bool World::checkRanges(const Command &command, const char *when) {
  for (const Range &range : command.ranges) {
    const Memory::Found found = memory_.check(command.context, range, describe(command) + when);
    if (found == Memory::Found::bad)
      return false;
    if (found == Memory::Found::host && command.info.call == Call::launch) {
      ledger.report(Fault::unknownMemory, describe(command) + when + ": a pointer into no block");
      return false;
    }
    const bool shared = options_.caps.sharedDeviceMemory && !(range.image && options_.caps.imagesOfOneDevice);
    const bool reaches = shared || command.info.call == Call::copy ||
                         (command.info.call == Call::copyImage && range.access == Access::read);
    if (!reaches && !memory_.usableBy(range.memory, command.stream->device)) {
      ledger.report(Fault::badArgument, describe(command) + when + ": memory of a device that it doesn't run on");
      return false;
    }
  }
  return true;
}

/// Gives the command its place among all others, and checks its accesses against those of earlier ones.
void World::order(Command &command) {
  StreamState &stream = *command.stream;
  const bool barrier = stream.info.desc.ordered || command.isBarrier();
  const VectorClock &before = barrier ? stream.all : stream.before;
  if (mayEndEarly() && !command.waits.empty()) {
    command.withoutWaits = before;
    command.withoutWaits.join(host_);
  }
  command.clock.join(host_);
  command.clock.join(before);
  // A place in a chain says that all before it there is over.
  const VectorClock &known = mayEndEarly() && !command.waits.empty() ? command.withoutWaits : command.clock;
  auto tail = std::find_if(stream.tails.begin(), stream.tails.end(), [&](Stamp stamp) { return known.covers(stamp); });
  if (tail == stream.tails.end())
    tail = stream.tails.insert(tail, Stamp{chains_++, 0});
  ++tail->position;
  command.stamp = *tail;
  command.clock.add(command.stamp);
  stream.all.join(command.clock);
  if (barrier)
    stream.before.join(command.clock);
  if (!options_.races)
    return;
  for (const Range &range : command.ranges) {
    if (memory_.check(command.context, range, "") != Memory::Found::block)
      continue;
    const Shadow::Use use{command.stamp, command.info.number, range.access};
    if (const auto other = shadow_.touch(range.memory, range.size, use, command.clock)) {
      command.rivals.push_back(other->command);
      log_[other->command - 1]->rivals.push_back(command.info.number);
      ledger.report(Fault::race, describe(command) + (range.access == Access::write ? " writes" : " reads") + " what " +
                                     describe(*log_[other->command - 1]) +
                                     (other->access == Access::write ? " writes" : " reads") +
                                     ", and neither is ordered after the other");
    }
  }
}

ur_result_t World::submit(const void *context, uintptr_t stream, CommandRef command, const core::Fence &fence) {
  Lock lock(mutex_);
  command->stream = findStream(context, stream, name(command->info.call));
  if (!command->stream)
    return UR_RESULT_ERROR_INVALID_QUEUE;
  StreamState &state = *command->stream;
  command->context = context;
  command->info.number = log_.size() + 1;
  command->info.stream = state.number;
  if (const ur_result_t result = resolveWaits(context, *command, fence); result != UR_RESULT_SUCCESS)
    return result;
  if (!checkRanges(*command, ""))
    return UR_RESULT_ERROR_INVALID_VALUE;
  log_.push_back(command);
  if (const ur_result_t result = attachSignal(context, command, fence); result != UR_RESULT_SUCCESS) {
    log_.pop_back();
    return result;
  }
  command->held = options_.caps.startsOnFlush;
  command->gates = std::move(nextGates_);
  nextGates_.clear();
  place(std::move(command));
  return UR_RESULT_SUCCESS;
}

/// One that is in the log: orders it, and lets it run once it may.
void World::place(CommandRef command) {
  StreamState &state = *command->stream;
  order(*command);
  if (failCountdown_ != 0 && --failCountdown_ == 0)
    command->failure = failResult_;
  // Where signals are apart, a fence that waits for nothing is the signal of what lies right before it.
  if (options_.caps.signalsApart && state.info.desc.ordered && command->info.call == Call::fence &&
      command->waits.empty())
    command->marked = state.newest.lock();
  state.newest = command;
  if (state.pending.empty())
    busy_.push_back(command->stream);
  if (command->isBarrier() && !state.info.desc.ordered)
    state.barriers.push_back(command.get());
  state.pending.push_back(std::move(command));
  ++state.info.submitted;
  ++changes_;
  changed_.notify_all();
}

void World::dropBlock(void *memory, size_t size) {
  shadow_.forget(memory, size);
  memory_.free(memory);
}

void World::checkUnused(const void *memory, size_t size, const char *what) {
  if (const auto use = shadow_.pending(memory, size, host_)) {
    ledger.report(Fault::freeInUse, std::string(what) + " of memory that " + describe(*log_[use->command - 1]) +
                                        " uses, which nobody has seen complete");
  }
}

/// Before memory goes: with freeBlocks waits until nothing uses it; else that is a violation.
ur_result_t World::quiesce(Lock &lock, const void *context, const void *memory, size_t size, const char *what) {
  if (options_.caps.freeBlocks) {
    std::vector<CommandRef> users;
    for (const auto &stream : busy_) {
      letStart(*stream);
      for (const CommandRef &command : stream->pending) {
        if (command->context == context)
          users.push_back(command);
      }
    }
    const ur_result_t result = await(lock, users, what);
    if (result == UR_RESULT_ERROR_DEVICE_LOST)
      return result;
  } else {
    checkUnused(memory, size, what);
  }
  shadow_.forget(memory, size);
  return UR_RESULT_SUCCESS;
}

void World::awaitUnload() {
  if (!options_.caps.unloadsBlock)
    return;
  Lock lock(mutex_);
  std::vector<CommandRef> users;
  for (const auto &stream : busy_) {
    letStart(*stream);
    users.insert(users.end(), stream->pending.begin(), stream->pending.end());
  }
  static_cast<void>(await(lock, users, "destroyProgram")); // a lost device has nothing in flight
}

ur_result_t World::free(const void *context, core::MemoryKind kind, void *memory) {
  Lock lock(mutex_);
  const auto size = memory_.freeable(context, kind, memory);
  if (!size)
    return UR_RESULT_ERROR_INVALID_VALUE;
  const ur_result_t result = quiesce(lock, context, memory, *size, "free");
  if (result == UR_RESULT_SUCCESS)
    memory_.free(memory);
  return result;
}

ur_result_t World::freePooled(const void *context, void *memory) {
  Lock lock(mutex_);
  const auto size = memory_.freeablePooled(context, memory);
  if (!size)
    return UR_RESULT_ERROR_INVALID_VALUE;
  checkUnused(memory, *size, "free to a pool");
  shadow_.forget(memory, *size);
  pools_.free(memory);
  return UR_RESULT_SUCCESS;
}

ur_result_t World::unregisterHost(const void *context, void *memory, size_t size) {
  Lock lock(mutex_);
  if (!memory_.registered(context, memory, size))
    return UR_RESULT_ERROR_INVALID_VALUE;
  const ur_result_t result = quiesce(lock, context, memory, size, "unregisterHost");
  if (result == UR_RESULT_SUCCESS)
    memory_.unregisterHost(context, memory);
  return result;
}

ur_result_t World::closeMemory(const void *context, void *memory, size_t size) {
  Lock lock(mutex_);
  const ur_result_t result = quiesce(lock, context, memory, size, "closeMemory");
  return result != UR_RESULT_SUCCESS || memory_.close(context, memory) ? result : UR_RESULT_ERROR_INVALID_VALUE;
}

ur_result_t World::unmap(const void *context, void *start, size_t size) {
  Lock lock(mutex_);
  if (!memory_.virtualMemory().unmappable(context, start, size))
    return UR_RESULT_ERROR_INVALID_VALUE;
  // As measured on an H100: it waits for nobody, whatever the driver's free does.
  checkUnused(start, size, "unmap");
  shadow_.forget(start, size);
  memory_.virtualMemory().unmap(start, size);
  return UR_RESULT_SUCCESS;
}

} // namespace ur::sim
