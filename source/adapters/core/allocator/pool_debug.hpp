// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What UR_USM_POOL_DEBUG says: whether pools are debugged, and how.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace ur::core {

struct PoolDebug {
  size_t guard = 256;                   ///< bytes before and behind a block; a multiple of 256
  size_t quarantine = size_t{16} << 20; ///< bytes of freed blocks that a context holds at most
  uint8_t poison = 0xCB, freed = 0xDB;  ///< new memory, and freed memory
  bool places = false;                  ///< call stacks are kept
  bool abort = false;                   ///< at the first finding
};

/// Nothing: the variable isn't set, or says off. Throws env::Error.
[[nodiscard]] std::optional<PoolDebug> readPoolDebug();

} // namespace ur::core
