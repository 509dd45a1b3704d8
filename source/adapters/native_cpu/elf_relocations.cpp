// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/elf_relocations.hpp"

#include <algorithm>
#include <set>

namespace ur::native_cpu {

namespace {

/// What a relocation writes.
enum class Kind {
  relative,     ///< an address of the image
  indirect,     ///< what a function of the image answers
  symbol,       ///< an address of a symbol, with an offset
  plainSymbol,  ///< an address of a symbol
  call,         ///< the same, for calls
  threadLocal,  ///< a module or an offset of thread-local data
  threadLocal2, ///< two words of such
};

Kind kindOf(uint64_t type) {
#if defined(__x86_64__)
  switch (type) {
  case R_X86_64_RELATIVE:
    return Kind::relative;
  case R_X86_64_IRELATIVE:
    return Kind::indirect;
  case R_X86_64_64:
    return Kind::symbol;
  case R_X86_64_GLOB_DAT:
    return Kind::plainSymbol;
  case R_X86_64_JUMP_SLOT:
    return Kind::call;
  case R_X86_64_DTPMOD64:
  case R_X86_64_DTPOFF64:
  case R_X86_64_TPOFF64:
    return Kind::threadLocal;
  case R_X86_64_TLSDESC:
    return Kind::threadLocal2;
  }
#else
  switch (type) {
  case R_AARCH64_RELATIVE:
    return Kind::relative;
  case R_AARCH64_IRELATIVE:
    return Kind::indirect;
  case R_AARCH64_ABS64:
    return Kind::symbol;
  case R_AARCH64_GLOB_DAT:
    return Kind::plainSymbol;
  case R_AARCH64_JUMP_SLOT:
    return Kind::call;
  case R_AARCH64_TLS_DTPMOD:
  case R_AARCH64_TLS_DTPREL:
  case R_AARCH64_TLS_TPREL:
    return Kind::threadLocal;
  case R_AARCH64_TLSDESC:
    return Kind::threadLocal2;
  }
#endif
  bad("A relocation is of type " + std::to_string(type) + ", which a shared object for this machine doesn't have.");
}

constexpr uint64_t kWord = sizeof(uint64_t);

class Relocations {
public:
  Relocations(const ElfFile &file, const Symbols &symbols, const Tags &tags)
      : file_(file), symbols_(symbols),
        text_(tags.contains(DT_TEXTREL) || (tags.contains(DT_FLAGS) && (tags.at(DT_FLAGS) & DF_TEXTREL))) {
    if (const auto found = tags.find(DT_RELACOUNT); found != tags.end()) {
      counted_ = true;
      relative_ = found->second;
    }
  }

  void check() {
    takeTable(".rela.dyn");
    takeTable(".rela.plt");
    takePacked();
    std::sort(slots_.begin(), slots_.end());
    for (size_t i = 1; i < slots_.size(); ++i) {
      if (slots_[i].address - slots_[i - 1].address < slots_[i - 1].size)
        bad("Two relocations change the same bytes at " + hex(slots_[i].address) + ".");
    }
    checkFunctions(".init_array");
    checkFunctions(".fini_array");
    checkCalls();
  }

private:
  struct Slot {
    uint64_t address, size, value; ///< value: an address of the image; 0 where it isn't one
    bool operator<(const Slot &other) const { return address < other.address; }
  };

  void takeTable(std::string_view name) {
    const Elf64_Shdr *section = file_.section(name);
    const uint64_t count = section ? section->sh_size / sizeof(Elf64_Rela) : 0;
    if (section && section->sh_size % sizeof(Elf64_Rela))
      bad("Section '" + std::string(name) + "' has no whole number of relocations.");
    const bool plt = name == ".rela.plt";
    if (!plt && relative_ > count) {
      bad("The image says that it has " + std::to_string(relative_) + " relative relocations, but has only " +
          std::to_string(count) + " in all.");
    }
    uint64_t index = 0;
    for (const Elf64_Rela &entry : file_.table<Elf64_Rela>(section ? section->sh_offset : 0, count)) {
      const Kind kind = kindOf(ELF64_R_TYPE(entry.r_info));
      if (!plt && counted_ && (index++ < relative_) != (kind == Kind::relative)) {
        bad("The image says that it has " + std::to_string(relative_) + " relative relocations, but number " +
            std::to_string(index) + " doesn't fit that.");
      }
      if (plt && (kind == Kind::relative || kind == Kind::symbol || kind == Kind::plainSymbol))
        bad("A relocation for calls is of another type.");
      take(kind, entry);
    }
  }

