// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How processors fetch memory. Between two calls of a GPU's driver, which need the near caches for themselves, what we
// touch costs by the line: what commands need of an object lies together.
#pragma once

#include <cstddef>

namespace ur::core {

constexpr size_t kCacheLine = 64;

} // namespace ur::core
