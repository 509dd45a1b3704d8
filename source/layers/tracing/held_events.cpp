// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/tracing/held_events.hpp"

#include "common/timed_wait.hpp"
#include "layers/tracing/device_times.hpp"
#include "layers/tracing/file.hpp"
#include "layers/tracing/inherited.hpp"

#include <algorithm>
#include <array>
#include <cinttypes>
#include <cstdio>
#include <deque>
#include <iterator>
#include <mutex>
#include <new>
#include <unordered_map>
#include <vector>

namespace ur::layers::tracing {
namespace {

constexpr size_t kAskAfter = 256;               // commands, where the program doesn't wait
constexpr size_t kMost = 16384;                 // that are held: the oldest of more go without times
constexpr size_t kMisses = 64;                  // events that aren't over, before a look at them ends
constexpr uint64_t kClockInterval = 50'000'000; // ns between two looks at a device's clock

struct Held {
  std::mutex mutex; // guards what follows
  std::unordered_map<ur_queue_handle_t, TimedQueue> queues;
  std::deque<HeldCommand> commands;
  std::unordered_map<ur_event_handle_t, uint32_t> references;
  std::unordered_map<ur_device_handle_t, uint64_t> clocks; // when each was looked at
  Held *parents = nullptr;                                 // of the process that this one is a fork of
  size_t sinceRead = 0;                                    // commands that came since a look at all
  size_t reading = 0;                                      // threads in readAll(), which have taken commands out
  bool telling = false;                                    // tellHeld() looks at events that it has no reference to
  std::vector<ur_event_handle_t> after;                    // references to be given back behind that
};
constinit Held *held = nullptr; // never destroyed: threads may still call at exit

template <typename... Arguments>
void write(const char *format, Arguments... arguments) noexcept {
  std::array<char, 384> line;
  const int length = std::snprintf(line.data(), line.size(), format, arguments...);
  writeLine({line.data(), static_cast<size_t>(length)});
}

enum class Outcome { told, over, pending, failed, lost };

void writeCommand(const HeldCommand &command, Outcome outcome, const std::array<uint64_t, 4> &times) noexcept {
  constexpr const char *kHead = "{\"e\":\"command\",\"s\":%" PRIu64 ",\"a\":{\"t\":%" PRIu32 ",\"call\":%" PRIu64
                                ",\"queue\":\"queue:%" PRIu64 "\",";
  std::array<char, 192> head;
  const int length =
      std::snprintf(head.data(), head.size(), kHead, now(), command.thread, command.begin, command.queue.serial);
  head[static_cast<size_t>(length)] = '\0';
  if (outcome == Outcome::told) {
    write("%s\"queued\":%" PRIu64 ",\"submitted\":%" PRIu64 ",\"started\":%" PRIu64 ",\"ended\":%" PRIu64 "}}\n",
          head.data(), times[0], times[1], times[2], times[3]);
  } else {
    write("%s\"untimed\":\"%s\"}}\n", head.data(),
          outcome == Outcome::failed ? "failed"
          : outcome == Outcome::over ? "its queue has no profiling"
                                     : "not over when last asked");
  }
}

/// The times of an event that is over.
Outcome ask(const HeldCommand &command, std::array<uint64_t, 4> &times) noexcept {
  constexpr std::array<ur_profiling_info_t, 4> kTimes = {
      UR_PROFILING_INFO_COMMAND_QUEUED, UR_PROFILING_INFO_COMMAND_SUBMIT, UR_PROFILING_INFO_COMMAND_START,
      UR_PROFILING_INFO_COMMAND_END};
  ur_event_status_t status{};
  if (below().Event.pfnGetInfo(command.event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status, nullptr))
    return Outcome::failed;
  const bool under =
      status == UR_EVENT_STATUS_RUNNING || status == UR_EVENT_STATUS_SUBMITTED || status == UR_EVENT_STATUS_QUEUED;
  if (status != UR_EVENT_STATUS_COMPLETE)
    return under ? Outcome::pending : Outcome::failed;
  if (!command.queue.times)
    return Outcome::over;
  for (size_t i = 0; i < kTimes.size(); ++i) {
    if (below().Event.pfnGetProfilingInfo(command.event, kTimes[i], sizeof(times[i]), &times[i], nullptr))
      return Outcome::failed;
  }
  return Outcome::told;
}

/// Writes what a device's clock says now, unless that was done lately.
void readClock(ur_device_handle_t device, uint64_t serial) noexcept {
  {
    const std::lock_guard lock(held->mutex);
    const auto last = held->clocks.find(device);
    if (last != held->clocks.end() && now() - last->second < kClockInterval)
      return;
    try {
      held->clocks.insert_or_assign(device, now());
    } catch (const std::bad_alloc &) {
      return;
    }
  }
  uint64_t time = 0, host = 0;
  const uint64_t before = now();
  if (below().Device.pfnGetGlobalTimestamps(device, &time, &host) == UR_RESULT_SUCCESS) {
    const uint64_t after = now();
    write("{\"e\":\"device clock\",\"s\":%" PRIu64 ",\"a\":{\"device\":\"device:%" PRIu64 "\",\"time\":%" PRIu64
          ",\"within\":%" PRIu64 "}}\n",
          before + (after - before) / 2, serial, time, after - before);
  }
}

/// One reference that is held.
void giveBack(ur_event_handle_t event) noexcept {
  {
    const std::lock_guard lock(held->mutex);
    const auto count = held->references.find(event);
    if (count != held->references.end() && --count->second == 0)
      held->references.erase(count);
  }
  (void)below().Event.pfnRelease(event);
}

/// Writes its line and gives its reference back.
void end(const HeldCommand &command, Outcome outcome, const std::array<uint64_t, 4> &times) noexcept {
  writeCommand(command, outcome, times);
  {
    const std::lock_guard lock(held->mutex);
    if (held->telling) {
      try {
        held->after.push_back(command.event);
      } catch (const std::bad_alloc &) {
        // Its reference is never given back.
      }
      return;
    }
  }
  giveBack(command.event);
}

void readAll(bool last) noexcept {
  std::deque<HeldCommand> commands;
  {
    const std::lock_guard lock(held->mutex);
    held->sinceRead = 0;
    if (held->telling)
      return;
    ++held->reading;
    commands.swap(held->commands);
  }
  size_t misses = 0;
  auto kept = commands.begin(); // what is before it is pending
  auto next = commands.begin();
  for (; next != commands.end() && (last || misses < kMisses); ++next) {
    std::array<uint64_t, 4> times{};
    const Outcome outcome = ask(*next, times);
    if (outcome == Outcome::pending && !last) {
      ++misses;
      *kept++ = *next;
      continue;
    }
    if (outcome == Outcome::told)
      readClock(next->queue.device, next->queue.deviceSerial);
    end(*next, outcome == Outcome::pending ? Outcome::lost : outcome, times);
  }
  commands.erase(kept, next);
  const std::lock_guard lock(held->mutex);
  --held->reading;
  try {
    commands.insert(commands.end(), held->commands.begin(), held->commands.end());
    held->commands.swap(commands);
  } catch (const std::bad_alloc &) {
    // What came meanwhile is held; what was pending goes without times, and keeps its references until the end.
  }
}

constexpr uint64_t kPatience = 100'000'000; // ns for threads that look at events, too

const char *stateOf(ur_event_handle_t event) noexcept {
  ur_event_status_t status{};
  if (below().Event.pfnGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status, nullptr))
    return "unknown";
  switch (status) {
  case UR_EVENT_STATUS_COMPLETE:
    return "complete";
  case UR_EVENT_STATUS_RUNNING:
    return "running";
  case UR_EVENT_STATUS_SUBMITTED:
    return "submitted";
  case UR_EVENT_STATUS_QUEUED:
    return "queued";
  default:
    return "failed";
  }
}

} // namespace

