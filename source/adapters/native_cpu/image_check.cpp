// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks between the parts of an image: segments against sections, here; the dynamic table and what it leads to, in
// elf_dynamic.cpp.
#include "adapters/native_cpu/image_check.hpp"

#include "adapters/native_cpu/elf_dynamic.hpp"
#include "adapters/native_cpu/elf_file.hpp"

#include <algorithm>
#include <array>
#include <unistd.h>

namespace ur::native_cpu {

namespace {

bool inMemory(const Elf64_Shdr &section) {
  const bool zeroThreadLocal = (section.sh_flags & SHF_TLS) && section.sh_type == SHT_NOBITS;
  return (section.sh_flags & SHF_ALLOC) && section.sh_size && !zeroThreadLocal;
}

/// Each section that is in memory lies in a loaded segment, at the same place, with the rights it needs.
void checkPlaces(const ElfFile &file) {
  for (const Elf64_Shdr &section : file.sections()) {
    if (!inMemory(section))
      continue;
    const std::string what = "Section '" + std::string(file.nameOf(section)) + "' at address " + hex(section.sh_addr);
    const Elf64_Phdr *segment = file.loaded(section.sh_addr, section.sh_size);
    if (!segment)
      bad(what + " lies in no loaded segment: the program headers or section headers are damaged.");
    const uint64_t place = section.sh_addr - segment->p_vaddr;
    if (section.sh_type == SHT_NOBITS) {
      if (place < segment->p_filesz)
        bad(what + " should be zeros, but its segment has bytes of the file there.");
    } else if (!fits(place, section.sh_size, segment->p_filesz) || segment->p_offset + place != section.sh_offset) {
      bad(what + " and offset " + hex(section.sh_offset) + " isn't where its segment has it.");
    }
    const bool writable = !(section.sh_flags & SHF_WRITE) || (segment->p_flags & PF_W);
    const bool executable = !(section.sh_flags & SHF_EXECINSTR) || (segment->p_flags & PF_X);
    if (!writable || !executable || !(segment->p_flags & PF_R)) {
      bad(what + " needs rights (flags " + hex(section.sh_flags) + ") that its segment doesn't have (flags " +
          hex(segment->p_flags) + ").");
    }
  }
}

void checkStack(const ElfFile &file) {
  const Elf64_Phdr *stack = file.segment(PT_GNU_STACK);
  if (!stack || (stack->p_flags & PF_X))
    bad("The image asks for executable stacks (no PT_GNU_STACK segment, or an executable one), which is refused.");
}

/// What becomes read-only after relocation must be nothing that is written later.
void checkReadOnly(const ElfFile &file) {
  const Elf64_Phdr *relro = file.segment(PT_GNU_RELRO);
  if (!relro)
    return;
  const uint64_t page = static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
  const uint64_t start = relro->p_vaddr / page * page, end = (relro->p_vaddr + relro->p_memsz) / page * page;
  static constexpr std::array<std::string_view, 14> harmless = {
      ".tdata",   ".tbss", ".preinit_array", ".init_array", ".fini_array",  ".ctors",         ".dtors",
      ".dynamic", ".jcr",  ".got",           ".got.plt",    ".data.rel.ro", ".relro_padding", ".bss.rel.ro"};
  for (const Elf64_Shdr &section : file.sections()) {
    const std::string_view name = file.nameOf(section);
    if (!inMemory(section) || !(section.sh_flags & SHF_WRITE) || name.starts_with(".data.rel.ro") ||
        std::find(harmless.begin(), harmless.end(), name) != harmless.end())
      continue;
    if (section.sh_addr < end && section.sh_addr + section.sh_size > start) {
      bad("The read-only part of the image (" + hex(relro->p_memsz) + " bytes at " + hex(relro->p_vaddr) +
          ") covers section '" + std::string(name) + "', which is written.");
    }
  }
}

void checkThreadLocal(const ElfFile &file) {
  uint64_t start = ~uint64_t(0), end = 0, inFile = 0, alignment = 1;
  for (const Elf64_Shdr &section : file.sections()) {
    if (!(section.sh_flags & SHF_TLS) || !(section.sh_flags & SHF_ALLOC))
      continue;
    start = std::min(start, section.sh_addr);
    end = std::max(end, section.sh_addr + section.sh_size);
    alignment = std::max(alignment, section.sh_addralign);
    if (section.sh_type != SHT_NOBITS)
      inFile = section.sh_addr + section.sh_size;
  }
  const Elf64_Phdr *segment = file.segment(PT_TLS);
  if (!segment && !end)
    return;
  const bool agree = segment && end && segment->p_vaddr == start && segment->p_align == alignment &&
                     segment->p_filesz == (inFile ? inFile - start : 0) && segment->p_memsz >= end - start &&
                     segment->p_memsz <= end - start + alignment;
  if (!agree)
    bad("The image's segment of thread-local data doesn't agree with its sections of it.");
}

} // namespace

std::string checkImage(std::span<const uint8_t> image, std::vector<Symbol> *exported) {
  try {
    const ElfFile file(image);
    checkPlaces(file);
    checkStack(file);
    checkReadOnly(file);
    checkThreadLocal(file);
    checkDynamic(file);
    *exported = exportedSymbols(file);
    return {};
  } catch (const BadImage &found) {
    return found.sentence;
  }
}

} // namespace ur::native_cpu
