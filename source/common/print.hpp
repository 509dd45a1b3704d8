// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of the API as text, by the tables of common/reflection.hpp. Nothing here allocates, blocks or throws; pointers
// to read from must be null or valid. What an output parameter points to is shown only where it is a single number or
// handle.
#pragma once

#include "common/reflection.hpp"
#include "unified-runtime/ur_api.h"

#include <cstddef>

namespace ur::print {

/// Where the text goes: `size` bytes at `text`, or nowhere; `needed`, where not null, receives the size of the whole
/// text with its terminator.
struct Buffer {
  char *text;
  std::size_t size;
  std::size_t *needed;
};

/// All answer UR_RESULT_ERROR_INVALID_SIZE where the buffer is too small, and UR_RESULT_ERROR_INVALID_NULL_POINTER
/// where there is neither a buffer nor a size to write.
[[nodiscard]] ur_result_t enumerator(reflection::EnumerationId id, std::uint32_t value, Buffer to) noexcept;
[[nodiscard]] ur_result_t flags(reflection::EnumerationId id, std::uint32_t value, Buffer to) noexcept;
/// A structure, or the parameters of a function; `value` may be null.
[[nodiscard]] ur_result_t record(reflection::RecordId id, const void *value, Buffer to) noexcept;
/// The parameters of a function by its id; UR_RESULT_ERROR_INVALID_ENUMERATION for an id that no function has.
[[nodiscard]] ur_result_t functionParams(ur_function_t function, const void *value, Buffer to) noexcept;

} // namespace ur::print
