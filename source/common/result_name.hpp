// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The name of a result, for messages. Allocates nothing, never throws.
#pragma once

#include "common/print.hpp"

#include <array>
#include <cstdio>

namespace ur {

/// UR_RESULT_..., or the number of a result that has no name.
struct ResultName {
  explicit ResultName(ur_result_t result) noexcept {
    if (print::enumerator(reflection::EnumerationId::ur_result_t, result, {buffer.data(), buffer.size(), nullptr}) !=
        UR_RESULT_SUCCESS)
      std::snprintf(buffer.data(), buffer.size(), "%u", static_cast<unsigned>(result));
  }
  [[nodiscard]] const char *text() const noexcept { return buffer.data(); }

  std::array<char, 96> buffer{};
};

} // namespace ur
