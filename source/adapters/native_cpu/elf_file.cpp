// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/elf_file.hpp"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <unistd.h>

namespace ur::native_cpu {

namespace {

std::string decimal(uint64_t value) {
  return std::to_string(value);
}

std::string extent(uint64_t offset, uint64_t size) {
  return decimal(size) + " bytes at offset " + decimal(offset);
}

} // namespace

void bad(std::string sentence) {
  throw BadImage{std::move(sentence)};
}

std::string hex(uint64_t value) {
  char text[24];
  std::snprintf(text, sizeof text, "0x%llx", static_cast<unsigned long long>(value));
  return text;
}

ElfFile::ElfFile(std::span<const uint8_t> bytes) : bytes_(bytes) {
  readHeader();
  readSegments();
  readSections();
}

const Elf64_Shdr *ElfFile::section(std::string_view name) const noexcept {
  for (const Elf64_Shdr &section : sections_) {
    if (nameOf(section) == name)
      return &section;
  }
  return nullptr;
}

const Elf64_Phdr *ElfFile::segment(uint32_t type) const noexcept {
  for (const Elf64_Phdr &segment : segments_) {
    if (segment.p_type == type)
      return &segment;
  }
  return nullptr;
}

const Elf64_Phdr *ElfFile::loaded(uint64_t address, uint64_t size) const noexcept {
  for (const Elf64_Phdr &segment : segments_) {
    if (segment.p_type == PT_LOAD && address >= segment.p_vaddr &&
        fits(address - segment.p_vaddr, size, segment.p_memsz))
      return &segment;
  }
  return nullptr;
}

void ElfFile::readHeader() {
  if (bytes_.size() < sizeof header_) {
    bad("The image has " + decimal(bytes_.size()) + " bytes, less than an ELF header (" + decimal(sizeof header_) +
        ").");
  }
  std::memcpy(&header_, bytes_.data(), sizeof header_);
  if (std::memcmp(header_.e_ident, ELFMAG, SELFMAG) != 0)
    bad("The image doesn't begin with the ELF magic number: it is no shared object.");
  if (header_.e_ident[EI_CLASS] != ELFCLASS64)
    bad("The image's ELF class is " + decimal(header_.e_ident[EI_CLASS]) + ", expected 2 (64 bits).");
  constexpr unsigned data = std::endian::native == std::endian::little ? ELFDATA2LSB : ELFDATA2MSB;
  if (header_.e_ident[EI_DATA] != data)
    bad("The image's byte order is " + decimal(header_.e_ident[EI_DATA]) + ", expected " + decimal(data) + ".");
  if (header_.e_ident[EI_VERSION] != EV_CURRENT || header_.e_version != EV_CURRENT)
    bad("The image's ELF version is " + decimal(header_.e_version) + ", expected 1.");
  if (header_.e_ident[EI_OSABI] != ELFOSABI_SYSV && header_.e_ident[EI_OSABI] != ELFOSABI_GNU) {
    bad("The image is for the system ABI " + decimal(header_.e_ident[EI_OSABI]) +
        ", expected 0 (System V) or 3 (GNU).");
  }
  if (header_.e_ident[EI_ABIVERSION] != 0)
    bad("The image's ABI version is " + decimal(header_.e_ident[EI_ABIVERSION]) + ", expected 0.");
  if (header_.e_machine != kElfMachine)
    bad("The image is for machine " + decimal(header_.e_machine) + ", expected " + decimal(kElfMachine) + ".");
  if (header_.e_type != ET_DYN)
    bad("The image's ELF type is " + decimal(header_.e_type) + ", expected 3 (a shared object).");
  if (header_.e_ehsize != sizeof(Elf64_Ehdr))
    bad("The image's ELF header says its size is " + decimal(header_.e_ehsize) + ", expected 64.");
}

void ElfFile::readSegments() {
  if (header_.e_phentsize != sizeof(Elf64_Phdr) || !header_.e_phnum || header_.e_phnum == PN_XNUM) {
    bad("The image has " + decimal(header_.e_phnum) + " program headers of " + decimal(header_.e_phentsize) +
        " bytes, expected at least one, of 56 bytes.");
  }
  // The system's loader reads them with the first page of the file, and assumes them aligned.
  if (header_.e_phoff != sizeof(Elf64_Ehdr))
    bad("The image's program headers are at offset " + decimal(header_.e_phoff) + ", expected 64.");
  if (!fits(header_.e_phoff, header_.e_phnum * sizeof(Elf64_Phdr), bytes_.size())) {
    bad("The image's program headers (" + decimal(header_.e_phnum) + ") go beyond its end at " +
        decimal(bytes_.size()) + ".");
  }
  segments_ = table<Elf64_Phdr>(header_.e_phoff, header_.e_phnum);

  const uint64_t page = static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
  uint64_t mappedTo = 0;
  std::map<uint32_t, int> seen;
  for (const Elf64_Phdr &segment : segments_) {
    const std::string what = "A segment of type " + hex(segment.p_type);
    if (!fits(segment.p_offset, segment.p_filesz, bytes_.size())) {
      bad(what + " has " + extent(segment.p_offset, segment.p_filesz) + ", but the image ends at " +
          decimal(bytes_.size()) + ".");
    }
    if (segment.p_type == PT_GNU_STACK)
      continue; // only its flags mean anything
    if (segment.p_filesz > segment.p_memsz) {
      bad(what + " has more bytes in the file (" + decimal(segment.p_filesz) + ") than in memory (" +
          decimal(segment.p_memsz) + ").");
    }
    if (segment.p_align > 1 &&
        (!std::has_single_bit(segment.p_align) || (segment.p_vaddr - segment.p_offset) % segment.p_align)) {
      bad(what + " has address " + hex(segment.p_vaddr) + " and offset " + hex(segment.p_offset) +
          ", which don't agree with its alignment of " + hex(segment.p_align) + ".");
    }
    if (segment.p_type != PT_LOAD)
      continue;
    if (segment.p_align < page || segment.p_align > (uint64_t(1) << 30)) {
      bad("A loaded segment is aligned to " + hex(segment.p_align) + ", expected a multiple of the page size " +
          hex(page) + ".");
    }
    if (segment.p_vaddr / page * page < mappedTo || !fits(segment.p_vaddr, segment.p_memsz, uint64_t(1) << 40)) {
      bad("A loaded segment at address " + hex(segment.p_vaddr) + " with " + hex(segment.p_memsz) +
          " bytes overlaps the one before it, is out of order, or ends beyond a terabyte.");
    }
    if (segment.p_memsz)
      mappedTo = (segment.p_vaddr + segment.p_memsz + page - 1) / page * page;
  }
  for (const Elf64_Phdr &segment : segments_) {
    if (segment.p_type == PT_LOAD || segment.p_type == PT_GNU_STACK || segment.p_type == PT_NULL)
      continue;
    if (++seen[segment.p_type] > 1 && segment.p_type != PT_NOTE)
      bad("The image has more than one segment of type " + hex(segment.p_type) + ".");
    const uint64_t inMemory = segment.p_type == PT_TLS ? segment.p_filesz : segment.p_memsz;
    const Elf64_Phdr *in = loaded(segment.p_vaddr, inMemory);
    if (inMemory && (!in || segment.p_vaddr - in->p_vaddr + in->p_offset != segment.p_offset)) {
      bad("The segment of type " + hex(segment.p_type) + " at address " + hex(segment.p_vaddr) +
          " doesn't lie in a loaded segment, or not at the same offset.");
    }
  }
}

void ElfFile::readSections() {
  if (header_.e_shentsize != sizeof(Elf64_Shdr) || !header_.e_shnum) {
    bad("The image has " + decimal(header_.e_shnum) + " section headers of " + decimal(header_.e_shentsize) +
        " bytes, expected at least one, of 64 bytes: don't strip section headers.");
  }
  if (!fits(header_.e_shoff, header_.e_shnum * sizeof(Elf64_Shdr), bytes_.size())) {
    bad("The image's section headers (" + extent(header_.e_shoff, header_.e_shnum * sizeof(Elf64_Shdr)) +
        ") go beyond its end at " + decimal(bytes_.size()) + ": it is truncated or damaged.");
  }
  sections_ = table<Elf64_Shdr>(header_.e_shoff, header_.e_shnum);
  for (size_t i = 0; i < sections_.size(); ++i) {
    if (sections_[i].sh_type != SHT_NOBITS && sections_[i].sh_type != SHT_NULL &&
        !fits(sections_[i].sh_offset, sections_[i].sh_size, bytes_.size())) {
      bad("Section " + decimal(i) + " has " + extent(sections_[i].sh_offset, sections_[i].sh_size) +
          ", but the image ends at " + decimal(bytes_.size()) + ".");
    }
  }
  if (header_.e_shstrndx >= sections_.size() || sections_[header_.e_shstrndx].sh_type != SHT_STRTAB)
    bad("The image's section names are in section " + decimal(header_.e_shstrndx) + ", which is no string table.");
  const Elf64_Shdr &names = sections_[header_.e_shstrndx];
  names_.assign(reinterpret_cast<const char *>(bytes_.data()) + names.sh_offset, names.sh_size);
  for (size_t i = 0; i < sections_.size(); ++i) {
    if (sections_[i].sh_name && sections_[i].sh_name >= names_.size())
      bad("The name of section " + decimal(i) + " is outside the table of section names.");
  }
}

} // namespace ur::native_cpu
