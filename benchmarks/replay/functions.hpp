// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that are played.
#pragma once

#include "replay/thunk.hpp"

#include <span>
#include <string_view>

namespace replay {

struct Function {
  const char *name;
  Play play;
  std::span<const Shape> shapes; ///< of the parameters
  Group group;
};

/// Null for a function that isn't played as it is.
[[nodiscard]] const Function *functionOf(std::string_view name) noexcept;

/// Plays a query whose recorded answer told the program to go on: asks until the answer is the same. Words: the
/// handle's slot, and whether the answer was yes.
[[nodiscard]] ur_result_t playEventComplete(Frame &frame, const uint64_t *words);
[[nodiscard]] ur_result_t playQueueEmpty(Frame &frame, const uint64_t *words);
/// Makes the memory that stand-ins of a context fill. Words: the context's slot, the memory's slot, its size.
[[nodiscard]] ur_result_t playStandInMemory(Frame &frame, const uint64_t *words);

} // namespace replay
