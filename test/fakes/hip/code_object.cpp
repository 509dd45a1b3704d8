// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/hip/code_object.hpp"

#include "fakes/cuda/modules.hpp"

#include <cstring>
#include <elf.h>
#include <sstream>

namespace ur::hip::fake {

namespace {

using ur::cuda::fake::Function;
using ur::cuda::fake::Module;

constexpr uint16_t kAmdGpu = 224;
constexpr uint32_t kGfx90a = 0x3f, kMachine = 0xff; ///< of e_flags
constexpr const char kName[] = ".laneway";

/// MessagePack, as far as the note takes it.
class Note {
public:
  void map(size_t pairs) { head(0x80, 15, pairs, '\xde'); }
  void array(size_t values) { head(0x90, 15, values, '\xdc'); }
  void text(const std::string &text) {
    if (text.size() < 32) {
      bytes_ += static_cast<char>(0xa0 | text.size());
    } else {
      bytes_ += '\xda';
      number16(text.size());
    }
    bytes_ += text;
  }
  void number(size_t number) {
    if (number < 128) {
      bytes_ += static_cast<char>(number);
    } else {
      bytes_ += '\xcd';
      number16(number);
    }
  }
  const std::string &bytes() const noexcept { return bytes_; }

private:
  void head(int first, size_t most, size_t count, char wide) {
    if (count <= most) {
      bytes_ += static_cast<char>(first | static_cast<int>(count));
    } else {
      bytes_ += wide;
      number16(count);
    }
  }
  void number16(size_t number) {
    bytes_ += static_cast<char>(number >> 8);
    bytes_ += static_cast<char>(number & 0xff);
  }
  std::string bytes_;
};

void describeParam(Note &note, const char *kind, size_t offset, size_t size) {
  note.map(3);
  note.text(".offset");
  note.number(offset);
  note.text(".size");
  note.number(size);
  note.text(".value_kind");
  note.text(kind);
}

const char *kindOf(const Function &function, size_t i) {
  if (i >= function.kernel->num_args)
    return "by_value";
  switch (function.kernel->args[i].kind) {
  case UR_NATIVE_CPU_ARG_POINTER:
    return "global_buffer";
  case UR_NATIVE_CPU_ARG_LOCAL:
    return "dynamic_shared_pointer";
  default:
    return "by_value";
  }
}

void describeKernel(Note &note, const Function &function) {
  const size_t(&required)[3] = function.kernel->required_group_size;
  size_t count = 0;
  while (function.paramSize(count) != 0)
    ++count;
  note.map(required[0] ? 4 : 3);
  note.text(".name");
  note.text(function.name);
  note.text(".symbol");
  note.text(function.name + ".kd");
  note.text(".args");
  note.array(count + 1);
  size_t end = 0;
  for (size_t i = 0; i < count; ++i) {
    describeParam(note, kindOf(function, i), function.paramOffset(i), function.paramSize(i));
    end = function.paramOffset(i) + function.paramSize(i);
  }
  describeParam(note, "hidden_block_count_x", (end + 7) / 8 * 8, 4);
  if (required[0]) {
    note.text(".reqd_workgroup_size");
    note.array(3);
    for (const size_t size : required)
      note.number(size);
  }
}

std::string noteOf(const Module &module) {
  Note note;
  note.map(3);
  note.text("amdhsa.version");
  note.array(2);
  note.number(1);
  note.number(1);
  note.text("amdhsa.target");
  note.text("amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-");
  note.text("amdhsa.kernels");
  note.array(module.functions.size());
  for (const std::unique_ptr<Function> &function : module.functions)
    describeKernel(note, *function);
  const auto whole = [](std::string bytes) {
    bytes.resize((bytes.size() + 3) & ~size_t{3});
    return bytes;
  };
  const Elf64_Nhdr header{sizeof "AMDGPU", static_cast<Elf64_Word>(note.bytes().size()), 32};
  return std::string(reinterpret_cast<const char *>(&header), sizeof header) +
         whole(std::string("AMDGPU", sizeof "AMDGPU")) + whole(note.bytes());
}

/// The rests of lines that begin so.
std::vector<std::string> linesWith(const std::string &text, const std::string &begin) {
  std::vector<std::string> found;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with(begin))
      found.push_back(line.substr(begin.size()));
  }
  return found;
}

