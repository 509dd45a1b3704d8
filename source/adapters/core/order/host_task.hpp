// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A function of the user's as a command, where the vendor's streams can't wait for the host (DriverCaps::hostCalls): it
// runs on a thread of the context's when what it comes after is over. What comes after it is deferred until then, so
// that neither a stream nor a thread of the vendor's waits for it.
#pragma once

#include "adapters/core/object/host_threads.hpp"
#include "adapters/core/order/deferral.hpp"

namespace ur::core {

struct HostFunction {
  HostCall call = nullptr;
  void *data = nullptr;
};

class HostTask : HostThreads::Task {
public:
  /// Of a command that ends once the function has run. Throws bad_alloc.
  HostTask(Context &context, uint32_t device, HostFunction function, Ref<Completion> command);
  HostTask(const HostTask &) = delete;
  HostTask &operator=(const HostTask &) = delete;

  /// Once: has the function run when `before` (submitted, with a native event; null: nothing) is over, unless that has
  /// failed. Throws, with nothing begun.
  void start(Ref<Completion> before);
  /// What a job comes after that follows the function. By the time that it is over, this object may be destroyed.
  [[nodiscard]] const Ref<Completion> &over() const noexcept { return over_.completion(); }
  /// Once it is over: SUCCESS, or why the function hasn't run.
  [[nodiscard]] ur_result_t result() const noexcept { return result_; }

  /// For the context's threads.
  static void run(void *, HostThreads::Task &task) noexcept;

private:
  static void due(void *task, EventStatus status) noexcept;

  Context &context_;
  const uint32_t device_;
  const HostFunction function_;
  const Ref<Completion> command_;
  Ref<Completion> before_;
  EventStatus status_ = EventStatus::complete; ///< of what is before it
  ur_result_t result_ = UR_RESULT_SUCCESS;
  const Deferral::Signal over_;
};

} // namespace ur::core
