// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sentence about a call that parameter validation refuses: the function, the result, the condition that holds and
// the values that it has looked at. Allocates nothing; what doesn't fit is cut off. Used by one thread.
#pragma once

#include "unified-runtime/ur_api.h"

#include <array>
#include <cstddef>
#include <type_traits>

namespace ur::layers::validation {

class Refusal {
public:
  Refusal(const char *function, ur_result_t result) noexcept;

  /// The condition in words.
  void because(const char *words) noexcept;
  /// A value that the condition has looked at. Only numbers, enumerators and addresses say something.
  template <typename T>
  void value(const char *name, const T &what) noexcept {
    if constexpr (std::is_pointer_v<T>) {
      address(name, reinterpret_cast<const void *>(what));
    } else if constexpr (std::is_enum_v<T> || std::is_integral_v<T>) {
      const auto wide = static_cast<unsigned long long>(what);
      number(name, wide, std::is_enum_v<T>);
    }
  }

  /// Writes the sentence to the log. Answers the result.
  ur_result_t report() noexcept;

private:
  [[gnu::format(printf, 2, 3)]] void add(const char *format, ...) noexcept;
  void begin(const char *name) noexcept;
  void number(const char *name, unsigned long long value, bool enumerator) noexcept;
  void address(const char *name, const void *value) noexcept;

  const ur_result_t result_;
  std::array<char, 640> text_;
  size_t used_ = 0;
  size_t values_ = 0;
};

/// The first index of an array for which `holds(i)`; `count` where there is none.
template <typename Count, typename Holds>
[[nodiscard]] Count firstOf(Count count, Holds holds) noexcept {
  Count i = 0;
  while (i < count && !holds(i))
    ++i;
  return i;
}

} // namespace ur::layers::validation
