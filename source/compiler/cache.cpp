// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/cache.hpp"

#include "common/env.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace ur::compiler {

namespace fs = std::filesystem;

namespace {

constexpr uint64_t kUnset = uint64_t{1} << 30;

/// Before request and answer in a file.
struct Head {
  std::array<char, 8> magic;
  uint64_t requestSize, answerSize, check; ///< of both, one behind the other
};
constexpr std::array<char, 8> kMagic{'l', 'w', 's', 'p', 'i', 'r', 'v', '1'};

/// FNV-1a, of 64 bits, over words: it finds damage and spreads names. Nothing is trusted for it: files name what they
/// answer.
uint64_t hashOf(std::string_view bytes, uint64_t hash = 0xcbf29ce484222325) noexcept {
  constexpr uint64_t prime = 0x100000001b3;
  for (; bytes.size() >= sizeof(uint64_t); bytes.remove_prefix(sizeof(uint64_t))) {
    uint64_t word = 0;
    std::memcpy(&word, bytes.data(), sizeof word);
    hash = (hash ^ word) * prime;
    hash ^= hash >> 32;
  }
  for (const char byte : bytes)
    hash = (hash ^ static_cast<unsigned char>(byte)) * prime;
  return hash ^ bytes.size();
}

class File {
public:
  /// What isn't a file is never waited for.
  explicit File(const std::string &path) noexcept
      : descriptor_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}
  File(const File &) = delete;
  File &operator=(const File &) = delete;
  ~File() {
    if (descriptor_ >= 0)
      ::close(descriptor_);
  }

  /// How large it is; nothing unless it is a file of this user's or of the system's, which nobody else can write to:
  /// what is in there runs in this process.
  [[nodiscard]] std::optional<uint64_t> size() const noexcept {
    struct stat status {};
    if (descriptor_ < 0 || ::fstat(descriptor_, &status) != 0 || !S_ISREG(status.st_mode) ||
        (status.st_uid != ::geteuid() && status.st_uid != 0) || (status.st_mode & (S_IWGRP | S_IWOTH)) != 0)
      return std::nullopt;
    return static_cast<uint64_t>(status.st_size);
  }
  /// Whether there was as much.
  [[nodiscard]] bool read(char *to, size_t size) const noexcept {
    while (size != 0) {
      const ssize_t got = ::read(descriptor_, to, size);
      if (got <= 0)
        return false;
      to += got;
      size -= static_cast<size_t>(got);
    }
    return true;
  }

private:
  const int descriptor_;
};

bool isHex(std::string_view text) noexcept {
  return text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

constexpr size_t kFolderDigits = 2, kFileDigits = 14, kAsideLetters = 6; ///< of pathOf(), and of mkostemp()

/// Calls with each file that the cache has made in its folder, of whoever's processes: others' are left alone.
template <class Call>
void forEachFile(const std::string &folder, Call &&call) {
  std::error_code failed, failedWithin; // a file or a folder may go meanwhile
  for (auto at = fs::directory_iterator(folder, failed); !failed && at != fs::end(at); at.increment(failed)) {
    const std::string name = at->path().filename();
    if (name.size() != kFolderDigits || !isHex(name) || at->is_symlink(failedWithin))
      continue;
    for (auto in = fs::directory_iterator(at->path(), failedWithin); !failedWithin && in != fs::end(in);
         in.increment(failedWithin)) {
      const std::string file = in->path().filename();
      const bool whole = file.size() == kFileDigits, aside = file.size() == kFileDigits + 1 + kAsideLetters;
      if ((whole || (aside && file[kFileDigits] == '.')) && isHex(std::string_view(file).substr(0, kFileDigits)) &&
          in->symlink_status(failedWithin).type() == fs::file_type::regular)
        call(*in, whole);
    }
  }
}

} // namespace

Cache Cache::ofEnvironment() {
  constexpr const char *kSize = "UR_SPIRV_CACHE_SIZE";
  const auto size = env::text(kSize);
  const uint64_t most = size ? env::size(kSize, *size) : kUnset;
  if (const auto folder = env::text("UR_SPIRV_CACHE"))
    return Cache(*folder == "off" ? "" : *folder, most);
  if (const auto folder = env::text("XDG_CACHE_HOME"))
    return Cache(*folder + "/laneway/spirv", most);
  if (const auto home = env::text("HOME"))
    return Cache(*home + "/.cache/laneway/spirv", most);
  return Cache("", most);
}

