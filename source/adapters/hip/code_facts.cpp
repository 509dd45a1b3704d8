// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/hip/code_facts.hpp"

#include "adapters/cuda_like/elf.hpp"
#include "common/bytes.hpp"
#include "common/message_pack.hpp"

#include <algorithm>
#include <string_view>

namespace ur::hip {

namespace {

constexpr uint32_t kMetadata = 32; ///< the type of AMD's note

/// Calls use(name) for each pair of a map, which reads the value.
template <class Use>
bool eachPair(MessagePack &from, Use &&use) {
  uint64_t pairs = 0;
  std::string_view name;
  if (!from.map(&pairs))
    return false;
  for (uint64_t i = 0; i < pairs; ++i) {
    if (!from.text(&name) || !use(name))
      return false;
  }
  return true;
}

/// What the compiler adds to those that a kernel is written with.
bool isHidden(std::string_view kind) noexcept {
  return kind.starts_with("hidden_");
}

bool readParams(MessagePack &from, std::vector<KernelParam> *params) {
  uint64_t count = 0;
  if (!from.array(&count))
    return false;
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t offset = 0, size = 0;
    std::string_view kind;
    const bool read = eachPair(from, [&](std::string_view name) {
      return name == ".offset"       ? from.number(&offset)
             : name == ".size"       ? from.number(&size)
             : name == ".value_kind" ? from.text(&kind)
                                     : from.skip();
    });
    if (!read)
      return false;
    if (!isHidden(kind))
      params->push_back({offset, size});
  }
  return true;
}

bool readSizes(MessagePack &from, std::array<size_t, 3> *sizes) {
  uint64_t count = 0;
  if (!from.array(&count) || count != sizes->size())
    return false;
  return std::all_of(sizes->begin(), sizes->end(), [&](size_t &size) {
    uint64_t read = 0;
    const bool is = from.number(&read);
    size = read;
    return is;
  });
}

} // namespace

/// All kernels of the note, or none: where it isn't as it should be, nothing in it is trusted.
void CodeFacts::readNote(std::span<const uint8_t> note) {
  MessagePack from(note);
  std::vector<Entry> found;
  const auto readKernel = [&] {
    Entry &kernel = found.emplace_back();
    std::vector<KernelParam> params;
    const bool read = eachPair(from, [&](std::string_view key) {
      std::string_view text;
      if (key == ".name") {
        const bool is = from.text(&text);
        kernel.name = text;
        return is;
      }
      return key == ".args"                  ? readParams(from, &params)
             : key == ".reqd_workgroup_size" ? readSizes(from, &kernel.required)
                                             : from.skip();
    });
    kernel.params = oneBehindAnother(std::move(params));
    return read && !kernel.name.empty();
  };
  const bool read = eachPair(from, [&](std::string_view key) {
    uint64_t count = 0;
    if (key != "amdhsa.kernels")
      return from.skip();
    bool good = from.array(&count);
    for (uint64_t i = 0; good && i < count; ++i)
      good = readKernel();
    return good;
  });
  if (read)
    kernels_ = std::move(found);
}

/// The functions that the code shows others, kernels among them.
void CodeFacts::readFunctions(std::span<const uint8_t> object) {
  eachSection(object, [&](const Elf64_Ehdr &header, const Elf64_Shdr &section) {
    Elf64_Shdr names;
    Elf64_Sym symbol;
    if (section.sh_type != SHT_DYNSYM || section.sh_link >= header.e_shnum ||
        !readAt(object, header.e_shoff + uint64_t{section.sh_link} * sizeof names, &names) ||
        !contains(object, names.sh_offset, names.sh_size))
      return;
    const std::string_view texts(reinterpret_cast<const char *>(object.data()) + names.sh_offset, names.sh_size);
    for (uint64_t at = 0; at + sizeof symbol <= section.sh_size; at += sizeof symbol) {
      if (readAt(object, section.sh_offset + at, &symbol) && ELF64_ST_TYPE(symbol.st_info) == STT_FUNC &&
          symbol.st_name < texts.size())
        functions_.emplace_back(texts.substr(symbol.st_name, texts.find('\0', symbol.st_name) - symbol.st_name));
    }
  });
}

CodeFacts CodeFacts::ofObject(std::span<const uint8_t> object) {
  CodeFacts facts;
  eachSection(object, [&](const Elf64_Ehdr &, const Elf64_Shdr &section) {
    if (section.sh_type != SHT_NOTE)
      return;
    const auto whole = [](uint64_t size) { return (size + 3) & ~uint64_t{3}; };
    const std::span<const uint8_t> notes = object.subspan(section.sh_offset, section.sh_size);
    Elf64_Nhdr note;
    for (uint64_t at = 0; readAt(notes, at, &note);) {
      const uint64_t name = at + sizeof note, text = name + whole(note.n_namesz);
      if (!contains(notes, text, note.n_descsz))
        return;
      if (note.n_type == kMetadata && std::string_view(reinterpret_cast<const char *>(&notes[name]), note.n_namesz) ==
                                          std::string_view("AMDGPU", sizeof "AMDGPU"))
        facts.readNote(notes.subspan(text, note.n_descsz));
      at = text + whole(note.n_descsz);
    }
  });
  facts.readFunctions(object);
  return facts;
}

} // namespace ur::hip
