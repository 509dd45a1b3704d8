// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "streams.hpp"

#include <stdexcept>

namespace allocators {

using namespace ur::cuda;

Streams::Streams() {
  std::string reason;
  if (!openLibrary(&api_, &reason))
    throw std::runtime_error(reason);
  need(api_.cuDeviceGet(&device_, 0), "cuDeviceGet");
  need(api_.cuDevicePrimaryCtxRetain(&context_, device_), "cuDevicePrimaryCtxRetain");
}

void Streams::enter() const {
  need(api_.cuCtxSetCurrent(context_), "cuCtxSetCurrent");
}

CUstream Streams::create() const {
  CUstream stream = nullptr;
  need(api_.cuStreamCreateWithPriority(&stream, CU_STREAM_NON_BLOCKING, 0), "cuStreamCreateWithPriority");
  return stream;
}

void Streams::fill(CUstream stream, void *memory, size_t size) const {
  need(api_.cuMemsetD8Async(reinterpret_cast<CUdeviceptr>(memory), 1, size, stream), "cuMemsetD8Async");
}

void Streams::finish(CUstream stream) const {
  need(api_.cuStreamSynchronize(stream), "cuStreamSynchronize");
}

std::string Streams::version() const {
  int version = 0;
  need(api_.cuDriverGetVersion(&version), "cuDriverGetVersion");
  return "CUDA " + std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

void Streams::need(CUresult result, const char *call) const {
  if (result != CUDA_SUCCESS)
    throw std::runtime_error(std::string(call) + " answers " + nameOf(api_, result) + ", expected CUDA_SUCCESS");
}

} // namespace allocators
