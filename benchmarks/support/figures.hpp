// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic on times.
#pragma once

#include <vector>

namespace bench {

/// The middle one; the mean of the two in the middle of an even number. `values` is not empty.
[[nodiscard]] double median(std::vector<double> values);

/// Nanoseconds that a look at the clock before and after a call adds to it.
[[nodiscard]] double clockCost();

} // namespace bench
