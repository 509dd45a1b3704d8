// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is known of a kernel's parameters.
#pragma once

#include "adapters/cuda_like/vendor.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace ur::LANEWAY_VENDOR {

/// A kernel's parameter: bytes, in the piece of memory that holds all of them.
struct KernelParam {
  size_t offset, size;
  bool operator==(const KernelParam &) const = default;
};
using KernelParams = std::optional<std::vector<KernelParam>>; ///< none: not known

} // namespace ur::LANEWAY_VENDOR
