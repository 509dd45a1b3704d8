// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/regular_list.hpp"
#include "fakes/threads.hpp"

#include <algorithm>
#include <chrono>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>

#include <unistd.h>

namespace ur::level_zero::fake {

void die(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  std::fputs("fake Level Zero driver: ", stderr);
  std::vfprintf(stderr, format, arguments);
  std::fputs("\n", stderr);
  va_end(arguments);
  std::abort();
}

namespace {

struct Setting {
  const char *name;
  uint64_t Engine::*value;
};
constexpr Setting kSettings[] = {
    {"APPEND", &Engine::append},
    {"DEVICES", &Engine::deviceCount},
    {"DMA_BUFS", &Engine::dmaBufs},
    {"ENDS_AT_EXIT", &Engine::endsAtExit},
    {"IMAGE_PITCHES", &Engine::imagePitches},
    {"IMAGES", &Engine::images},
    {"KERNEL_GROUP", &Engine::kernelGroup},
    {"MEMORY", &Engine::memory},
    {"MUTABLE", &Engine::mutableLists},
    {"PEERS", &Engine::peers},
    {"SNORM", &Engine::snorm},
    {"TILES", &Engine::tiles},
    {"VERSION", &Engine::version},
    {"WITHOUT_PAGES", &Engine::withoutPages},
};

} // namespace

Engine &engine() {
  static Engine *const instance = [] {
    auto *made = new Engine;
    for (const Setting &setting : kSettings) {
      if (const char *text = std::getenv((std::string("FAKE_LEVEL_ZERO_") + setting.name).c_str()))
        made->*setting.value = std::strtoull(text, nullptr, 10);
    }
    if (const char *text = std::getenv("FAKE_LEVEL_ZERO_REFUSE"))
      made->refused = text;
    made->deviceCount = std::min<uint64_t>(made->deviceCount, kMaxDevices);
    for (int i = 0; i < kMaxDevices; ++i) {
      made->devices[i].index = i;
      made->devices[i].total = made->memory << 20;
      made->tiles = std::min<uint64_t>(made->tiles, kMaxTiles);
      for (uint64_t tile = 0; tile < made->tiles; ++tile) {
        Device &part = made->tileDevices[i][tile];
        part.index = static_cast<int>(tile);
        part.whole = &made->devices[i];
        part.total = made->devices[i].total / made->tiles;
      }
    }
    return made;
  }();
  return *instance;
}

namespace {

void (*takePause(const char *name))() {
  Engine &state = engine();
  std::lock_guard lock(state.mutex);
  return state.pausedAt == name ? std::exchange(state.pause, nullptr) : nullptr;
}

std::mutex &mutexFor(const char *name) {
  Engine &state = engine();
  if (void (*const pause)() = takePause(name))
    pause();
  if (state.initialized != getpid() && std::string_view(name) != "zeInit")
    die("%s: before zeInit, which each child of fork has to call, too", name);
  if (state.ended)
    die("%s: the process exits, and has taken the driver apart", name);
  return state.mutex;
}

} // namespace

Call::Call(const char *name, bool mayFail) : lock_(mutexFor(name)) {
  Engine &state = engine();
  state.counts.note(name);
  if (mayFail && (++state.calls == state.failAt || state.refused == name)) {
    refused_ = state.failure;
    state.failed = name;
  }
}

uint64_t ticksNow() {
  // So much before all bits are ones, a tenth of a second after the first look.
  static const auto begin = std::chrono::steady_clock::now();
  constexpr uint64_t kStart = (uint64_t{1} << kCounterBits) - kTicksPerSecond / 10;
  const auto passed = std::chrono::steady_clock::now() - begin;
  const auto ns = static_cast<uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(passed).count());
  return kStart + ns / 1000 * kTicksPerSecond / 1000000;
}