  void take(Kind kind, const Elf64_Rela &entry) {
    const uint64_t number = ELF64_R_SYM(entry.r_info), addend = uint64_t(entry.r_addend);
    if (number >= symbols_.count) {
      bad("A relocation is by symbol " + std::to_string(number) + ", but there are only " +
          std::to_string(symbols_.count) + ".");
    }
    const Elf64_Sym &symbol = symbols_.all[number];
    const bool own = number && symbol.st_shndx != SHN_UNDEF && symbol.st_shndx < SHN_LORESERVE;
    const unsigned char type = ELF64_ST_TYPE(symbol.st_info);
    uint64_t value = 0;
    switch (kind) {
    case Kind::relative:
    case Kind::indirect:
      if (number)
        bad("A relocation by the image's own address names symbol " + std::to_string(number) + ", too.");
      value = addend;
      requireAddress(value, kind == Kind::indirect);
      break;
    case Kind::symbol:
      if (own && type != STT_TLS) {
        value = symbol.st_value + addend;
        requireAddress(value, false);
      }
      break;
    case Kind::plainSymbol:
    case Kind::call:
      if (!number || addend)
        bad("A relocation by symbol " + std::to_string(number) + " adds " + hex(addend) + " to it, expected 0.");
      if (type == STT_TLS || (kind == Kind::call && type != STT_FUNC && type != STT_NOTYPE && type != STT_GNU_IFUNC))
        bad("A relocation is by '" + std::string(symbols_.name(number)) + "', which is of another kind.");
      if (!(kind == Kind::call ? called_ : named_).insert(number).second)
        bad("Two relocations are by '" + std::string(symbols_.name(number)) + "', which needs one place only.");
      value = own ? symbol.st_value : 0;
      break;
    case Kind::threadLocal:
    case Kind::threadLocal2:
      if (own || !number ? !file_.segment(PT_TLS) || (number && type != STT_TLS && type != STT_SECTION)
                         : type == STT_FUNC)
        bad("A relocation for thread-local data is by symbol " + std::to_string(number) + ", which is none.");
      break;
    }
    const bool inTable = kind == Kind::plainSymbol || kind == Kind::call;
    add(entry.r_offset, kind == Kind::threadLocal2 ? 2 * kWord : kWord, value, inTable);
  }

  /// Addresses of words to which the image's own address is added: one, or a map of the 63 after the last.
  void takePacked() {
    const Elf64_Shdr *section = file_.section(".relr.dyn");
    uint64_t next = 0;
    for (const uint64_t entry :
         file_.table<uint64_t>(section ? section->sh_offset : 0, section ? section->sh_size / kWord : 0)) {
      if (entry % 2 == 0) {
        addPacked(entry);
        next = entry + kWord;
        continue;
      }
      for (uint64_t bit = 1; bit < 64; ++bit) {
        if (entry >> bit & 1)
          addPacked(next + (bit - 1) * kWord);
      }
      next += 63 * kWord;
    }
  }
  void addPacked(uint64_t address) {
    const Elf64_Phdr *segment = file_.loaded(address, kWord);
    if (!segment || !fits(address - segment->p_vaddr, kWord, segment->p_filesz))
      bad("A relocation adds to the word at " + hex(address) + ", which isn't in the image.");
    const uint64_t value = file_.table<uint64_t>(segment->p_offset + (address - segment->p_vaddr), 1)[0];
    requireAddress(value, false);
    add(address, kWord, value, false);
  }

  void requireAddress(uint64_t value, bool executable) const {
    const Elf64_Phdr *segment = file_.loaded(value, executable); // a pointer may stand at the end of what it walks
    if (!segment || (executable && !(segment->p_flags & PF_X))) {
      bad("A relocation writes the address " + hex(value) + ", which isn't in a loaded segment" +
          (executable ? " of code." : "."));
    }
  }

