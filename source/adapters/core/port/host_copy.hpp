// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A copy that the calling thread makes, where the host reaches both sides.
#pragma once

#include "adapters/core/port/driver.hpp"

#include <cstddef>
#include <cstring>

namespace ur::core {

inline void copyByHost(const CopyDesc &desc) noexcept {
  for (size_t slice = 0; slice < desc.depth; ++slice) {
    auto *to = static_cast<std::byte *>(desc.dst) + slice * desc.dstSlicePitch;
    const auto *from = static_cast<const std::byte *>(desc.src) + slice * desc.srcSlicePitch;
    for (size_t row = 0; row < desc.height; ++row, to += desc.dstRowPitch, from += desc.srcRowPitch)
      std::memmove(to, from, desc.width); // it may be the same memory
  }
}

} // namespace ur::core
