// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is measured: what a program does through the API, and what the driver's own calls for the same cost.
#pragma once

#include "devices.hpp"

#include <benchmark/benchmark.h>

#include <functional>
#include <string>
#include <vector>

namespace bench {

/// What the API's side may cost at most: nanoseconds, and multiples of driver's sides of cases.
struct Limit {
  double ns = 0;
  struct Part {
    double factor;
    std::string raw; ///< a case's name
  };
  std::vector<Part> parts;
};

struct Case {
  std::string name;
  std::function<void(benchmark::State &)> raw, ours; ///< either may be none
  Limit limit;                                       ///< nothing: it is only told
  int threads = 1;
  bool oursInBatches = true; ///< the API's side has times of its own, as the driver's has
};

/// `threads`: how many the many are. The devices live as long as the cases.
[[nodiscard]] std::vector<Case> cases(const Raw &raw, const Ours &ours, int threads);

} // namespace bench
