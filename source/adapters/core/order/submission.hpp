// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The call of a command that may wait (DriverCaps::graphRunsBlock): it is made by a thread of the context's, without
// locks, on a stream that has nothing but such commands. What comes after the command is deferred until the call is
// over, and then waits for its end on the device.
#pragma once

#include "adapters/core/object/host_threads.hpp"
#include "adapters/core/order/deferral.hpp"

#include <mutex>
#include <vector>

namespace ur::core {

/// A queue's streams for such calls: as many as there have been calls at a time. Thread-safe; nothing blocks.
class SubmissionStreams {
public:
  SubmissionStreams(Driver &driver, const StreamDesc &like) noexcept;
  SubmissionStreams(const SubmissionStreams &) = delete;
  SubmissionStreams &operator=(const SubmissionStreams &) = delete;
  /// No call is on its way. Work on the streams goes on.
  ~SubmissionStreams();

  /// Throws the driver's error.
  [[nodiscard]] Stream take();
  void give(Stream stream) noexcept;

private:
  Driver &driver_;
  const StreamDesc desc_;
  std::mutex mutex_; // guards what follows
  std::vector<Stream> idle_;
  size_t made_ = 0; ///< idle_ has room for so many
};

class Submission : HostThreads::Task {
public:
  /// Makes the call for `command`, on any thread.
  using Call = ur_result_t (*)(const void *command, Driver &driver, Stream stream, const Fence &fence) noexcept;

  /// The streams and the command live until over(). `byItself`: the command has nothing that only the host can bring
  /// about. Throws.
  Submission(Context &context, uint32_t device, SubmissionStreams &streams, Call call, const void *command,
             bool byItself);
  Submission(const Submission &) = delete;
  Submission &operator=(const Submission &) = delete;

  /// Once: has the call made, to come after `before` on the device (submitted, with a native event; null: nothing).
  /// Throws, with nothing begun.
  void start(Ref<Completion> before);
  /// What a job comes after that follows the call. By the time that it is over, this object may be destroyed.
  [[nodiscard]] const Ref<Completion> &over() const noexcept { return over_.completion(); }
  /// Once it is over: what the call answered.
  [[nodiscard]] ur_result_t result() const noexcept { return result_; }
  /// Where that was SUCCESS: the command's end on the device.
  [[nodiscard]] const Ref<Completion> &end() const noexcept { return end_; }

  /// For the context's threads. Runs, on the same thread, what has waited for the call.
  static void run(void *, HostThreads::Task &task) noexcept;

private:
  [[nodiscard]] ur_result_t submit() noexcept;

  Context &context_;
  SubmissionStreams &streams_;
  const Call call_;
  const void *const command_;
  const bool byItself_;
  Ref<Completion> before_;
  const Ref<Completion> end_;
  ur_result_t result_ = UR_RESULT_SUCCESS;
  const Deferral::Signal over_;
};

} // namespace ur::core
