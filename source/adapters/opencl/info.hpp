// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// OpenCL's queries: all of them have the same form, (object, query, size, value, size needed).
#pragma once

#include "adapters/opencl/api/types.hpp"

#include <optional>
#include <string>
#include <vector>

namespace ur::opencl {

/// A value of a fixed size; nothing where the query fails or the value has another size.
template <typename Value, typename Get, typename Object>
[[nodiscard]] std::optional<Value> valueOf(Get get, Object object, cl_uint query) noexcept {
  Value value{};
  size_t size = 0;
  if (get(object, query, sizeof value, &value, &size) != CL_SUCCESS || size != sizeof value)
    return std::nullopt;
  return value;
}

/// As many values as there are; none where the query fails. May throw bad_alloc.
template <typename Value, typename Get, typename Object>
[[nodiscard]] std::vector<Value> valuesOf(Get get, Object object, cl_uint query) {
  size_t size = 0;
  if (get(object, query, 0, nullptr, &size) != CL_SUCCESS)
    return {};
  std::vector<Value> values(size / sizeof(Value));
  if (values.empty() || get(object, query, values.size() * sizeof(Value), values.data(), nullptr) != CL_SUCCESS)
    return {};
  return values;
}

/// A text; empty where the query fails. May throw bad_alloc.
template <typename Get, typename Object>
[[nodiscard]] std::string textOf(Get get, Object object, cl_uint query) {
  const std::vector<char> text = valuesOf<char>(get, object, query);
  size_t length = 0;
  while (length < text.size() && text[length] != '\0')
    ++length;
  return {text.data(), length};
}

} // namespace ur::opencl
