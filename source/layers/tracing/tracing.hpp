// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UR_LAYER_TRACING: one line for each call, with parameters, results, and times, in a file that can be replayed.
// docs/layers.md describes it. Handles are numbered: a number stands for one object for its life, however its address
// is used again.
#pragma once

#include "common/generated/call_table.hpp"
#include "layers/lifetime/effects.hpp"
#include "layers/tracing/device_times.hpp"
#include "layers/tracing/in_flight.hpp"
#include "layers/tracing/vendor_calls.hpp"

#include <atomic>
#include <optional>
#include <string>

namespace ur::layers::tracing {

/// The layer's own functions.
extern const CallTable kTable;

/// The table below. Set before the layer's table is published.
extern constinit std::atomic<const CallTable *> next;

/// Opens the trace, with no handle known. Before the table is published. Throws std::bad_alloc.
void start();
/// Writes what is left. `calls`: adapters may be called still, to be asked for times.
void stop(bool calls) noexcept;

/// What the layer does with one call.
class Span {
public:
  static std::atomic<const CallTable *> &below() noexcept { return next; }

  explicit Span(const Call &call) noexcept;
  static constexpr bool kWantsChecks = true;
  [[nodiscard]] bool enter(bool sound) noexcept;
  /// What the layer itself has brought about, and the program shall not see.
  [[nodiscard]] ur_result_t refuse() noexcept { return leave(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE); }
  [[nodiscard]] ur_result_t leave(ur_result_t result) noexcept;

private:
  void noteIt(bool sound) noexcept;
  void finish(ur_result_t result, uint64_t end) noexcept;
  void write(ur_result_t result, uint64_t end) const noexcept;

  Call call_;
  Effects effects_;
  std::string inputs_;
  bool written_ = false; // inputs_ is whole
  uint64_t begin_ = 0;
  std::optional<DeviceTimes> times_; // where they are wanted
  std::string location_;             // in the trace's JSON; empty where it isn't known
  WatchedTask task_;
  VendorCallsOfEntry vendorCalls_;
  bool noted_ = false; // as a call that is under way
};

} // namespace ur::layers::tracing
