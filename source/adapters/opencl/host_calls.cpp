// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/host_calls.hpp"

#include "adapters/core/device/adapter.hpp"
#include "adapters/core/object/driver_threads.hpp"
#include "adapters/core/object/host_call_scope.hpp"
#include "adapters/opencl/waiting.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <new>
#include <thread>

namespace ur::opencl {

HostCalls::~HostCalls() {
  if (core::driverIsLost())
    threads_.abandon();
}

/// Its turn is a marker's end, at which the call begins; where it ends, a user event lets go a barrier. That waits for
/// the marker as well: if what comes before fails, so does the command, and user events always end well.
ur_result_t HostCalls::enqueue(const core::DriverPass &pass, core::Stream stream, core::HostCall function, void *data,
                               const core::Fence &fence) noexcept {
  const Api &api = context_.api();
  if (const ur_result_t result = threads_.prepare(); result != UR_RESULT_SUCCESS)
    return result;
  cl_int result = CL_SUCCESS;
  const cl_event over = api.clCreateUserEvent(context_.native(), &result);
  std::unique_ptr<Call> call(over ? new (std::nothrow) Call(*this, function, data, over) : nullptr);
  core::NativeEvent ends[2] = {reinterpret_cast<core::NativeEvent>(over), nullptr};
  core::NativeEvent &turn = ends[1], signal = nullptr;
  ur_result_t answer = over ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY : translate(result);
  if (call)
    answer = enqueueFence(pass, stream, core::FenceKind::wait, {fence.waits, &turn});
  if (answer == UR_RESULT_SUCCESS)
    answer = enqueueFence(pass, stream, core::FenceKind::wait, {ends, &signal}); // its end is the queue's business, too
  if (answer != UR_RESULT_SUCCESS) {
    if (turn)
      (void)api.clReleaseEvent(eventOf(turn));
    if (over)
      (void)api.clReleaseEvent(over);
    return answer;
  }
  if (fence.signal && Stream::of(stream).profiling) // else the times are those of the end
    context_.begins().keep(eventOf(signal), eventOf(turn), CL_PROFILING_COMMAND_END);
  // From here on the stream waits for the user event: it has to come.
  call->turn = eventOf(turn);
  Call *const waiting = call.release();
  if (api.clSetEventCallback(eventOf(turn), CL_COMPLETE, &arrive, waiting) != CL_SUCCESS)
    push(*waiting, CL_QUEUED); // the thread waits itself
  if (fence.signal)
    *fence.signal = signal;
  else
    (void)api.clReleaseEvent(eventOf(signal));
  return UR_RESULT_SUCCESS;
}

/// On a thread of the driver's: hands over, and returns at once.
void HostCalls::arrive(cl_event, cl_int status, void *data) {
  Call &call = *static_cast<Call *>(data);
  call.owner.push(call, status);
}

void HostCalls::push(Call &call, cl_int status) noexcept {
  call.status = status;
  threads_.push(call);
}

namespace {

/// A queue stands still until this is said: a driver that is short of something is told again until it isn't.
void complete(const Api &api, cl_event over) noexcept {
  constexpr std::chrono::milliseconds kLongest(100);
  std::chrono::milliseconds pause(0);
  cl_int result = CL_SUCCESS;
  while ((result = api.clSetUserEventStatus(over, CL_COMPLETE)) == CL_OUT_OF_RESOURCES ||
         result == CL_OUT_OF_HOST_MEMORY) {
    std::this_thread::sleep_for(pause);
    pause = std::min(2 * pause + std::chrono::milliseconds(1), kLongest);
  }
  if (result != CL_SUCCESS) {
    core::logger().error(
        "clSetUserEventStatus(CL_COMPLETE) failed with %d behind a host task, whose queue stands still", result);
  }
}

} // namespace

void HostCalls::run(void *calls, core::HostThreads::Task &task) noexcept {
  const Api &api = static_cast<HostCalls *>(calls)->context_.api();
  const std::unique_ptr<Call> call(static_cast<Call *>(&task));
  if (call->status == CL_QUEUED)
    call->status = waitForEvent(api, call->turn);
  if (call->status == CL_COMPLETE) {
    const core::HostCallScope scope;
    call->call(call->data);
  }
  complete(api, call->over);
  (void)api.clReleaseEvent(call->over);
  (void)api.clReleaseEvent(call->turn);
}

} // namespace ur::opencl
