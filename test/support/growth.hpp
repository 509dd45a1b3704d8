// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How the cost of something grows with its size. Processor time, so that a busy machine matters little.
#pragma once

#include <algorithm>
#include <cstddef>
#include <ctime>
#include <limits>

namespace ur::test {

inline double processorSeconds() {
  std::timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// How much more body(4 * size) costs than body(size), all threads together, each the least of three times. Some 4
/// where each part costs the same, and 16 where each looks at all others. What body has to prepare counts, too.
template <class Body>
double growth(std::size_t size, Body &&body) {
  double least[2] = {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
  for (int round = 0; round < 3; ++round) {
    for (const std::size_t step : {0, 1}) {
      const double start = processorSeconds();
      body(step == 0 ? size : 4 * size);
      least[step] = std::min(least[step], processorSeconds() - start);
    }
  }
  return least[1] / least[0];
}
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr double kMostGrowth = 14; // whose own costs grow, too
#else
constexpr double kMostGrowth = 9;
#endif

} // namespace ur::test
