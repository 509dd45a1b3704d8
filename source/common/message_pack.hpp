// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A reader of MessagePack (github.com/msgpack/msgpack/blob/master/spec.md), over bytes that may be anything.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace ur {

/// Goes through the bytes once. What isn't what was asked for, or isn't whole, answers false, and so does all that is
/// asked for afterwards.
class MessagePack {
public:
  explicit MessagePack(std::span<const uint8_t> bytes) noexcept : bytes_(bytes) {}

  /// Followed by so many pairs of a name and a value.
  [[nodiscard]] bool map(uint64_t *pairs) noexcept { return head(0x80, 16, 0, 0xde, pairs); }
  /// Followed by so many values.
  [[nodiscard]] bool array(uint64_t *values) noexcept { return head(0x90, 16, 0, 0xdc, values); }
  [[nodiscard]] bool text(std::string_view *text) noexcept;
  /// Not below zero.
  [[nodiscard]] bool number(uint64_t *number) noexcept;
  /// A value of any kind, with all that is in it.
  [[nodiscard]] bool skip(int depth = 0) noexcept;

private:
  bool fail() noexcept { return good_ = false; }
  [[nodiscard]] int peek() noexcept { return good_ && at_ < bytes_.size() ? bytes_[at_] : (fail(), -1); }
  /// A number of so many bytes.
  [[nodiscard]] bool take(size_t bytes, uint64_t *number) noexcept;
  /// A length: in the first byte, or behind one of three that begin with `wide`, of 8 (if `byte`), 16 or 32 bits.
  [[nodiscard]] bool head(int first, int room, int byte, int wide, uint64_t *length) noexcept;
  [[nodiscard]] bool pass(uint64_t bytes) noexcept;

  std::span<const uint8_t> bytes_;
  size_t at_ = 0;
  bool good_ = true;
};

} // namespace ur
