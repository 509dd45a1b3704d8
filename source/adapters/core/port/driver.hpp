// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The port between the core and a vendor: one Backend for each adapter library, one Driver for each context.
//
// The core owns handles, reference counts, wait lists, event states and pools; a driver turns single commands into the
// vendor's own. All functions are thread-safe unless they say otherwise, never throw, and answer a ur_result_t; outputs
// are written on success only. "Doesn't block" means: for no longer than a vendor's enqueue or allocation takes, and
// never until work of a stream is done. The core holds locks of its own across calls that don't block, and none across
// those that may.
#pragma once

#include "adapters/core/port/facts.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace ur::core {

// What these point to is the driver's business. They are created and destroyed through the driver alone.
using Stream = struct StreamTag *;
using NativeEvent = struct NativeEventTag *;
using NativeProgram = struct NativeProgramTag *;
using NativeKernel = struct NativeKernelTag *;

/// What distinguishes drivers, as data: read once after a context is opened, constant from then on.
struct DriverCaps {
  bool unorderedStreams = false;  ///< streams can be made in which only waits and barriers order commands
  bool eventsFromEnqueue = false; ///< an enqueue makes its event (Fence::signal is written); else createEvents does
  /// A command's signal is a call of its own, after the command's: where nobody needs it before the next command of its
  /// ordered stream, the core makes a mark at that time, or none at all. Not with isolatedFailures.
  bool signalsApart = false;
  /// An event is best given back the moment that nobody refers to it: what it keeps costs more than a call for each.
  /// Else destroyEvents gets many at a time. With eventsFromEnqueue.
  bool eventsEndSingly = false;
  /// resetEvents takes events without timing whose commands still run.
  bool resetsPending = false;
  bool timedEvents = false; ///< eventTimes answers for events created with timing (or on profiling streams)
  /// Driver::hostCall works: a stream of the vendor's goes on when the host says so. Without it the core runs host
  /// tasks itself, and defers what comes after them.
  bool hostCalls = false;
  bool freeBlocks = false; ///< Driver::free may wait for work in flight: never under a core lock
  /// With freeBlocks: where free would wait, the core calls it on a thread of its own, and no caller waits.
  bool freesInBackground = false;
  /// GraphDriver::enqueue may wait: the core calls it on a thread of its own, and on streams that nothing else is on.
  /// Not with isolatedFailures or startsOnFlush. It never answers UNSUPPORTED_FEATURE then, and graphs keep the code
  /// that their launches need.
  bool graphRunsBlock = false;
  /// Commands may not begin before their stream is flushed. finish(), destroyStream(), and wait() for one of its events
  /// flush it too; a query doesn't. Commands of other streams are made to wait, and notifications are asked for, only
  /// once the stream is flushed.
  bool startsOnFlush = false;
  /// A command may fail while its stream goes on. Failures travel along waits then, so a command is given every pending
  /// event that its caller names, of its own ordered stream too. Without it, a failure means that the device is lost.
  bool isolatedFailures = false;
  /// A command whose wait failed ends only once everything that it waits for has ended, and what is before it on its
  /// ordered stream, or before a barrier that it follows: its end says the same as if it had run. Without
  /// isolatedFailures it means nothing.
  bool endsBehindItsWaits = false;
  /// Device memory of one device can be used by commands on all devices of the context. Without it only copies may name
  /// another device's memory.
  bool sharedDeviceMemory = false;
  /// With sharedDeviceMemory: an image is used by commands of its device alone, but for copies that read it.
  bool imagesOfOneDevice = false;
  /// The host reaches all memory of the devices, and copies it as well as a command does, while no command uses it.
  bool hostCopies = false;
  /// destroyProgram may be called while launches of the program are in flight. Without it, the core calls it once all
  /// that was submitted in the context before the program's release is over.
  bool launchesKeepPrograms = true;
  /// destroyProgram may wait for work in flight, of other contexts on the device too. Where something may be in flight,
  /// the core calls it on a thread of its own, and no caller waits.
  bool unloadsBlock = false;
  bool childGraphs = false; ///< Driver::graphs() has the part for native commands, on each device
  /// Calls StreamDesc::onFailure. Without it, the core tells of the failures that it finds out about.
  bool reportsFailures = false;
};

/// What a command waits for and what it signals. Waits: submitted events without duplicates; none of them of this very
/// stream if it is ordered, but with caps().isolatedFailures. The array belongs to the caller and is consumed before
/// the call returns.
struct Fence {
  std::span<const NativeEvent> waits;
  /// Null: nobody asked for an event, and none is made. Else, if caps().eventsFromEnqueue, *signal is written on
  /// success; if not, *signal holds an event of createEvents, not recorded since it was made or reset, which this
  /// command records.
  NativeEvent *signal = nullptr;
  /// eventTimes will be asked of the signal: also on a stream without profiling, if caps().timedEvents.
  bool timed = false;
};

