// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is measured on Level Zero.
#pragma once

#include "raw.hpp"

namespace bench {

[[nodiscard]] std::vector<Case> cases(const Raw &raw, const Ours &ours);

} // namespace bench
