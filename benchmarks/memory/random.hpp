// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The same numbers in every run, with every library.
#pragma once

#include <cmath>
#include <cstdint>
#include <random>

namespace memory {

class Random {
public:
  /// From 0 on, less than `bound`.
  [[nodiscard]] uint64_t below(uint64_t bound) { return generator_() % bound; }
  /// A size, spread evenly over the powers of two: as many between 1 and 2 MiB as between 32 and 64.
  [[nodiscard]] uint64_t spread(uint64_t least, uint64_t most) {
    const double part = static_cast<double>(generator_() >> 11) / static_cast<double>(uint64_t{1} << 53);
    return static_cast<uint64_t>(static_cast<double>(least) *
                                 std::pow(static_cast<double>(most) / static_cast<double>(least), part));
  }

private:
  std::mt19937_64 generator_{23};
};

} // namespace memory
