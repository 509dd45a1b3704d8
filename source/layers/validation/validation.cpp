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
  static ur_result_t UR_APICALL call(Parameters... parameters) noexcept {
    const ur_result_t result = F::kCheck(parameters...);
    if (result != UR_RESULT_SUCCESS) [[unlikely]] {
      return Explanation<F>::log(parameters..., result);
    }
    return F::of(*next.load(std::memory_order_relaxed))(parameters...);
  }
};

} // namespace

constinit const CallTable kTable = functions::All::table([](auto f) { return Checked<decltype(f)>::call; });

} // namespace ur::layers::validation
