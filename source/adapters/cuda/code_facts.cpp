// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/code_facts.hpp"

#include "adapters/cuda/fatbin.hpp"
#include "common/bytes.hpp"
#include "common/number.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <elf.h>
#include <limits>
#include <string_view>

namespace ur::cuda {

namespace {

constexpr std::string_view kSpace = " \t\r\n";
constexpr std::string_view kName = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$%";

/// The next name from a position on; the position is behind it then.
std::string takeName(std::string_view text, size_t &at) {
  const size_t begin = std::min(text.find_first_not_of(kSpace, at), text.size());
  at = std::min(text.find_first_not_of(kName, begin), text.size());
  return std::string(text.substr(begin, at - begin));
}

/// The numbers of a directive such as ".reqntid 4, 2, 1" among those of a kernel; those that are left out are 1.
std::array<size_t, 3> sizesOf(std::string_view directives, std::string_view directive) {
  size_t at = directives.find(directive);
  if (at == std::string_view::npos)
    return {};
  std::array<size_t, 3> sizes{1, 1, 1};
  at += directive.size();
  for (size_t &size : sizes) {
    size = std::strtoull(takeName(directives, at).c_str(), nullptr, 10);
    const size_t next = directives.find_first_not_of(kSpace, at);
    if (next == std::string_view::npos || directives[next] != ',')
      break;
    at = next + 1;
  }
  return sizes;
}

/// All of the text, as a number above 0; 0: it is none.
size_t countIn(std::string_view text) noexcept {
  return numberIn<size_t>(text).value_or(0);
}

/// One such as ".param .align 8 .b8 name[24]" or ".param .u64 .ptr .global name": its size, and how it is aligned;
/// zeros where it says anything else.
struct Layout {
  size_t size = 0, alignment = 0;
};
Layout layoutOf(std::string_view param) {
  std::vector<std::string_view> words;
  for (size_t at = param.find_first_not_of(kSpace); at < param.size(); at = param.find_first_not_of(kSpace, at)) {
    const size_t end = std::min(param.find_first_of(kSpace, at), param.size());
    words.push_back(param.substr(at, end - at));
    at = end;
  }
  size_t alignment = 1, at = 1;
  if (words.size() > 4 && words[1] == ".align") {
    alignment = countIn(words[2]);
    at = 3;
  }
  constexpr std::string_view kinds = "busf";
  if (words.size() < at + 2 || words[0] != ".param" || words[at].size() < 3 || words[at][0] != '.' ||
      kinds.find(words[at][1]) == std::string_view::npos)
    return {};
  const size_t bits = countIn(words[at].substr(2)), bytes = bits / 8;
  if (bits % 8 != 0 || !std::has_single_bit(bits) || bytes == 0 || bytes > 16 || !std::has_single_bit(alignment))
    return {};
  const std::string_view name = words.back();
  const size_t bracket = name.find('[');
  const size_t count = bracket == std::string_view::npos ? 1
                       : name.back() == ']'              ? countIn(name.substr(bracket + 1, name.size() - bracket - 2))
                                                         : 0;
  return {count <= std::numeric_limits<uint32_t>::max() ? bytes * count : 0, std::max(alignment, bytes)};
}

/// Of a kernel's head in PTX, behind its name. What is unusual there, such as a comment, makes them unknown.
KernelParams paramsIn(std::string_view head) {
  std::vector<KernelParam> params;
  const size_t open = head.find_first_not_of(kSpace);
  if (open == std::string_view::npos || head[open] != '(')
    return params;
  std::string_view list = head.substr(open + 1);
  if (const size_t close = list.find(')'); close == std::string_view::npos)
    return {};
  else
    list = list.substr(0, close);
  if (list.find_first_not_of(kSpace) == std::string_view::npos)
    return params;
  for (size_t end = 0; !list.empty(); list.remove_prefix(std::min(end + 1, list.size()))) {
    end = std::min(list.find(','), list.size());
    const Layout layout = layoutOf(list.substr(0, end));
    if (layout.size == 0)
      return {};
    const size_t behind = params.empty() ? 0 : params.back().offset + params.back().size;
    params.push_back({(behind + layout.alignment - 1) & ~(layout.alignment - 1), layout.size});
  }
  return oneBehindAnother(std::move(params));
}

} // namespace

CodeFacts::CodeFacts(const std::string &text) {
  constexpr std::string_view entry = ".entry", function = ".func";
  const std::string_view all = text;
  for (size_t at = all.find(entry); at != std::string::npos; at = all.find(entry, at)) {
    at += entry.size();
    Entry found{takeName(all, at), {}, {}, {}};
    // Directives stand between the parameters and the body.
    const std::string_view head = all.substr(at, std::min(all.find('{', at), all.size()) - at);
    found.required = sizesOf(head, ".reqntid");
    found.most = sizesOf(head, ".maxntid");
    found.params = paramsIn(head);
    kernels_.push_back(std::move(found));
  }
  for (size_t at = all.find(function); at != std::string::npos; at = all.find(function, at)) {
    at = std::min(all.find_first_not_of(kSpace, at + function.size()), all.size());
    if (at < all.size() && all[at] == '(') // what it returns comes before its name
      at = std::min(all.find(')', at), all.size() - 1) + 1;
    functions_.push_back(takeName(all, at));
  }
}

namespace {

/// The part of a cubin about a kernel is a list of attributes: a form, a number, and two bytes, which are the value or
/// tell how many bytes it has.
constexpr uint8_t kLongForm = 4, kMostItems = 0x05, kRequiredItems = 0x10, kParam = 0x17, kParamsSize = 0x19;
struct Attribute {
  uint8_t form, number;
  uint16_t value;
};

std::array<size_t, 3> sizesIn(std::span<const uint8_t> list, uint8_t wanted) noexcept {
  Attribute attribute{};
  for (size_t at = 0; readAt(list, at, &attribute); at += sizeof attribute) {
    if (attribute.form != kLongForm)
      continue;
    std::array<uint32_t, 3> sizes{};
    if (attribute.number == wanted && attribute.value == sizeof sizes && readAt(list, at + sizeof attribute, &sizes))
      return {sizes[0], sizes[1], sizes[2]};
    at += attribute.value;
  }
  return {};
}

/// One for each parameter, and how long they are in all, which has to agree.
KernelParams paramsIn(std::span<const uint8_t> list) {
  struct Param {
    uint32_t index;
    uint16_t number, offset;
    uint32_t size; ///< in the upper 14 bits
  };
  std::vector<KernelParam> params;
  size_t found = 0, size = 0;
  Attribute attribute{};
  for (size_t at = 0; readAt(list, at, &attribute); at += sizeof attribute) {
    Param param{};
    if (attribute.number == kParamsSize && attribute.form != kLongForm)
      size = attribute.value;
    if (attribute.form != kLongForm)
      continue;
    if (attribute.number == kParam && attribute.value == sizeof param && readAt(list, at + sizeof attribute, &param)) {
      params.resize(std::max<size_t>(params.size(), param.number + size_t{1}));
      params[param.number] = {param.offset, param.size >> 18};
      ++found;
    }
    at += attribute.value;
  }
  const size_t end = params.empty() ? 0 : params.back().offset + params.back().size;
  return found == params.size() && end == size ? oneBehindAnother(std::move(params)) : KernelParams();
}

/// A text that ends with a zero; empty: it doesn't, or isn't there.
std::string_view textAt(std::span<const uint8_t> bytes, uint64_t offset) noexcept {
  if (offset >= bytes.size())
    return {};
  const std::string_view rest(reinterpret_cast<const char *>(bytes.data()) + offset, bytes.size() - offset);
  const size_t end = rest.find('\0');
  return end == std::string_view::npos ? std::string_view() : rest.substr(0, end);
}

} // namespace

CodeFacts CodeFacts::ofCubin(std::span<const uint8_t> cubin) {
  constexpr std::string_view ofKernel = ".nv.info.";
  CodeFacts facts;
  Elf64_Ehdr header;
  Elf64_Shdr names, section;
  const auto sectionAt = [&](size_t i, Elf64_Shdr *one) {
    return readAt(cubin, header.e_shoff + i * sizeof *one, one) &&
           (one->sh_type == SHT_NOBITS || contains(cubin, one->sh_offset, one->sh_size));
  };
  if (!readAt(cubin, 0, &header) || !sectionAt(header.e_shstrndx, &names) || names.sh_type == SHT_NOBITS)
    return facts;
  const auto texts = cubin.subspan(names.sh_offset, names.sh_size);
  for (size_t i = 0; i < header.e_shnum && sectionAt(i, &section); ++i) {
    const std::string_view name = textAt(texts, section.sh_name);
    if (!name.starts_with(ofKernel) || section.sh_type == SHT_NOBITS)
      continue;
    const auto list = cubin.subspan(section.sh_offset, section.sh_size);
    facts.kernels_.push_back({std::string(name.substr(ofKernel.size())), sizesIn(list, kRequiredItems),
                              sizesIn(list, kMostItems), paramsIn(list)});
  }
  return facts;
}

/// A newer device of the same generation runs what was made for an older one.
CodeFacts CodeFacts::ofFatbin(std::span<const uint8_t> fatbin, int capability) {
  FatbinEntry entry{};
  std::span<const uint8_t> best;
  uint32_t found = 0;
  const auto most = static_cast<uint32_t>(capability);
  FatbinHeader header{};
  if (!readAt(fatbin, 0, &header))
    return {};
  for (uint64_t at = header.headerSize; readAt(fatbin, at, &entry) && entry.headerSize >= sizeof entry;
       at += entry.headerSize + entry.size) {
    if (!contains(fatbin, at + entry.headerSize, entry.size))
      break;
    if (entry.kind == FatbinEntry::kCubin && entry.capability <= most && entry.capability / 10 == most / 10 &&
        entry.capability >= found) {
      found = entry.capability;
      best = fatbin.subspan(at + entry.headerSize, entry.size);
    }
  }
  Elf64_Ehdr elf;
  return readAt(best, 0, &elf) && std::memcmp(elf.e_ident, ELFMAG, SELFMAG) == 0 ? ofCubin(best) : CodeFacts();
}

} // namespace ur::cuda
