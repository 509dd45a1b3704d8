// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Level Zero's drivers as platforms, and their devices. All of it is read once, and stays as it is;
// but parts come and go.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/level_zero/api/library.hpp"
#include "adapters/level_zero/clock.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <string_view>

namespace ur::level_zero {

/// The pages of a device's memory: larger ones where more is asked for.
class Pages {
public:
  /// False: the device doesn't say.
  [[nodiscard]] bool read(const Api &api, ze_context_handle_t context, ze_device_handle_t device) noexcept;
  /// What so much memory, its addresses and offsets are multiples of.
  [[nodiscard]] size_t sizeFor(size_t bytes) const noexcept;

private:
  struct Size {
    size_t from, page; ///< of so much memory, and more
  };
  std::array<Size, 4> sizes_{{{1, 0}, {64 << 10, 0}, {2 << 20, 0}, {size_t{1} << 30, 0}}};
};

struct Device {
  Device(ze_device_handle_t handle, uint64_t frequency, uint32_t bits, uint32_t kernelBits) noexcept
      : native(handle), clock(frequency, bits, kernelBits) {}

  const ze_device_handle_t native;
  const Device *whole = nullptr; ///< of which it is a part
  core::DeviceFacts facts;
  // The engines of the group that runs kernels.
  uint32_t ordinal = 0, engines = 1;
  bool copyEngines = false; ///< others only copy, and the driver may be asked to use them
  size_t maxFillPattern = 1;
  Pages pages; ///< none: the device has no virtual memory
  mutable std::atomic<uint32_t> nextEngine{0};
  mutable DeviceClock clock;

  /// Reads the clock. The time is the host's, about in the middle of the call.
  [[nodiscard]] ze_result_t readClock(const Api &api, uint64_t *ticks, uint64_t *hostNs) const noexcept;
};

/// Of launches in closed lists.
inline constexpr uint32_t kMutableParameters =
    ZE_MUTABLE_COMMAND_EXP_FLAG_KERNEL_ARGUMENTS | ZE_MUTABLE_COMMAND_EXP_FLAG_GROUP_COUNT |
    ZE_MUTABLE_COMMAND_EXP_FLAG_GROUP_SIZE | ZE_MUTABLE_COMMAND_EXP_FLAG_GLOBAL_OFFSET;

struct Platform {
  explicit Platform(const Api &functions) noexcept : api(functions) {}

  Api api;
  ze_driver_handle_t native = nullptr;
  /// Lists can be made that keep the order of their commands, and the host can wait for a list.
  bool orderedLists = false;
  bool counterBasedEvents = false;              ///< which lists in order can signal
  bool kernelGroupSizes = false;                ///< kernels tell of their largest group
  bool usableMemory = false;                    ///< devices tell how much of their memory is left
  bool imageFormatsTold = false;                ///< zeImageGetProperties tells whether a device has a format
  bool graphs = false;                          ///< immediate lists run closed ones
  bool mutableLists = false;                    ///< closed lists can be given kMutableParameters
  std::vector<std::unique_ptr<Device>> devices; ///< at their DeviceFacts::index
  core::PlatformFacts facts;                    ///< without the devices' own
  core::DriverCaps caps;

  /// The driver has this extension.
  [[nodiscard]] bool has(std::string_view extension) const noexcept;
  /// One of the devices, or a part of one; null: there is none of that number.
  [[nodiscard]] const Device *device(uint32_t index) const noexcept;
  /// A number that no other device has.
  [[nodiscard]] uint32_t nextIndex() noexcept;
  /// Throws bad_alloc, and has taken nothing then.
  void addParts(std::vector<std::unique_ptr<Device>> parts);
  void removePart(uint32_t index) noexcept;

  /// Each of them reaches the memory of all others.
  [[nodiscard]] bool shareMemory(std::span<const Device *const> some) const noexcept;

private:
  mutable std::mutex mutex_; // guards what follows
  std::vector<std::unique_ptr<Device>> parts_;
  uint32_t partsMade_ = 0;
};

[[nodiscard]] inline uint64_t hostNow() noexcept {
  return static_cast<uint64_t>(std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1));
}

/// The drivers that have a device. None, and the reason, where there is none. May throw bad_alloc.
[[nodiscard]] std::vector<std::unique_ptr<Platform>> findPlatforms(const Api &api, std::string *reason);
/// Says whether a device has virtual memory.
void readPages(const Platform &platform, Device &device);
/// Null: the device doesn't answer. May throw bad_alloc.
[[nodiscard]] std::unique_ptr<Device> readDevice(const Api &api, ze_device_handle_t native, uint32_t index);
/// What contexts on these devices have.
[[nodiscard]] core::DriverCaps capsOf(const Platform &platform, std::span<const Device *const> devices) noexcept;

} // namespace ur::level_zero
