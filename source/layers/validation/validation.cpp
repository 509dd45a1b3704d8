// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the parameter validation layer: check, then call the table below.
#include "layers/validation/validation.hpp"

#include "common/generated/functions.hpp"
#include "layers/validation/explanation.hpp"

namespace ur::layers::validation {

constinit std::atomic<const CallTable *> next{nullptr};

namespace {

/// The function F of ur::functions.
template <typename F, typename Pointer = typename F::Pointer>
struct Checked;

template <typename F, typename... Parameters>
struct Checked<F, ur_result_t(UR_APICALL *)(Parameters...)> {
  // Not noexcept: GCC 12 would make calls of what could be jumps, and move all parameters for them.
  static ur_result_t UR_APICALL call(Parameters... parameters) {
    if (F::kCheck(parameters...) != UR_RESULT_SUCCESS) [[unlikely]] {
      return refuse(parameters...);
    }
    return F::of(*next.load(std::memory_order_relaxed))(parameters...);
  }

  /// Used, or GCC 12 would leave out parameters that it doesn't read, and call() would move the others about for it,
  /// also where they are good.
  [[gnu::cold, gnu::noinline, gnu::used]] static ur_result_t refuse(Parameters... parameters) {
    const ur_result_t result = Explanation<F>::log(parameters...);
    return result == UR_RESULT_SUCCESS ? F::of(*next.load(std::memory_order_relaxed))(parameters...) : result;
  }
};

} // namespace

constinit const CallTable kTable = functions::All::table([](auto f) { return Checked<decltype(f)>::call; });

} // namespace ur::layers::validation
