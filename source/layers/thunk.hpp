// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One function of a layer that treats all functions alike. A layer's action is a class:
//
//   static std::atomic<const ur_dditable_t *> &below();  the table below the layer
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

#include "layers/call.hpp"
#include "unified-runtime/ur_ddi.h"

#include <atomic>

namespace ur::layers {

template <typename Action, auto Table, auto Slot, reflection::RecordId Parameters, uint16_t Number, auto Checks,
          typename Function = std::remove_reference_t<decltype(std::declval<ur_dditable_t>().*Table.*Slot)>>
struct Thunk;

template <typename Action, auto Table, auto Slot, reflection::RecordId Parameters, uint16_t Number, auto Checks,
          typename... Arguments>
struct Thunk<Action, Table, Slot, Parameters, Number, Checks, ur_result_t(UR_APICALL *)(Arguments...)> {
  static ur_result_t UR_APICALL call(Arguments... arguments) noexcept {
    void *const parameters[] = {const_cast<void *>(static_cast<const void *>(&arguments))...};
    Action action(Call{Number, Parameters, parameters});
    bool sound = true;
    if constexpr (Action::kWantsChecks) {
      sound = Checks(arguments...) == UR_RESULT_SUCCESS;
    }
    if (!action.enter(sound)) [[unlikely]] {
      const ur_result_t earlier = Checks(arguments...);
      return earlier ? earlier : action.refuse();
    }
    const ur_dditable_t *const next = Action::below().load(std::memory_order_relaxed);
    return action.leave((next->*Table.*Slot)(arguments...));
  }
};

} // namespace ur::layers
