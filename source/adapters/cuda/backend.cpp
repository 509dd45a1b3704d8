// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adapter's backend: one platform, with the devices that the driver shows to this process.
#include "adapters/core/port/backend_log.hpp"
#include "adapters/cuda/facts.hpp"
#include "adapters/cuda_like/backend_base.hpp"

namespace ur::cuda {

namespace {

class CudaBackend final : public BackendBase {
public:
  ur_backend_t kind() const noexcept override { return UR_BACKEND_CUDA; }
  const char *logName() const noexcept override { return "CUDA"; }

private:
  bool open(std::string *reason) override {
    if (!openLibrary(&api_, reason))
      return false;
    const CUresult result = api_.cuDriverGetVersion(&version_);
    api_.anyContext = version_ == 13000; // what has been probed
    api_.launchesByGraphs =
        version_ >= 13000 && api_.graphs() && core::isWanted(logName(), "UR_CUDA_LAUNCH_GRAPHS", true);
    api_.commandBufferGraphs = api_.graphsOfAll() && core::isWanted(logName(), "UR_CUDA_COMMAND_BUFFER_GRAPHS", true);
    if (result != CUDA_SUCCESS)
      *reason = "the driver answers " + cuda::nameOf(api_, result);
    return result == CUDA_SUCCESS;
  }

  bool readLimits(DeviceNumber device, DeviceLimits *limits) override {
    return cuda::readLimits(api_, device, version_, limits);
  }
  core::PlatformFacts platformFacts() override { return cuda::platformFacts(version_); }
  core::DeviceFacts deviceFacts(uint32_t device) override { return readFacts(api_, limits_[device], device, version_); }

  int version_ = 0;
};

} // namespace

} // namespace ur::cuda

std::unique_ptr<ur::core::Backend> ur::core::makeBackend() {
  return std::make_unique<cuda::CudaBackend>();
}
