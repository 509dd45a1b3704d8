// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/debug_place.hpp"

#include <cinttypes>
#include <cstdarg>
#include <cstdio>
#include <dlfcn.h>
#include <string_view>

namespace ur::core {
namespace {

/// The frames outside of this library, as far as symbols are there; where there is none, as in a program that the
/// adapter is linked into, its own.
std::string stackOf(const DebugPlace &place) {
  constexpr unsigned kMostFrames = 4;
  constexpr int kOurs = 3; // placeOf(), who calls it, and the entry
  static const char here = 0;
  Dl_info own{};
  (void)::dladdr(&here, &own);
  const auto frames = [&](int first, bool outside) {
    std::string text;
    unsigned told = 0;
    for (int i = first; i < place.depth && told < kMostFrames; ++i) {
      const auto *const at = static_cast<const char *>(place.stack[static_cast<size_t>(i)]);
      Dl_info info{};
      if (::dladdr(at, &info) == 0 || (outside && told == 0 && info.dli_fbase == own.dli_fbase))
        continue;
      const std::string_view file = info.dli_fname ? info.dli_fname : "?";
      const void *base = info.dli_sname ? info.dli_saddr : info.dli_fbase;
      text += formatted("%s%.160s+0x%tx in %.80s", told++ == 0 ? ", from " : ", ", info.dli_sname ? info.dli_sname : "",
                        at - static_cast<const char *>(base), std::string(file.substr(file.rfind('/') + 1)).c_str());
    }
    return text;
  };
  const std::string outside = frames(0, true);
  return outside.empty() ? frames(kOurs, false) : outside;
}

} // namespace

std::string formatted(const char *pattern, ...) {
  char text[512];
  va_list values;
  va_start(values, pattern);
  std::vsnprintf(text, sizeof text, pattern, values);
  va_end(values);
  return text;
}

std::string nameOf(const DebugPlace &place) {
  if (!place.function)
    return "nowhere";
  std::string name = formatted("%s (call number %" PRIu64, place.function, place.call);
  if (place.queue)
    name += formatted(", queue %p", place.queue);
  return name + stackOf(place) + ')';
}

} // namespace ur::core
