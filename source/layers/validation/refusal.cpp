// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/validation/refusal.hpp"

#include "common/result_name.hpp"
#include "layers/findings.hpp"

#include <algorithm>
#include <cstdarg>
#include <cstdio>

namespace ur::layers::validation {

Refusal::Refusal(const char *function, ur_result_t result) noexcept : result_(result) {
  add("%s refuses its parameters: %s", function, ResultName(result).text());
}

void Refusal::because(const char *words) noexcept {
  add(", since %s", words);
}

ur_result_t Refusal::report() noexcept {
  findInCall("%s%s", text_.data(), values_ > 0 ? ")" : "");
  return result_;
}

void Refusal::begin(const char *name) noexcept {
  add("%s%s = ", values_++ == 0 ? " (" : ", ", name);
}

void Refusal::number(const char *name, unsigned long long value, bool enumerator) noexcept {
  begin(name);
  add(enumerator ? "0x%llx" : "%llu", value);
}

void Refusal::address(const char *name, const void *value) noexcept {
  begin(name);
  if (value)
    add("%p", value);
  else
    add("NULL");
}

void Refusal::add(const char *format, ...) noexcept {
  va_list arguments;
  va_start(arguments, format);
  const int written = std::vsnprintf(text_.data() + used_, text_.size() - used_, format, arguments);
  va_end(arguments);
  used_ = std::min(used_ + static_cast<size_t>(std::max(written, 0)), text_.size() - 1);
}

} // namespace ur::layers::validation
