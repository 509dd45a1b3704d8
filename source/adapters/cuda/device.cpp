// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/device.hpp"

namespace ur::cuda {

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
  (void)with([&] {
    clock_.close();
    return CUDA_SUCCESS;
  });
  api_.cuDevicePrimaryCtxRelease(limits_.device);
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
