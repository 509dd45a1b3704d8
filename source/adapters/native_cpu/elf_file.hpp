// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A view of an ELF file's tables, each read only after its extent has been checked. Used by the checks of images only.
#pragma once

#include "common/extent.hpp"

#include <cstdint>
#include <cstring>
#include <elf.h>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ur::native_cpu {

/// What is wrong with an image, as a sentence. Thrown and caught within the checks.
struct BadImage {
  std::string sentence;
};

#if defined(__x86_64__)
inline constexpr uint16_t kElfMachine = EM_X86_64;
#elif defined(__aarch64__)
inline constexpr uint16_t kElfMachine = EM_AARCH64;
#else
#error "The native CPU adapter knows the ELF files of x86-64 and AArch64 only"
#endif

[[noreturn]] void bad(std::string sentence);
std::string hex(uint64_t value);

class ElfFile {
public:
  /// Reads and checks the ELF header, the program headers and the section headers.
  explicit ElfFile(std::span<const uint8_t> bytes);

  /// A table of the file, copied out since it need not be aligned. The extent has to have been checked.
  template <class T>
  std::vector<T> table(uint64_t offset, uint64_t count) const {
    std::vector<T> result(count);
    if (count)
      std::memcpy(result.data(), bytes_.data() + offset, count * sizeof(T));
    return result;
  }

  std::span<const uint8_t> bytes() const noexcept { return bytes_; }
  const std::vector<Elf64_Phdr> &segments() const noexcept { return segments_; }
  const std::vector<Elf64_Shdr> &sections() const noexcept { return sections_; }
  std::string_view nameOf(const Elf64_Shdr &section) const noexcept { return names_.data() + section.sh_name; }
  const Elf64_Shdr *section(std::string_view name) const noexcept;
  /// The only segment of a type; null if there is none.
  const Elf64_Phdr *segment(uint32_t type) const noexcept;
  /// The loaded segment in which a range of addresses lies; null if in none.
  const Elf64_Phdr *loaded(uint64_t address, uint64_t size) const noexcept;

private:
  void readHeader();
  void readSegments();
  void readSections();

  std::span<const uint8_t> bytes_;
  Elf64_Ehdr header_{};
  std::vector<Elf64_Phdr> segments_;
  std::vector<Elf64_Shdr> sections_;
  std::string names_;
};

} // namespace ur::native_cpu
