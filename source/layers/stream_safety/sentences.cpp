// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/sentences.hpp"

#include <array>
#include <cstdio>

namespace ur::layers::stream_safety {

std::string hex(uintptr_t address) {
  std::array<char, 24> text;
  std::snprintf(text.data(), text.size(), "0x%zx", size_t{address});
  return text.data();
}

namespace {

/// An address as sentences say it: of a buffer, how far from its beginning.
std::string nameOfAddress(uintptr_t address, uintptr_t begin) {
  return address < kObjects ? hex(address) : "offset " + std::to_string(address - begin);
}

} // namespace

std::string nameOfBlock(uintptr_t begin, size_t size, const Place &from) {
  if (begin == 0)
    return "the host's memory";
  if (begin >= kObjects)
    return "the object from " + nameOf(from);
  return "the block " + hex(begin) + " of " + std::to_string(size) + " bytes, from " + nameOf(from);
}

std::string deed(const Access &access, uintptr_t begin) {
  const std::string at = nameOfAddress(access.begin, begin) + " (" + access.argument + ")";
  if (access.isKernels())
    return "gives its kernel " + at + ", in ";
  if (access.kind == Access::Kind::hint)
    return "is about " + at + ", in ";
  return std::string(access.kind == Access::Kind::write ? "writes " : "reads ") + std::to_string(access.size) +
         " bytes at " + at + " of ";
}

} // namespace ur::layers::stream_safety