std::string Cache::pathOf(uint64_t hash) const {
  constexpr const char *digits = "0123456789abcdef";
  std::string name;
  for (int shift = 60; shift >= 0; shift -= 4)
    name += digits[hash >> shift & 0xf];
  return folder_ + '/' + name.substr(0, 2) + '/' + name.substr(2);
}

bool Cache::hasAny() const {
  if (folder_.empty())
    return false;
  bool any = false;
  forEachFile(folder_, [&](const fs::directory_entry &file, bool whole) {
    any = any || (whole && ::access(file.path().c_str(), R_OK) == 0);
  });
  return any;
}

std::optional<std::string> Cache::find(std::string_view request) const {
  if (folder_.empty())
    return std::nullopt;
  const std::string path = pathOf(hashOf(request));
  const File file(path);
  const std::optional<uint64_t> size = file.size();
  Head head;
  if (!size || *size < sizeof head || !file.read(reinterpret_cast<char *>(&head), sizeof head) ||
      head.magic != kMagic || head.requestSize != request.size() || *size - sizeof head < request.size() ||
      head.answerSize != *size - sizeof head - request.size() || head.answerSize > most_)
    return std::nullopt;
  std::string bytes(request.size() + head.answerSize, '\0');
  const std::string_view rest = bytes;
  if (!file.read(bytes.data(), bytes.size()) || rest.substr(0, request.size()) != request || hashOf(rest) != head.check)
    return std::nullopt;
  std::error_code ignored;
  fs::last_write_time(path, fs::file_time_type::clock::now(), ignored);
  return std::string(rest.substr(request.size()));
}

bool Cache::store(std::string_view request, std::string_view answer) const {
  const uint64_t size = sizeof(Head) + request.size() + answer.size();
  if (folder_.empty() || size > most_)
    return false;
  const uint64_t hash = hashOf(request);
  const std::string path = pathOf(hash);
  std::error_code failed;
  if (const fs::path folder = fs::path(path).parent_path(); fs::create_directories(folder, failed))
    fs::permissions(folder, fs::perms::owner_all, failed);
  std::string aside = path + ".XXXXXX";
  const int descriptor = ::mkostemp(aside.data(), O_CLOEXEC);
  if (descriptor < 0)
    return false;
  std::string bytes(sizeof(Head), '\0');
  bytes.append(request).append(answer);
  const Head head{kMagic, request.size(), answer.size(), hashOf(std::string_view(bytes).substr(sizeof(Head)))};
  std::memcpy(bytes.data(), &head, sizeof head);
  bool good = true;
  for (std::string_view rest = bytes; good && !rest.empty();) {
    const ssize_t written = ::write(descriptor, rest.data(), rest.size());
    good = written > 0;
    rest.remove_prefix(good ? static_cast<size_t>(written) : 0);
  }
  good = ::close(descriptor) == 0 && good && ::rename(aside.c_str(), path.c_str()) == 0;
  if (!good)
    ::unlink(aside.c_str());
  else if (hash % 64 == 0) // one in so many looks at all of them
    trim();
  return good;
}

void Cache::trim() const {
  struct Kept {
    fs::file_time_type used;
    uint64_t size;
    fs::path path;
  };
  if (folder_.empty())
    return;
  std::vector<Kept> files;
  uint64_t all = 0;
  std::error_code failed; // a file may go meanwhile
  forEachFile(folder_, [&](const fs::directory_entry &file, bool) {
    Kept kept{file.last_write_time(failed), file.file_size(failed), file.path()};
    if (failed)
      return;
    all += kept.size;
    files.push_back(std::move(kept));
  });
  std::sort(files.begin(), files.end(), [](const Kept &a, const Kept &b) { return a.used < b.used; });
  for (const Kept &file : files) {
    if (all <= most_)
      return;
    if (fs::remove(file.path, failed))
      all -= file.size;
  }
}

} // namespace ur::compiler
