// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What every exported function does: a jump through the table that the handle carries; those of our own, which no
// handle leads to, go by kDispatchTable. While the loader isn't
// initialised, and where layers are on, all calls go through interceptTable instead.
#pragma once

#include "common/generated/functions.hpp"
#include "loader/dispatch.hpp"

#include <atomic>

namespace ur::loader {

/// A call of the function F of ur::functions. Always inlined, so that an exported function is that jump and nothing
/// else.
template <typename F, typename... Parameters>
[[gnu::always_inline]] inline ur_result_t enter(const Parameters &...parameters) {
  if (const CallTable *const table = interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return F::of(*table)(parameters...);
  }
  if constexpr (std::is_same_v<typename F::Dispatch, ByNothing>) {
    return adapterGet(parameters...);
  } else if constexpr (F::kOwn) {
    return F::of(kDispatchTable)(parameters...);
  } else {
    if (F::Dispatch::missing(parameters...)) [[unlikely]] {
      return F::of(kDispatchTable)(parameters...); // which says what is wrong
    }
    return F::of(*carriedBy(F::Dispatch::handle(parameters...)))(parameters...);
  }
}

} // namespace ur::loader
