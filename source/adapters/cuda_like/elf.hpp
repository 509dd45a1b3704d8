// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code for a device comes as ELF files, of which the driver isn't told how long they are.
#pragma once

#include "common/bytes.hpp"

#include <cstdint>
#include <elf.h>
#include <span>

namespace ur::LANEWAY_VENDOR {

/// Whether it is one, and all that its tables name is there.
[[nodiscard]] bool isWholeElf(std::span<const uint8_t> code) noexcept;

/// Calls use(header, section) for the file's sections, as far as they and what they hold are there.
template <class Use>
void eachSection(std::span<const uint8_t> file, Use &&use) {
  Elf64_Ehdr header;
  Elf64_Shdr section;
  if (!readAt(file, 0, &header) || header.e_shentsize != sizeof section)
    return;
  for (uint32_t i = 0; i < header.e_shnum && readAt(file, header.e_shoff + uint64_t{i} * sizeof section, &section);
       ++i) {
    if (section.sh_type != SHT_NOBITS && contains(file, section.sh_offset, section.sh_size))
      use(header, section);
  }
}

} // namespace ur::LANEWAY_VENDOR
