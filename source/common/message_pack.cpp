// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "common/message_pack.hpp"

namespace ur {

bool MessagePack::take(size_t bytes, uint64_t *number) noexcept {
  if (!good_ || bytes > bytes_.size() - at_)
    return fail();
  uint64_t read = 0;
  for (size_t i = 0; i < bytes; ++i)
    read = read << 8 | bytes_[at_++];
  *number = read;
  return true;
}

bool MessagePack::head(int first, int room, int byte, int wide, uint64_t *length) noexcept {
  const int kind = peek();
  if (kind >= first && kind < first + room) {
    ++at_;
    *length = static_cast<uint64_t>(kind - first);
    return true;
  }
  const size_t bytes = kind < 0 ? 0 : byte && kind == byte ? 1 : kind == wide ? 2 : kind == wide + 1 ? 4 : 0;
  if (bytes == 0)
    return fail();
  ++at_;
  return take(bytes, length);
}

bool MessagePack::pass(uint64_t bytes) noexcept {
  if (!good_ || bytes > bytes_.size() - at_)
    return fail();
  at_ += bytes;
  return true;
}

bool MessagePack::text(std::string_view *text) noexcept {
  uint64_t length = 0;
  if (!head(0xa0, 32, 0xd9, 0xda, &length))
    return false;
  const auto *begin = reinterpret_cast<const char *>(bytes_.data()) + at_;
  if (!pass(length))
    return false;
  *text = {begin, length};
  return true;
}

bool MessagePack::number(uint64_t *number) noexcept {
  const int kind = peek();
  if (kind >= 0 && kind < 0x80) {
    ++at_;
    *number = static_cast<uint64_t>(kind);
    return true;
  }
  if (kind < 0xcc || kind > 0xcf)
    return fail();
  ++at_;
  return take(size_t{1} << (kind - 0xcc), number);
}

bool MessagePack::skip(int depth) noexcept {
  constexpr int kDeepest = 16; // far more than notes have
  if (depth > kDeepest)
    return fail();
  const int kind = peek();
  uint64_t length = 0;
  if (kind < 0)
    return false;
  const bool isMap = (kind & 0xf0) == 0x80 || kind == 0xde || kind == 0xdf;
  if (isMap || (kind & 0xf0) == 0x90 || kind == 0xdc || kind == 0xdd) {
    if (!(isMap ? map(&length) : array(&length)))
      return false;
    for (uint64_t i = 0; i < length * (isMap ? 2 : 1) && good_; ++i) {
      if (!skip(depth + 1))
        return false;
    }
    return good_;
  }
  if ((kind & 0xe0) == 0xa0 || (kind >= 0xd9 && kind <= 0xdb)) {
    std::string_view unused;
    return text(&unused);
  }
  ++at_;
  if (kind < 0x80 || kind >= 0xe0 || kind == 0xc0 || kind == 0xc2 || kind == 0xc3) // within the byte
    return true;
  if (kind >= 0xc4 && kind <= 0xc6) // bytes
    return take(size_t{1} << (kind - 0xc4), &length) && pass(length);
  if (kind >= 0xc7 && kind <= 0xc9) // an extension, with a byte for its type
    return take(size_t{1} << (kind - 0xc7), &length) && pass(length) && pass(1);
  if (kind == 0xca || kind == 0xcb) // a number with a point
    return pass(kind == 0xca ? 4 : 8);
  if (kind >= 0xcc && kind <= 0xcf) // a number
    return pass(uint64_t{1} << (kind - 0xcc));
  if (kind >= 0xd0 && kind <= 0xd3) // one that may be below zero
    return pass(uint64_t{1} << (kind - 0xd0));
  if (kind >= 0xd4 && kind <= 0xd8) // an extension of a fixed length
    return pass((uint64_t{1} << (kind - 0xd4)) + 1);
  return fail(); // no value begins so
}

} // namespace ur
