// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What an image of a program is, and whether all of it is there: the driver isn't told its length.
#pragma once

#include <cstdint>
#include <span>

namespace ur::cuda {

/// PTX, or any other text without a zero but at its end.
[[nodiscard]] bool isText(std::span<const uint8_t> image) noexcept;
/// A cubin (an ELF file) or fatbin that isn't longer, by its own headers, than what is there.
[[nodiscard]] bool isWhole(std::span<const uint8_t> image) noexcept;

} // namespace ur::cuda
