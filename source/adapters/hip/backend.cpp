// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adapter's backend: one platform, with the devices that the runtime shows to this process.
#include "adapters/core/object/driver_threads.hpp"
#include "adapters/core/port/backend_log.hpp"
#include "adapters/cuda_like/backend_base.hpp"
#include "adapters/hip/facts.hpp"

namespace ur::hip {

namespace {

class HipBackend final : public BackendBase {
public:
  ur_backend_t kind() const noexcept override { return UR_BACKEND_HIP; }
  const char *logName() const noexcept override { return "HIP"; }

private:
  bool open(std::string *reason) override {
    core::driverThreads().set(); // which hipInit starts
    if (!openLibrary(&api_, reason))
      return false;
    core::ExitGate::ofProcess().watchAfter(core::ExitGate::Moment::contextMade);
    api_.commandBufferGraphs = api_.graphsOfAll() && core::isWanted(logName(), "UR_HIP_COMMAND_BUFFER_GRAPHS", true);
    api_.rangesForPools =
        core::isWanted(logName(), "UR_USM_POOL_RANGES", false); // on other vendors it is on by default
    return true;
  }
  bool readLimits(DeviceNumber device, DeviceLimits *limits) override { return hip::readLimits(api_, device, limits); }
  core::PlatformFacts platformFacts() override { return hip::platformFacts(api_); }
  core::DeviceFacts deviceFacts(uint32_t device) override { return readFacts(api_, limits_[device], device); }
};

} // namespace

} // namespace ur::hip

std::unique_ptr<ur::core::Backend> ur::core::makeBackend() {
  return std::make_unique<hip::HipBackend>();
}
