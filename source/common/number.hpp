// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>

namespace ur {

/// The number that is all of the text; nothing where it is none, or doesn't fit.
template <std::unsigned_integral T>
[[nodiscard]] std::optional<T> numberIn(std::string_view text) noexcept {
  T number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size())
    return std::nullopt;
  return number;
}

} // namespace ur
