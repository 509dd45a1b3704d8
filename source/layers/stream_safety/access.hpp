// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a command does with one piece of memory.
#pragma once

#include <cstddef>
#include <cstdint>

namespace ur::layers::stream_safety {

/// Buffers, images and variables of programs have addresses of their own, from here on, where there is no memory.
inline constexpr uintptr_t kObjects = uintptr_t{1} << 60;

struct Access {
  /// What a kernel is said to do with a buffer or an image, by the flags of its argument.
  enum class Said : uint8_t { nothing, reads, writes, both };
  enum class Kind : uint8_t {
    read,
    write,
    pointer,  ///< a kernel is given the address, and may do anything from there on
    indirect, ///< a kernel is said to reach it
    member,   ///< a kernel may reach it: the address is found in a value
    hint      ///< nothing is read or written
  };
  uintptr_t begin = 0;
  size_t size = 0; ///< to the end of the last row; of what a kernel is given, that of the buffer or image, or 0
  Kind kind = Kind::read;
  bool writes = false;          ///< a kernel is known to write: it says so, or nobody has written before
  const char *argument = "";    ///< the parameter's name
  size_t pitch = 0, width = 0;  ///< of rows; 0: it is one piece
  size_t slice = 0, height = 0; ///< of slices, and how many rows each has; 0: there is one
  uint32_t index = 0;           ///< of a kernel's argument
  bool fills = false;           ///< by a fill, which only this API's memory can be given to
  Said said = Said::nothing;

  [[nodiscard]] bool isKernels() const noexcept {
    return kind == Kind::pointer || kind == Kind::member || kind == Kind::indirect;
  }
  [[nodiscard]] bool isObjects() const noexcept { return begin >= kObjects; }
  /// Of a kernel it is only known that it uses what lies at the address that it is given.
  [[nodiscard]] uintptr_t end() const noexcept { return begin + (isKernels() ? 1 : size); }
  /// Whether they have bytes in common, as far as that is known. Of buffers that two kernels are given, any.
  [[nodiscard]] bool overlaps(const Access &other) const noexcept;
  /// Whether two that aren't ordered do harm. Of kernels nobody knows whether they write what they are given, but for
  /// those that say so, and those that are given memory that nobody has written; and never how far they go, so that two
  /// of them do none, but where one is said to make what the other is said to read.
  [[nodiscard]] bool conflictsWith(const Access &other) const noexcept;

private:
  [[nodiscard]] bool has(uintptr_t from, uintptr_t to) const noexcept;
  [[nodiscard]] size_t rows() const noexcept;
  [[nodiscard]] uintptr_t row(size_t number) const noexcept;
};

} // namespace ur::layers::stream_safety
