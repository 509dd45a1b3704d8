// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The simulated machine: devices, their streams, commands and events, a clock, and the scheduler that runs commands in
// a legal order. One for the process; contexts are views of it. Thread-safe by one lock, which is not held while a
// command's action, a host call or a notification runs.
#pragma once

#include "adapters/core/port/driver_native.hpp"
#include "sim/clocks.hpp"
#include "sim/kernels.hpp"
#include "sim/memory.hpp"
#include "sim/partitions.hpp"
#include "sim/pools.hpp"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <random>
#include <thread>
#include <unordered_map>

namespace ur::sim {

struct Gate {
  bool open = false;
};
using GateRef = std::shared_ptr<Gate>;

struct StreamState;

struct Command {
  CommandInfo info;
  std::shared_ptr<StreamState> stream;
  const void *context = nullptr;
  bool profiling = false, timed = false;
  std::vector<std::shared_ptr<Command>> waits; ///< let go when it is done
  std::shared_ptr<Command> marked;             ///< the command right before, of which this is the signal
  std::shared_ptr<Command> begin;              ///< of a graph's end: with which its times begin
  bool failsItself = false;                    ///< and not only as a signal
  std::vector<GateRef> gates;
  std::vector<Range> ranges;
  std::function<void()> action;
  bool held = false;      ///< until its stream is flushed
  bool joinsHost = false; ///< its action is host code, which knows that all before it is done
  Stamp stamp;
  VectorClock clock; ///< what precedes it, and itself
  VectorClock withoutWaits;
  ur_result_t failure = UR_RESULT_SUCCESS;
  std::vector<std::pair<core::Notification, void *>> notifications;
  std::vector<uint64_t>
      rivals;        ///< numbers of those it races with, which never run at the same time: the bytes are real
  uint64_t walk = 0; ///< the last that came by

  /// Everything before it on its stream comes before everything behind it.
  bool isBarrier() const { return info.call == Call::fence && info.fence == core::FenceKind::barrier; }
  bool done() const { return info.state == CommandState::complete || info.state == CommandState::failed; }
};
using CommandRef = std::shared_ptr<Command>;

struct StreamState {
  const void *context = nullptr;
  uint32_t device = 0; ///< the driver's own number
  size_t number = 0;
  StreamInfo info;
  std::deque<CommandRef> pending; ///< in order of submission, running ones included
  std::deque<Command *> barriers; ///< those among them, of an unordered stream
  uint64_t walk = 0, added = 0;   ///< the last that came by, and the number below which it has them all
  std::vector<GateRef> gates;
  std::weak_ptr<Command> newest; ///< which keeps the stream
  std::vector<Stamp> tails;      ///< the last command of each chain of this stream
  std::vector<Stamp> graphTails; ///< of each chain of graphs that ran on it
  VectorClock before, all;       ///< what precedes every new command (last barrier); every command so far
};

/// A node of a graph: a command without a place, and the earlier nodes that it comes after.
struct GraphNode {
  CommandRef what;
  std::vector<uint32_t> after;
};

struct EventState {
  const void *context = nullptr;
  uint32_t device = 0;
  bool timed = false;
  CommandRef command; ///< none: not recorded
  bool user = false;  ///< signalled by the host's word
  size_t users = 0;   ///< that share it; 0: it is no such one
};

class World {
public:
  static World &instance();
  World();

  Ledger ledger;
  Partitions partitions{ledger};

  // For the controller.
  void reset(const Options &options);
  Options &options() { return options_; }
  std::mutex &mutex() { return mutex_; }
  Memory &memory() { return memory_; }
  Pools &pools() { return pools_; }
  Kernels &kernels() { return kernels_; }
  bool step();
  size_t runUntilIdle();
  void advance(uint64_t ns);
  uint64_t now();
  void open(const GateRef &gate);
  GateRef closeStream(size_t stream);
  GateRef closeDevice(uint32_t device);
  GateRef closeKernel(const std::string &kernel);
  GateRef closeNext();
  GateRef closeBuilds(uint32_t device);
  GateRef closeNotifications();
  /// Blocks until so many blocking calls wait for commands that can't run now; false: they didn't come within the
  /// patience for deadlocks.
  bool awaitWaiting(size_t count);
  /// Blocks until so many builds wait at closed gates; false: they didn't come within the patience for deadlocks.
  bool awaitBuilds(size_t count);
  void failNext(uint64_t nth, ur_result_t result);
  std::vector<CommandInfo> commands();
  std::vector<StreamInfo> streams();
  size_t liveEvents();
  size_t liveContexts();
  /// Waits until there are no more than so many contexts: a thread of the core's may still be closing one. How many are
  /// left after the patience for deadlocks.
  size_t awaitContexts(size_t atMost = 0);

