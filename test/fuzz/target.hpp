// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What each fuzz target defines, by libFuzzer's names, and what they share. A target ends the process where something
// is wrong: by a sanitizer, or by require().
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <span>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv);
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

namespace fuzz {

inline void require(bool holds, const char *what) {
  if (!holds) {
    std::fprintf(stderr, "not so: %s\n", what);
    std::abort();
  }
}

/// Takes values off the front of an input; zeros where it has ended.
class Input {
public:
  Input(const uint8_t *data, size_t size) noexcept : rest_(data, size) {}

  [[nodiscard]] bool empty() const noexcept { return rest_.empty(); }
  uint8_t byte() noexcept {
    uint8_t value = 0;
    copy(&value, 1);
    return value;
  }
  template <typename T>
  T number() noexcept {
    T value = 0;
    copy(&value, sizeof value);
    return value;
  }
  /// At most `most` bytes, in memory of exactly their size, so that a sanitizer sees one read too many.
  std::string bytes(size_t most) {
    std::string taken(reinterpret_cast<const char *>(rest_.data()), std::min(most, rest_.size()));
    rest_ = rest_.subspan(taken.size());
    return taken;
  }
  std::span<const uint8_t> rest() const noexcept { return rest_; }

private:
  void copy(void *to, size_t size) noexcept {
    const size_t there = std::min(size, rest_.size());
    std::memcpy(to, rest_.data(), there);
    rest_ = rest_.subspan(there);
  }
  std::span<const uint8_t> rest_;
};

} // namespace fuzz
