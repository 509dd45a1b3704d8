// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An event that nobody needs any more, until the next command is on its way. To release one takes drivers about as long
// as to start a short command: done then, the device works meanwhile, and who has waited for the event goes on at once.
#pragma once

#include "adapters/opencl/api/library.hpp"

#include <atomic>

namespace ur::opencl {

/// Thread-safe. Keeps one at most.
class GivenUp {
public:
  explicit GivenUp(const Api &api) noexcept : api_(api) {}
  GivenUp(const GivenUp &) = delete;
  GivenUp &operator=(const GivenUp &) = delete;

  /// Takes the reference over. The one before goes.
  void keep(cl_event event) noexcept {
    if (const cl_event before = event_.exchange(event, std::memory_order_acq_rel))
      (void)api_.clReleaseEvent(before);
  }
  /// Before the end; what is kept then is lost.
  void release() noexcept {
    if (event_.load(std::memory_order_relaxed))
      keep(nullptr);
  }

private:
  const Api &api_;
  std::atomic<cl_event> event_{nullptr};
};

} // namespace ur::opencl
