// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adapter's backend: one platform, whose devices are sets of the processors that this process may use.
#include "adapters/native_cpu/devices.hpp"
#include "adapters/native_cpu/driver.hpp"
#include "adapters/native_cpu/facts.hpp"
#include "adapters/native_cpu/machine.hpp"

namespace ur::native_cpu {

namespace {

class NativeCpuBackend final : public core::Backend {
public:
  NativeCpuBackend()
      : machine_(readMachine()), engine_(std::make_shared<Engine>()),
        memory_(std::make_shared<Memory>(machine_.memory)), devices_(machine_, readSettings(machine_), engine_) {}

  ur_backend_t kind() const noexcept override { return UR_BACKEND_NATIVE_CPU; }
  const char *logName() const noexcept override { return "NATIVE_CPU"; }

  ur_result_t enumerate(std::vector<core::PlatformFacts> *platforms) noexcept override {
    try {
      core::PlatformFacts facts = platformFacts();
      facts.devices = devices_.facts();
      for (core::DeviceFacts &device : facts.devices) {
        for (const core::DeviceFacts &other : facts.devices) {
          if (other.index != device.index)
            device.peers.push_back({other.index, true});
        }
      }
      *platforms = {std::move(facts)};
      return UR_RESULT_SUCCESS;
    } catch (...) {
      return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
  }

  bool lost() const noexcept override { return engine_->lost(); }
  core::DriverCaps caps(uint32_t) noexcept override { return kCaps; }

  ur_result_t openContext(uint32_t platform, std::span<const uint32_t> devices,
                          std::unique_ptr<core::Driver> *driver) noexcept override {
    if (platform != 0)
      return UR_RESULT_ERROR_INVALID_PLATFORM;
    try {
      std::vector<std::shared_ptr<Crew>> crews;
      for (uint32_t device : devices) {
        crews.push_back(devices_.crew(device));
        if (!crews.back())
          return UR_RESULT_ERROR_INVALID_DEVICE;
      }
      *driver = std::make_unique<NativeCpuDriver>(engine_, memory_, std::move(crews));
      return UR_RESULT_SUCCESS;
    } catch (...) {
      return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
  }

  ur_result_t setPeerAccess(uint32_t, uint32_t, uint32_t, bool) noexcept override {
    return UR_RESULT_SUCCESS; // All devices use the memory of the process, as the facts say.
  }
  ur_result_t freeMemory(uint32_t, uint32_t, uint64_t *bytes) noexcept override {
    *bytes = memory_->available();
    return UR_RESULT_SUCCESS;
  }
  ur_result_t deviceTime(uint32_t, uint32_t, uint64_t *deviceNs, uint64_t *hostNs) noexcept override {
    *deviceNs = *hostNs = nowNs();
    return UR_RESULT_SUCCESS;
  }

  core::PartitionBackend *partitions() noexcept override { return &devices_; }

private:
  const Machine machine_;
  const std::shared_ptr<Engine> engine_;
  const std::shared_ptr<Memory> memory_;
  Devices devices_;
};

} // namespace

} // namespace ur::native_cpu

std::unique_ptr<ur::core::Backend> ur::core::makeBackend() {
  return std::make_unique<native_cpu::NativeCpuBackend>();
}
