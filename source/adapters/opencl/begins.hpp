// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where commands began that are several of OpenCL's: their events are those of the last, and so are those events'
// times.
#pragma once

#include "adapters/opencl/api/library.hpp"

#include <atomic>
#include <mutex>
#include <unordered_map>

namespace ur::opencl {

/// Of commands with times, by their events. Thread-safe.
class Begins {
public:
  explicit Begins(const Api &api) noexcept : api_(api) {}
  Begins(const Begins &) = delete;
  Begins &operator=(const Begins &) = delete;

  /// The command of `signal` began at a moment of that event's: CL_PROFILING_COMMAND_START or END. Without memory for
  /// that, its times are those of its last part.
  void keep(cl_event signal, cl_event first, cl_uint moment) noexcept;
  /// False: it isn't known to have begun before its event says.
  [[nodiscard]] bool find(cl_event signal, uint64_t *when) noexcept;
  /// The event ends.
  void forget(cl_event signal) noexcept;

private:
  struct First {
    cl_event event; ///< with a reference
    cl_uint moment;
  };

  const Api &api_;
  std::mutex mutex_; // guards the map
  std::unordered_map<cl_event, First> firsts_;
  std::atomic<size_t> count_ = 0; ///< the size of it, for a look
};

} // namespace ur::opencl
