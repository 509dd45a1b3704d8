// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Plain data of the simulated driver: what a test configures, and what it reads back.
#pragma once

#include "adapters/core/port/driver_pools.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace ur::sim {

/// Every function of the port, for counters and injected failures.
enum class Call : uint8_t {
  enumerate,
  openContext,
  createStream,
  destroyStream,
  createEvents,
  destroyEvents,
  resetEvents,
  copy,
  fill,
  launch,
  fence,
  hostCall,
  flush,
  finish,
  wait,
  query,
  notify,
  eventTimes,
  deviceTime,
  alloc,
  free,
  freeMemory,
  buildProgram,
  destroyProgram,
  kernelNames,
  createKernel,
  destroyKernel,
  split,
  releasePart,
  reserve,
  unreserve,
  createPhysical,
  destroyPhysical,
  map,
  unmap,
  setAccess,
  compileProgram,
  linkProgram,
  dynamicLink,
  programConstants,
  programBinary,
  globalVariable,
  functionPointer,
  hostPipe,
  maxCooperativeGroups,
  createImage,
  destroyImage,
  copyImage,
  createSampler,
  destroySampler,
  nativeHandle, ///< any that hands one out
  importNative, ///< any that takes one in
  registerHost,
  unregisterHost,
  exportMemory,
  openMemory,
  closeMemory,
  exportPhysical,
  openPhysical,
  exportDescriptor,
  createSharedEvent,
  shareEvent,
  exportEvent,
  openEvent,
  setPeerAccess,
  createPool,
  destroyPool,
  allocPooled,
  freePooled,
  trimPool,
  setPoolThreshold,
  poolReserved,
  resetPoolHigh,
  prefetch,
  advise,
  createGraph,
  addNode, ///< of whatever kind
  instantiateGraph,
  updateNode,
  enqueueGraph,
  destroyGraph,
  retireGraph,
  count
};
inline constexpr size_t kCalls = static_cast<size_t>(Call::count);
const char *name(Call call) noexcept;

/// Breaches of the port's contract, and of the rules of memory. Each makes the test fail unless it is taken.
enum class Fault : uint8_t {
  unknownHandle,     ///< a handle that the driver never made, or another context's
  useAfterDestroy,   ///< of a stream, event, program or kernel; a second destroy as well
  missingCapability, ///< a call or flag that caps() or the device's facts rule out
  badArgument,       ///< a description that the core should have refused or never have made
  unrecordedWait,    ///< waiting for an event that no command signals
  duplicateWait,     ///< the same event, or its stream's own on an ordered stream, in a wait list
  ownStreamWait,
  eventRecordedTwice, ///< a signal that is recorded already
  outOfBounds,        ///< a range that leaves its block
  useAfterFree,       ///< a command uses a block freed before it was submitted, or freed before it ran
  unknownMemory,      ///< a kernel's pointer into no block
  badFree,            ///< of something that isn't the start of a live block
  freeInUse,          ///< while a command uses the block, or isn't known to the host to be done with it
  overrun,            ///< bytes before or behind a block, or of a freed block, were written
  race,               ///< two commands, neither ordered before the other, one of them writing the same bytes
  leak,               ///< alive when its context goes
  unflushed,          ///< a wait for, or a notification of, what its stream holds back until it is flushed
  deadlock,           ///< a blocking call that nothing moved on for Options::deadlockAfterMs
  callFromNotification
};
const char *name(Fault fault) noexcept;

struct Violation {
  Fault fault;
  std::string text;
};

/// When commands run.
enum class Mode : uint8_t {
  manual, ///< in step() and runUntilIdle() only; a blocking call waits for another thread to do that
  onWait, ///< as manual, and a blocking call runs commands itself until what it waits for is done
  threads ///< worker threads run whatever is ready
};

