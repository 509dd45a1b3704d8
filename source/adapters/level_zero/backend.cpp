// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adapter's backend: the drivers that Level Zero's loader shows to this process.
#include "adapters/core/port/backend_log.hpp"
#include "adapters/core/port/guarded.hpp"
#include "adapters/level_zero/driver.hpp"
#include "adapters/level_zero/extensions.hpp"
#include "adapters/level_zero/partition.hpp"

#include <string_view>

namespace ur::level_zero {

namespace {

class LevelZeroBackend final : public core::Backend {
public:
  ur_backend_t kind() const noexcept override { return UR_BACKEND_LEVEL_ZERO; }
  const char *logName() const noexcept override { return "LEVEL_ZERO"; }

  ur_result_t enumerate(std::vector<core::PlatformFacts> *facts) noexcept override {
    return core::guarded([&] {
      facts->clear();
      platforms_.clear();
      std::string reason;
      Api api;
      if (openLibrary(&api, &reason))
        platforms_ = findPlatforms(api, &reason);
      if (!core::isWanted(logName(), "UR_LEVEL_ZERO_VIRTUAL_MEMORY", true))
        forEachDevice([](Device &device) { device.facts.virtualMemory = device.facts.ipcPhysicalMemory = false; });
      if (!core::isWanted(logName(), "UR_LEVEL_ZERO_COPY_ENGINES", true))
        forEachDevice([](Device &device) { device.copyEngines = false; });
      if (!core::isWanted(logName(), "UR_LEVEL_ZERO_COUNTER_BASED_EVENTS", true)) {
        for (const auto &platform : platforms_)
          platform->counterBasedEvents = false;
      }
      if (!core::isWanted(logName(), "UR_LEVEL_ZERO_COMMAND_BUFFER_GRAPHS", true)) {
        for (const auto &platform : platforms_)
          platform->graphs = false;
      }
      for (const auto &platform : platforms_) {
        core::PlatformFacts &read = facts->emplace_back(platform->facts);
        for (const auto &device : platform->devices)
          read.devices.push_back(device->facts);
      }
      core::tellWhyNot(facts->empty(), reason);
      return UR_RESULT_SUCCESS;
    });
  }

  ur_result_t openContext(uint32_t platform, std::span<const uint32_t> devices,
                          std::unique_ptr<core::Driver> *driver) noexcept override {
    return core::guarded([&] {
      return platform < platforms_.size() ? LevelZeroDriver::open(*platforms_[platform], nullptr, true, devices, driver)
                                          : UR_RESULT_ERROR_INVALID_PLATFORM;
    });
  }

  ur_result_t freeMemory(uint32_t platform, uint32_t device, uint64_t *bytes) noexcept override {
    return level_zero::freeMemory(*platforms_[platform], *platforms_[platform]->device(device), bytes);
  }
  ur_result_t deviceTime(uint32_t platform, uint32_t device, uint64_t *deviceNs, uint64_t *hostNs) noexcept override {
    const Platform &of = *platforms_[platform];
    uint64_t ticks = 0, host = 0;
    const ze_result_t result = of.device(device)->readClock(of.api, &ticks, &host);
    if (result == ZE_RESULT_SUCCESS) {
      *deviceNs = of.device(device)->clock.nanoseconds(ticks);
      *hostNs = host;
    }
    return translate(result);
  }

  /// In a context that has both, devices reach the memory of peers at all times: the driver has no switch.
  ur_result_t setPeerAccess(uint32_t, uint32_t, uint32_t, bool) noexcept override { return UR_RESULT_SUCCESS; }

  core::DriverCaps caps(uint32_t platform) noexcept override { return platforms_[platform]->caps; }
  core::NativeBackend *native() noexcept override { return &native_; }
  core::PartitionBackend *partitions() noexcept override { return &partitions_; }

  const char *compilerOption(uint32_t, const char *frontendOption) const noexcept override {
    const std::string_view option = frontendOption;
    return option == "-O0"                      ? "-ze-opt-disable"
           : option == "-O1"                    ? "-ze-opt-level=1"
           : option == "-O2" || option == "-O3" ? "-ze-opt-level=2"
                                                : nullptr;
  }

private:
  template <class Change>
  void forEachDevice(Change change) noexcept {
    for (const auto &platform : platforms_) {
      for (const auto &device : platform->devices)
        change(*device);
    }
  }

  std::vector<std::unique_ptr<Platform>> platforms_;
  LevelZeroNativeBackend native_{platforms_};
  Partitions partitions_{platforms_};
};

} // namespace

} // namespace ur::level_zero

std::unique_ptr<ur::core::Backend> ur::core::makeBackend() {
  return std::make_unique<level_zero::LevelZeroBackend>();
}
