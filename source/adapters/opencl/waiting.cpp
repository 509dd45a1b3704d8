// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/waiting.hpp"

#include "common/vendor_calls.hpp"

#include <atomic>
#include <memory>
#include <mutex>
#include <new>

namespace ur::opencl {

namespace {

/// Held by the thread that waits by the driver's own call.
std::mutex waiter;

/// So long a short kernel takes on a CPU. A thread that sleeps is back 50 to 100 us after the end.
constexpr std::chrono::microseconds kSoon{4};

/// Looks whether the event is over soon; answers its last state seen. Between its submission and its end a thread of
/// the driver's may have the work, and clWaitForEvents can't take it any more: it would sleep. An event that isn't
/// submitted ends by no looking.
cl_int lookForAWhile(const Api &api, cl_event event, Looks &looks, Clock now) noexcept {
  cl_int status = CL_QUEUED;
  const auto isAtWork = [&] {
    if (api.clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr) != CL_SUCCESS)
      status = CL_QUEUED;
    return status == CL_SUBMITTED || status == CL_RUNNING;
  };
  if (looks.pay() && isAtWork()) {
    const auto end = now() + kSoon;
    while (isAtWork() && now() < end) {
    }
    looks.note(status == CL_COMPLETE);
  }
  return status;
}

/// What an event's end tells; belongs to the sleeper and to the callback, and goes with the later of them.
struct Told {
  std::atomic<cl_int> status = CL_QUEUED;
};

void tell(cl_event, cl_int status, void *data) {
  const std::unique_ptr<std::shared_ptr<Told>> told(static_cast<std::shared_ptr<Told> *>(data));
  (*told)->status.store(status < CL_COMPLETE ? status : CL_COMPLETE);
  (*told)->status.notify_one();
}

/// Without the driver's own call. False: it can't be had this way.
bool sleepUntilOver(const Api &api, cl_event event, cl_int *result) noexcept try {
  cl_command_queue queue = nullptr; // none: of an event of the user's
  if (api.clGetEventInfo(event, CL_EVENT_COMMAND_QUEUE, sizeof queue, &queue, nullptr) == CL_SUCCESS && queue)
    (void)api.clFlush(queue);
  const auto told = std::make_shared<Told>();
  auto callback = std::make_unique<std::shared_ptr<Told>>(told);
  if (api.clSetEventCallback(event, CL_COMPLETE, &tell, callback.get()) != CL_SUCCESS)
    return false;
  (void)callback.release();
  const VendorCall observed("clSetEventCallback, until its callback");
  told->status.wait(CL_QUEUED);
  *result = told->status < CL_COMPLETE ? CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST : CL_SUCCESS;
  return true;
} catch (const std::bad_alloc &) {
  return false;
}

} // namespace

constinit Looks Looks::ofProcess_;

cl_int waitForEvent(const Api &api, cl_event event, EffectsIn effects, Looks &looks, Clock now) noexcept {
  if (lookForAWhile(api, event, looks, now) == CL_COMPLETE && effects == EffectsIn::hostMemory)
    return CL_SUCCESS;
  const std::unique_lock alone(waiter, std::try_to_lock);
  cl_int result = CL_SUCCESS;
  if (!alone.owns_lock() && sleepUntilOver(api, event, &result))
    return result;
  return api.clWaitForEvents(1, &event); // when it is over, too: only then is its memory the host's
}

cl_int finishQueue(const Api &api, cl_command_queue queue) noexcept {
  const std::unique_lock alone(waiter, std::try_to_lock);
  cl_event end = nullptr;
  if (alone.owns_lock() || api.clEnqueueMarkerWithWaitList(queue, 0, nullptr, &end) != CL_SUCCESS)
    return api.clFinish(queue);
  cl_int result = CL_SUCCESS; // how its commands ended is no failure of the wait
  const bool over = sleepUntilOver(api, end, &result);
  (void)api.clReleaseEvent(end);
  return over ? CL_SUCCESS : api.clFinish(queue);
}

} // namespace ur::opencl