struct Options {
  core::DriverCaps caps{.unorderedStreams = true, .timedEvents = true, .hostCalls = true};
  Mode mode = Mode::onWait;
  /// 0: the oldest ready command first, and blocking calls run only what they need. Otherwise any ready command may be
  /// next, chosen by a generator with this seed.
  uint64_t seed = 0;
  uint64_t deviceMemory = uint64_t{256} << 20; ///< bytes, of each device
  uint64_t hostMemory = uint64_t{256} << 20;
  uint64_t commandNs = 1000;       ///< what a command takes on the manual clock
  uint32_t deadlockAfterMs = 5000; ///< real time without any progress before a blocking call gives up
  uint32_t workers = 2;            ///< of Mode::threads
  bool queryRuns = false;          ///< query runs one command first (Mode::onWait), for callers that poll
  bool notifies = true;            ///< the driver tells when an event is over
  bool notifiesInReverse = false;  ///< of several notifications that are due, the latest comes first
  bool virtualMemory = true;       ///< the driver has this part
  bool imagesOverHostMemory = false;
  bool migration = true;    ///< and this
  bool registration = true; ///< and this
  bool interProcess = true; ///< and this
  bool graphs = false;      ///< and this
  /// Kinds of memory, by MemoryKind, that the driver has pools of.
  std::array<bool, 3> pools{true, true, true};
  bool races = true; ///< check that conflicting accesses are ordered
};

/// What of a cooperative launch a device has room for.
inline constexpr size_t kCooperativeItems = 512, kCooperativeGroups = 64;
inline constexpr uint32_t kDevices = 3; ///< of the simulated platform
/// What pools hold is a multiple of this.
inline constexpr size_t kPoolUnit = size_t{4} << 20;

enum class Access : uint8_t { read, write };

/// A range of memory that a command touches.
struct Range {
  const void *memory = nullptr;
  size_t size = 0;
  Access access = Access::read;
  bool image = false; ///< of an image
};

/// One launch as a kernel's host function sees it.
struct Invocation {
  uint32_t dims = 1;
  bool cooperative = false; ///< all groups run at the same time
  std::array<uint32_t, 3> clusterSize{};
  size_t groupMemory = 0; ///< that no argument names
  std::array<size_t, 3> globalOffset{}, globalSize{1, 1, 1}, localSize{1, 1, 1};
  std::vector<std::vector<uint8_t>> args;              ///< a copy of each argument's bytes; zeros for local memory
  std::map<std::string, std::span<uint8_t>> variables; ///< the program's global ones
  std::map<uint32_t, uint64_t> constants;              ///< the program's specialization constants

  template <class T>
  T value(size_t index) const {
    T result{};
    const std::vector<uint8_t> &bytes = args.at(index);
    std::copy_n(bytes.data(), std::min(bytes.size(), sizeof(T)), reinterpret_cast<uint8_t *>(&result));
    return result;
  }
  template <class T>
  T *pointer(size_t index) const {
    return value<T *>(index);
  }
  size_t items() const { return globalSize[0] * globalSize[1] * globalSize[2]; }
};

/// A kernel: a function of the host, called once for each launch. It may throw a ur_result_t, with which its command
/// fails.
struct KernelSpec {
  std::string name;
  std::vector<core::KernelFacts::Arg> args;
  bool argsKnown = true;
  std::function<void(const Invocation &)> run;
  /// What a launch touches. Without it, the first byte behind each pointer is held to be written, and all of each image
  /// to be used as its argument has it.
  std::function<std::vector<Range>(const Invocation &)> footprint;
  std::array<size_t, 3> requiredGroupSize{};
  size_t maxGroupSize = 0, localMemSize = 0, bestGroupSize = 0;
  uint32_t requiredSubGroups = 0, requiredSubGroupSize = 0;
};

enum class CommandState : uint8_t { submitted, running, complete, failed };

/// A command as it was submitted, and what has become of it. Numbers count from 1, in order of submission.
struct CommandInfo {
  uint64_t number = 0;
  Call call = Call::fence;
  core::FenceKind fence = core::FenceKind::wait;
  size_t stream = 0;           ///< position in order of creation
  std::vector<uint64_t> waits; ///< numbers of the commands waited for
  bool signals = false;        ///< an event was recorded
  std::string kernel;
  bool cooperative = false; ///< of a launch, and the three behind it
  std::array<uint32_t, 3> clusterSize{};
  size_t groupMemory = 0;
  bool localOpen = false;
  CommandState state = CommandState::submitted;
  uint64_t startNs = 0, endNs = 0;
};

/// A pool that was made, in bytes.
struct PoolInfo {
  core::NativePoolDesc desc; ///< the device as the context has it
  bool alive = true;         ///< not destroyed
  size_t reserved = 0, reservedHigh = 0, used = 0, usedHigh = 0;
};

struct StreamInfo {
  core::StreamDesc desc;
  bool alive = true;
  size_t submitted = 0, pending = 0;
};

} // namespace ur::sim
