// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which parameters of a function have to do with handles, found out once: calls pass over the others.
#pragma once

#include "layers/call.hpp"

#include <bit>
#include <cstdint>

namespace ur::layers {

/// Bits by the parameters' indices.
struct Marks {
  uint32_t leads = 0;   ///< handles, or structures in which there may be some, that the call takes
  uint32_t changes = 0; ///< handles that are given, lent, retained or released
  uint16_t query = 0;   ///< as queryOf() answers

  template <typename Do>
  static void each(uint32_t bits, Do &&action) {
    for (; bits; bits &= bits - 1)
      action(static_cast<uint16_t>(std::countr_zero(bits)));
  }
};

/// Made with the first call of all. Any thread.
[[nodiscard]] const Marks &marksOf(const Call &call) noexcept;

} // namespace ur::layers
