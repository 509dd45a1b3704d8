// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/begins.hpp"

#include <utility>

namespace ur::opencl {

void Begins::keep(cl_event signal, cl_event first, cl_uint moment) noexcept {
  if (api_.clRetainEvent(first) != CL_SUCCESS)
    return;
  cl_event old = nullptr; // of an event that nobody has forgotten, and that was at that address
  try {
    std::lock_guard lock(mutex_);
    old = std::exchange(firsts_[signal], First{first, moment}).event;
    count_.store(firsts_.size(), std::memory_order_relaxed);
  } catch (...) {
    old = first;
  }
  if (old)
    (void)api_.clReleaseEvent(old);
}

bool Begins::find(cl_event signal, uint64_t *when) noexcept {
  if (count_.load(std::memory_order_relaxed) == 0)
    return false;
  First first{};
  {
    std::lock_guard lock(mutex_);
    const auto found = firsts_.find(signal);
    if (found != firsts_.end())
      first = found->second; // which the signal's owner keeps
  }
  cl_ulong time = 0;
  if (!first.event ||
      api_.clGetEventProfilingInfo(first.event, first.moment, sizeof time, &time, nullptr) != CL_SUCCESS)
    return false;
  *when = time;
  return true;
}

void Begins::forget(cl_event signal) noexcept {
  if (count_.load(std::memory_order_relaxed) == 0)
    return;
  cl_event first = nullptr;
  {
    std::lock_guard lock(mutex_);
    const auto found = firsts_.find(signal);
    if (found == firsts_.end())
      return;
    first = found->second.event;
    firsts_.erase(found);
    count_.store(firsts_.size(), std::memory_order_relaxed);
  }
  (void)api_.clReleaseEvent(first);
}

} // namespace ur::opencl
