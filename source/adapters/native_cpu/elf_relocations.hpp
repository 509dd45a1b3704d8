// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks of what the system's loader changes in an image while it loads it. Used by the checks of images only.
#pragma once

#include "adapters/native_cpu/elf_file.hpp"

namespace ur::native_cpu {

/// The entries of the dynamic table; objects needed apart, since only of these there may be several.
struct Tags : std::map<int64_t, uint64_t> {
  std::vector<uint64_t> needed;
};

/// What the rest needs to know of the symbols.
struct Symbols {
  std::vector<Elf64_Sym> all;
  const char *strings = nullptr; ///< ends with a zero
  uint64_t count = 0, stringsSize = 0;

  const char *name(uint64_t i) const { return strings + all[i].st_name; }
};

/// Each place that is changed is one of its own, aligned, in a writable segment and large enough; what is written there
/// leads into the image where it is an address in it; functions that run when the image is loaded or let go, and those
/// that calls go through, are among the changed places. Throws BadImage. Tags and symbols are checked before.
void checkRelocations(const ElfFile &file, const Symbols &symbols, const Tags &tags);

} // namespace ur::native_cpu
