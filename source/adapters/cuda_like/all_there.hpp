// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which of a driver's functions are there. It knows no driver.
#pragma once

namespace ur {

template <class... Functions>
constexpr bool allThere(Functions... functions) noexcept {
  return (... && static_cast<bool>(functions));
}

} // namespace ur
