// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/device.hpp"

#include <chrono>

namespace ur::cuda {

uint64_t steadyNs() noexcept {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(now).count());
}

ur_result_t Device::open(const Api &api, const DeviceLimits &limits, std::unique_ptr<Device> *device) {
  CUcontext context = nullptr;
  if (const CUresult result = api.cuDevicePrimaryCtxRetain(&context, limits.device); result != CUDA_SUCCESS)
    return translate(result);
  std::unique_ptr<Device> made(new (std::nothrow) Device(api, limits, context));
  if (!made) {
    api.cuDevicePrimaryCtxRelease(limits.device);
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  const CUresult result = made->with([&] { return made->prepare(); });
  if (result == CUDA_SUCCESS)
    *device = std::move(made);
  return translate(result);
}

Device::~Device() {
  if (anchor_)
    (void)with([&] { return api_.cuEventDestroy(anchor_); });
  api_.cuDevicePrimaryCtxRelease(limits_.device);
}

CUresult Device::prepare() noexcept {
  if (api_.cuCtxGetStreamPriorityRange)
    if (const CUresult result = api_.cuCtxGetStreamPriorityRange(&lowest_, &highest_); result != CUDA_SUCCESS)
      return result;
  if (!api_.cuEventElapsedTime)
    return CUDA_SUCCESS;
  CUstream stream = nullptr;
  CUresult result = api_.cuStreamCreateWithPriority(&stream, CU_STREAM_NON_BLOCKING, 0);
  if (result != CUDA_SUCCESS)
    return result;
  result = api_.cuEventCreate(&anchor_, CU_EVENT_DEFAULT);
  // The first record of a process takes long; the second is the one whose moment counts.
  for (int round = 0; round < 2 && result == CUDA_SUCCESS; ++round) {
    const uint64_t before = steadyNs();
    result = api_.cuEventRecord(anchor_, stream);
    if (result == CUDA_SUCCESS)
      result = api_.cuEventSynchronize(anchor_);
    anchorNs_ = before + (steadyNs() - before) / 2;
  }
  const CUresult destroyed = api_.cuStreamDestroy(stream);
  return result != CUDA_SUCCESS ? result : destroyed;
}

int Device::priority(int8_t wanted) const noexcept {
  return wanted > 0 ? highest_ : wanted < 0 ? lowest_ : 0;
}

CUresult Device::timeOf(CUevent event, uint64_t *ns) const noexcept {
  float ms = 0;
  const CUresult result = api_.cuEventElapsedTime(&ms, anchor_, event);
  if (result == CUDA_SUCCESS)
    *ns = anchorNs_ + static_cast<uint64_t>(static_cast<int64_t>(static_cast<double>(ms) * 1e6));
  return result;
}

} // namespace ur::cuda
