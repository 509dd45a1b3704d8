// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UR_LAYER_BOUNDS_CHECKING: refuses copies, fills, hints and maps that reach past the end of their memory, their
// buffer, their image or their variable. How large that is, it asks the adapter; memory that no adapter knows may be of
// any size.
#pragma once

#include "common/generated/call_table.hpp"
#include "layers/bounds/extents.hpp"

#include <atomic>

namespace ur::layers::bounds {

/// The layer's own functions.
extern const CallTable kTable;

/// The table below. Set before the layer's table is published.
extern constinit std::atomic<const CallTable *> next;

/// Before the table is published. Throws bad_alloc.
void start();

/// What the layer does with one call. Any thread. The handles are good: the layer for lifetimes stands above, or the
/// caller answers for them.
class Check {
public:
  static std::atomic<const CallTable *> &below() noexcept { return next; }

  explicit Check(const Call &call) noexcept : call_(call) {}
  static constexpr bool kWantsChecks = false; // a call that breaks other conditions is refused by these: see Thunk
  [[nodiscard]] bool enter(bool) noexcept;
  [[nodiscard]] ur_result_t refuse() const noexcept;
  [[nodiscard]] ur_result_t leave(ur_result_t result) const noexcept;

private:
  [[nodiscard]] bool fits(const Extent &extent, ur_context_handle_t context) noexcept;

  Call call_;
  Extent wrong_{};
  size_t offset_ = 0, whole_ = 0; ///< of the wrong one: where it begins in its memory, and the size of that
};

} // namespace ur::layers::bounds
