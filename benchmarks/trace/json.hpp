// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// As much of JSON as the lines of a trace are made of: everything but exponents that need more than a double and
// escapes of characters beyond one byte, which the tracing layer never writes.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace trace {

class JsonError : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

struct Value {
  enum class Kind : uint8_t { Null, Bool, Number, Text, Array, Object };

  Kind kind = Kind::Null;
  std::string text;               ///< of a text; of a number as it stands there; "true" or "false"
  std::vector<Value> elements;    ///< of an array, and the members' values of an object
  std::vector<std::string> names; ///< of an object's members, in their order

  [[nodiscard]] bool isNull() const noexcept { return kind == Kind::Null; }
  [[nodiscard]] bool isText() const noexcept { return kind == Kind::Text; }
  /// The first member of that name; null where there is none, or where this is no object.
  [[nodiscard]] const Value *find(std::string_view name) const noexcept;
  /// A whole number or a truth value; negative ones as two's complement. Throws JsonError for anything else.
  [[nodiscard]] uint64_t number() const;
};

/// The one value that the text is. Throws JsonError saying what is wrong and in which column.
[[nodiscard]] Value parse(std::string_view text);

} // namespace trace
