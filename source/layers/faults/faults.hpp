// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UR_LAYER_FAULTS: calls that fail because the environment says so, for tests of programs. docs/layers.md describes it.
// Such a call doesn't reach the adapter. The layer stands below those that look after handles, which take it for the
// adapter's failure.
#pragma once

#include "common/generated/call_table.hpp"
#include "layers/call.hpp"

#include <atomic>

namespace ur::layers::faults {

/// The layer's own functions.
extern const CallTable kTable;

/// The table below. Set before the layer's table is published.
extern constinit std::atomic<const CallTable *> next;

/// Reads kFaultsVariable (layers/layers.hpp); no call is counted yet. Before the table is published. Throws env::Error
/// where it is malformed, and bad_alloc.
void start();
/// Says which faults didn't come: a test that relies on them tests nothing.
void stop() noexcept;

/// What the layer does with one call. Any thread; no lock.
class Count {
public:
  static std::atomic<const CallTable *> &below() noexcept { return next; }

  explicit Count(const Call &call) noexcept : call_(call) {}
  static constexpr bool kWantsChecks = true;
  [[nodiscard]] bool enter(bool sound) noexcept;
  [[nodiscard]] ur_result_t refuse() const noexcept;
  [[nodiscard]] ur_result_t leave(ur_result_t result) const noexcept { return result; }

private:
  Call call_;
  uint64_t number_ = 0; ///< that the fault counts
  ur_result_t result_ = UR_RESULT_SUCCESS;
};

} // namespace ur::layers::faults
