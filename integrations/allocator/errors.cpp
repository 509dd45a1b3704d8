// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "errors.hpp"

#include "unified-runtime/ur_print.h"

#include <cstdio>

namespace ur::pools {
namespace {

// An array, since a string would be gone when what threads leave behind is freed at their end.
thread_local char t_lastError[1024];
thread_local bool t_lastWasMemory;

} // namespace

std::string nameOf(ur_result_t result) {
  char name[128] = "";
  if (urPrintResult(result, name, sizeof name, nullptr) != UR_RESULT_SUCCESS || !name[0])
    return "the unknown result " + std::to_string(static_cast<int>(result));
  return name;
}

void check(ur_result_t result, const char *function, const std::string &context) {
  if (result != UR_RESULT_SUCCESS)
    throw Error("laneway: " + std::string(function) + " answered " + nameOf(result) + " " + context);
}

std::string sizeText(size_t bytes) {
  char text[64];
  if (bytes >= size_t{1} << 30)
    std::snprintf(text, sizeof text, "%.2f GiB", static_cast<double>(bytes) / (size_t{1} << 30));
  else if (bytes >= size_t{1} << 20)
    std::snprintf(text, sizeof text, "%.2f MiB", static_cast<double>(bytes) / (size_t{1} << 20));
  else
    std::snprintf(text, sizeof text, "%zu bytes", bytes);
  return text;
}

void setLastError(const char *text, bool lackOfMemory) noexcept {
  std::snprintf(t_lastError, sizeof t_lastError, "%s", text);
  t_lastWasMemory = lackOfMemory;
}
bool lastWasMemory() noexcept {
  return t_lastWasMemory;
}
const char *lastError() noexcept {
  return t_lastError;
}

} // namespace ur::pools
