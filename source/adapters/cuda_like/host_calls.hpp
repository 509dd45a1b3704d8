// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host functions as commands of a stream. What a user's function does isn't known: it may take long, wait for other
// queues, and call the driver. So it runs on a thread of ours, for which the stream waits, and not on the driver's.
// Where streams can't be made to wait for memory, the core runs host tasks (DriverCaps::hostCalls), and nothing of this
// is used.
#pragma once

#include "adapters/core/object/host_threads.hpp"
#include "adapters/cuda_like/streams.hpp"

#include <condition_variable>

namespace ur::LANEWAY_VENDOR {

class HostCalls {
public:
  explicit HostCalls(Device &device) noexcept : device_(device), threads_(kHostThreads, &HostCalls::run, this) {}
  HostCalls(const HostCalls &) = delete;
  HostCalls &operator=(const HostCalls &) = delete;
  /// After all streams are idle.
  ~HostCalls();

  /// Puts a call into a stream, whose later commands follow it. Under the device's context.
  [[nodiscard]] ur_result_t enqueue(const Stream &stream, core::HostCall call, void *data) noexcept;

private:
  /// A call under way. Its word in host memory that the device reads counts the calls that are over: what waited for
  /// an earlier one isn't disturbed by the next.
  struct Call : core::HostThreads::Task {
    Call(HostCalls &of, uint32_t *in) noexcept : owner(of), word(in) {}
    HostCalls &owner;
    uint32_t *word = nullptr;
    uint32_t turn = 0;
    bool hasBegun = false; ///< can't be taken back any more
    core::HostCall call = nullptr;
    void *data = nullptr;
  };
  static void arrive(void *data) noexcept;
  static void run(void *calls, core::HostThreads::Task &task) noexcept;
  [[nodiscard]] ur_result_t take(Call **call) noexcept;
  [[nodiscard]] bool takeBack(Call &entry, uint32_t turn) noexcept;
  [[nodiscard]] ur_result_t addPage() noexcept;

  Device &device_;
  std::mutex mutex_;              // guards what follows
  std::vector<uint32_t *> pages_; ///< of words
  std::vector<std::unique_ptr<Call>> all_;
  std::vector<Call *> free_;     ///< room for all
  std::condition_variable over_; ///< of those that couldn't be taken back
  core::HostThreads threads_;    // ends before the calls
};

} // namespace ur::LANEWAY_VENDOR