enum class MemoryKind : uint8_t { host, device, shared };
inline constexpr const char *kMemoryKindNames[] = {"host", "device", "shared"};
[[nodiscard]] constexpr const char *nameOf(MemoryKind kind) noexcept {
  return kMemoryKindNames[static_cast<size_t>(kind)];
}
enum class EventStatus : uint8_t { submitted, running, complete, failed };
enum class FenceKind : uint8_t {
  wait,   ///< the signal follows the waits; on an unordered stream nothing else is ordered by it
  barrier ///< follows all earlier commands of the stream as well, and all later commands follow it
};

/// What a stream has to do with the vendor's default stream, where there is one; elsewhere it means nothing.
enum class DefaultStream : uint8_t {
  none,
  ordered, ///< commands of either wait for those of the other that came before
  same     ///< it is the default stream
};

/// Told of a command that has failed by itself, before anybody can see that it is over; on any thread, without locks.
/// `what`: of which kind it is, with an article; `kernel`: null but for a launch. The text is consumed at once.
using FailureReport = void (*)(uint64_t stream, const char *what, const char *kernel, ur_result_t result) noexcept;

struct StreamDesc {
  uint32_t device = 0; ///< position in the context's list of devices
  bool ordered = true;
  bool profiling = false;
  int8_t priority = 0; ///< -1 low, 0 normal, 1 high; a hint
  DefaultStream defaultStream = DefaultStream::none;
  uint64_t number = 0; ///< by which messages name it
  FailureReport onFailure = nullptr;
  /// Of an import: what its caller says of the handle, as the vendor defines it (ur_queue_native_desc_t::pNativeData).
  const void *nativeData = nullptr;
};

/// USM that the driver has allocated, or a pool of the vendor's.
struct OwnMemory {
  MemoryKind kind = MemoryKind::device;
  uint32_t device = 0; ///< position in the context's list of devices; host memory is nobody's
};

/// A copy of depth slices of height rows of width bytes. Pitches in bytes; ignored where height and depth are 1. The
/// ranges don't overlap. Memory is USM of this context or plain host memory; of the latter a read is done before the
/// call returns only if the driver says nothing else: the caller keeps it until the command is complete.
struct CopyDesc {
  void *dst = nullptr;
  const void *src = nullptr;
  size_t width = 0, height = 1, depth = 1;
  size_t dstRowPitch = 0, dstSlicePitch = 0, srcRowPitch = 0, srcSlicePitch = 0;
  std::optional<OwnMemory> dstOwn = {}, srcOwn = {}; ///< where the core knows that an end is that
};

/// Fills height rows of width bytes with a pattern of patternSize bytes (width is a multiple of it). The pattern is
/// consumed before the call returns.
struct FillDesc {
  void *dst = nullptr;
  const void *pattern = nullptr;
  size_t patternSize = 1, width = 0, height = 1, pitch = 0;
};

/// One kernel argument. value, pointer: size bytes at data (a pointer argument's data is the address of the pointer).
/// local: size bytes of work-group memory, data is null. sampler, memory (an image): the address of the driver's
/// object, see driver_images.hpp.
struct KernelArg {
  enum class Kind : uint8_t { value, pointer, local, sampler, memory } kind = Kind::value;
  size_t size = 0;
  const void *data = nullptr;
  ur_mem_flags_t access = 0; ///< of an image: one of READ_WRITE, READ_ONLY, WRITE_ONLY
};

struct LaunchDesc {
  NativeKernel kernel = nullptr;
  uint32_t dims = 1;
  size_t globalOffset[3] = {0, 0, 0};
  size_t globalSize[3] = {1, 1, 1};
  size_t localSize[3] = {1, 1, 1}; ///< never 0: the core has chosen one where the caller left it open
  size_t groups[3] = {1, 1, 1};    ///< the quotients of both
  bool localOpen = false;          ///< the caller left it open: a driver may take another that it finds better
  std::span<const KernelArg> args; ///< in order of their indices, without gaps; consumed before return
  bool objects = false;            ///< images or samplers are among them
  bool cooperative = false;        ///< all groups run at the same time; no more than maxCooperativeGroups
  /// Groups in a cluster in each dimension, which divide the launch's groups; zeros: no clusters. Where the facts'
  /// launchCapabilities has cluster dimensions.
  std::array<uint32_t, 3> clusterSize{};
  /// Bytes of work-group memory that no argument names; where launchCapabilities has that.
  size_t groupMemory = 0;
};

