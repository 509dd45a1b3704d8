// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How what is known of handles is divided, so that threads rarely wait for each other.
#pragma once

#include <cstddef>
#include <cstdint>

namespace ur::layers {

/// Which of so many shards a handle belongs to. Addresses of objects differ in the middle bits.
[[nodiscard]] inline size_t shardOf(const void *handle, size_t shards) noexcept {
  const auto bits = reinterpret_cast<uintptr_t>(handle);
  return (bits >> 4 ^ bits >> 10 ^ bits >> 16) % shards;
}

} // namespace ur::layers
