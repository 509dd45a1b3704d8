// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Who tells when an event is over: the driver, or, where it doesn't, a thread of the context's that asks it again and
// again, begun when it is first needed. Of what the thread finds to be over at once, it tells what is known to come
// before other things before these (promise S9).
//
// Thread-safe. Nothing here blocks its callers.
#pragma once

#include "adapters/core/object/fork_mark.hpp"
#include "adapters/core/order/completion.hpp"

#include <memory>
#include <thread>

namespace ur::core {

class Notices {
public:
  /// The driver lives longer.
  explicit Notices(Driver &driver) noexcept : driver_(driver) {}
  Notices(const Notices &) = delete;
  Notices &operator=(const Notices &) = delete;
  /// Ends the thread. Nothing is left to be told by then: each thing keeps the context alive. May run on the thread.
  ~Notices();

  /// Of a submitted or external completion with a native event: call(data, status) once when it is over. No lock but a
  /// queue's may be held. The completion is kept until then where the driver doesn't tell.
  [[nodiscard]] ur_result_t tell(Completion &of, Notification call, void *data) noexcept;

private:
  struct Watched;
  struct Shared;
  class Telling;
  [[nodiscard]] ur_result_t watch(Completion &of, Notification call, void *data) noexcept;

  Driver &driver_;
  std::mutex mutex_; // guards what follows
  std::shared_ptr<Shared> shared_;
  std::thread thread_;
  ForkMark mark_; ///< of the thread
};

} // namespace ur::core
