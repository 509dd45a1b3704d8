// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is measured: what a program does through the API, and what the driver's own calls for the same cost.
#pragma once

#include "cuda_like/devices.hpp"

namespace bench {

/// `threads`: how many the many are. The devices live as long as the cases.
[[nodiscard]] std::vector<Case> cases(const Raw &raw, const Ours &ours, int threads);
/// Of command buffers, beside the driver's graphs: a part of them all.
[[nodiscard]] std::vector<Case> buffers(const Raw &raw, const Ours &ours);

} // namespace bench
