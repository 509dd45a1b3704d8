// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A call, as sentences name it.
#pragma once

#include "unified-runtime/ur_api.h"

#include <cstdint>
#include <string>

namespace ur::layers::stream_safety {

struct Place {
  uint16_t slot = 0;
  uint64_t call = 0;           ///< the how many-eth of that function
  const void *queue = nullptr; ///< null: none
  const void *caller = nullptr;
  ur_code_location_t location{}; ///< where the program says what that is
};

/// Counts the call. `caller`: where it returns to.
[[nodiscard]] Place placeOf(uint16_t slot, const void *queue, const void *caller) noexcept;
/// "urEnqueueUSMFill (its call number 3, queue 0x..., at file:line in function)". Throws std::bad_alloc.
[[nodiscard]] std::string nameOf(const Place &place);

} // namespace ur::layers::stream_safety
