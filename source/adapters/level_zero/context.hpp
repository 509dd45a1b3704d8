// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Level Zero's context, and the devices that it is for.
#pragma once

#include "adapters/level_zero/device.hpp"

#include <algorithm>
#include <atomic>
#include <span>
#include <utility>

namespace ur::level_zero {

class Context {
public:
  /// The native context stays its owner's until own().
  Context(const Platform &platform, ze_context_handle_t native, std::vector<const Device *> devices) noexcept
      : platform_(platform), native_(native), devices_(std::move(devices)),
        counterBasedEvents_(platform.counterBasedEvents && platform.shareMemory(devices_) &&
                            std::ranges::none_of(devices_, isOfSeveralParts)) {}
  Context(const Context &) = delete;
  Context &operator=(const Context &) = delete;
  ~Context() {
    if (owned_ && !stuck_)
      (void)api().zeContextDestroy(native_);
  }
  /// It goes with this.
  void own() noexcept { owned_ = true; }
  /// At the end, nobody knows whether the commands of some list are over: what they may use stays, and the context.
  void getStuck() noexcept { stuck_ = true; }
  [[nodiscard]] bool isStuck() const noexcept { return stuck_; }

  [[nodiscard]] const Api &api() const noexcept { return platform_.api; }
  [[nodiscard]] const Platform &platform() const noexcept { return platform_; }
  [[nodiscard]] ze_context_handle_t native() const noexcept { return native_; }
  [[nodiscard]] const Device &device(uint32_t position) const noexcept { return *devices_[position]; }
  [[nodiscard]] uint32_t size() const noexcept { return static_cast<uint32_t>(devices_.size()); }
  /// Who waits for one has to reach the memory of the device that signals it. Intel's driver 26.27 aborts where a list
  /// of a device with parts, or of a part, signals one.
  [[nodiscard]] bool hasCounterBasedEvents() const noexcept { return counterBasedEvents_; }
  /// Each of its devices has.
  [[nodiscard]] bool hasVirtualMemory() const noexcept {
    return std::ranges::all_of(devices_, [](const Device *device) { return device->facts.virtualMemory; });
  }

  /// Whether that memory is of an allocation of the driver's.
  [[nodiscard]] bool hasAllocated(const core::DriverPass &pass, const void *memory) const noexcept {
    ze_memory_allocation_properties_t properties{};
    properties.stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES;
    return api().zeMemGetAllocProperties(pass, native_, memory, &properties, nullptr) == ZE_RESULT_SUCCESS &&
           properties.type != ZE_MEMORY_TYPE_UNKNOWN;
  }

  /// Memory is about to be freed or unmapped, or was allocated or mapped.
  void memoryChanges() noexcept { memoryVersion_.fetch_add(1, std::memory_order_relaxed); }
  /// As long as it is the same, a pointer stands for the same memory.
  [[nodiscard]] uint64_t memoryVersion() const noexcept { return memoryVersion_.load(std::memory_order_relaxed); }

private:
  [[nodiscard]] static bool isOfSeveralParts(const Device *device) noexcept {
    return device->whole || !device->facts.partitions.empty();
  }

  const Platform &platform_;
  const ze_context_handle_t native_;
  const std::vector<const Device *> devices_;
  const bool counterBasedEvents_;
  std::atomic<uint64_t> memoryVersion_{1};
  bool owned_ = false;
  bool stuck_ = false;
};

} // namespace ur::level_zero
