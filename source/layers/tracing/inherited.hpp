// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// State with locks in a child process.
#pragma once

#include <new>

namespace ur::layers::tracing {

/// A state in the place of the parent's, whose locks may be taken for ever: its member `parents` keeps that, untouched.
/// Null: there was none, or there is no memory.
template <typename State>
[[nodiscard]] State *anew(State *parents) noexcept {
  State *const own = parents ? new (std::nothrow) State : nullptr;
  if (own)
    own->parents = parents;
  return own;
}

} // namespace ur::layers::tracing
