// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host functions as commands. What a user's function does isn't known: it may take long, wait for other queues, and
// call OpenCL. So it runs on a thread of ours, and a user event stands for it in its queue.
#pragma once

#include "adapters/core/object/host_threads.hpp"
#include "adapters/opencl/streams.hpp"

namespace ur::opencl {

class HostCalls {
public:
  explicit HostCalls(Context &context) noexcept : context_(context), threads_("ur-cl-host", &HostCalls::run, this) {}
  HostCalls(const HostCalls &) = delete;
  HostCalls &operator=(const HostCalls &) = delete;
  /// After all streams are idle.
  ~HostCalls();

  [[nodiscard]] ur_result_t enqueue(const core::DriverPass &pass, core::Stream stream, core::HostCall function,
                                    void *data, const core::Fence &fence) noexcept;

private:
  /// A call under way.
  struct Call : core::HostThreads::Task {
    Call(HostCalls &of, core::HostCall function, void *argument, cl_event end) noexcept
        : owner(of), call(function), data(argument), over(end) {}
    HostCalls &owner;
    core::HostCall call;
    void *data;
    cl_event over;               ///< the user event
    cl_event turn = nullptr;     ///< of the marker
    cl_int status = CL_COMPLETE; ///< how its turn came; CL_QUEUED: that is to be waited for
  };
  static void arrive(cl_event, cl_int status, void *data);
  void push(Call &call, cl_int status) noexcept;
  static void run(void *calls, core::HostThreads::Task &task) noexcept;

  Context &context_;
  core::HostThreads threads_; // ends first
};

} // namespace ur::opencl
