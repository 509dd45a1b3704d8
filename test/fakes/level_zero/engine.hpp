// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake driver's state: contexts, events, and immediate command lists that each run their commands on a thread of
// their own. It is stricter than real ones: what Level Zero's specification leaves undefined, or forbids an application
// to do, ends the process here with a sentence.
#pragma once

#include "adapters/level_zero/api/command_types.hpp"
#include "adapters/level_zero/api/image_types.hpp"
#include "adapters/level_zero/api/sharing_types.hpp"
#include "fakes/call_counts.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <span>
#include <string>
#include <vector>

#include <sys/types.h>

namespace ur::level_zero::fake {

/// Says what the caller did wrong, and aborts.
[[noreturn, gnu::format(printf, 1, 2)]] void die(const char *format, ...);

/// What every handle points to: Level Zero's loader has the first word for itself.
struct Object {
  void *loaders = nullptr;
};

struct Driver : Object {};
struct Device : Object {
  int index = 0;
  Device *whole = nullptr; ///< of which it is a tile
  size_t total = 0, used = 0;
};
constexpr int kMaxDevices = 4, kMaxTiles = 4;

struct Context : Object {
  std::set<Device *> devices;
  size_t objects = 0; ///< that refer to it
};

struct Pool : Object {
  Context *context = nullptr;
  bool timed = false;
  std::vector<bool> taken; ///< by index
  size_t events = 0;
};

/// The end of a command that a counter-based event is to name.
struct Place {
  Device *device = nullptr; ///< whose list has the command
  bool reached = false;
  uint64_t startTicks = 0, endTicks = 0;
};

struct Event : Object {
  Context *context = nullptr;
  // Of a counter-based one: its flags, the device that it was made for, and what it names; nothing yet: it is complete.
  bool counterBased = false;
  uint32_t flags = 0;
  Device *device = nullptr;
  std::shared_ptr<Place> place;
  // Of a plain one.
  Pool *pool = nullptr;
  uint32_t index = 0;
  bool signalled = false, byHost = false;
  bool counts = false;          ///< a list in order was to signal it once
  int signals = 0, waiters = 0; ///< commands that are to signal it, and that wait for it
  uint64_t startTicks = 0, endTicks = 0;
  [[nodiscard]] bool isComplete() const noexcept { return counterBased ? !place || place->reached : signalled; }
};

/// What a command does.
struct Work {
  std::function<void()> check = {}; ///< what has to be so where it is submitted; under the lock
  std::function<void()> run = {};   ///< without the lock
  std::vector<int *> running = {};  ///< of what it uses: commands that are submitted, and not over
};

struct Command {
  std::vector<Event *> waits;                 ///< plain ones
  std::vector<std::shared_ptr<Place>> places; ///< what the counter-based ones named when they were given
  Event *signal = nullptr;
  std::shared_ptr<Place> place; ///< its end, where that has a name
  bool barrier = false;
  std::vector<Work> works;
  std::vector<int *> lists; ///< that it runs: how often those are on their way
  [[nodiscard]] bool hasWaits() const noexcept { return !waits.empty() || !places.empty(); }
};

struct RegularList;

struct List : Object {
  Context *context = nullptr;
  Device *device = nullptr;
  bool ordered = false;
  std::unique_ptr<RegularList> regular; ///< null: an immediate one
  std::deque<Command> commands;
  bool busy = false, destroyed = false;
  std::atomic<bool> inUse{false}; ///< by a thread that appends
  std::condition_variable wake;
  [[nodiscard]] bool idle() const noexcept { return commands.empty() && !busy; }
};

/// Handles that are alive; using another one is the end.
template <class T>
class Live {
public:
  explicit Live(const char *what) : what_(what) {}
  T *add(std::unique_ptr<T> object) { return *all_.insert(object.release()).first; }
  template <class Handle>
  T &of(Handle handle, const char *function) {
    auto *object = reinterpret_cast<T *>(handle);
    if (!all_.contains(object))
      die("%s: %p is no %s, or no longer", function, static_cast<void *>(object), what_);
    return *object;
  }
  /// Takes it out; it belongs to the caller.
  std::unique_ptr<T> take(T &object) {
    all_.erase(&object);
    return std::unique_ptr<T>(&object);
  }
  [[nodiscard]] const std::set<T *> &all() const noexcept { return all_; }

private:
  const char *what_;
  std::set<T *> all_;
};

struct Engine {
  std::mutex mutex;                ///< guards all state of the fake
  std::condition_variable changed; ///< commands are over, or an event was signalled
  // What tests can set: by FAKE_LEVEL_ZERO_DEVICES and so on.
  uint64_t deviceCount = 1;
  uint64_t dmaBufs = 1;        ///< whether memory can be shared with other processes
  uint64_t images = 1;         ///< whether devices have them
  uint64_t imagePitches = 1;   ///< whether copies between images and memory know pitches
  uint64_t snorm = 1;          ///< whether images have channels from -1 to 1
  uint64_t peers = 1;          ///< whether devices reach each other's memory
  uint64_t tiles = 0;          ///< sub-devices of each device
  uint64_t version = 17;       ///< of the interface, behind the 1.
  uint64_t kernelGroup = 1024; ///< most items in a group of kernels; 0: kernels don't tell
  uint64_t memory = 2048;      ///< MiB, of each device
  uint64_t withoutPages = 0;   ///< so many devices, the last ones, have no virtual memory
  uint64_t append = 1;         ///< whether immediate lists run regular ones
  uint64_t mutableLists = 1;   ///< whether regular lists can be changed
  pid_t initialized = 0;       ///< the process that has called zeInit
  uint64_t endsAtExit = 0;     ///< handlers of exit() take the driver apart, as Intel's does: then no call may come
  std::atomic<bool> ended{false};
  Driver driver;
  Device devices[kMaxDevices];
  Device tileDevices[kMaxDevices][kMaxTiles];
  Live<Context> contexts{"context"};
  Live<Pool> pools{"event pool"};
  Live<Event> events{"event"};
  Live<List> lists{"command list"};
  std::chrono::nanoseconds slowDown{0}; ///< how long each command takes at least
  uint64_t calls = 0, failAt = 0;
  ze_result_t failure = ZE_RESULT_ERROR_DEVICE_LOST;
  const char *failed = "";
  std::string refused; ///< a function all of whose calls fail
  ur::test::CallCounts counts;
  // What a test wants to be called before the next call of a function, without the lock.
  std::string pausedAt;
  void (*pause)() = nullptr;
};
/// Lives as long as the process does: lists' threads use it to the end.
Engine &engine();

/// Begins a call: counts it, and holds the lock as long as it lives.
class Call {
public:
  /// `mayFail`: a test can make it fail; calls that end something do what they say whatever they answer.
  explicit Call(const char *name, bool mayFail = true);
  /// What the call has to answer at once, if not SUCCESS: it is the one that is to fail.
  [[nodiscard]] ze_result_t refused() const noexcept { return refused_; }
  [[nodiscard]] std::unique_lock<std::mutex> &lock() noexcept { return lock_; }

private:
  std::unique_lock<std::mutex> lock_;
  ze_result_t refused_ = ZE_RESULT_SUCCESS;
};
#define BEGIN()                                                                                                        \
  Call call(__func__);                                                                                                 \
  if (call.refused() != ZE_RESULT_SUCCESS)                                                                             \
  return call.refused()
#define ENDING() const Call call(__func__, false)

/// An object that one thread at a time may use: the specification wants that of the application.
class Exclusive {
public:
  Exclusive(std::atomic<bool> &inUse, const char *function) : inUse_(inUse) {
    if (inUse.exchange(true))
      die("%s: two threads at once", function);
  }
  Exclusive(const Exclusive &) = delete;
  Exclusive &operator=(const Exclusive &) = delete;
  ~Exclusive() { inUse_ = false; }

private:
  std::atomic<bool> &inUse_;
};

// The devices' counters, which begin again soon after the process has begun, as real ones do after minutes and hours.
constexpr uint64_t kTicksPerSecond = 19200000;
constexpr uint32_t kCounterBits = 36, kKernelCounterBits = 32;
[[nodiscard]] uint64_t ticksNow();

/// Under the lock: a list with its thread.
List *makeList(Context &context, Device &device, bool ordered);
/// Under the lock. Checks the events, and what the specification says of them.
[[nodiscard]] ze_result_t append(List &list, const char *function, ze_event_handle_t signal,
                                 std::span<const ze_event_handle_t> waits, Work work, bool barrier = false);
/// The same for a command of an immediate list that does all that.
[[nodiscard]] ze_result_t appendWorks(List &list, const char *function, ze_event_handle_t signal,
                                      std::span<const ze_event_handle_t> waits, std::vector<Work> works, bool barrier,
                                      std::vector<int *> lists = {});
/// The list behind a handle.
[[nodiscard]] List &listOf(ze_command_list_handle_t handle, const char *function);
Device &deviceOf(ze_device_handle_t handle, const char *function);
/// A structure has to say what it is.
void checkType(ze_structure_type_t is, ze_structure_type_t wanted, const char *function);

// The functions, of the vendor's names, as the adapter declares them. They are exported, as a loader's are.
extern "C" {
#define FUNCTION(name, parameters) __attribute__((visibility("default"))) ze_result_t name parameters;
#include "adapters/level_zero/api/functions.def"
}

/// Modules, kernels, logs that exist; blocks of memory, reservations and physical memory.
[[nodiscard]] size_t moduleObjects();
[[nodiscard]] size_t memoryObjects();

} // namespace ur::level_zero::fake
