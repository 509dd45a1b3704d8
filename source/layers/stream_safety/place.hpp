// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A call, as sentences name it, and what a call does with memory.
#pragma once

#include "unified-runtime/ur_api.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace ur::layers::stream_safety {

struct Place {
  uint16_t slot = 0;
  uint64_t call = 0;           ///< the how many-eth of that function
  const void *queue = nullptr; ///< null: none
  const void *caller = nullptr;
  ur_code_location_t location{}; ///< where the program says what that is
};

/// Counts the call. `caller`: where it returns to.
[[nodiscard]] Place placeOf(uint16_t slot, const void *queue, const void *caller) noexcept;
/// "urEnqueueUSMFill (its call number 3, queue 0x..., at file:line in function)". Throws std::bad_alloc.
[[nodiscard]] std::string nameOf(const Place &place);

struct Access {
  enum class Kind : uint8_t {
    read,
    write,
    pointer, ///< a kernel is given the address, and may do anything from there on
    member,  ///< the same, of an address that is found in a value
    hint     ///< nothing is read or written
  };
  uintptr_t begin = 0;
  size_t size = 0; ///< to the end of the last row; 0 for what a kernel is given
  Kind kind = Kind::read;
  const char *argument = "";   ///< the parameter's name
  size_t pitch = 0, width = 0; ///< of rows; 0: it is one piece
  bool isFirst = false;        ///< a kernel is given memory that nobody has written: it will

  [[nodiscard]] bool isKernels() const noexcept { return kind == Kind::pointer || kind == Kind::member; }
};

} // namespace ur::layers::stream_safety
