// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UR_LAYER_TRACING: one line for each call, with parameters, results, and times, in a file that can be replayed.
// docs/layers.md describes it. Handles are numbered: a number stands for one object for its life, however its address
// is used again.
#pragma once

#include "layers/lifetime/effects.hpp"
#include "unified-runtime/ur_ddi.h"

#include <atomic>
#include <string>

namespace ur::layers::tracing {

/// The layer's own functions.
extern const ur_dditable_t kTable;

/// The table below. Set before the layer's table is published.
extern constinit std::atomic<const ur_dditable_t *> next;

/// Opens the trace, with no handle known. Before the table is published. Throws std::bad_alloc.
void start();

/// What the layer does with one call.
class Span {
public:
  static std::atomic<const ur_dditable_t *> &below() noexcept { return next; }

  explicit Span(const Call &call) noexcept;
  static constexpr bool kWantsChecks = true;
  [[nodiscard]] bool enter(bool sound) noexcept;
  [[nodiscard]] ur_result_t refuse() noexcept { return UR_RESULT_ERROR_UNKNOWN; } // nothing is refused
  [[nodiscard]] ur_result_t leave(ur_result_t result) noexcept;

private:
  Call call_;
  Effects effects_;
  std::string inputs_;
  bool written_ = false; // inputs_ is whole
  uint64_t begin_ = 0;
};

} // namespace ur::layers::tracing