/// Facts about one kernel, read at its creation. The core checks arguments and sizes against them before it calls
/// launch.
struct KernelFacts {
  struct Arg {
    KernelArg::Kind kind = KernelArg::Kind::value;
    size_t size = 0; ///< 0: not known, any size
  };
  bool argsKnown = false; ///< args is complete: a launch with other kinds, sizes or numbers is refused by the core
  /// Without argsKnown: args has an entry for each argument, but nothing is known of them. Other numbers are refused.
  bool argCountKnown = false;
  std::vector<Arg> args;
  std::array<size_t, 3> requiredGroupSize{};  ///< zeros: none
  std::array<size_t, 3> maxGroupSizePerDim{}; ///< zeros: only the device's own limits
  size_t maxGroupSize = 0;                    ///< 0: the device's own
  size_t statedGroupSize = 0;                 ///< what the code itself states as the most; 0: nothing, or not known
  /// Items of a group with which the device runs most at a time, where there is enough to do; 0: not known.
  size_t bestGroupSize = 0;
  size_t localMemSize = 0, privateMemSize = 0, spillMemSize = 0;
  uint32_t numRegs = 0, maxSubGroupSize = 0, preferredGroupMultiple = 1;
  uint32_t requiredSubGroups = 0, requiredSubGroupSize = 0; ///< that the code asks for, of a group; 0: none
  std::string name, attributes;
  /// Of a kernel that can't be made, which createKernel answers by UNSUPPORTED_FEATURE: a sentence for the caller.
  std::string whyNot;
};

enum class ProgramSource : uint8_t { il, binary, text };

/// The value that a specialization constant is to have.
struct ConstantValue {
  uint32_t id = 0;
  std::span<const uint8_t> value;
};

struct ProgramDesc {
  ProgramSource source = ProgramSource::binary;
  std::span<const uint8_t> code; ///< kept by the core as long as the program lives
  const char *options = "";
  uint32_t device = 0;                           ///< position in the context's list of devices
  std::span<const ConstantValue> constants = {}; ///< none unless the facts' specializationConstants
  bool allowUnresolved = false;                  ///< imports may stay open, for LinkerDriver::dynamicLink
  /// What NativeDriver::makeProgram has made of the code, or an import that isn't built: it is what is to be built.
  NativeProgram made = nullptr;
};

/// Called once when an event is complete or failed, by any thread, perhaps before notify returns. It neither blocks nor
/// calls the driver.
using Notification = void (*)(void *data, EventStatus status) noexcept;
using HostCall = void (*)(void *data) noexcept;

// What not every vendor has is an interface of its own, in a header of its own (driver_<part>.hpp).
class ExternalDriver;
class GraphDriver;
class HostPipeDriver;
class ImageDriver;
class InterProcessDriver;
class LinkerDriver;
class MigrationDriver;
class NativeBackend;
class NativeDriver;
class PartitionBackend;
class PoolDriver;
class RegistrationDriver;
class SymbolDriver;
class VirtualMemoryDriver;

/// The commands and resources of one context, which spans one or more devices of a platform. Destroyed after all that
/// was created through it; its destructor waits for what is still running.
class Driver {
public:
  virtual ~Driver() = default;
  virtual const DriverCaps &caps() const noexcept = 0;

  // The optional parts. Null: the vendor has nothing of the kind, and the core answers UNSUPPORTED_FEATURE. The same
  // answer for the driver's whole life; the part belongs to the driver.
  [[nodiscard]] virtual ExternalDriver *external() noexcept { return nullptr; }
  [[nodiscard]] virtual GraphDriver *graphs() noexcept { return nullptr; }
  [[nodiscard]] virtual HostPipeDriver *hostPipes() noexcept { return nullptr; }
  [[nodiscard]] virtual ImageDriver *images() noexcept { return nullptr; }
  [[nodiscard]] virtual InterProcessDriver *interProcess() noexcept { return nullptr; }
  [[nodiscard]] virtual LinkerDriver *linker() noexcept { return nullptr; }
  [[nodiscard]] virtual MigrationDriver *migration() noexcept { return nullptr; }
  [[nodiscard]] virtual NativeDriver *native() noexcept { return nullptr; }
  [[nodiscard]] virtual PoolDriver *pools() noexcept { return nullptr; }
  [[nodiscard]] virtual RegistrationDriver *registration() noexcept { return nullptr; }
  [[nodiscard]] virtual SymbolDriver *symbols() noexcept { return nullptr; }
  [[nodiscard]] virtual VirtualMemoryDriver *virtualMemory() noexcept { return nullptr; }

