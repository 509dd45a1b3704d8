// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adapter's backend: one platform, with the devices that the driver shows to this process.
#include "adapters/core/port/guarded.hpp"
#include "adapters/cuda/driver.hpp"
#include "adapters/cuda/facts.hpp"

#include "common/env.hpp"
#include "common/log.hpp"

namespace ur::cuda {

namespace {

class CudaBackend final : public core::Backend {
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

  core::DriverCaps caps(uint32_t) noexcept override { return capsOf(api_); }

  ur_result_t openContext(uint32_t platform, std::span<const uint32_t> devices,
                          std::unique_ptr<core::Driver> *driver) noexcept override {
    if (platform != 0)
      return UR_RESULT_ERROR_INVALID_PLATFORM;
    try {
      std::vector<std::unique_ptr<Device>> opened;
      for (const uint32_t device : devices) {
        if (device >= limits_.size())
          return UR_RESULT_ERROR_INVALID_DEVICE;
        if (const ur_result_t result = keep(device).second; result != UR_RESULT_SUCCESS)
          return result;
        if (const ur_result_t result = Device::open(api_, limits_[device], &opened.emplace_back());
            result != UR_RESULT_SUCCESS)
          return result;
      }
      auto made = std::make_unique<CudaDriver>(api_, std::move(opened), peers_);
      const ur_result_t result = made->open();
      if (result == UR_RESULT_SUCCESS)
        *driver = std::move(made);
      return result;
    } catch (...) {
      return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
  }

  ur_result_t freeMemory(uint32_t, uint32_t device, uint64_t *bytes) noexcept override {
    // The driver knows that of contexts only, and none is opened for the question.
    unsigned flags = 0;
    int active = 0;
    const CUdevice native = limits_[device].device;
    if (!api_.cuDevicePrimaryCtxGetState || api_.cuDevicePrimaryCtxGetState(native, &flags, &active) != CUDA_SUCCESS ||
        !active)
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    CUcontext context = nullptr;
    if (const CUresult result = api_.cuDevicePrimaryCtxRetain(&context, native); result != CUDA_SUCCESS)
      return translate(result);
    size_t free = 0, total = 0;
    CUresult result = CUDA_SUCCESS;
    {
      const Current current(api_, context);
      result = current.result() == CUDA_SUCCESS ? api_.cuMemGetInfo(&free, &total) : current.result();
    }
    api_.cuDevicePrimaryCtxRelease(native);
    if (result == CUDA_SUCCESS)
      *bytes = free;
    return translate(result);
  }

  /// Times of events are given by the host's clock (event_clock.hpp).
  ur_result_t deviceTime(uint32_t, uint32_t, uint64_t *deviceNs, uint64_t *hostNs) noexcept override {
    *deviceNs = *hostNs = steadyNs();
    return UR_RESULT_SUCCESS;
  }

  ur_result_t setPeerAccess(uint32_t, uint32_t device, uint32_t peer, bool enabled) noexcept override {
    return core::guarded([&] {
      const auto [own, first] = keep(device);
      if (first != UR_RESULT_SUCCESS)
        return first;
      const auto [others, second] = keep(peer);
      if (second != UR_RESULT_SUCCESS)
        return second;
      return translate(peers_.set({limits_[device].device, own}, {limits_[peer].device, others}, enabled));
    });
  }

  core::NativeBackend *native() noexcept override { return &native_; }

private:
  /// The primary context of a device that has been used stays until the process ends: making one takes the driver a
  /// quarter of a second, and at the process's end nothing may call the driver any more.
  std::pair<CUcontext, ur_result_t> keep(uint32_t device) {
    std::lock_guard lock(mutex_);
    kept_.resize(limits_.size());
    CUcontext &context = kept_[device];
    const CUresult result = context ? CUDA_SUCCESS : api_.cuDevicePrimaryCtxRetain(&context, limits_[device].device);
    return {context, translate(result)};
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

  Api api_;
  int version_ = 0;
  std::vector<DeviceLimits> limits_;
  std::mutex mutex_;
  std::vector<CUcontext> kept_; ///< of each device; null: not yet
  Peers peers_{api_};
  CudaNativeBackend native_{api_, limits_, peers_};
};

} // namespace

} // namespace ur::cuda

std::unique_ptr<ur::core::Backend> ur::core::makeBackend() {
  return std::make_unique<cuda::CudaBackend>();
}
