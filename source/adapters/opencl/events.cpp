// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/events.hpp"

#include "adapters/opencl/errors.hpp"

#include <memory>
#include <new>

namespace ur::opencl {

namespace {

/// A call that is due when an event is over.
struct Due {
  core::Notification call;
  void *data;
};

/// On a thread of the driver's, where nothing may call it.
void arrive(cl_event, cl_int status, void *data) {
  const std::unique_ptr<Due> due(static_cast<Due *>(data));
  due->call(due->data, status == CL_COMPLETE ? core::EventStatus::complete : core::EventStatus::failed);
}

cl_int statusOf(const Api &api, cl_event event, cl_int *status) noexcept {
  return api.clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof *status, status, nullptr);
}

} // namespace

ur_result_t waitFor(const Api &api, cl_event event, EffectsIn effects) noexcept {
  const cl_int result = waitForEvent(api, event, effects);
  if (result == CL_SUCCESS)
    return UR_RESULT_SUCCESS;
  cl_int status = CL_COMPLETE;
  if (statusOf(api, event, &status) == CL_SUCCESS && status < CL_COMPLETE)
    return translateFailure(status);
  return translate(result);
}

ur_result_t query(const Api &api, cl_event event, core::EventStatus *status) noexcept {
  cl_int native = CL_QUEUED;
  if (const cl_int result = statusOf(api, event, &native); result != CL_SUCCESS)
    return translate(result);
  *status = native < CL_COMPLETE    ? core::EventStatus::failed
            : native == CL_COMPLETE ? core::EventStatus::complete
            : native == CL_RUNNING  ? core::EventStatus::running
                                    : core::EventStatus::submitted;
  return UR_RESULT_SUCCESS;
}

ur_result_t notify(const Api &api, cl_event event, core::Notification call, void *data) noexcept {
  std::unique_ptr<Due> due(new (std::nothrow) Due{call, data});
  if (!due)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  const cl_int result = api.clSetEventCallback(event, CL_COMPLETE, &arrive, due.get());
  if (result == CL_SUCCESS)
    (void)due.release();
  return translate(result);
}

ur_result_t times(const Api &api, cl_event event, uint64_t *start, uint64_t *end) noexcept {
  cl_ulong from = 0, to = 0;
  cl_int result = api.clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_START, sizeof from, &from, nullptr);
  if (result == CL_SUCCESS)
    result = api.clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_END, sizeof to, &to, nullptr);
  if (result == CL_SUCCESS) {
    *start = from;
    *end = to;
  }
  return translate(result);
}

} // namespace ur::opencl
