// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adapter's backend: one platform with one device, the processors that this process may use.
#include "adapters/native_cpu/driver.hpp"
#include "adapters/native_cpu/facts.hpp"
#include "adapters/native_cpu/machine.hpp"

#include <cstdlib>
#include <new>

namespace ur::native_cpu {

namespace {

/// Number of workers: what UR_NATIVE_CPU_THREADS says if that is a number from 1 to 4096, else one for each core, and two
/// at least: a kernel that waits for the host then doesn't stop everything else.
uint32_t threadCount(const Machine &machine) {
  if (const char *text = std::getenv("UR_NATIVE_CPU_THREADS")) {
    char *end = nullptr;
    const unsigned long value = std::strtoul(text, &end, 10);
    if (end != text && !*end && value >= 1 && value <= 4096 && *text != '-')
      return uint32_t(value);
  }
  return std::max(2u, machine.usableCores);
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

private:
  const Machine machine_;
  const std::shared_ptr<Engine> engine_;
  const std::shared_ptr<Memory> memory_;
};

} // namespace

} // namespace ur::native_cpu

std::unique_ptr<ur::core::Backend> ur::core::makeBackend() { return std::make_unique<native_cpu::NativeCpuBackend>(); }