template <class T>
void append(std::string &bytes, const T &value) {
  bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
}

} // namespace

std::string makeCodeObject(const std::string &given, std::string *log) {
  std::string text;
  for (const std::string &path : linesWith(given, "// kernels: "))
    text += "// kernels: " + path + "\n";
  text += "// end\n";
  const std::unique_ptr<Module> module = ur::cuda::fake::loadModule(text, log);
  if (!module)
    return {};
  std::vector<std::string> functions = linesWith(given, "// function: ");
  for (const std::unique_ptr<Function> &function : module->functions)
    functions.push_back(function->name);

  std::string names(1, '\0'), symbols(sizeof(Elf64_Sym), '\0');
  for (const std::string &name : functions) {
    append(symbols, Elf64_Sym{static_cast<Elf64_Word>(names.size()), ELF64_ST_INFO(STB_GLOBAL, STT_FUNC), STV_PROTECTED,
                              5, 0, 0});
    names += name + '\0';
  }
  const std::string sectionNames = std::string("\0.note\0.dynsym\0.dynstr\0", 23) + kName + '\0' + ".shstrtab" + '\0';
  const auto nameAt = [&](const char *name) { return static_cast<Elf64_Word>(sectionNames.find(name)); };
  struct Part {
    const char *name;
    Elf64_Word type, link;
    const std::string &bytes;
    Elf64_Xword entry;
  };
  const std::string note = noteOf(*module);
  const Part parts[] = {{".note", SHT_NOTE, 0, note, 0},
                        {".dynsym", SHT_DYNSYM, 3, symbols, sizeof(Elf64_Sym)},
                        {".dynstr", SHT_STRTAB, 0, names, 0},
                        {kName, SHT_PROGBITS, 0, text, 0},
                        {".shstrtab", SHT_STRTAB, 0, sectionNames, 0}};
  Elf64_Ehdr header{};
  std::memcpy(header.e_ident, ELFMAG, SELFMAG);
  header.e_ident[EI_CLASS] = ELFCLASS64;
  header.e_ident[EI_DATA] = ELFDATA2LSB;
  header.e_ident[EI_VERSION] = EV_CURRENT;
  header.e_ident[EI_OSABI] = 64; // HSA
  header.e_type = ET_DYN;
  header.e_machine = kAmdGpu;
  header.e_version = EV_CURRENT;
  header.e_flags = kGfx90a;
  header.e_ehsize = sizeof header;
  header.e_shentsize = sizeof(Elf64_Shdr);
  header.e_shnum = static_cast<Elf64_Half>(std::size(parts) + 1);
  header.e_shstrndx = static_cast<Elf64_Half>(std::size(parts));
  std::string bytes(sizeof header, '\0'), table(sizeof(Elf64_Shdr), '\0');
  for (const Part &part : parts) {
    bytes.resize((bytes.size() + 7) & ~size_t{7});
    Elf64_Shdr section{};
    section.sh_name = nameAt(part.name);
    section.sh_type = part.type;
    section.sh_link = part.link;
    section.sh_offset = bytes.size();
    section.sh_size = part.bytes.size();
    section.sh_entsize = part.entry;
    append(table, section);
    bytes += part.bytes;
  }
  bytes.resize((bytes.size() + 7) & ~size_t{7});
  header.e_shoff = bytes.size();
  std::memcpy(bytes.data(), &header, sizeof header);
  return bytes + table;
}

std::string textOf(const void *image) {
  const auto *bytes = static_cast<const char *>(image);
  Elf64_Ehdr header;
  std::memcpy(&header, bytes, sizeof header);
  if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_machine != kAmdGpu ||
      (header.e_flags & kMachine) != kGfx90a)
    return {};
  const auto sectionAt = [&](size_t i) {
    Elf64_Shdr section;
    std::memcpy(&section, bytes + header.e_shoff + i * sizeof section, sizeof section);
    return section;
  };
  const Elf64_Shdr names = sectionAt(header.e_shstrndx);
  for (size_t i = 1; i < header.e_shnum; ++i) {
    const Elf64_Shdr section = sectionAt(i);
    if (std::strcmp(bytes + names.sh_offset + section.sh_name, kName) == 0)
      return {bytes + section.sh_offset, section.sh_size};
  }
  return {};
}

} // namespace ur::hip::fake
