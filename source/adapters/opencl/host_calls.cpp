// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/host_calls.hpp"

#include "adapters/core/object/host_call_scope.hpp"
#include "adapters/core/object/threads.hpp"
#include "adapters/opencl/waiting.hpp"

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

/// Its turn is a marker's end, at which the call begins; where it ends, a user event lets go a barrier. That waits for
/// the marker as well: if what comes before fails, so does the command, and user events always end well.
ur_result_t HostCalls::submit(core::Stream stream, core::HostCall function, void *data,
                              const core::Fence &fence) noexcept {
  const Api &api = context_.api();
  if (const ur_result_t result = expect(); result != UR_RESULT_SUCCESS)
    return result;
  cl_int result = CL_SUCCESS;
  const cl_event over = api.clCreateUserEvent(context_.native(), &result);
  std::unique_ptr<Call> call(over ? new (std::nothrow) Call{*this, function, data, over} : nullptr);
  core::NativeEvent ends[2] = {reinterpret_cast<core::NativeEvent>(over), nullptr};
  core::NativeEvent &turn = ends[1], signal = nullptr;
  ur_result_t answer = over ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY : translate(result);
  if (call)
    answer = enqueueFence(stream, core::FenceKind::wait, {fence.waits, &turn});
  if (answer == UR_RESULT_SUCCESS)
    answer = enqueueFence(stream, core::FenceKind::wait, {ends, fence.signal ? &signal : nullptr});
  if (answer != UR_RESULT_SUCCESS) {
    if (turn)
      (void)api.clReleaseEvent(eventOf(turn));
    if (over)
      (void)api.clReleaseEvent(over);
    forget();
    return answer;
  }
  if (signal && Stream::of(stream).profiling) // else the times are those of the end
    keepTurn(eventOf(signal), eventOf(turn));
  // From here on the stream waits for the user event: it has to come.
  call->turn = eventOf(turn);
  Call *const waiting = call.release();
  if (api.clSetEventCallback(eventOf(turn), CL_COMPLETE, &arrive, waiting) != CL_SUCCESS)
    push(*waiting, CL_QUEUED); // the thread waits itself
  if (fence.signal)
    *fence.signal = signal;
  return UR_RESULT_SUCCESS;
}

/// Without memory for it, the call's times are those of its end.
void HostCalls::keepTurn(cl_event signal, cl_event turn) noexcept {
  if (context_.api().clRetainEvent(turn) != CL_SUCCESS)
    return;
  try {
    std::lock_guard lock(mutex_);
    turns_.emplace(signal, turn);
    timed_.store(turns_.size(), std::memory_order_relaxed);
  } catch (...) {
    (void)context_.api().clReleaseEvent(turn);
  }
}

bool HostCalls::beganAt(cl_event signal, uint64_t *when) noexcept {
  if (timed_.load(std::memory_order_relaxed) == 0)
    return false;
  cl_event turn = nullptr;
  {
    std::lock_guard lock(mutex_);
    const auto found = turns_.find(signal);
    turn = found == turns_.end() ? nullptr : found->second; // which the signal's owner keeps
  }
  cl_ulong end = 0;
  if (!turn || context_.api().clGetEventProfilingInfo(turn, CL_PROFILING_COMMAND_END, sizeof end, &end, nullptr) !=
                   CL_SUCCESS)
    return false;
  *when = end;
  return true;
}

void HostCalls::forgetTimes(cl_event signal) noexcept {
  if (timed_.load(std::memory_order_relaxed) == 0)
    return;
  cl_event turn = nullptr;
  {
    std::lock_guard lock(mutex_);
    const auto found = turns_.find(signal);
    if (found == turns_.end())
      return;
    turn = found->second;
    turns_.erase(found);
    timed_.store(turns_.size(), std::memory_order_relaxed);
  }
  (void)context_.api().clReleaseEvent(turn);
}

/// On a thread of the driver's: hands over, and returns at once.
void HostCalls::arrive(cl_event, cl_int status, void *data) {
  Call &call = *static_cast<Call *>(data);
  call.owner.push(call, status);
}

void HostCalls::push(Call &call, cl_int status) noexcept {
  std::lock_guard lock(mutex_);
  call.status = status;
  *readyEnd_ = &call;
  readyEnd_ = &call.next;
  due_.notify_one();
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
    if (call->status == CL_QUEUED)
      call->status = waitForEvent(api, call->turn);
    if (call->status == CL_COMPLETE) {
      const core::HostCallScope scope;
      call->call(call->data);
    }
    // A queue stands still until this is said: a driver that is short of something is told again.
    for (int tries = 0; tries < 10 && api.clSetUserEventStatus(call->over, CL_COMPLETE) != CL_SUCCESS; ++tries)
      std::this_thread::yield();
    (void)api.clReleaseEvent(call->over);
    (void)api.clReleaseEvent(call->turn);
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
