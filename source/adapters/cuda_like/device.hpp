// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A device as one of our contexts has it: its primary context, which we keep, and the clock of its events.
#pragma once

#include "adapters/core/object/driver_threads.hpp"
#include "adapters/cuda_like/event_clock.hpp"
#include "adapters/cuda_like/limits.hpp"

#include <memory>

namespace ur::LANEWAY_VENDOR {

class Device {
public:
  /// Retains the primary context. May block.
  [[nodiscard]] static ur_result_t open(const Api &api, const DeviceLimits &limits, std::unique_ptr<Device> *device);
  /// On a context of this device that exists, and is kept alive by its owner unless own() was called. A primary one is
  /// retained.
  [[nodiscard]] static ur_result_t adopt(const Api &api, const DeviceLimits &limits, ContextHandle context,
                                         std::unique_ptr<Device> *device);
  /// Its context goes with it.
  void own() noexcept { ++ours_; }
  Device(const Device &) = delete;
  Device &operator=(const Device &) = delete;
  ~Device();

  const Api &api() const noexcept { return api_; }
  const DeviceLimits &limits() const noexcept { return limits_; }
  ContextHandle context() const noexcept { return context_; }

  /// Calls under this device's context. The body answers a Result.
  template <class Body>
  [[nodiscard]] Result with(Body &&body) const noexcept {
    const Current current(api_, context_);
    return current.result() != kSuccess ? current.result() : body();
  }

  /// The same for what gives something back to the driver, which nobody could be told is still there: where the context
  /// can't be made current it is tried again, since a call may fail once. At worst the log says that something stays.
  /// Nothing is done, with success, where the driver is lost (driver_threads.hpp).
  template <class Body>
  [[nodiscard]] Result release(Body &&body) const noexcept {
    if (core::driverIsLost()) [[unlikely]]
      return kSuccess; // It ends with the process, or has stayed with the parent.
    constexpr int kAttempts = 3;
    Result result = kSuccess;
    for (int i = 0; i < kAttempts; ++i) {
      const Current current(api_, context_);
      result = current.result();
      if (result == kSuccess)
        return body();
    }
    tellOfKept(result);
    return result;
  }

  /// The same as with() for calls that depend on no context, where the driver is known for it.
  template <class Body>
  [[nodiscard]] Result withAny(Body &&body) const noexcept {
    const Current current(api_, context_, !api_.anyContext);
    return current.result() != kSuccess ? current.result() : body();
  }

  /// The driver's number for -1 low, 0 normal, 1 high.
  int priority(int8_t wanted) const noexcept;

  EventClock &clock() noexcept { return clock_; }

private:
  Device(const Api &api, const DeviceLimits &limits, ContextHandle context, bool primary) noexcept
      : api_(api), limits_(limits), context_(context), primary_(primary), ours_(primary ? 1 : 0), clock_(api) {}
  [[nodiscard]] static ur_result_t make(const Api &api, const DeviceLimits &limits, ContextHandle context, bool primary,
                                        std::unique_ptr<Device> *device);
  Result prepare() noexcept;
  void tellOfKept(Result result) const noexcept;

  const Api &api_;
  const DeviceLimits limits_;
  const ContextHandle context_;
  const bool primary_;
  int ours_;                     ///< counts of a primary context, or the one that another has
  int lowest_ = 0, highest_ = 0; ///< priorities
  EventClock clock_;
};

} // namespace ur::LANEWAY_VENDOR
