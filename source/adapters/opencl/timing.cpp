// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Moments that are to have times on queues that don't profile, since each command costs more where they do. The moment
// is a command of another queue, which profiles, between two fences of the stream's own.
#include "adapters/opencl/reference.hpp"
#include "adapters/opencl/streams.hpp"

namespace ur::opencl {

namespace {

ur_result_t makeClock(Stream &stream) noexcept {
  if (stream.clock)
    return UR_RESULT_SUCCESS;
  core::StreamDesc desc;
  desc.device = stream.position;
  desc.profiling = true;
  return translate(createQueue(stream.context, desc, &stream.clock));
}

} // namespace

/// What fails on the way has ordered more than was asked, and nothing else.
ur_result_t enqueueTimedFence(const core::DriverPass &pass, core::Stream stream, core::FenceKind kind,
                              const core::Fence &fence) noexcept {
  Stream &to = Stream::of(stream);
  const Api &api = to.api();
  if (const ur_result_t result = makeClock(to); result != UR_RESULT_SUCCESS)
    return result;
  core::NativeEvent before = nullptr;
  ur_result_t result = enqueueFence(pass, stream, kind, {fence.waits, &before});
  if (result != UR_RESULT_SUCCESS)
    return result;
  const cl_event first = eventOf(before);
  const Reference<cl_event> keep(api.clReleaseEvent, first);
  // A command of another queue waits for it: it has to begin.
  result = translate(api.clFlush(to.native));
  cl_event event = nullptr;
  if (result == UR_RESULT_SUCCESS)
    result = translate(api.clEnqueueMarkerWithWaitList(to.clock, 1, &first, &event));
  if (result != UR_RESULT_SUCCESS)
    return result;
  Reference<cl_event> made(api.clReleaseEvent, event);
  const auto moment = reinterpret_cast<core::NativeEvent>(event);
  result = translate(api.clFlush(to.clock));
  if (result == UR_RESULT_SUCCESS) { // what comes after the fence comes after the moment
    result = submit(pass, stream, {{&moment, 1}},
                    kind == core::FenceKind::barrier || to.ordered ? api.clEnqueueBarrierWithWaitList
                                                                   : api.clEnqueueMarkerWithWaitList);
  }
  if (result == UR_RESULT_SUCCESS) {
    *fence.signal = moment;
    made.release();
  }
  return result;
}

} // namespace ur::opencl
