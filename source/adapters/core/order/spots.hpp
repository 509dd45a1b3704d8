// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Places in the order of commands, by value. A line is something whose positions follow each other: an ordered lane
// (its number and an epoch), or a chain of commands on an unordered one (chains.hpp). Whatever comes after a position
// comes after all lower ones of its line. The number of an unordered lane is a line of barriers: who comes after one,
// comes after all epochs up to its own.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace ur::core {

struct Spot {
  uint64_t line;     ///< 0: none
  uint64_t position; ///< from 1
};

/// Numbers of lines, which are never used again: the first of so many.
[[nodiscard]] uint64_t newLines(uint64_t count) noexcept;

/// At most N spots, of each line the newest. What there is no room for is left out: who asks takes that for unknown.
template <size_t N>
class Spots {
public:
  void add(Spot spot) noexcept {
    for (Spot &have : std::span(spots_).first(count_)) {
      if (have.line == spot.line) {
        have.position = std::max(have.position, spot.position);
        return;
      }
    }
    if (count_ < N)
      spots_[count_++] = spot;
  }
  [[nodiscard]] bool cover(Spot spot) const noexcept {
    const std::span<const Spot> all = span();
    return std::any_of(all.begin(), all.end(),
                       [spot](const Spot &have) { return have.line == spot.line && have.position >= spot.position; });
  }
  [[nodiscard]] std::span<const Spot> span() const noexcept { return std::span(spots_).first(count_); }
  void clear() noexcept { count_ = 0; }

private:
  std::array<Spot, N> spots_; // not initialised: that would take longer than to use it
  size_t count_ = 0;
};

/// What somebody comes after.
using Past = Spots<16>;

} // namespace ur::core
