// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "common/library_file.hpp"

#include "common/extent.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <memory>
#include <new>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace ur {
namespace {

constexpr unsigned char kClass = sizeof(void *) == 8 ? ELFCLASS64 : ELFCLASS32;
/// No library has more; what says so is damaged, and isn't read into memory.
constexpr size_t kMostDynamic = 4096;

class File {
public:
  explicit File(const std::string &path) noexcept : descriptor_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {}
  File(const File &) = delete;
  File &operator=(const File &) = delete;
  ~File() {
    if (descriptor_ >= 0)
      ::close(descriptor_);
  }

  /// The size of a regular file; 0 for anything else.
  [[nodiscard]] uint64_t size() const noexcept {
    struct stat status;
    return descriptor_ >= 0 && fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode)
               ? static_cast<uint64_t>(status.st_size)
               : 0;
  }
  /// Whether all of it could be read.
  bool read(uint64_t offset, void *to, size_t size) const noexcept {
    return pread(descriptor_, to, size, static_cast<off_t>(offset)) == static_cast<ssize_t>(size);
  }

private:
  int descriptor_;
};

std::string cutShort(const char *what, uint64_t offset, uint64_t size, uint64_t end) {
  return "the file is cut short: " + std::string(what) + " of " + std::to_string(size) + " bytes at offset " +
         std::to_string(offset) + " should be in it, but it ends at " + std::to_string(end);
}

bool isMapped(const std::vector<ElfW(Phdr)> &segments, uint64_t address) noexcept {
  for (const auto &segment : segments) {
    if (segment.p_type == PT_LOAD && address >= segment.p_vaddr && address - segment.p_vaddr < segment.p_filesz)
      return true;
  }
  return false;
}

/// The linker takes strings and symbols for granted.
std::string damageOfDynamic(const File &file, const std::vector<ElfW(Phdr)> &segments, const ElfW(Phdr) & dynamic) {
  std::vector<ElfW(Dyn)> entries(std::min<uint64_t>(dynamic.p_filesz / sizeof(ElfW(Dyn)), kMostDynamic));
  if (!file.read(dynamic.p_offset, entries.data(), entries.size() * sizeof(ElfW(Dyn))))
    return {};
  std::array<bool, DT_SYMENT + 1> found{};
  bool ends = false;
  for (const auto &entry : entries) {
    if (entry.d_tag == DT_NULL) {
      ends = true;
      break;
    }
    if (entry.d_tag > DT_NULL && entry.d_tag <= DT_SYMENT) {
      const bool address = entry.d_tag == DT_STRTAB || entry.d_tag == DT_SYMTAB;
      found[static_cast<size_t>(entry.d_tag)] = !address || isMapped(segments, entry.d_un.d_ptr);
    }
  }
  const bool whole = ends && found[DT_STRTAB] && found[DT_SYMTAB] && found[DT_STRSZ] && found[DT_SYMENT];
  return whole ? "" : "the file is damaged: its dynamic table has no end, no strings or no symbols";
}

} // namespace

std::string damageOfLibraryFile(const std::string &path) {
  const File file(path);
  const uint64_t end = file.size();
  ElfW(Ehdr) header;
  if (end < sizeof(header) || !file.read(0, &header, sizeof(header)) ||
      std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_ident[EI_CLASS] != kClass ||
      header.e_phentsize != sizeof(ElfW(Phdr)) || header.e_phnum == PN_XNUM)
    return {};
  std::vector<ElfW(Phdr)> segments(header.e_phnum);
  const uint64_t size = segments.size() * sizeof(ElfW(Phdr));
  if (!fits(header.e_phoff, size, end))
    return cutShort("program headers", header.e_phoff, size, end);
  if (!file.read(header.e_phoff, segments.data(), size))
    return {};
  for (const auto &segment : segments) {
    if ((segment.p_type == PT_LOAD || segment.p_type == PT_DYNAMIC) && !fits(segment.p_offset, segment.p_filesz, end))
      return cutShort("a segment", segment.p_offset, segment.p_filesz, end);
  }
  for (const auto &segment : segments) {
    if (segment.p_type == PT_DYNAMIC)
      return damageOfDynamic(file, segments, segment);
  }
  return {};
}

std::string fileOfSoname(const std::string &soname) {
  void *const program = dlopen(nullptr, RTLD_LAZY | RTLD_LOCAL);
  Dl_serinfo size;
  std::string found;
  if (program && dlinfo(program, RTLD_DI_SERINFOSIZE, &size) == 0) {
    const std::unique_ptr<char[]> bytes(new char[size.dls_size]);
    auto *const folders = new (bytes.get()) Dl_serinfo(size);
    if (dlinfo(program, RTLD_DI_SERINFOSIZE, folders) == 0 && dlinfo(program, RTLD_DI_SERINFO, folders) == 0) {
      for (unsigned i = 0; i < folders->dls_cnt && found.empty(); ++i) {
        const std::string path = std::string(folders->dls_serpath[i].dls_name) + "/" + soname;
        struct stat status;
        if (stat(path.c_str(), &status) == 0)
          found = path;
      }
    }
  }
  if (program)
    dlclose(program);
  return found;
}

} // namespace ur