  // For drivers. Contexts are named by the driver's address.
  void openContext(const void *context);
  void closeContext(const void *context); ///< runs what is pending, then reports what is left
  ur_result_t createStream(const void *context, uint32_t device, const core::StreamDesc &desc, uintptr_t *stream);
  void destroyStream(const void *context, uintptr_t stream);
  ur_result_t createEvents(const void *context, uint32_t device, bool timed, std::span<core::NativeEvent> events);
  void destroyEvents(const void *context, std::span<const core::NativeEvent> events);
  ur_result_t resetEvents(const void *context, std::span<const core::NativeEvent> events);
  /// The command comes with its action, ranges and number-free info; plain says what it is in reports.
  ur_result_t submit(const void *context, uintptr_t stream, CommandRef command, const core::Fence &fence);
  /// A graph (graphs.cpp): its nodes are ordered by their edges alone, between a command of the stream that stands for
  /// its beginning and one for its end.
  /// `over`: with which the run is.
  ur_result_t submitGraph(const void *context, uintptr_t stream, uint32_t device, std::span<const GraphNode> nodes,
                          const core::Fence &fence, CommandRef *over);
  ur_result_t finish(const void *context, uintptr_t stream);
  ur_result_t flush(const void *context, uintptr_t stream);
  ur_result_t wait(const void *context, uintptr_t event);
  ur_result_t query(const void *context, uintptr_t event, core::EventStatus *status);
  ur_result_t notify(const void *context, uintptr_t event, core::Notification call, void *data);
  ur_result_t eventTimes(const void *context, uintptr_t event, uint64_t *start, uint64_t *end);
  /// A build for the device begins; blocks while its gate is closed.
  void enterBuild(uint32_t device);
  /// With the lock: frees a block of no user's.
  void dropBlock(void *memory, size_t size);
  /// Frees; with freeBlocks once nothing uses the block any more.
  ur_result_t free(const void *context, core::MemoryKind kind, void *memory);
  /// Before code goes: with unloadsBlock waits for all that is in flight.
  void awaitUnload();
  /// Of a pool: never waits.
  ur_result_t freePooled(const void *context, void *memory);
  /// The same for other memory: what was registered, what was opened, a range of whole mappings.
  ur_result_t unregisterHost(const void *context, void *memory, size_t size);
  ur_result_t closeMemory(const void *context, void *memory, size_t size);
  ur_result_t unmap(const void *context, void *start, size_t size);

  // Native handles (native.cpp). An import is a handle of its own for an object that exists.
  uintptr_t nativeHandle(const void *context, uintptr_t handle);
  bool exists(uintptr_t native); ///< a stream or an event
  ur_result_t importStream(const void *context, uintptr_t native, bool owned, std::span<const uint32_t> devices,
                           core::StreamDesc *desc, uintptr_t *stream);
  ur_result_t importEvent(const void *context, uintptr_t native, bool owned, core::ImportedEvent *event);
  /// The stream of the event's command, where events are the enqueues' and so know it; 0: it is gone, or unknown.
  uintptr_t streamOf(const void *context, uintptr_t event);
  // Events that contexts share, as processes would: each further user's is an import.
  uintptr_t createSharedEvent(const void *context, uint32_t device);
  /// 0: there is none.
  uintptr_t shareEvent(const void *context, uintptr_t event, uint32_t *device = nullptr);
  uintptr_t openNativeContext(std::span<const uint32_t> devices);
  bool nativeContextDevices(uintptr_t native, std::vector<uint32_t> *devices);
  void closeNativeContext(uintptr_t native, bool owned);
  uintptr_t createUserEvent(const void *context);
  void signalUserEvent(uintptr_t event, ur_result_t outcome);

private:
  using Lock = std::unique_lock<std::mutex>;

  struct Import {
    const void *context = nullptr;
    uintptr_t target = 0;
    bool owned = false;
  };
  uintptr_t target(const void *context, uintptr_t handle, const char *what);
  uintptr_t import(const void *context, uintptr_t native, bool owned);
  template <class Map>
  typename Map::mapped_type findHandle(const Map &map, const void *context, uintptr_t handle, const char *what);
  template <class Map>
  void destroyHandle(Map &map, const void *context, uintptr_t handle, const char *what);