  // Streams and events. None blocks. Work submitted to a destroyed stream still completes; a destroyed event may still
  // be waited for by commands submitted before. Events are created and destroyed in batches, since some vendors charge
  // for each call.
  [[nodiscard]] virtual ur_result_t createStream(const StreamDesc &desc, Stream *stream) noexcept = 0;
  virtual void destroyStream(Stream stream) noexcept = 0;
  [[nodiscard]] virtual ur_result_t createEvents(uint32_t device, bool timed,
                                                 std::span<NativeEvent> events) noexcept = 0;
  virtual void destroyEvents(std::span<const NativeEvent> events) noexcept = 0;
  /// Makes events of createEvents whose commands are complete (or failed; or run, if caps().resetsPending) fit to be
  /// recorded again. Waits and notifications submitted before keep their meaning: they refer to the record before. A
  /// driver that can't promise that leaves this as it is, and the core destroys and creates instead.
  [[nodiscard]] virtual ur_result_t resetEvents(std::span<const NativeEvent> events) noexcept {
    (void)events;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }

  // Commands: one call for each, which doesn't block; those of one stream come one at a time. A command whose
  // wait failed isn't executed and fails too.
  [[nodiscard]] virtual ur_result_t copy(Stream stream, const CopyDesc &desc, const Fence &fence) noexcept = 0;
  [[nodiscard]] virtual ur_result_t fill(Stream stream, const FillDesc &desc, const Fence &fence) noexcept = 0;
  [[nodiscard]] virtual ur_result_t launch(Stream stream, const LaunchDesc &desc, const Fence &fence) noexcept = 0;
  [[nodiscard]] virtual ur_result_t fence(Stream stream, FenceKind kind, const Fence &fence) noexcept = 0;
  /// Runs call(data) on a thread of the driver's; caps().hostCalls.
  [[nodiscard]] virtual ur_result_t hostCall(Stream stream, HostCall call, void *data, const Fence &fence) noexcept = 0;
  /// Makes sure that what was submitted makes progress without further calls. Doesn't block. Only caps().startsOnFlush:
  /// elsewhere that goes without saying, and this is never called.
  [[nodiscard]] virtual ur_result_t flush(Stream stream) noexcept {
    (void)stream;
    return UR_RESULT_SUCCESS;
  }

