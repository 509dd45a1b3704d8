// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Careful dispatch, the bottom of the layers: by the table that a handle belongs to, whatever table it carries, and
// with a look at the slot, which an adapter that isn't ours may have left empty. And the table of a loader that isn't
// initialised.
#include "loader/dispatch.hpp"

#include "common/generated/functions.hpp"

namespace ur::loader {
namespace {

/// The function F of ur::functions.
template <typename F, typename Pointer = typename F::Pointer>
struct Dispatch;

template <typename F, typename... Parameters>
struct Dispatch<F, ur_result_t(UR_APICALL *)(Parameters...)> {
  static ur_result_t UR_APICALL call(Parameters... parameters) {
    if constexpr (std::is_same_v<typename F::Dispatch, ByNothing>) {
      return adapterGet(parameters...);
    } else {
      if (F::Dispatch::missing(parameters...)) [[unlikely]] {
        return refuse(parameters...);
      }
      const auto slot = F::of(*tableOf(F::Dispatch::handle(parameters...)));
      if (!slot) [[unlikely]] {
        return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
      }
      return slot(parameters...);
    }
  }

  /// What a call answers whose handle to dispatch on is missing: the error that an adapter's own checks would give.
  /// Cold and out of line, so that dispatch itself stays short. Used, or GCC 12 would leave out parameters that it
  /// doesn't read, and dispatch would move the others about for it, also where the handle isn't missing.
  [[gnu::cold, gnu::noinline, gnu::used]] static ur_result_t refuse(Parameters... parameters) noexcept {
    const ur_result_t result = F::kCheck(parameters...);
    return result == UR_RESULT_SUCCESS ? UR_RESULT_ERROR_INVALID_NULL_HANDLE : result;
  }
};

template <typename... Parameters>
ur_result_t UR_APICALL uninitialised(Parameters...) noexcept {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

} // namespace

constinit const ur_dditable_t kDispatchTable =
    functions::All::table([](auto f) { return Dispatch<decltype(f)>::call; });

constinit const ur_dditable_t kUninitialisedTable =
    functions::All::table([]<typename F>(F) -> typename F::Pointer { return uninitialised; });

} // namespace ur::loader
