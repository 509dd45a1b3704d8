// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/tracing/stacks.hpp"

#include "layers/tracing/file.hpp"
#include "layers/tracing/json.hpp"

#include <algorithm>
#include <array>
#include <cinttypes>
#include <cstdio>
#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <unistd.h>
#include <unordered_map>

namespace ur::layers::tracing {
namespace {

constexpr size_t kMostOwn = 8; // frames of ours that stand in front of the caller's

/// The program's own file, by whatever name it was started.
const std::string &executable() {
  static const std::string path = [] {
    std::array<char, 4096> text{};
    return ::readlink("/proc/self/exe", text.data(), text.size() - 1) > 0 ? std::string(text.data()) : std::string("?");
  }();
  return path;
}

/// A return address in JSON; empty: it is in the loader.
std::string described(void *address) {
  // The call stands before the address that it returns to.
  void *const at = static_cast<char *>(address) - 1;
  Dl_info found{}, own{};
  link_map *map = nullptr;
  if (!::dladdr1(at, &found, reinterpret_cast<void **>(&map), RTLD_DL_LINKMAP) || !map)
    return "{}"; // code that was made at run time
  if (::dladdr(reinterpret_cast<void *>(&described), &own) && own.dli_fbase == found.dli_fbase)
    return {};
  std::string text = "{\"m\":";
  writeText(text, *map->l_name ? found.dli_fname : executable().c_str());
  std::array<char, 48> number;
  const int length =
      std::snprintf(number.data(), number.size(), ",\"o\":%" PRIuPTR, reinterpret_cast<uintptr_t>(at) - map->l_addr);
  text.append(number.data(), static_cast<size_t>(length));
  if (found.dli_sname) {
    text += ",\"s\":";
    writeText(text, found.dli_sname);
  }
  return text + '}';
}

} // namespace

bool hasStack(std::string_view function) noexcept {
  if (function == "urMemBufferCreate")
    return true;
  return (function.starts_with("urUSM") || function.starts_with("urEnqueueUSM")) &&
         (function.ends_with("Alloc") || function.ends_with("AllocExp"));
}

/// What is known of an address is kept for its thread: a look into a library's symbols takes long.
void writeStack(std::string &line) {
  static thread_local std::unordered_map<void *, std::string> known;
  std::array<void *, kMostFrames + kMostOwn> addresses{};
  const size_t wanted = framesWanted();
  const auto count =
      static_cast<size_t>(std::max(0, ::backtrace(addresses.data(), static_cast<int>(wanted + kMostOwn))));
  line += '[';
  size_t written = 0;
  for (size_t i = 0; i < count && written < wanted; ++i) {
    auto [at, fresh] = known.try_emplace(addresses[i]);
    if (fresh)
      at->second = described(addresses[i]);
    if (at->second.empty())
      continue;
    line += written++ ? "," : "";
    line += at->second;
  }
  line += ']';
}

} // namespace ur::layers::tracing
