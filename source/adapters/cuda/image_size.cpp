// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/image_size.hpp"

#include <algorithm>
#include <cstring>
#include <elf.h>

namespace ur::cuda {

namespace {

/// The header of a fatbin; `size` bytes follow it.
struct FatbinHeader {
  uint32_t magic;
  uint16_t version, headerSize;
  uint64_t size;
};
constexpr uint32_t kFatbinMagic = 0xba55ed50;

template <class T>
bool readAt(std::span<const uint8_t> image, uint64_t offset, T *value) noexcept {
  if (offset > image.size() || image.size() - offset < sizeof *value)
    return false;
  std::memcpy(value, image.data() + offset, sizeof *value);
  return true;
}

bool contains(std::span<const uint8_t> image, uint64_t offset, uint64_t size) noexcept {
  return offset <= image.size() && size <= image.size() - offset;
}

bool wholeElf(std::span<const uint8_t> image) noexcept {
  Elf64_Ehdr header;
  if (!readAt(image, 0, &header) || std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 ||
      header.e_ident[EI_CLASS] != ELFCLASS64)
    return false;
  for (uint32_t i = 0; i < header.e_shnum; ++i) {
    Elf64_Shdr section;
    if (!readAt(image, header.e_shoff + uint64_t{i} * sizeof section, &section) ||
        (section.sh_type != SHT_NOBITS && !contains(image, section.sh_offset, section.sh_size)))
      return false;
  }
  for (uint32_t i = 0; i < header.e_phnum; ++i) {
    Elf64_Phdr segment;
    if (!readAt(image, header.e_phoff + uint64_t{i} * sizeof segment, &segment) ||
        !contains(image, segment.p_offset, segment.p_filesz))
      return false;
  }
  return true;
}

} // namespace

bool isText(std::span<const uint8_t> image) noexcept {
  const auto zero = std::find(image.begin(), image.end(), uint8_t{0});
  return !image.empty() && zero != image.begin() &&
         std::all_of(zero, image.end(), [](uint8_t byte) { return byte == 0; });
}

bool isWhole(std::span<const uint8_t> image) noexcept {
  FatbinHeader header;
  if (readAt(image, 0, &header) && header.magic == kFatbinMagic)
    return contains(image, header.headerSize, header.size);
  return wholeElf(image);
}

} // namespace ur::cuda