size_t tellHeld() noexcept {
  if (!held)
    return 0;
  {
    const std::lock_guard lock(held->mutex);
    held->telling = true; // from now on nothing that is held is given back
  }
  const auto othersRead = [] {
    const std::lock_guard lock(held->mutex);
    return held->reading > 0;
  };
  // A thread may be blocked while it asks the adapter: then what it has taken out isn't told.
  for (Pauses pauses(kPatience); othersRead() && pauses.again();) {
  }
  std::vector<HeldCommand> commands;
  try {
    const std::lock_guard lock(held->mutex);
    commands.assign(held->commands.begin(), held->commands.end());
  } catch (const std::bad_alloc &) {
    // None is told.
  }
  for (const HeldCommand &command : commands) {
    write("{\"e\":\"state\",\"s\":%" PRIu64 ",\"a\":{\"t\":%" PRIu32 ",\"call\":%" PRIu64 ",\"queue\":\"queue:%" PRIu64
          "\",\"state\":\"%s\"}}\n",
          now(), command.thread, command.begin, command.queue.serial, stateOf(command.event));
  }
  std::vector<ur_event_handle_t> after;
  {
    const std::lock_guard lock(held->mutex);
    held->telling = false;
    after.swap(held->after);
  }
  for (ur_event_handle_t const event : after)
    giveBack(event);
  return commands.size();
}

