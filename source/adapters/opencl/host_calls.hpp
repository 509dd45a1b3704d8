// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host functions as commands. What a user's function does isn't known: it may take long, wait for other queues, and
// call OpenCL. So it runs on a thread of ours, and a user event stands for it in its queue.
#pragma once

#include "adapters/opencl/streams.hpp"

#include <condition_variable>
#include <thread>
#include <unordered_map>

namespace ur::opencl {

class HostCalls {
public:
  explicit HostCalls(Context &context) noexcept : context_(context) {}
  HostCalls(const HostCalls &) = delete;
  HostCalls &operator=(const HostCalls &) = delete;
  /// After all streams are idle.
  ~HostCalls();

  [[nodiscard]] ur_result_t submit(core::Stream stream, core::HostCall call, void *data,
                                   const core::Fence &fence) noexcept;

  /// Whether the event is that of a host call that has times: where its turn came, the call began. Its own times are
  /// those of what comes after it.
  [[nodiscard]] bool beganAt(cl_event signal, uint64_t *when) noexcept;
  /// The event ends.
  void forgetTimes(cl_event signal) noexcept;

private:
  /// A call under way.
  struct Call {
    HostCalls &owner;
    core::HostCall call;
    void *data;
    cl_event over;               ///< the user event
    cl_event turn = nullptr;     ///< of the marker
    cl_int status = CL_COMPLETE; ///< how its turn came; CL_QUEUED: that is to be waited for
    Call *next = nullptr;        ///< in ready_
  };
  static void arrive(cl_event, cl_int status, void *call);
  void keepTurn(cl_event signal, cl_event turn) noexcept;
  void push(Call &call, cl_int status) noexcept;
  void serve() noexcept;
  [[nodiscard]] ur_result_t expect() noexcept;
  void forget() noexcept;

  Context &context_;
  std::mutex mutex_;
  std::condition_variable due_;
  Call *ready_ = nullptr, **readyEnd_ = &ready_; ///< their turn has come; a list, since arriving can't fail
  std::vector<std::thread> threads_;
  size_t pending_ = 0; ///< calls not over: as many threads there are at least, so that none waits for another
  bool ended_ = false;
  std::unordered_map<cl_event, cl_event> turns_; ///< of those with times, by their signals; with a reference
  std::atomic<size_t> timed_ = 0;                ///< the size of it, for a look
};

} // namespace ur::opencl
