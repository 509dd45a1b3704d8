// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/hip/functions.hpp"

namespace ur::hip {

using namespace fake;
using cu::engine;

hipError_t hipStreamCreateWithPriority(hipStream_t *stream, unsigned flags, int priority) {
  if (flags > hipStreamNonBlocking || priority < -1 || priority > 1)
    cu::die("%s: flags %u, priority %d", __func__, flags, priority);
  FORWARD(cuStreamCreateWithPriority(as<CUstream *>(stream), flags, std::min(priority, 0)));
}
hipError_t hipStreamGetDevice(hipStream_t handle, hipDevice_t *device) {
  CUcontext context = nullptr;
  const OnDevice current(__func__);
  const hipError_t result = of(cu::cuStreamGetCtx(fake::streamOf(handle, __func__, true), &context));
  if (result == hipSuccess)
    *device = as<cu::Context *>(context)->device->index;
  return result;
}
hipError_t hipStreamDestroy(hipStream_t stream) {
  FORWARD(cuStreamDestroy(as<CUstream>(stream)));
}
hipError_t hipStreamQuery(hipStream_t stream) {
  FORWARD(cuStreamQuery(fake::streamOf(stream, __func__, true)));
}
hipError_t hipStreamSynchronize(hipStream_t stream) {
  const CUstream waited = fake::streamOf(stream, __func__, true);
  const Synchronizing holds(stream);
  FORWARD(cuStreamSynchronize(waited));
}
hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned flags) {
  if (flags != 0) // "must be 0"
    return hipErrorInvalidValue;
  FORWARD(cuStreamWaitEvent(fake::streamOf(stream, __func__), as<CUevent>(event), flags));
}
hipError_t hipStreamAddCallback(hipStream_t stream, hipStreamCallback_t callback, void *data, unsigned flags) {
  if (flags != 0) // "reserved for future use, must be 0"
    return hipErrorInvalidValue;
  FORWARD(cuStreamAddCallback(fake::streamOf(stream, __func__), as<CUstreamCallback>(callback), data, flags));
}
hipError_t hipLaunchHostFunc(hipStream_t stream, hipHostFn_t function, void *data) {
  FORWARD(cuLaunchHostFunc(fake::streamOf(stream, __func__), function, data));
}

hipError_t hipEventCreateWithFlags(hipEvent_t *event, unsigned flags) {
  FORWARD(cuEventCreate(as<CUevent *>(event), flags));
}
hipError_t hipEventDestroy(hipEvent_t event) {
  FORWARD(cuEventDestroy(as<CUevent>(event)));
}
hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream) {
  FORWARD(cuEventRecord(as<CUevent>(event), fake::streamOf(stream, __func__)));
}
hipError_t hipEventQuery(hipEvent_t event) {
  FORWARD(cuEventQuery(as<CUevent>(event)));
}
hipError_t hipEventSynchronize(hipEvent_t event) {
  FORWARD(cuEventSynchronize(as<CUevent>(event)));
}
hipError_t hipEventElapsedTime(float *ms, hipEvent_t from, hipEvent_t to) {
  FORWARD(cuEventElapsedTime(ms, as<CUevent>(from), as<CUevent>(to)));
}

} // namespace ur::hip
