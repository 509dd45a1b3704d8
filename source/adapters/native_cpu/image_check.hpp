// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks of a kernel image before the system's loader sees it. That loader trusts what it loads: it reads and jumps to
// where a damaged file says, and takes the process down. So everything that it will follow is checked against the size
// of the image, and what the image says twice (in segments or the dynamic table, and in sections) has to agree.
//
// What this protects from are truncated and damaged images. An image that passes is still code that runs with all the
// rights of the process.
#pragma once

#include "adapters/native_cpu/elf_dynamic.hpp"

#include <cstdint>
#include <span>
#include <string>

namespace ur::native_cpu {

/// Empty if the image can be loaded, else a sentence saying what was found and what was expected. *exported receives
/// what it exports then. May throw bad_alloc.
std::string checkImage(std::span<const uint8_t> image, std::vector<Symbol> *exported);

} // namespace ur::native_cpu
