// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/cache.hpp"

#include "common/env.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
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

/// All of a file; nothing where it can't be read.
std::optional<std::string> contentsOf(const std::string &path) {
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  const std::streamoff size = file.tellg();
  if (!file || size < static_cast<std::streamoff>(sizeof(Head)))
    return std::nullopt;
  std::string bytes(static_cast<size_t>(size), '\0');
  file.seekg(0);
  if (!file.read(bytes.data(), size))
    return std::nullopt;
  return bytes;
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
  std::error_code failed; // a file or a folder may go meanwhile
  for (auto at = fs::recursive_directory_iterator(folder_, failed); !failed && at != fs::end(at);
       at.increment(failed)) {
    if (at->is_regular_file(failed) && ::access(at->path().c_str(), R_OK) == 0)
      return true;
  }
  return false;
}

std::optional<std::string> Cache::find(std::string_view request) const {
  if (folder_.empty())
    return std::nullopt;
  const std::string path = pathOf(hashOf(request));
  const std::optional<std::string> bytes = contentsOf(path);
  if (!bytes)
    return std::nullopt;
  Head head;
  std::memcpy(&head, bytes->data(), sizeof head);
  const std::string_view rest = std::string_view(*bytes).substr(sizeof head);
  if (head.magic != kMagic || head.requestSize != request.size() || rest.size() < request.size() ||
      head.answerSize != rest.size() - request.size() || rest.substr(0, request.size()) != request ||
      hashOf(rest) != head.check)
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
  struct File {
    fs::file_time_type used;
    uint64_t size;
    fs::path path;
  };
  if (folder_.empty())
    return;
  std::vector<File> files;
  uint64_t all = 0;
  std::error_code failed; // a file or a folder may go meanwhile
  for (auto at = fs::recursive_directory_iterator(folder_, failed); !failed && at != fs::end(at);
       at.increment(failed)) {
    if (!at->is_regular_file(failed))
      continue;
    File file{at->last_write_time(failed), at->file_size(failed), at->path()};
    if (failed)
      continue;
    all += file.size;
    files.push_back(std::move(file));
  }
  std::sort(files.begin(), files.end(), [](const File &a, const File &b) { return a.used < b.used; });
  for (const File &file : files) {
    if (all <= most_)
      return;
    if (fs::remove(file.path, failed))
      all -= file.size;
  }
}

} // namespace ur::compiler
