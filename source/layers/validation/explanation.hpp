// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What to say of a call whose parameters are refused.
#pragma once

#include "unified-runtime/ur_ddi.h"

namespace ur::layers::validation {

/// Of a call of the function F of ur::functions. Each is instantiated in validation/generated/explain.cpp.
template <typename F, typename Pointer = typename F::Pointer>
struct Explanation;

template <typename F, typename... Parameters>
struct Explanation<F, ur_result_t(UR_APICALL *)(Parameters...)> {
  /// Looks again, and writes to the log which condition holds and what it has looked at. Answers the result; success,
  /// and nothing is written, where none holds any more: another thread has changed what a parameter points to.
  [[gnu::cold]] static ur_result_t log(Parameters... parameters) noexcept;
};

} // namespace ur::layers::validation
