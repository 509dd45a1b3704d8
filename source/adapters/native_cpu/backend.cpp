// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adapter's backend: one platform with one device, the processors that this process may use.
#include "adapters/native_cpu/driver.hpp"
#include "adapters/native_cpu/facts.hpp"
#include "adapters/native_cpu/machine.hpp"
#include "common/env.hpp"
#include "common/log.hpp"

#include <algorithm>
#include <charconv>
#include <new>
#include <optional>
#include <string>

namespace ur::native_cpu {

namespace {

/// What is said before the core has a logger.
constinit log::Logger g_logger("NATIVE_CPU");

/// Number of workers: what UR_NATIVE_CPU_THREADS says if that is a number from 1 to 4096, else one for each core, and
/// two at least: a kernel that waits for the host then doesn't stop everything else.
uint32_t threadCount(const Machine &machine) {
  const uint32_t byMachine = std::max(2u, machine.usableCores);
  const std::optional<std::string> text = env::text("UR_NATIVE_CPU_THREADS");
  if (!text)
    return byMachine;
  uint32_t value = 0;
  const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), value);
  if (error == std::errc() && end == text->data() + text->size() && value >= 1 && value <= 4096)
    return value;
  g_logger.warning("UR_NATIVE_CPU_THREADS is '%s', expected a number from 1 to 4096; using %u threads.", text->c_str(),
                   byMachine);
  return byMachine;
}

class NativeCpuBackend final : public core::Backend {
public:
  NativeCpuBackend()
      : machine_(readMachine()), engine_(std::make_shared<Engine>(threadCount(machine_))),
        memory_(std::make_shared<Memory>(machine_.memory)) {}

  ur_backend_t kind() const noexcept override { return UR_BACKEND_NATIVE_CPU; }
  const char *logName() const noexcept override { return "NATIVE_CPU"; }

  ur_result_t enumerate(std::vector<core::PlatformFacts> *platforms) noexcept override {
    try {
      *platforms = {platformFacts(machine_)};
      return UR_RESULT_SUCCESS;
    } catch (...) {
      return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
  }

  ur_result_t openContext(uint32_t platform, std::span<const uint32_t> devices,
                          std::unique_ptr<core::Driver> *driver) noexcept override {
    if (platform != 0)
      return UR_RESULT_ERROR_INVALID_PLATFORM;
    for (uint32_t device : devices)
      if (device != 0)
        return UR_RESULT_ERROR_INVALID_DEVICE;
    driver->reset(new (std::nothrow) NativeCpuDriver(engine_, memory_));
    return *driver ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }

  ur_result_t freeMemory(uint32_t, uint32_t, uint64_t *bytes) noexcept override {
    *bytes = memory_->available();
    return UR_RESULT_SUCCESS;
  }
  ur_result_t deviceTime(uint32_t, uint32_t, uint64_t *deviceNs, uint64_t *hostNs) noexcept override {
    *deviceNs = *hostNs = nowNs();
    return UR_RESULT_SUCCESS;
  }

private:
  const Machine machine_;
  const std::shared_ptr<Engine> engine_;
  const std::shared_ptr<Memory> memory_;
};

} // namespace

} // namespace ur::native_cpu

std::unique_ptr<ur::core::Backend> ur::core::makeBackend() {
  return std::make_unique<native_cpu::NativeCpuBackend>();
}