  /// `inTable`: it is one of the addresses of symbols that the linker has put into a table.
  void add(uint64_t address, uint64_t size, uint64_t value, bool inTable) {
    if (address % kWord) {
      bad("A relocation changes address " + hex(address) + ", which isn't a multiple of 8 (are there pointers in a " +
          "packed structure?).");
    }
    const Elf64_Shdr *section = sectionAt(address, size);
    const std::string_view name = section ? file_.nameOf(*section) : "";
    const bool table = name == ".got" || name == ".got.plt";
    if (!section || name == ".dynamic" || (!(section->sh_flags & SHF_WRITE) && !text_) || (inTable && !table)) {
      bad("A relocation changes address " + hex(address) + ", which isn't in a writable section" +
          (inTable ? " of addresses." : "."));
    }
    if (name == ".got.plt" && address - section->sh_addr < 3 * kWord)
      bad("A relocation changes address " + hex(address) + ", which is the system's loader's.");
    slots_.push_back({address, size, value});
  }

  /// The section with bytes in the file in which a range of addresses lies; null if in none.
  const Elf64_Shdr *sectionAt(uint64_t address, uint64_t size) const {
    for (const Elf64_Shdr &section : file_.sections()) {
      if ((section.sh_flags & SHF_ALLOC) && section.sh_type != SHT_NOBITS && address >= section.sh_addr &&
          fits(address - section.sh_addr, size, section.sh_size))
        return &section;
    }
    return nullptr;
  }

  const Slot *slotAt(uint64_t address) const {
    const auto found = std::lower_bound(slots_.begin(), slots_.end(), Slot{address, 0, 0});
    return found != slots_.end() && found->address == address ? &*found : nullptr;
  }

  /// Functions that the system's loader calls. Where the image still says where its functions begin, they begin there.
  void checkFunctions(std::string_view name) const {
    const Elf64_Shdr *section = file_.section(name);
    for (uint64_t at = 0; section && at + kWord <= section->sh_size; at += kWord) {
      const Slot *slot = slotAt(section->sh_addr + at);
      const Elf64_Phdr *segment = slot && slot->value ? file_.loaded(slot->value, 1) : nullptr;
      if (!segment || !(segment->p_flags & PF_X) || !mayBegin(slot->value)) {
        bad("Entry " + std::to_string(at / kWord) + " of section '" + std::string(name) +
            "' is no function of the image.");
      }
    }
  }
  bool mayBegin(uint64_t address) const {
    const Elf64_Shdr *section = file_.section(".symtab");
    if (!section)
      return true;
    const auto all = file_.table<Elf64_Sym>(section->sh_offset, section->sh_size / sizeof(Elf64_Sym));
    return std::any_of(all.begin(), all.end(), [&](const Elf64_Sym &symbol) {
      return ELF64_ST_TYPE(symbol.st_info) == STT_FUNC && symbol.st_shndx != SHN_UNDEF && symbol.st_value == address;
    });
  }

  /// Calls of other objects go through a table, of which the first three words are the system's loader's.
  void checkCalls() const {
    const Elf64_Shdr *section = file_.section(".got.plt");
    for (uint64_t at = 3 * kWord; section && at + kWord <= section->sh_size; at += kWord) {
      const uint64_t address = section->sh_addr + at;
      const auto after = std::upper_bound(slots_.begin(), slots_.end(), Slot{address, 0, 0});
      if (after == slots_.begin() || address - std::prev(after)->address >= std::prev(after)->size)
        bad("No relocation fills entry " + std::to_string(at / kWord) + " of section '.got.plt', by which calls go.");
    }
  }

  const ElfFile &file_;
  const Symbols &symbols_;
  const bool text_;
  bool counted_ = false;
  uint64_t relative_ = 0;
  std::vector<Slot> slots_;
  std::set<uint64_t> called_, named_; ///< numbers of symbols
};

} // namespace

void checkRelocations(const ElfFile &file, const Symbols &symbols, const Tags &tags) {
  Relocations(file, symbols, tags).check();
}

} // namespace ur::native_cpu
