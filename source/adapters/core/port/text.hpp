// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs that are texts, and logs of builds: for drivers.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>

namespace ur::core {

/// Whether code is a text: something before zeros at its end, if any.
[[nodiscard]] inline bool isText(std::span<const uint8_t> code) noexcept {
  const auto zero = std::find(code.begin(), code.end(), uint8_t{0});
  return !code.empty() && zero != code.begin() && std::all_of(zero, code.end(), [](uint8_t byte) { return byte == 0; });
}

/// What is before the zeros.
[[nodiscard]] inline std::string textOf(std::span<const uint8_t> code) {
  return std::string(code.begin(), std::find(code.begin(), code.end(), uint8_t{0}));
}

/// Adds a line to a log; nothing where there is nothing to say.
inline void addLine(std::string *log, const std::string &line) {
  if (line.empty())
    return;
  if (!log->empty() && log->back() != '\n')
    *log += '\n';
  *log += line;
}

} // namespace ur::core
