// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/elf_dynamic.hpp"

#include "adapters/native_cpu/elf_relocations.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <set>

namespace ur::native_cpu {

namespace {

struct TagOfSection {
  int64_t tag;
  std::string_view section;
};

// Tags that name a section's address, and its size. Where one of them is, the other must be too.
constexpr std::array<TagOfSection, 14> kAddresses = {{{DT_HASH, ".hash"},
                                                      {DT_GNU_HASH, ".gnu.hash"},
                                                      {DT_STRTAB, ".dynstr"},
                                                      {DT_SYMTAB, ".dynsym"},
                                                      {DT_RELA, ".rela.dyn"},
                                                      {DT_JMPREL, ".rela.plt"},
                                                      {DT_INIT, ".init"},
                                                      {DT_FINI, ".fini"},
                                                      {DT_INIT_ARRAY, ".init_array"},
                                                      {DT_FINI_ARRAY, ".fini_array"},
                                                      {DT_VERSYM, ".gnu.version"},
                                                      {DT_VERNEED, ".gnu.version_r"},
                                                      {DT_VERDEF, ".gnu.version_d"},
                                                      {36 /* DT_RELR */, ".relr.dyn"}}};
constexpr std::array<TagOfSection, 6> kSizes = {{{DT_STRSZ, ".dynstr"},
                                                 {DT_RELASZ, ".rela.dyn"},
                                                 {DT_PLTRELSZ, ".rela.plt"},
                                                 {DT_INIT_ARRAYSZ, ".init_array"},
                                                 {DT_FINI_ARRAYSZ, ".fini_array"},
                                                 {35 /* DT_RELRSZ */, ".relr.dyn"}}};
struct Constant {
  int64_t tag;
  uint64_t value;
  int64_t with; ///< the tag that it goes with
};
constexpr std::array<Constant, 4> kConstants = {{{DT_SYMENT, sizeof(Elf64_Sym), DT_SYMTAB},
                                                 {DT_RELAENT, sizeof(Elf64_Rela), DT_RELA},
                                                 {DT_PLTREL, DT_RELA, DT_JMPREL},
                                                 {37 /* DT_RELRENT */, 8, 36}}};
constexpr std::array<int64_t, 4> kStrings = {DT_NEEDED, DT_SONAME, DT_RPATH, DT_RUNPATH};
// Tags that lead nowhere: flags, and processor-specific ones of x86-64 and AArch64.
constexpr std::array<int64_t, 9> kHarmless = {DT_FLAGS,   DT_FLAGS_1, DT_BIND_NOW, DT_TEXTREL, DT_SYMBOLIC,
                                              0x70000000, 0x70000001, 0x70000003,  0x70000005};

Tags readTags(const ElfFile &file) {
  const Elf64_Phdr *segment = file.segment(PT_DYNAMIC);
  const Elf64_Shdr *section = file.section(".dynamic");
  if (!segment || !section)
    bad("The image has no dynamic table: it isn't a shared object that can be loaded.");
  if (segment->p_vaddr != section->sh_addr || segment->p_offset != section->sh_offset ||
      segment->p_filesz != section->sh_size || segment->p_memsz != section->sh_size || segment->p_vaddr % 8) {
    bad("The image's dynamic segment (" + hex(segment->p_filesz) + " bytes at " + hex(segment->p_vaddr) +
        ") isn't its section '.dynamic' (" + hex(section->sh_size) + " bytes at " + hex(section->sh_addr) + ").");
  }
  const Elf64_Shdr *strings = file.section(".dynstr");
  const uint64_t stringsSize = strings ? strings->sh_size : 0;
  Tags tags;
  for (const Elf64_Dyn &entry : file.table<Elf64_Dyn>(section->sh_offset, section->sh_size / sizeof(Elf64_Dyn))) {
    if (entry.d_tag == DT_NULL)
      return tags;
    if (std::find(kStrings.begin(), kStrings.end(), entry.d_tag) != kStrings.end()) {
      if (entry.d_un.d_val >= stringsSize) {
        bad("The image's dynamic table names a string at " + std::to_string(entry.d_un.d_val) +
            ", but there are only " + std::to_string(stringsSize) + " bytes of strings.");
      }
      if (entry.d_tag == DT_NEEDED) {
        tags.needed.push_back(entry.d_un.d_val);
        continue;
      }
    }
    if (!tags.emplace(entry.d_tag, entry.d_un.d_val).second)
      bad("The image's dynamic table has entry " + hex(uint64_t(entry.d_tag)) + " twice.");
  }
  bad("The image's dynamic table has no end.");
}

void checkTags(const ElfFile &file, const Tags &all) {
  std::map<int64_t, uint64_t> tags = all; // what is left of it at the end isn't known
  auto takeSame = [&](int64_t tag, std::string_view name, uint64_t Elf64_Shdr::*value) {
    const Elf64_Shdr *section = file.section(name);
    const auto found = tags.find(tag);
    if (found == tags.end()) {
      if (section && section->sh_size) {
        bad("The image has a section '" + std::string(name) + "', but its dynamic table no entry " +
            hex(uint64_t(tag)) + " for it.");
      }
      return;
    }
    if (!section || found->second != section->*value) {
      bad("Entry " + hex(uint64_t(tag)) + " of the image's dynamic table is " + hex(found->second) +
          (section ? ", but section '" + std::string(name) + "' has " + hex(section->*value) + "."
                   : ", but there is no section '" + std::string(name) + "'."));
    }
    tags.erase(found);
  };
  for (const auto &[tag, name] : kAddresses)
    takeSame(tag, name, &Elf64_Shdr::sh_addr);
  for (const auto &[tag, name] : kSizes)
    takeSame(tag, name, &Elf64_Shdr::sh_size);
  for (const auto &[tag, name] :
       {std::pair(DT_VERNEEDNUM, ".gnu.version_r"), std::pair(DT_VERDEFNUM, ".gnu.version_d")}) {
    const auto found = tags.find(tag);
    const Elf64_Shdr *section = file.section(name);
    if ((section ? section->sh_info : 0) != (found == tags.end() ? 0 : found->second))
      bad(std::string("The image's dynamic table has another number of versions than '") + name + "'.");
    if (found != tags.end())
      tags.erase(found);
  }
  for (const auto &[tag, expected, with] : kConstants) {
    const auto found = tags.find(tag);
    if (!all.contains(with) && found == tags.end())
      continue;
    if (found == tags.end() || found->second != expected) {
      bad("Entry " + hex(uint64_t(tag)) + " of the image's dynamic table is " +
          (found == tags.end() ? "missing" : std::to_string(found->second)) + ", expected " + std::to_string(expected) +
          ".");
    }
    tags.erase(found);
  }
  if (auto found = tags.find(DT_PLTGOT); found != tags.end()) {
    const Elf64_Shdr *own = file.section(".got.plt"), *common = file.section(".got");
    if (!(own && own->sh_addr == found->second) && !(common && common->sh_addr == found->second))
      bad("The image's dynamic table has a PLT table at " + hex(found->second) + ", where no such section is.");
    tags.erase(found);
  }
  for (const auto &[tag, value] : tags) {
    if (tag != DT_RELACOUNT && std::find(kStrings.begin(), kStrings.end(), tag) == kStrings.end() &&
        std::find(kHarmless.begin(), kHarmless.end(), tag) == kHarmless.end())
      bad("The image's dynamic table has an entry " + hex(uint64_t(tag)) + " that isn't known.");
  }
}

Symbols checkSymbols(const ElfFile &file) {
  const Elf64_Shdr *section = file.section(".dynsym"), *strings = file.section(".dynstr");
  if (!section || !strings || !strings->sh_size || section->sh_size % sizeof(Elf64_Sym))
    bad("The image has no dynamic symbols and strings, or not a whole number of them.");
  if (file.bytes()[strings->sh_offset + strings->sh_size - 1])
    bad("The image's table of dynamic strings doesn't end with a zero.");
  const uint64_t count = section->sh_size / sizeof(Elf64_Sym);
  Symbols symbols{file.table<Elf64_Sym>(section->sh_offset, count),
                  reinterpret_cast<const char *>(file.bytes().data()) + strings->sh_offset, count, strings->sh_size};
  for (const Elf64_Sym &symbol : symbols.all) {
    if (symbol.st_name >= symbols.stringsSize)
      bad("A dynamic symbol's name is at " + std::to_string(symbol.st_name) + ", beyond the strings.");
    const bool address =
        symbol.st_shndx != SHN_UNDEF && symbol.st_shndx < SHN_LORESERVE && ELF64_ST_TYPE(symbol.st_info) != STT_TLS;
    if (address && !file.loaded(symbol.st_value, symbol.st_size))
      bad("A dynamic symbol is at " + hex(symbol.st_value) + ", in no loaded segment.");
  }
  return symbols;
}

void checkHash(const ElfFile &file, const Symbols &symbols) {
  if (const Elf64_Shdr *section = file.section(".hash")) {
    const auto words = file.table<uint32_t>(section->sh_offset, section->sh_size / 4);
    if (words.size() < 2 || !words[0] || words[1] > symbols.count || words.size() < 2 + uint64_t(words[0]) + words[1])
      bad("The image's symbol hash table doesn't fit its symbols.");
    for (size_t i = 2; i < 2 + uint64_t(words[0]) + words[1]; ++i) {
      if (words[i] >= words[1])
        bad("The image's symbol hash table leads to symbol " + std::to_string(words[i]) + ", which isn't there.");
    }
  }
  const Elf64_Shdr *section = file.section(".gnu.hash");
  if (!section) {
    if (!file.section(".hash"))
      bad("The image has no symbol hash table.");
    return;
  }
  const auto words = file.table<uint32_t>(section->sh_offset, section->sh_size / 4);
  if (words.size() < 4)
    bad("The image's symbol hash table is cut short.");
  const uint64_t buckets = words[0], first = words[1], filter = words[2];
  // Of a table without entries the linkers make up numbers. Then no symbol may be there to be found, either.
  bool used = false;
  for (uint64_t i = 4 + filter * 2; i < words.size() && i < 4 + filter * 2 + buckets; ++i)
    used |= words[i] != 0;
  for (uint64_t i = first; i < symbols.count; ++i)
    used |= symbols.all[i].st_shndx != SHN_UNDEF;
  const uint64_t end = used ? std::max(first, symbols.count) : first, chains = end - first;
  const uint64_t bucketsAt = 4 + filter * 2, chainsAt = bucketsAt + buckets;
  if (!buckets || !std::has_single_bit(filter) || words[3] >= 32 || chainsAt + chains > words.size()) {
    bad("The image's symbol hash table has " + std::to_string(buckets) + " buckets and a filter of " +
        std::to_string(filter) + " words, expected at least one, and a power of two, within the table.");
  }
  for (uint64_t i = bucketsAt; i < chainsAt; ++i) {
    if (words[i] && (words[i] < first || words[i] >= symbols.count))
      bad("The image's symbol hash table leads to symbol " + std::to_string(words[i]) + ", which isn't there.");
  }
  if (chains && !(words[chainsAt + chains - 1] & 1))
    bad("The last chain of the image's symbol hash table has no end.");
  // A symbol that isn't found is taken for one that another object may have or not: so each must be found.
  uint64_t chainStart = first;
  for (uint64_t i = first; i < end; ++i) {
    uint32_t hash = 5381;
    for (const char *letter = symbols.name(i); *letter; ++letter)
      hash = hash * 33 + static_cast<unsigned char>(*letter);
    const uint64_t wordAt = 4 + (hash / 64 % filter) * 2;
    const uint64_t word = words[wordAt] | uint64_t(words[wordAt + 1]) << 32;
    const bool passes = word >> (hash % 64) & word >> ((hash >> words[3]) % 64) & 1;
    const uint32_t link = words[chainsAt + i - first];
    if (!passes || (link | 1) != (hash | 1) || words[bucketsAt + hash % buckets] != chainStart)
      bad("The image's symbol hash table doesn't have symbol '" + std::string(symbols.name(i)) + "' where it belongs.");
    if (link & 1)
      chainStart = i + 1;
  }
}

/// Versions that symbols may have: the ones needed of other objects, and the image's own.
std::set<uint16_t> checkVersionTables(const ElfFile &file, const Symbols &symbols, const Tags &tags) {
  std::set<uint16_t> known = {VER_NDX_LOCAL, VER_NDX_GLOBAL};
  auto at = [&]<class T>(const Elf64_Shdr &section, uint64_t place, T *entry) {
    if (place % 4 || !fits(place, sizeof(T), section.sh_size))
      bad("Section '" + std::string(file.nameOf(section)) + "' leads outside itself.");
    *entry = file.table<T>(section.sh_offset + place, 1)[0];
  };
  auto checkString = [&](uint64_t name) {
    if (name >= symbols.stringsSize)
      bad("The name of a version is beyond the image's strings.");
  };
  if (const Elf64_Shdr *section = file.section(".gnu.version_r")) {
    uint64_t place = 0;
    for (uint32_t i = 0; i < section->sh_info; ++i) {
      Elf64_Verneed need;
      at(*section, place, &need);
      checkString(need.vn_file);
      const std::string_view from = symbols.strings + need.vn_file;
      if (std::none_of(tags.needed.begin(), tags.needed.end(),
                       [&](uint64_t at) { return from == symbols.strings + at; }))
        bad("The image needs versions of '" + std::string(from) + "', but doesn't need that object.");
      if (need.vn_version != VER_NEED_CURRENT)
        bad("A version needed has format " + std::to_string(need.vn_version) + ", expected 1.");
      uint64_t part = place + need.vn_aux;
      for (uint16_t j = 0; j < need.vn_cnt; ++j) {
        Elf64_Vernaux aux;
        at(*section, part, &aux);
        checkString(aux.vna_name);
        known.insert(aux.vna_other & 0x7fff);
        if ((aux.vna_next == 0) != (j + 1 == need.vn_cnt))
          bad("The list of versions needed doesn't end where it says.");
        part += aux.vna_next;
      }
      if ((need.vn_next == 0) != (i + 1 == section->sh_info))
        bad("The list of objects needed doesn't end where it says.");
      place += need.vn_next;
    }
  }
  if (const Elf64_Shdr *section = file.section(".gnu.version_d")) {
    uint64_t place = 0;
    for (uint32_t i = 0; i < section->sh_info; ++i) {
      Elf64_Verdef def;
      at(*section, place, &def);
      Elf64_Verdaux aux;
      at(*section, place + def.vd_aux, &aux);
      checkString(aux.vda_name);
      known.insert(def.vd_ndx & 0x7fff);
      if (def.vd_version != VER_DEF_CURRENT || (def.vd_next == 0) != (i + 1 == section->sh_info))
        bad("The list of the image's versions doesn't end where it says.");
      place += def.vd_next;
    }
  }
  return known;
}

void checkVersions(const ElfFile &file, const Symbols &symbols, const Tags &tags) {
  const std::set<uint16_t> known = checkVersionTables(file, symbols, tags);
  const Elf64_Shdr *section = file.section(".gnu.version");
  if (!section)
    return;
  if (section->sh_size != symbols.count * sizeof(uint16_t)) {
    bad("The image has versions for " + std::to_string(section->sh_size / 2) + " symbols, expected " +
        std::to_string(symbols.count) + ".");
  }
  for (uint16_t version : file.table<uint16_t>(section->sh_offset, symbols.count)) {
    if (!known.contains(version & 0x7fff))
      bad("A symbol has version " + std::to_string(version & 0x7fff) + ", which isn't in the image's tables.");
  }
}

/// Whether the section is still writable after relocation.
bool staysWritable(const ElfFile &file, const Elf64_Shdr &section) {
  const Elf64_Phdr *relro = file.segment(PT_GNU_RELRO);
  const bool sealed =
      relro && section.sh_addr < relro->p_vaddr + relro->p_memsz && section.sh_addr + section.sh_size > relro->p_vaddr;
  return (section.sh_flags & SHF_WRITE) && !sealed;
}

} // namespace

std::vector<Symbol> exportedSymbols(const ElfFile &file) {
  const Symbols all = checkSymbols(file);
  std::vector<Symbol> exported;
  for (uint64_t i = 0; i < all.count; ++i) {
    const Elf64_Sym &symbol = all.all[i];
    const unsigned char type = ELF64_ST_TYPE(symbol.st_info), bind = ELF64_ST_BIND(symbol.st_info);
    const unsigned char visibility = ELF64_ST_VISIBILITY(symbol.st_other);
    if (std::string_view(all.name(i)).starts_with("__")) // the compiler's own
      continue;
    if (symbol.st_shndx == SHN_UNDEF || symbol.st_shndx >= file.sections().size() || bind == STB_LOCAL ||
        (visibility != STV_DEFAULT && visibility != STV_PROTECTED))
      continue;
    const bool function = type == STT_FUNC;
    if (function ? !(file.sections()[symbol.st_shndx].sh_flags & SHF_EXECINSTR)
                 : type != STT_OBJECT || !symbol.st_size || !staysWritable(file, file.sections()[symbol.st_shndx]))
      continue;
    exported.push_back({all.name(i), symbol.st_value, symbol.st_size, function, bind != STB_GLOBAL});
  }
  return exported;
}

void checkDynamic(const ElfFile &file) {
  const Tags tags = readTags(file);
  checkTags(file, tags);
  const Symbols symbols = checkSymbols(file);
  checkRelocations(file, symbols, tags);
  checkHash(file, symbols);
  checkVersions(file, symbols, tags);
}

} // namespace ur::native_cpu
