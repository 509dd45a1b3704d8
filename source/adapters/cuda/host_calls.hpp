// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host functions as commands of a stream. What a user's function does isn't known: it may take long, wait for other
// queues, and call the driver. So it runs on a thread of ours, for which the stream waits, and not on the driver's.
#pragma once

#include "adapters/cuda/streams.hpp"

#include <condition_variable>
#include <thread>

namespace ur::cuda {

class HostCalls {
public:
  explicit HostCalls(Device &device) noexcept : device_(device) {}
  HostCalls(const HostCalls &) = delete;
  HostCalls &operator=(const HostCalls &) = delete;
  /// After all streams are idle.
  ~HostCalls();

  /// Puts a call into a stream, whose later commands follow it. Under the device's context.
  [[nodiscard]] ur_result_t submit(const Stream &stream, core::HostCall call, void *data) noexcept;

private:
  /// A call under way. Its word in host memory that the device reads counts the calls that are over: what waited for
  /// an earlier one isn't disturbed by the next.
  struct Call {
    HostCalls &owner;
    uint32_t *word = nullptr;
    uint32_t turn = 0;
    core::HostCall call = nullptr;
    void *data = nullptr;
    Call *next = nullptr; ///< in ready_
  };
  static void arrive(void *call) noexcept;
  static void arriveAndWait(void *call) noexcept;
  void serve() noexcept;
  [[nodiscard]] ur_result_t take(Call **call) noexcept;
  [[nodiscard]] ur_result_t addPage() noexcept;

  Device &device_;
  std::mutex mutex_;
  std::condition_variable due_;
  std::vector<uint32_t *> pages_; ///< of words
  std::vector<std::unique_ptr<Call>> all_;
  std::vector<Call *> free_;                     ///< room for all
  Call *ready_ = nullptr, **readyEnd_ = &ready_; ///< their turn has come; a list, since arriving can't fail
  std::vector<std::thread> threads_;
  size_t pending_ =
      0; ///< calls submitted and not over: as many threads there are at least, so that none waits for another
  bool ended_ = false;
};

} // namespace ur::cuda