void startHeld() noexcept {
  if (!held)
    held = new (std::nothrow) Held;
}

void forgetHeld() noexcept {
  held = anew(held);
}

void addQueue(ur_queue_handle_t queue, const TimedQueue &is) {
  if (!held)
    return;
  {
    const std::lock_guard lock(held->mutex);
    held->queues.insert_or_assign(queue, is);
  }
  write("{\"e\":\"queue\",\"s\":%" PRIu64 ",\"a\":{\"queue\":\"queue:%" PRIu64 "\",\"device\":\"device:%" PRIu64
        "\",\"times\":%s%s}}\n",
        now(), is.serial, is.deviceSerial, is.times ? "true" : "false", is.outOfOrder ? ",\"out of order\":true" : "");
  if (is.times)
    readClock(is.device, is.deviceSerial);
}

std::optional<TimedQueue> timedQueue(ur_queue_handle_t queue) noexcept {
  if (!held)
    return {};
  const std::lock_guard lock(held->mutex);
  const auto found = held->queues.find(queue);
  return found == held->queues.end() ? std::nullopt : std::optional(found->second);
}

void dropQueue(ur_queue_handle_t queue, uint64_t serial) noexcept {
  if (!held)
    return;
  const std::lock_guard lock(held->mutex);
  const auto found = held->queues.find(queue);
  if (found != held->queues.end() && found->second.serial == serial)
    held->queues.erase(found);
}

void hold(const HeldCommand &command) noexcept {
  bool read = false;
  std::optional<HeldCommand> lost = command;
  if (held) {
    const std::lock_guard lock(held->mutex);
    try {
      held->commands.push_back(command);
      lost.reset();
      ++held->references[command.event];
      if (held->commands.size() > kMost) {
        lost = held->commands.front();
        held->commands.pop_front();
      }
    } catch (const std::bad_alloc &) {
      // Its references aren't counted, or it isn't held.
    }
    read = ++held->sinceRead >= kAskAfter;
  }
  if (lost)
    end(*lost, Outcome::lost, {});
  if (read)
    readAll(false);
}

uint32_t heldOf(ur_event_handle_t event) noexcept {
  if (!held)
    return 0;
  const std::lock_guard lock(held->mutex);
  const auto found = held->references.find(event);
  return found == held->references.end() ? 0 : found->second;
}

void readHeld() noexcept {
  if (held)
    readAll(false);
}

void stopHeld() noexcept {
  if (!held)
    return;
  readAll(true);
  const std::lock_guard lock(held->mutex);
  held->queues.clear();
  held->references.clear();
  held->clocks.clear();
}

} // namespace ur::layers::tracing
