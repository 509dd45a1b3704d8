// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Blocks and what commands do with them, as findings say it. All throw std::bad_alloc.
#pragma once

#include "layers/stream_safety/access.hpp"
#include "layers/stream_safety/place.hpp"

namespace ur::layers::stream_safety {

[[nodiscard]] std::string hex(uintptr_t address);
/// "the block 0x... of 64 bytes, from ..."
[[nodiscard]] std::string nameOfBlock(uintptr_t begin, size_t size, const Place &from);
/// "writes 64 bytes at 0x... (pDst) of", of the block that begins there.
[[nodiscard]] std::string deed(const Access &access, uintptr_t begin);

} // namespace ur::layers::stream_safety
