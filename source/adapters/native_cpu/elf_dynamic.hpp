// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks of an ELF file's dynamic table and of the tables it leads to. Used by the checks of images only.
#pragma once

#include "adapters/native_cpu/elf_file.hpp"

namespace ur::native_cpu {

/// A variable or function that the image exports by name.
struct Symbol {
  std::string name;
  uint64_t address = 0; ///< where the image is loaded to 0
  uint64_t size = 0;
  bool function = false;
  bool weak = false; ///< other images may have it, too, and one of them is taken
};

/// The functions and the variables that can be written, in the order of the image's table. Of an image that is checked.
std::vector<Symbol> exportedSymbols(const ElfFile &file);

/// Throws BadImage. The sections of the file must lie in its segments (checked before).
void checkDynamic(const ElfFile &file);

} // namespace ur::native_cpu