namespace {

bool isReady(const Command &command) {
  return std::all_of(command.waits.begin(), command.waits.end(), [](const Event *event) { return event->signalled; }) &&
         std::all_of(command.places.begin(), command.places.end(), [](const auto &place) { return place->reached; });
}

/// A command that may run now. Without an order the newest of them: nobody may count on the order of what isn't
/// ordered.
std::deque<Command>::iterator next(List &list) {
  auto found = list.commands.end();
  for (auto at = list.commands.begin(); at != list.commands.end(); ++at) {
    const bool first = at == list.commands.begin();
    if (isReady(*at) && (first || !at->barrier || at->hasWaits()))
      found = at;
    if (list.ordered || at->barrier)
      break; // what follows waits for this one
  }
  return found;
}

void run(List &list, std::unique_lock<std::mutex> &lock) {
  const auto found = next(list);
  Command command = std::move(*found);
  list.commands.erase(found);
  list.busy = true;
  const uint64_t start = ticksNow();
  const auto slowDown = engine().slowDown;
  lock.unlock();
  if (slowDown != slowDown.zero())
    std::this_thread::sleep_for(slowDown);
  for (Work &work : command.works) {
    if (work.run)
      work.run();
    work.run = nullptr;
  }
  lock.lock();
  for (const Work &work : command.works) {
    for (int *running : work.running)
      --*running;
  }
  for (int *pending : command.lists)
    --*pending;
  for (Event *wait : command.waits)
    --wait->waiters;
  if (Event *event = command.signal) {
    --event->signals;
    event->signalled = true;
    event->startTicks = start;
    event->endTicks = ticksNow();
  }
  if (command.place) {
    command.place->reached = true;
    command.place->startTicks = start;
    command.place->endTicks = ticksNow();
  }
  list.busy = false;
  for (List *other : engine().lists.all())
    other->wake.notify_one();
  engine().changed.notify_all();
}

/// Runs a list's commands until it is destroyed.
void serve(List *list) {
  std::unique_lock lock(engine().mutex);
  for (;;) {
    list->wake.wait(lock, [&] { return list->destroyed || next(*list) != list->commands.end(); });
    if (list->destroyed)
      break;
    run(*list, lock);
  }
  lock.unlock();
  delete list;
}

Event &eventFor(List &list, ze_event_handle_t handle, const char *function) {
  Event &event = engine().events.of(handle, function);
  if (event.context != list.context)
    die("%s: an event of another context", function);
  return event;
}

/// What a command waits for that is given a counter-based event.
void waitFor(const Event &event, const List &list, const char *function, Command &command) {
  if (!event.place)
    return;
  const auto whole = [](const Device *device) { return device->whole ? device->whole : device; };
  if (whole(event.place->device) != whole(list.device) && !engine().peers)
    die("%s: waits for a counter-based event of a device that is no peer", function);
  command.places.push_back(event.place);
}

/// Before version 1.17 of the headers nothing says that other devices than the event's may signal it.
void signalBy(Event &event, const List &list, const char *function, Command &command) {
  if (!list.ordered)
    die("%s: a list without order signals a counter-based event", function);
  if (event.device != list.device)
    die("%s: a counter-based event was made for another device", function);
  constexpr uint32_t kNonImmediate = 2; // neither flag: as if for immediate ones
  if ((event.flags & kNonImmediate) && !(event.flags & ZE_EVENT_COUNTER_BASED_FLAG_IMMEDIATE))
    die("%s: a counter-based event isn't for immediate lists", function);
  event.place = command.place = std::make_shared<Place>();
  event.place->device = list.device;
}

} // namespace

List *makeList(Context &context, Device &device, bool ordered) {
  auto made = std::make_unique<List>();
  made->context = &context;
  made->device = &device;
  made->ordered = ordered;
  ++context.objects;
  List *list = engine().lists.add(std::move(made));
  fakes::Threads::get().start([list] { serve(list); });
  return list;
}

ze_result_t append(List &list, const char *function, ze_event_handle_t signal, std::span<const ze_event_handle_t> waits,
                   Work work, bool barrier) {
  if (list.regular)
    return list.regular->append(function, signal, waits, std::move(work), barrier);
  if (work.check)
    work.check();
  return appendWorks(list, function, signal, waits, {std::move(work)}, barrier);
}

ze_result_t appendWorks(List &list, const char *function, ze_event_handle_t signal,
                        std::span<const ze_event_handle_t> waits, std::vector<Work> works, bool barrier,
                        std::vector<int *> lists) {
  Command command;
  command.barrier = barrier;
  for (const ze_event_handle_t wait : waits) {
    Event &event = eventFor(list, wait, function);
    if (event.counterBased) {
      waitFor(event, list, function, command);
      continue;
    }
    if (event.counts && !event.signalled && event.signals == 0)
      return ZE_RESULT_ERROR_INVALID_ARGUMENT; // as Intel's driver has it
    command.waits.push_back(&event);
  }
  if (Event *event = signal ? &eventFor(list, signal, function) : nullptr; event && event->counterBased) {
    signalBy(*event, list, function, command);
  } else if (event) {
    command.signal = event;
    if (command.signal->signalled || command.signal->signals != 0 || command.signal->waiters != 0)
      die("%s: signals an event that isn't reset", function);
    ++command.signal->signals;
    command.signal->counts = command.signal->counts || list.ordered;
  }
  for (Event *wait : command.waits)
    ++wait->waiters;
  for (const Work &work : works) {
    for (int *running : work.running)
      ++*running;
  }
  for (int *pending : lists)
    ++*pending;
  command.works = std::move(works);
  command.lists = std::move(lists);
  list.commands.push_back(std::move(command));
  list.wake.notify_one();
  return ZE_RESULT_SUCCESS;
}

List &listOf(ze_command_list_handle_t handle, const char *function) {
  return engine().lists.of(handle, function);
}

Device &deviceOf(ze_device_handle_t handle, const char *function) {
  auto *device = reinterpret_cast<Device *>(handle);
  Engine &state = engine();
  for (uint64_t i = 0; i < state.deviceCount; ++i) {
    if (device >= state.tileDevices[i] && device < state.tileDevices[i] + state.tiles)
      return *device;
  }
  if (device < state.devices || device >= state.devices + state.deviceCount)
    die("%s: %p is no device", function, static_cast<void *>(device));
  return *device;
}

void checkType(ze_structure_type_t is, ze_structure_type_t wanted, const char *function) {
  if (is != wanted) {
    die("%s: a structure says that it is of type 0x%x, not 0x%x", function, static_cast<unsigned>(is),
        static_cast<unsigned>(wanted));
  }
}

} // namespace ur::level_zero::fake