  // Completion. wait and finish block; a failed command makes wait answer its error, finish succeeds all the same.
  [[nodiscard]] virtual ur_result_t finish(Stream stream) noexcept = 0;
  /// Whether all is over that anybody has put on the stream. False where the driver can't tell, too.
  [[nodiscard]] virtual bool isDrained(Stream stream) noexcept {
    (void)stream;
    return false;
  }
  [[nodiscard]] virtual ur_result_t wait(NativeEvent event) noexcept = 0;
  [[nodiscard]] virtual ur_result_t query(NativeEvent event, EventStatus *status) noexcept = 0;
  /// UNSUPPORTED_FEATURE, for all events: the driver doesn't tell, and the core asks it again and again.
  [[nodiscard]] virtual ur_result_t notify(NativeEvent event, Notification call, void *data) noexcept {
    return (void)event, (void)call, (void)data, UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  /// Start and end of the command that signalled a complete timed event, in nanoseconds of Backend::deviceTime's clock.
  [[nodiscard]] virtual ur_result_t eventTimes(NativeEvent event, uint64_t *start, uint64_t *end) noexcept = 0;

  // Memory. alloc doesn't block; free may (caps().freeBlocks). Alignment is a power of two. Device memory exhausted is
  // OUT_OF_DEVICE_MEMORY or OUT_OF_RESOURCES.
  [[nodiscard]] virtual ur_result_t alloc(MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                                          void **memory) noexcept = 0;
  virtual ur_result_t free(MemoryKind kind, void *memory) noexcept = 0;

  // Programs and kernels. buildProgram may block; log receives what the vendor says, on success too. A kernel may
  // be destroyed while launches of it are in flight, and with caps().launchesKeepPrograms a program, too: its code
  // stays until they are done.
  /// Whether code in an intermediate language is of a form that is taken for a device, as far as its beginning tells:
  /// the rest is found out when it is built.
  [[nodiscard]] virtual bool takesIl(std::span<const uint8_t> code, uint32_t device) const noexcept {
    return (void)code, (void)device, true;
  }
  [[nodiscard]] virtual ur_result_t buildProgram(const ProgramDesc &desc, std::string *log,
                                                 NativeProgram *program) noexcept = 0;
  virtual void destroyProgram(NativeProgram program) noexcept = 0;
  [[nodiscard]] virtual ur_result_t kernelNames(NativeProgram program, std::vector<std::string> *names) noexcept = 0;
  [[nodiscard]] virtual ur_result_t createKernel(NativeProgram program, const char *name, KernelFacts *facts,
                                                 NativeKernel *kernel) noexcept = 0;
  virtual void destroyKernel(NativeKernel kernel) noexcept = 0;
  /// Whether launches of a kernel to come would rather have work-group memory or cache: a hint. Doesn't block.
  [[nodiscard]] virtual ur_result_t setCacheConfig(NativeKernel kernel, ur_kernel_cache_config_t config) noexcept {
    (void)kernel, (void)config;
    return UR_RESULT_SUCCESS;
  }
  /// How many work-groups of that size, with so many bytes of work-group memory by arguments, can run at the same time.
  /// Doesn't block. The core launches no more than that together. Where the facts' launchCapabilities has cooperative.
  [[nodiscard]] virtual ur_result_t maxCooperativeGroups(NativeKernel kernel, const size_t (&localSize)[3],
                                                         size_t localMemory, uint32_t *groups) noexcept {
    (void)kernel, (void)localSize, (void)localMemory, (void)groups;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
};

/// What an adapter library is made of: opened once, at the first urAdapterGet.
class Backend {
public:
  virtual ~Backend() = default;
  virtual ur_backend_t kind() const noexcept = 0;
  /// The name of the adapter's log variable after UR_LOG_, in capitals.
  virtual const char *logName() const noexcept = 0;
  /// Whether this process is a child of fork() where the threads of before are missing, and another backend would work.
  /// Then the next urAdapterGet makes one; what was made before stays as it is. Any thread; no call of the vendor's.
  [[nodiscard]] virtual bool lost() const noexcept { return false; }
  /// Opens the vendor's library and reads all facts, when platforms are first asked for. No library or no device is
  /// success with no platform. May block.
  [[nodiscard]] virtual ur_result_t enumerate(std::vector<PlatformFacts> *platforms) noexcept = 0;
  /// What DriverCaps the contexts of a platform have. No call of the vendor's.
  [[nodiscard]] virtual DriverCaps caps(uint32_t platform) noexcept {
    (void)platform;
    return {};
  }
  /// A context on devices of one platform, named by their DeviceFacts::index, in that order. A device and its parts may
  /// be in one context. May block.
  [[nodiscard]] virtual ur_result_t openContext(uint32_t platform, std::span<const uint32_t> devices,
                                                std::unique_ptr<Driver> *driver) noexcept = 0;

  // What changes about a device, which is asked for without a context. Neither opens one nor blocks;
  // UNSUPPORTED_FEATURE where the vendor doesn't say.
  [[nodiscard]] virtual ur_result_t freeMemory(uint32_t platform, uint32_t device, uint64_t *bytes) noexcept {
    (void)platform, (void)device, (void)bytes;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  /// The device's clock, and the same moment by std::chrono::steady_clock or by a driver's own manual clock.
  [[nodiscard]] virtual ur_result_t deviceTime(uint32_t platform, uint32_t device, uint64_t *deviceNs,
                                               uint64_t *hostNs) noexcept {
    (void)platform, (void)device, (void)deviceNs, (void)hostNs;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }

  /// Lets commands on a device use the memory of a peer, or no longer: what exists and what is allocated later, in all
  /// contexts, the vendor's pools included. Devices are named by DeviceFacts::index, and the peer is among the device's
  /// DeviceFacts::peers; never twice the same. May block.
  [[nodiscard]] virtual ur_result_t setPeerAccess(uint32_t platform, uint32_t device, uint32_t peer,
                                                  bool enabled) noexcept {
    (void)platform, (void)device, (void)peer, (void)enabled;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }

  /// Null: no device can be split, and no DeviceFacts::partitions says otherwise. Belongs to the backend.
  [[nodiscard]] virtual PartitionBackend *partitions() noexcept { return nullptr; }
  /// Native handles of platforms, devices and contexts (driver_native.hpp). Null: the vendor has none.
  [[nodiscard]] virtual NativeBackend *native() noexcept { return nullptr; }
  /// What the vendor's compiler calls an option of a front end's compiler, such as "-O2". A text of static duration;
  /// null: the core's own answer, which knows the levels of optimisation.
  [[nodiscard]] virtual const char *compilerOption(uint32_t platform, const char *frontendOption) const noexcept {
    (void)platform, (void)frontendOption;
    return nullptr;
  }
};

/// Defined once by each adapter's folder: the link between the core and its vendor.
std::unique_ptr<Backend> makeBackend();

} // namespace ur::core
