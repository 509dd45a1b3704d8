// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A context: the driver's, with everything that belongs to it. It lives until its last user, queue, event, pool and
// program is gone; memory goes with it. With work still in flight then, a thread of its own waits and tears it down, so
// that no release blocks.
//
// All rooms need a context, and it holds what they make. So this header knows the driver and the devices; everything
// else it only names. Who uses a part includes its header. The parts themselves, and what needs several of them, are in
// the room context, above the others.
//
// Thread-safe. Lock order: the lock of its lists is taken with no lane's lock held but in Lane::close; nothing is
// called under it.
#pragma once

#include "adapters/core/device/device.hpp"

#include <atomic>
#include <chrono>

namespace ur::core {
class AllocationMap;
class BackgroundFrees;
class Completion;
class Deferral;
class EventPool;
class ExportableMemory;
class ExternalMappings;
class FailureNews;
class HostThreads;
class Lane;
struct LeftOver;
class EventCallbacks;
class Notices;
class PageMap;
class RecordStore;
class ServingPool;
class SharedHandles;
class StreamPool;
} // namespace ur::core

struct ur_context_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_CONTEXT;

  /// Opens the driver; may block. Throws.
  explicit ur_context_handle_t_(std::span<const ur_device_handle_t> devices);
  /// On a driver that is open already.
  ur_context_handle_t_(std::span<const ur_device_handle_t> devices, std::unique_ptr<ur::core::Driver> driver);
  ~ur_context_handle_t_();
  static void destroy(ur::core::Context *context) noexcept;

  /// The driver's numbers of these devices. Throws INVALID_DEVICE unless they are different ones of one platform.
  [[nodiscard]] static std::vector<uint32_t> driverIndices(std::span<const ur_device_handle_t> devices);
  /// To be called once the context is gone for good, after all that was added before. Throws.
  void addDeleter(ur_context_extended_deleter_t call, void *userData);

  [[nodiscard]] ur::core::Driver &driver() const noexcept { return driver_; }
  [[nodiscard]] const ur::core::DriverCaps &caps() const noexcept { return caps_; }
  [[nodiscard]] std::span<const ur_device_handle_t> devices() const noexcept { return devices_; }
  /// The device's position in the context. Throws INVALID_DEVICE.
  [[nodiscard]] uint32_t indexOf(const ur::core::Device *device) const;
  [[nodiscard]] ur::core::EventPool &events(uint32_t device, bool timed) noexcept {
    return timed ? *onDevices_[device].timed : *onDevices_[device].plain;
  }
  [[nodiscard]] ur::core::AllocationMap &allocations() noexcept { return allocations_; }
  /// Host memory that is imported for copies only, which isn't USM.
  [[nodiscard]] ur::core::AllocationMap &imports() noexcept { return imports_; }
  /// Bytes that were made for other processes, until the user gives them back.
  [[nodiscard]] ur::core::SharedHandles &sharedHandles() noexcept { return sharedHandles_; }
  /// Memory for other APIs.
  [[nodiscard]] ur::core::ExportableMemory &exportableMemory() noexcept { return exportable_; }
  /// Memory of other APIs.
  [[nodiscard]] ur::core::ExternalMappings &externalMappings() noexcept { return externalMappings_; }
  [[nodiscard]] ur::core::EventCallbacks &callbacks(uint32_t device) noexcept { return *onDevices_[device].callbacks; }
  [[nodiscard]] ur::core::Deferral &deferral() noexcept { return deferral_; }
  [[nodiscard]] ur::core::Notices &notices() noexcept { return notices_; }
  /// For host tasks, where the driver can't run them.
  [[nodiscard]] ur::core::HostThreads &hostThreads() noexcept { return hostThreads_; }
  /// For calls that wait: order/submission.hpp.
  [[nodiscard]] ur::core::HostThreads &submitters() noexcept { return submitters_; }
  /// The device's clock now, by the host's and a difference taken when the context was opened. Nanoseconds.
  [[nodiscard]] uint64_t deviceNow(uint32_t device) const noexcept;

  // Pools.
  [[nodiscard]] ur::core::UsmPool &defaultPool(uint32_t device) noexcept { return *onDevices_[device].defaultPool; }
  [[nodiscard]] ur::core::Ref<ur::core::UsmPool> currentPool(uint32_t device) noexcept;
  /// The same, for a request.
  [[nodiscard]] ur::core::ServingPool serveFromCurrentPool(uint32_t device) noexcept;
  /// The current pool's memory, which may be gone by the time that the caller looks: to be compared only.
  [[nodiscard]] const ur::core::StreamPool *currentMemory(uint32_t device) const noexcept {
    return onDevices_[device].currentMemory.load(std::memory_order_relaxed);
  }
  void setCurrentPool(uint32_t device, ur::core::UsmPool &pool) noexcept;
  /// If that is the current pool, the default one takes its place.
  void dropCurrentPool(ur::core::UsmPool &pool) noexcept;
  void addPool(ur::core::UsmPool &pool);
  void removePool(ur::core::UsmPool &pool) noexcept;
  /// A pool without users, but with live blocks: goes with the last of them, or with the context.
  void adopt(ur::core::UsmPool &pool) noexcept;
  void dropAdopted(ur::core::UsmPool &pool) noexcept;
  /// Has the device's pools give back what nobody uses.
  void trimPools(uint32_t device, const ur::core::UsmPool *except) noexcept;
  /// And those of the process's other contexts on it.
  void trimPoolsEverywhere(uint32_t device, const ur::core::UsmPool *except) noexcept;
  /// Blocks until some pending free of the device's other pools is over. False: see StreamPool::awaitFrees.
  [[nodiscard]] bool awaitFreesOfPools(const ur::core::UsmPool &except,
                                       std::chrono::steady_clock::time_point until) noexcept;
  /// After the host has seen work end: pools give back what is over their thresholds.
  void settlePools() noexcept;
  /// The same, by who has waited for all of a queue: pools give back, too, what wasn't needed for long.
  void agePools() noexcept;
  /// Whether memory can be given back to the driver now without waiting for work in flight, which only the caller of
  /// an enqueue may be able to let go on. False where the driver's free blocks and some lane isn't known to be idle.
  [[nodiscard]] bool freesWithoutWaiting() noexcept;
  /// Whether all that was submitted in the context is known to be over. Asks the driver about closed lanes only.
  [[nodiscard]] bool isIdle() noexcept;
  /// Some pool holds more than its threshold; settlePools would find it.
  void poolOverThreshold() noexcept { poolsOverThreshold_.store(true, std::memory_order_relaxed); }
  [[nodiscard]] ur::core::FailureNews &failures() noexcept { return failures_; }
  /// Whether any queue records what it is sent: queue/capture.hpp.
  [[nodiscard]] bool capturing() const noexcept { return captures_.load(std::memory_order_acquire) != 0; }
  void captureBegins() noexcept { captures_.fetch_add(1, std::memory_order_acq_rel); }
  void captureEnds() noexcept { captures_.fetch_sub(1, std::memory_order_acq_rel); }
  /// Goes back to the driver when its users are over: see left_over.hpp.
  void leave(std::unique_ptr<ur::core::LeftOver> memory) noexcept;
  /// What goes back by calls that wait.
  [[nodiscard]] ur::core::BackgroundFrees &backgroundFrees() noexcept { return backgroundFrees_; }
  /// What of that is over by now, if that needn't wait.
  void freeLeftOvers() noexcept { sweepLeftOvers(false); }
  /// Nobody is left, and what was in flight is over as far as the driver can tell.
  [[nodiscard]] bool ending() const noexcept { return ending_; }
  // The records of all pools.
  [[nodiscard]] ur::core::PageMap &pageMap() noexcept { return pageMap_; }
  [[nodiscard]] ur::core::RecordStore &records() noexcept { return records_; }

  // Lanes.
  static constexpr uint32_t kAllDevices = UINT32_MAX;
  void addLane(ur::core::Lane *lane);
  void removeLane(ur::core::Lane *lane) noexcept;
  /// Marks after everything submitted so far, of open and closed lanes, and the positions of what is deferred on the
  /// device. Throws.
  [[nodiscard]] std::vector<ur::core::Ref<ur::core::Completion>> marksOfAll(uint32_t device = kAllDevices);
  /// The same without what is deferred.
  [[nodiscard]] std::vector<ur::core::Ref<ur::core::Completion>> marksOfLanes();
  /// Blocks until everything enqueued on the device so far is over.
  [[nodiscard]] ur_result_t finish(uint32_t device);
  /// The last mark of a lane whose queue is gone.
  void linger(const ur::core::Ref<ur::core::Completion> &mark);
  /// A lane whose last mark could not be recorded: its stream is kept, and finished at the end.
  void lingerOpen(ur::core::Ref<ur::core::Lane> lane) noexcept;

