// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/figures.hpp"

#include <algorithm>
#include <chrono>

namespace bench {

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const size_t half = values.size() / 2;
  return values.size() % 2 ? values[half] : (values[half - 1] + values[half]) / 2;
}

double clockCost() {
  using Clock = std::chrono::steady_clock;
  constexpr int kLooks = 10000;
  double sum = 0;
  for (int i = 0; i < kLooks; ++i) {
    const auto start = Clock::now();
    sum += std::chrono::duration<double, std::nano>(Clock::now() - start).count();
  }
  return sum / kLooks;
}

} // namespace bench
