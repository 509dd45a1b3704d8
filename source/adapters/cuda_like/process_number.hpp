// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// By what a process knows the bytes again that it has made itself: the driver opens none of those.
#pragma once

#include <array>
#include <cstdint>

namespace ur::LANEWAY_VENDOR {

using ProcessNumber = std::array<uint64_t, 2>;

/// A random number.
[[nodiscard]] const ProcessNumber &thisProcess() noexcept;

} // namespace ur::LANEWAY_VENDOR
