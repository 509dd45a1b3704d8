// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/device.hpp"

namespace ur::cuda {

ur_result_t Device::open(const Api &api, const DeviceLimits &limits, std::unique_ptr<Device> *device) {
  CUcontext context = nullptr;
  if (const CUresult result = api.cuDevicePrimaryCtxRetain(&context, limits.device); result != CUDA_SUCCESS)
    return translate(result);
  return make(api, limits, context, true, device);
}

ur_result_t Device::adopt(const Api &api, const DeviceLimits &limits, CUcontext context,
                          std::unique_ptr<Device> *device) {
  unsigned flags = 0;
  int active = 0;
  if (!api.cuDevicePrimaryCtxGetState)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  CUresult result = api.cuDevicePrimaryCtxGetState(limits.device, &flags, &active);
  CUcontext primary = nullptr;
  if (result == CUDA_SUCCESS && active) // else it can't be that one
    result = api.cuDevicePrimaryCtxRetain(&primary, limits.device);
  if (result != CUDA_SUCCESS)
    return translate(result);
  if (primary && primary != context)
    (void)api.cuDevicePrimaryCtxRelease(limits.device);
  return make(api, limits, context, primary == context, device);
}

/// Takes a count of a primary context over.
ur_result_t Device::make(const Api &api, const DeviceLimits &limits, CUcontext context, bool primary,
                         std::unique_ptr<Device> *device) {
  std::unique_ptr<Device> made(new (std::nothrow) Device(api, limits, context, primary));
  if (!made) {
    if (primary)
      (void)api.cuDevicePrimaryCtxRelease(limits.device);
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  const CUresult result = made->with([&] { return made->prepare(); });
  if (result == CUDA_SUCCESS)
    *device = std::move(made);
  return translate(result);
}

Device::~Device() {
  (void)with([&] {
    clock_.close();
    return CUDA_SUCCESS;
  });
  for (; ours_ > 0; --ours_)
    (void)(primary_ ? api_.cuDevicePrimaryCtxRelease(limits_.device) : api_.cuCtxDestroy(context_));
}

CUresult Device::prepare() noexcept {
  if (api_.cuCtxGetStreamPriorityRange)
    if (const CUresult result = api_.cuCtxGetStreamPriorityRange(&lowest_, &highest_); result != CUDA_SUCCESS)
      return result;
  return api_.cuEventElapsedTime ? clock_.open() : CUDA_SUCCESS;
}

int Device::priority(int8_t wanted) const noexcept {
  return wanted > 0 ? highest_ : wanted < 0 ? lowest_ : 0;
}

} // namespace ur::cuda
