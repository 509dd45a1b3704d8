// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks of an ELF file's dynamic table and of the tables it leads to. Used by the checks of images only.
#pragma once

#include "adapters/native_cpu/elf_file.hpp"

namespace ur::native_cpu {

/// Throws BadImage. The sections of the file must lie in its segments (checked before).
void checkDynamic(const ElfFile &file);

} // namespace ur::native_cpu
