// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host functions as commands. What a user's function does isn't known: it may take long, wait for other queues, and
// call Level Zero. So it runs on a thread of ours, and an event that the host signals stands for it in its stream.
#pragma once

#include "adapters/core/object/host_threads.hpp"
#include "adapters/level_zero/streams.hpp"

namespace ur::level_zero {

class HostCalls {
public:
  explicit HostCalls(Events &events) noexcept : events_(events), threads_("ur-ze-host", &HostCalls::run, this) {}
  HostCalls(const HostCalls &) = delete;
  HostCalls &operator=(const HostCalls &) = delete;

  [[nodiscard]] ur_result_t enqueue(const core::DriverPass &pass, core::Stream to, core::HostCall function, void *data,
                                    const core::Fence &fence, uint64_t *scratch) noexcept;
  /// Waits for all calls, which a device that is lost no longer holds back. No other follows.
  void stop() noexcept { threads_.stop(); }
  /// In a child of fork, where the threads don't exist.
  void abandon() noexcept { threads_.abandon(); }

private:
  [[nodiscard]] HostCall *next(HostCall &call) noexcept;
  [[nodiscard]] HostCall *runOne(HostCall &call) noexcept;
  static void run(void *calls, core::HostThreads::Task &task) noexcept;

  Events &events_;
  std::mutex mutex_; // guards Stream::calling and HostCall::following
  core::HostThreads threads_;
};

} // namespace ur::level_zero
