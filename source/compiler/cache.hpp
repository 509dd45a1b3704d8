// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Answers of the compiler, kept as files for later processes.
//
// A file holds its request whole, so that nothing is taken for something else, and a check of all its bytes: one that
// is damaged counts as absent. Files are written aside and renamed, so that several processes may share a folder. What
// wasn't used for longest goes when all of them are larger than the limit.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ur::compiler {

/// Thread-safe. Reads and writes files, and so blocks. No error of the file system is one of the caller's: it finds
/// nothing, or keeps nothing.
class Cache {
public:
  /// No folder (an empty path): nothing is kept. `most`: bytes of all files; sizes are of their contents.
  Cache(std::string folder, uint64_t most) : folder_(std::move(folder)), most_(most) {}

  /// Where UR_SPIRV_CACHE says, else "laneway/spirv" in XDG_CACHE_HOME or in HOME's .cache; "off" is no folder.
  /// UR_SPIRV_CACHE_SIZE is the limit, 1 GiB if it isn't set. Throws env::Error where that is malformed.
  [[nodiscard]] static Cache ofEnvironment();

  /// Whether nothing is ever kept.
  [[nodiscard]] bool isOff() const noexcept { return folder_.empty(); }
  /// Whether any answer is kept, of whatever request. Throws bad_alloc.
  [[nodiscard]] bool hasAny() const;
  /// The answer to a request; nothing where none is kept. Throws bad_alloc.
  [[nodiscard]] std::optional<std::string> find(std::string_view request) const;
  /// False: it isn't kept. Throws bad_alloc.
  bool store(std::string_view request, std::string_view answer) const;
  /// Removes what wasn't used for longest, until the rest has room. store() does that now and then. Throws bad_alloc.
  void trim() const;

private:
  [[nodiscard]] std::string pathOf(uint64_t hash) const;

  std::string folder_;
  uint64_t most_;
};

} // namespace ur::compiler
