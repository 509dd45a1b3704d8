// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adapter's backend: one platform, with the devices that the driver shows to this process.
#include "adapters/cuda/driver.hpp"
#include "adapters/cuda/facts.hpp"
#include "adapters/cuda_like/backend_base.hpp"

#include "common/env.hpp"
#include "common/log.hpp"

namespace ur::cuda {

namespace {

class CudaBackend final : public BackendBase {
public:
  ur_backend_t kind() const noexcept override { return UR_BACKEND_CUDA; }
  const char *logName() const noexcept override { return "CUDA"; }

  ur_result_t enumerate(std::vector<core::PlatformFacts> *platforms) noexcept override {
    try {
      platforms->clear();
      std::string reason;
      if (!openLibrary(&api_, &reason) || !findDevices(&reason)) {
        // The adapter's own log isn't there yet.
        log::Logger(logName()).info("no platform: %s", reason.c_str());
        return UR_RESULT_SUCCESS;
      }
      core::PlatformFacts facts = platformFacts(version_);
      for (uint32_t i = 0; i < limits_.size(); ++i) {
        facts.devices.push_back(readFacts(api_, limits_[i], i, version_));
        facts.devices.back().peers = readPeers(api_, limits_, i);
      }
      platforms->push_back(std::move(facts));
      return UR_RESULT_SUCCESS;
    } catch (...) {
      return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
  }

private:
  std::unique_ptr<DriverBase> makeDriver(std::vector<std::unique_ptr<Device>> devices) override {
    return std::make_unique<CudaDriver>(api_, std::move(devices), peers_);
  }

  bool wantsGraphs() const {
    try {
      return env::boolean("UR_CUDA_LAUNCH_GRAPHS", true);
    } catch (const env::Error &error) {
      log::Logger(logName()).error("%s; the variable is ignored", error.what());
      return true;
    }
  }

  /// False, and the reason, where there is none.
  bool findDevices(std::string *reason) {
    int count = 0;
    CUresult result = api_.cuDriverGetVersion(&version_);
    api_.anyContext = version_ == 13000; // what has been probed
    api_.launchesByGraphs = version_ >= 13000 && api_.graphs() && wantsGraphs();
    if (result == CUDA_SUCCESS)
      result = api_.cuDeviceGetCount(&count);
    if (result != CUDA_SUCCESS) {
      *reason = "the driver answers " + cuda::nameOf(api_, result);
      return false;
    }
    for (int i = 0; i < count; ++i) {
      CUdevice device = 0;
      DeviceLimits limits;
      if (api_.cuDeviceGet(&device, i) == CUDA_SUCCESS && readLimits(api_, device, version_, &limits))
        limits_.push_back(limits);
    }
    *reason = "the driver shows no device that answers";
    return !limits_.empty();
  }

  int version_ = 0;
};

} // namespace

} // namespace ur::cuda

std::unique_ptr<ur::core::Backend> ur::core::makeBackend() {
  return std::make_unique<cuda::CudaBackend>();
}
