// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "safety_world.hpp"

#include <span>

namespace layers_test {

/// Wrong programs with their twins.
[[nodiscard]] std::span<const Twins> safetyPrograms();

} // namespace layers_test
