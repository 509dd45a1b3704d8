// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The layer of tools: tells subscribers of begin and end of each call. It stands on top of all others, and only while
// somebody subscribes to something.
#pragma once

#include "common/generated/call_table.hpp"
#include "layers/call.hpp"
#include "layers/callbacks/subscribers.hpp"

namespace ur::layers::callbacks {

/// The layer's own functions.
extern const CallTable kTable;

/// The table below. Set before the layer's table is published.
extern constinit std::atomic<const CallTable *> next;

/// What the layer does with one call.
class Report {
public:
  static std::atomic<const CallTable *> &below() noexcept { return next; }

  explicit Report(const Call &call) noexcept : call_(call) {}
  static constexpr bool kWantsChecks = false;
  [[nodiscard]] bool enter(bool) noexcept {
    if (const SubscriberSet wanted = wantedBy[call_.slot].load(std::memory_order_relaxed))
      begin(wanted);
    return true;
  }
  [[nodiscard]] ur_result_t refuse() const noexcept { return UR_RESULT_ERROR_UNKNOWN; } // nothing is refused
  [[nodiscard]] ur_result_t leave(ur_result_t result) noexcept {
    if (told_)
      end(result);
    return result;
  }

private:
  void begin(SubscriberSet wanted) noexcept;
  void end(ur_result_t result) noexcept;
  [[nodiscard]] urx_tracing_call_t describe(ur_result_t result) const noexcept;

  Call call_;
  SubscriberSet told_ = 0;
  uint64_t correlationId_;    // where somebody was told
  Told of_[kMostSubscribers]; // of those who were told
};

} // namespace ur::layers::callbacks
