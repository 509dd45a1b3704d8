// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code for a device comes as ELF files, of which the driver isn't told how long they are.
#pragma once

#include <cstdint>
#include <span>

namespace ur::LANEWAY_VENDOR {

/// Whether it is one, and all that its tables name is there.
[[nodiscard]] bool isWholeElf(std::span<const uint8_t> code) noexcept;

} // namespace ur::LANEWAY_VENDOR
