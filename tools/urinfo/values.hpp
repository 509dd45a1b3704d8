// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of info queries as a person reads them and as JSON.
#pragma once

#include "common/generated/info_traits.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace urinfo {

/// What one query gave.
struct Value {
  std::string name; // of the query
  std::string text; // for people
  std::string json; // a JSON value
};

/// `bytes` is what the query gave.
[[nodiscard]] Value describe(const ur::InfoDescription &query, const std::vector<char> &bytes);

/// What to show where the query fails with a result that isn't simply "not supported".
[[nodiscard]] Value describeFailure(const ur::InfoDescription &query, ur_result_t result);

/// UR_..., or a number for what has no name.
[[nodiscard]] std::string nameOf(std::string_view enumeration, uint32_t value);
[[nodiscard]] std::string resultText(ur_result_t result);

/// A JSON string with its quotation marks. What isn't UTF-8 or printable is escaped byte by byte.
[[nodiscard]] std::string quoted(std::string_view text);

/// `[a,b]` or `a, b`.
[[nodiscard]] std::string joined(const std::vector<std::string> &items, const char *separator);

} // namespace urinfo