  // submit.cpp
  std::shared_ptr<StreamState> findStream(const void *context, uintptr_t stream, const char *what);
  std::shared_ptr<EventState> findEvent(const void *context, uintptr_t event, const char *what);
  ur_result_t resolveWaits(const void *context, Command &command, const core::Fence &fence);
  ur_result_t attachSignal(const void *context, const CommandRef &command, const core::Fence &fence);
  bool checkRanges(const Command &command, const char *when);
  void order(Command &command);
  void place(CommandRef command);
  static void comeAfter(Command &command, const CommandRef &earlier);
  void checkUnused(const void *memory, size_t size, const char *what);
  ur_result_t quiesce(Lock &lock, const void *context, const void *memory, size_t size, const char *what);

  // scheduler.cpp
  /// A command that fails with one of its waits doesn't await the others; but for a graph's end.
  bool mayEndEarly() const { return options_.caps.isolatedFailures && !options_.caps.endsBehindItsWaits; }
  bool endsEarly(const Command &command) const;
  bool ready(const Command &command) const;
  std::vector<CommandRef> needed(std::span<const CommandRef> targets, bool now = false);
  CommandRef oldestReady(std::span<const CommandRef> &needed) const;
  CommandRef oldestNeeded(const CommandRef &target);
  CommandRef anyReady();
  void run(Lock &lock, const CommandRef &command);
  void deliver(Lock &lock);
  ur_result_t await(Lock &lock, std::span<const CommandRef> targets, const char *what);
  /// Blocks until it is so; false: that takes longer than deadlockAfterMs, or ten times as long while a command runs,
  /// which is progress. Waits in parts: a clock that jumps, or a machine that stands still for a while, costs one of
  /// them.
  template <class Condition>
  bool awaitChange(Lock &lock, Condition condition) {
    constexpr int kParts = 10;
    const auto part = std::chrono::microseconds(std::chrono::milliseconds(options_.deadlockAfterMs)) / kParts;
    bool is = false;
    for (int left = kParts * kParts; left > 0 && !is; left -= running_ > 0 ? 1 : kParts)
      is = changed_.wait_until(lock, std::chrono::system_clock::now() + part, condition);
    return is;
  }
  void letStart(const StreamState &stream); ///< a flush
  void worker(uint64_t generation);
  void startWorkers();
  void forgetOrder();
  void stopWorkers(Lock &lock);

  std::mutex mutex_;
  std::condition_variable changed_;
  uint64_t changes_ = 0; ///< grows with everything that a waiting thread may have waited for
  Options options_;
  Memory memory_{ledger};
  Pools pools_{ledger, memory_};
  Kernels kernels_;
  std::mt19937_64 random_;
  uint64_t now_ = 0, nextHandle_ = 0;
  std::unordered_map<uintptr_t, std::shared_ptr<StreamState>> streams_;
  std::unordered_map<uintptr_t, std::shared_ptr<EventState>> events_;
  std::unordered_map<uintptr_t, Import> imports_;
  std::unordered_map<uintptr_t, std::vector<uint32_t>> nativeContexts_; ///< their devices
  std::vector<std::shared_ptr<StreamState>> allStreams_;
  uint64_t walks_ = 0;                             ///< over what others come after
  std::vector<std::shared_ptr<StreamState>> busy_; ///< those with pending commands
  std::vector<CommandRef> log_;
  size_t forgotten_ = 0; ///< the first of the log have no clocks any more
  std::vector<const void *> contexts_;
  std::array<std::vector<GateRef>, kDevices> deviceGates_;
  std::map<std::string, std::vector<GateRef>> kernelGates_;
  std::vector<GateRef> nextGates_;
  std::map<uint32_t, std::vector<GateRef>> buildGates_;
  size_t buildsWaiting_ = 0, callsWaiting_ = 0;
  size_t running_ = 0; ///< commands whose action is being carried out
  std::vector<GateRef> notificationGates_;
  uint64_t failCountdown_ = 0;
  ur_result_t failResult_ = UR_RESULT_SUCCESS;
  uint32_t chains_ = 0;
  VectorClock host_; ///< what the host knows to be done
  Shadow shadow_;
  struct Delivery {
    CommandRef command;
    core::Notification call;
    void *data;
  };
  std::deque<Delivery> deliveries_;
  bool delivering_ = false;
  uint64_t generation_ = 0; ///< of workers; those of an earlier one stop
  std::vector<std::thread> workers_;
};

/// Whether this thread is inside a notification, where the driver must not be called.
bool insideNotification() noexcept;

} // namespace ur::sim
