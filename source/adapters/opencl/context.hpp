// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// OpenCL's context, and the devices in it.
#pragma once

#include "adapters/core/object/driver_threads.hpp"
#include "adapters/opencl/begins.hpp"
#include "adapters/opencl/compiling.hpp"
#include "adapters/opencl/given_up.hpp"
#include "adapters/opencl/platform.hpp"

#include <algorithm>
#include <atomic>

namespace ur::opencl {

class Context {
public:
  /// Takes over the native context, and a user event of it that is complete.
  Context(const Platform &platform, cl_context native, cl_event done,
          std::vector<std::shared_ptr<Device>> devices) noexcept
      : platform_(platform), native_(native), done_(done), devices_(std::move(devices)), way_(wayOf(devices_)),
        givenUp_(platform.api()), begins_(platform.api()) {}
  Context(const Context &) = delete;
  Context &operator=(const Context &) = delete;
  ~Context() {
    if (core::driverIsLost())
      return;
    givenUp_.release();
    (void)api().clReleaseEvent(done_);
    const Compiling::End end = Compiling::end();
    (void)api().clReleaseContext(native_);
  }

  const Platform &platform() const noexcept { return platform_; }
  const Api &api() const noexcept { return platform_.api(); }
  cl_context native() const noexcept { return native_; }
  cl_event done() const noexcept { return done_; } ///< a complete one
  uint32_t size() const noexcept { return static_cast<uint32_t>(devices_.size()); }
  const Device &device(uint32_t position) const noexcept { return *devices_[position]; }
  /// The position of a device; size(): it isn't in the context.
  uint32_t position(cl_device_id native) const noexcept {
    return static_cast<uint32_t>(
        std::find_if(devices_.begin(), devices_.end(), [&](const auto &device) { return device->native == native; }) -
        devices_.begin());
  }
  /// What all devices have.
  MemoryWay way() const noexcept { return way_; }

  /// Others know the context from now on: they may allocate and free in it, too.
  void expose() noexcept {
    exposed_.store(true, std::memory_order_relaxed);
    givenUp_.release();
  }
  /// Memory by pointers is about to be freed, or was allocated.
  void memoryChanges() noexcept { memoryVersion_.fetch_add(1, std::memory_order_relaxed); }
  /// As long as it is the same, and not 0, a pointer stands for the same memory. 0: nobody knows.
  uint64_t memoryVersion() const noexcept {
    return exposed_.load(std::memory_order_relaxed) ? 0 : memoryVersion_.load(std::memory_order_relaxed);
  }

  /// Nobody needs the event any more. Who else knows the context sees it go at once.
  void giveUp(cl_event event) noexcept {
    if (exposed_.load(std::memory_order_relaxed))
      (void)api().clReleaseEvent(event);
    else
      givenUp_.keep(event);
  }
  [[nodiscard]] Begins &begins() noexcept { return begins_; }
  /// A command is on its way.
  void releaseGivenUp() noexcept { givenUp_.release(); }

private:
  /// The least of them. Who has one extension shares nothing with who has the other.
  static MemoryWay wayOf(const std::vector<std::shared_ptr<Device>> &devices) noexcept {
    MemoryWay least = devices.front()->way;
    for (const auto &device : devices) {
      least =
          (device->way == MemoryWay::usm) == (least == MemoryWay::usm) ? std::max(least, device->way) : MemoryWay::none;
    }
    return least;
  }

  const Platform &platform_;
  const cl_context native_;
  const cl_event done_;
  const std::vector<std::shared_ptr<Device>> devices_;
  const MemoryWay way_;
  std::atomic<bool> exposed_{false};
  std::atomic<uint64_t> memoryVersion_{1};
  GivenUp givenUp_;
  Begins begins_;
};

} // namespace ur::opencl
