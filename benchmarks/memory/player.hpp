// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Plays programs on a pool of their own.
#pragma once

#include "memory/session.hpp"

namespace memory {

/// Throws Skipped or ur::Error.
[[nodiscard]] Figures play(const bench::Machine &machine, const Program &program, Mode mode, const Setting &setting);

/// A pool at its maximum.
struct Bounded {
  Figures figures;
  uint64_t livePeak = 0;
  double firstRefusal = 1;  ///< part of the maximum that was live at the first refusal
  double lowestRefusal = 1; ///< and the least at any
};
/// A pool of `maximum` bytes, kept as full as it can be with blocks of random lifetimes, of up to a 64th of it, for so
/// many allocations: wherever one is refused, one goes.
[[nodiscard]] Bounded playBounded(const bench::Machine &machine, Mode mode, Setting setting, uint64_t maximum,
                                  uint32_t steps);

} // namespace memory
