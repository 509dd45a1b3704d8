// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/host_calls.hpp"

#include "adapters/core/object/threads.hpp"

#include <memory>
#include <new>

namespace ur::opencl {

HostCalls::~HostCalls() {
  {
    std::lock_guard lock(mutex_);
    ended_ = true;
  }
  due_.notify_all();
  for (std::thread &thread : threads_)
    thread.join();
}

/// Its turn is a marker's end, at which the call begins; where it ends, a user event lets go a barrier.
ur_result_t HostCalls::submit(core::Stream stream, core::HostCall function, void *data,
                              const core::Fence &fence) noexcept {
  const Api &api = context_.api();
  const bool ordered = Stream::of(stream).ordered;
  if (const ur_result_t result = expect(); result != UR_RESULT_SUCCESS)
    return result;
  cl_int result = CL_SUCCESS;
  const cl_event over = api.clCreateUserEvent(context_.native(), &result);
  std::unique_ptr<Call> call(over ? new (std::nothrow) Call{*this, function, data, over} : nullptr);
  cl_event turn = nullptr;
  core::NativeEvent signal = nullptr;
  ur_result_t answer = over ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY : translate(result);
  if (call) {
    // Without anything to wait for, an unordered stream's turn is now.
    const bool now = !ordered && fence.waits.empty();
    core::NativeEvent begun = nullptr;
    answer = now ? UR_RESULT_SUCCESS : enqueueFence(stream, core::FenceKind::wait, {fence.waits, &begun});
    turn = eventOf(begun);
    if (answer == UR_RESULT_SUCCESS) {
      const core::NativeEvent end = reinterpret_cast<core::NativeEvent>(over);
      answer = enqueueFence(stream, core::FenceKind::wait, {{&end, 1}, &signal});
    }
  }
  // From here on the stream waits for the user event: it has to come.
  if (answer == UR_RESULT_SUCCESS) {
    Call *const waiting = call.release();
    if (!turn)
      arrive(nullptr, CL_COMPLETE, waiting);
    else if (api.clSetEventCallback(turn, CL_COMPLETE, &arrive, waiting) != CL_SUCCESS)
      // Nobody tells when its turn is. The call isn't made, and what waits for it fails.
      arrive(nullptr, CL_OUT_OF_RESOURCES, waiting);
    if (fence.signal)
      *fence.signal = signal;
    else
      (void)api.clReleaseEvent(eventOf(signal));
  } else {
    if (over)
      (void)api.clReleaseEvent(over);
    forget();
  }
  if (turn)
    (void)api.clReleaseEvent(turn);
  return answer;
}

/// On a thread of the driver's: hands over, and returns at once.
void HostCalls::arrive(cl_event, cl_int status, void *data) {
  Call &call = *static_cast<Call *>(data);
  HostCalls &owner = call.owner;
  std::lock_guard lock(owner.mutex_);
  call.status = status;
  *owner.readyEnd_ = &call;
  owner.readyEnd_ = &call.next;
  owner.due_.notify_one();
}

void HostCalls::serve() noexcept {
  const Api &api = context_.api();
  std::unique_lock lock(mutex_);
  for (;;) {
    due_.wait(lock, [&] { return ended_ || ready_; });
    if (!ready_)
      return;
    const std::unique_ptr<Call> call(ready_);
    ready_ = call->next;
    if (!ready_)
      readyEnd_ = &ready_;
    lock.unlock();
    if (call->status == CL_COMPLETE)
      call->call(call->data);
    (void)api.clSetUserEventStatus(call->over, call->status);
    (void)api.clReleaseEvent(call->over);
    lock.lock();
    --pending_;
  }
}

ur_result_t HostCalls::expect() noexcept {
  std::lock_guard lock(mutex_);
  try {
    if (threads_.size() <= pending_)
      threads_.push_back(core::startThread("ur-cl-host", [this] { serve(); }));
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  }
  ++pending_;
  return UR_RESULT_SUCCESS;
}

void HostCalls::forget() noexcept {
  std::lock_guard lock(mutex_);
  --pending_;
}

} // namespace ur::opencl