private:
  /// What it holds beside the driver and the devices: context/context_parts.hpp.
  struct Parts;
  /// Of each device, what is asked for often.
  struct OnDevice {
    ur::core::EventPool *plain = nullptr, *timed = nullptr;
    ur::core::EventCallbacks *callbacks = nullptr;
    ur::core::UsmPool *defaultPool = nullptr;
    std::atomic<const ur::core::StreamPool *> currentMemory{nullptr};
    int64_t clockOffset = 0;
  };

  [[nodiscard]] std::vector<ur::core::Ref<ur::core::Completion>>
  addMarksOfLanes(std::vector<ur::core::Ref<ur::core::Completion>> marks);
  [[nodiscard]] bool workInFlight() noexcept;
  [[nodiscard]] bool waitForLanes() noexcept;
  void leaveDevices() noexcept;
  void freeAllocations() noexcept;
  void sweepLeftOvers(bool all) noexcept;
  [[nodiscard]] std::vector<ur::core::Ref<ur::core::UsmPool>> pools() noexcept;

  const std::vector<ur_device_handle_t> devices_;
  std::vector<ur::core::Ref<ur::core::Device>> keepDevices_; ///< sub-devices live as long as their contexts
  std::vector<OnDevice> onDevices_;
  const std::unique_ptr<Parts> parts_;
  // Those of the parts that others ask for.
  ur::core::Driver &driver_;
  const ur::core::DriverCaps &caps_; ///< the driver's, fixed
  ur::core::Deferral &deferral_;
  ur::core::Notices &notices_;
  ur::core::HostThreads &hostThreads_, &submitters_;
  ur::core::BackgroundFrees &backgroundFrees_;
  ur::core::AllocationMap &allocations_, &imports_;
  ur::core::PageMap &pageMap_;
  ur::core::RecordStore &records_;
  ur::core::SharedHandles &sharedHandles_;
  ur::core::ExportableMemory &exportable_;
  ur::core::ExternalMappings &externalMappings_;
  ur::core::FailureNews &failures_;
  std::atomic<bool> poolsOverThreshold_{false};
  std::atomic<uint32_t> captures_{0};
  bool ending_ = false;
};
