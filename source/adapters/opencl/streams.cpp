// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/streams.hpp"
#include "adapters/core/object/room.hpp"
#include "adapters/core/port/idle_streams.hpp"
#include "adapters/opencl/waiting.hpp"

#include <new>
#include <utility>

namespace ur::opencl {

ur_result_t enqueueFence(const core::DriverPass &pass, core::Stream stream, core::FenceKind kind,
                         const core::Fence &fence) noexcept {
  const Stream &to = Stream::of(stream);
  if (fence.timed && fence.signal && !to.profiling)
    return enqueueTimedFence(pass, stream, kind, fence);
  const Api &api = to.api();
  const auto barrier = [&](const core::Fence &part) {
    return submit(pass, stream, part, api.clEnqueueBarrierWithWaitList);
  };
  const auto marker = [&](const core::Fence &part) {
    return submit(pass, stream, part, api.clEnqueueMarkerWithWaitList);
  };
  if (to.ordered)
    return fence.waits.empty() && !fence.signal ? UR_RESULT_SUCCESS : barrier(fence);
  if (kind == core::FenceKind::barrier) {
    // With a list, a barrier doesn't wait for what came before.
    const ur_result_t result = fence.waits.empty() ? UR_RESULT_SUCCESS : barrier({fence.waits});
    return result == UR_RESULT_SUCCESS ? barrier({{}, fence.signal}) : result;
  }
  if (!fence.signal)
    return UR_RESULT_SUCCESS;
  // Without a list, a marker would wait for everything that came before.
  const auto done = reinterpret_cast<core::NativeEvent>(to.context.done());
  return marker({fence.waits.empty() ? std::span(&done, 1) : fence.waits, fence.signal});
}

cl_int createQueue(const Context &context, const core::StreamDesc &desc, cl_command_queue *native) noexcept {
  const Api &api = context.api();
  const Device &device = context.device(desc.device);
  cl_bitfield flags = 0;
  if (!desc.ordered)
    flags |= CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE;
  if (desc.profiling && device.profiling)
    flags |= CL_QUEUE_PROFILING_ENABLE;
  cl_int result = CL_SUCCESS;
  if (!api.clCreateCommandQueueWithProperties) {
    *native = api.clCreateCommandQueue(context.native(), device.native, flags, &result);
    return result;
  }
  cl_queue_properties properties[] = {CL_QUEUE_PROPERTIES, flags, 0, 0, 0};
  if (device.priorities && desc.priority != 0) {
    properties[2] = CL_QUEUE_PRIORITY_KHR;
    properties[3] = desc.priority > 0 ? CL_QUEUE_PRIORITY_HIGH_KHR : CL_QUEUE_PRIORITY_LOW_KHR;
  }
  *native = api.clCreateCommandQueueWithProperties(context.native(), device.native, properties, &result);
  return result;
}

namespace {

/// The stream's own queue waits for all that its clock has.
void endClock(const Stream &stream) noexcept {
  if (stream.clock)
    (void)stream.api().clReleaseCommandQueue(stream.clock);
}

} // namespace

Streams::~Streams() {
  if (core::driverIsLost())
    return;
  const Api &api = context_.api();
  for (Stream *stream : all_) {
    (void)finishQueue(api, stream->native);
    if (stream->last)
      (void)api.clReleaseEvent(stream->last);
    (void)api.clReleaseCommandQueue(stream->native);
    endClock(*stream);
    delete stream;
  }
  for (const cl_event last : left_) {
    (void)waitForEvent(api, last);
    (void)api.clReleaseEvent(last);
  }
}

ur_result_t Streams::take(const core::StreamDesc &desc, Stream **stream) noexcept {
  std::lock_guard lock(mutex_);
  if (Stream *idle = takeIdle(desc)) {
    *stream = idle;
    return UR_RESULT_SUCCESS;
  }
  cl_command_queue native = nullptr;
  if (const cl_int result = createQueue(context_, desc, &native); result != CL_SUCCESS)
    return translate(result);
  try {
    unused_.reserve(all_.size() + 1);
    core::haveRoom(left_, all_.size() + 1);
    core::haveRoom(all_);
    all_.push_back(new Stream{context_, desc.device, native, desc.ordered, desc.priority});
    *stream = all_.back();
    (*stream)->profiling = desc.profiling;
    return UR_RESULT_SUCCESS;
  } catch (...) {
    (void)context_.api().clReleaseCommandQueue(native);
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

Stream *Streams::takeIdle(const core::StreamDesc &desc) noexcept {
  return core::takeIdle(unused_, desc, [this](Stream &stream) {
    if (stream.last && !isOver(context_.api(), stream.last))
      return false;
    if (stream.last)
      (void)context_.api().clReleaseEvent(std::exchange(stream.last, nullptr));
    return true;
  });
}

/// What was given to it goes on: where it ends is marked, and waited for in the end.
void Streams::give(Stream *stream) noexcept {
  const Api &api = context_.api();
  std::lock_guard lock(mutex_);
  if (stream->used.exchange(false) &&
      (api.clEnqueueMarkerWithWaitList(stream->native, 0, nullptr, &stream->last) != CL_SUCCESS ||
       api.clFlush(stream->native) != CL_SUCCESS)) {
    // It never is idle then, as far as anybody knows.
    if (stream->last)
      (void)api.clReleaseEvent(std::exchange(stream->last, nullptr));
    end(stream);
    return;
  }
  if (stream->owner == Stream::Owner::streams && !stream->exposed)
    unused_.push_back(stream);
  else
    end(stream);
}

void Streams::end(Stream *stream) noexcept {
  const Api &api = context_.api();
  std::erase_if(left_, [&](cl_event last) { return isOver(api, last) && (api.clReleaseEvent(last), true); });
  if (stream->last)
    left_.push_back(stream->last);
  (void)api.clReleaseCommandQueue(stream->native);
  endClock(*stream);
  std::erase(all_, stream);
  delete stream;
}

ur_result_t Streams::import(cl_command_queue native, uint32_t position, bool ordered, bool profiling,
                            Stream **stream) noexcept {
  std::lock_guard lock(mutex_);
  try {
    unused_.reserve(all_.size() + 1);
    core::haveRoom(left_, all_.size() + 1);
    core::haveRoom(all_);
    *stream = new Stream{context_, position, native, ordered, 0, Stream::Owner::import};
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  all_.push_back(*stream);
  (*stream)->used = (*stream)->exposed = true;
  (*stream)->profiling = profiling;
  return UR_RESULT_SUCCESS;
}

} // namespace ur::opencl
