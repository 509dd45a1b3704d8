// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One function of a layer that treats all functions alike. A layer's action is a class:
//
//   static std::atomic<const CallTable *> &below();  the table below the layer
//   explicit Action(const Call &);
//   static constexpr bool kWantsChecks;                  enter() is told whether the spec's conditions hold
//   bool enter(bool sound);                              before the call; false: it is refused
//   ur_result_t refuse();                                the result then
//   ur_result_t leave(ur_result_t);                      after the call
//
// enter() may change parameters; where they are not sound, it must not trust what they say of memory. A call that
// breaks other conditions too is refused by these, in the one order of the spec, so that a layer doesn't change which
// error wins.
#pragma once

#include "common/generated/functions.hpp"
#include "layers/call.hpp"

#include <atomic>

namespace ur::layers {

/// The function F of ur::functions.
template <typename Action, typename F, typename Pointer = typename F::Pointer>
struct Thunk;

template <typename Action, typename F, typename... Parameters>
struct Thunk<Action, F, ur_result_t(UR_APICALL *)(Parameters...)> {
  static ur_result_t UR_APICALL call(Parameters... parameters) noexcept {
    void *const addresses[] = {const_cast<void *>(static_cast<const void *>(&parameters))...};
    Action action(Call{F::kNumber, F::kParameters, addresses});
    bool sound = true;
    if constexpr (Action::kWantsChecks)
      sound = F::kCheck(parameters...) == UR_RESULT_SUCCESS;
    if (!action.enter(sound)) [[unlikely]] {
      const ur_result_t earlier = F::kCheck(parameters...);
      return earlier ? earlier : action.refuse();
    }
    const CallTable *const next = Action::below().load(std::memory_order_relaxed);
    return action.leave(F::of(*next)(parameters...));
  }
};

/// All functions of a layer.
template <typename Action>
[[nodiscard]] consteval CallTable tableThrough() noexcept {
  return functions::All::table([](auto f) { return Thunk<Action, decltype(f)>::call; });
}

} // namespace ur::layers
