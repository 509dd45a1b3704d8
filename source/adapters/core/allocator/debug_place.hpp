// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where a block of the debug mode was made or freed, and how that is told.
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace ur::core {

struct DebugPlace {
  const char *function = nullptr;
  const void *queue = nullptr; ///< to be named only
  uint64_t call = 0;           ///< of all calls that the mode sees in the process, the how manieth
  std::array<void *, 24> stack{};
  int depth = 0;
};

/// Function, number and queue, and the callers as far as they were kept and symbols are there. Throws bad_alloc.
[[nodiscard]] std::string nameOf(const DebugPlace &place);

/// Part of a sentence, as by printf, cut at 511 characters. Throws bad_alloc.
[[nodiscard, gnu::format(printf, 1, 2)]] std::string formatted(const char *pattern, ...);

} // namespace ur::core
