// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/elf.hpp"

#include <cstring>

namespace ur::LANEWAY_VENDOR {

bool isWholeElf(std::span<const uint8_t> code) noexcept {
  Elf64_Ehdr header;
  if (!readAt(code, 0, &header) || std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 ||
      header.e_ident[EI_CLASS] != ELFCLASS64)
    return false;
  for (uint32_t i = 0; i < header.e_shnum; ++i) {
    Elf64_Shdr section;
    if (!readAt(code, header.e_shoff + uint64_t{i} * sizeof section, &section) ||
        (section.sh_type != SHT_NOBITS && !contains(code, section.sh_offset, section.sh_size)))
      return false;
  }
  for (uint32_t i = 0; i < header.e_phnum; ++i) {
    Elf64_Phdr segment;
    if (!readAt(code, header.e_phoff + uint64_t{i} * sizeof segment, &segment) ||
        !contains(code, segment.p_offset, segment.p_filesz))
      return false;
  }
  return true;
}

} // namespace ur::LANEWAY_VENDOR
