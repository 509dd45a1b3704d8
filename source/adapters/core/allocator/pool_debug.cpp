// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/pool_debug.hpp"

#include "common/env.hpp"

#include <charconv>
#include <string>

namespace ur::core {
namespace {

constexpr const char *kVariable = "UR_USM_POOL_DEBUG";
using Entry = env::Map::value_type;

[[noreturn]] void refuse(const Entry &entry, const std::string &expected) {
  throw env::Error(kVariable, "'" + env::written(entry) + "' is not " + expected);
}

uint8_t byteOf(const Entry &entry) {
  const std::string &word = entry.second.front();
  const std::string_view digits = word.starts_with("0x") ? std::string_view(word).substr(2) : std::string_view();
  uint8_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
  if (digits.empty() || error != std::errc() || end != digits.data() + digits.size())
    refuse(entry, entry.first + ":<byte>, from 0x00 to 0xFF");
  return value;
}

/// Whether the second of two words is the entry's.
bool isSecond(const Entry &entry, const char *first, const char *second) {
  const std::string &word = entry.second.front();
  if (word != first && word != second)
    refuse(entry, entry.first + ':' + first + " or " + entry.first + ':' + second);
  return word == second;
}

void take(PoolDebug &debug, const Entry &entry) {
  const auto &[key, words] = entry;
  const bool one = words.size() == 1;
  if (one && key == "guard") {
    debug.guard = env::size(kVariable, words.front());
    if (debug.guard == 0 || debug.guard % 256 != 0 || debug.guard > size_t{1} << 20)
      refuse(entry, "guard:<size>, a multiple of 256 bytes from 256 to 1M");
  } else if (one && key == "quarantine") {
    debug.quarantine = env::size(kVariable, words.front());
  } else if (one && key == "poison") {
    debug.poison = byteOf(entry);
  } else if (one && key == "freed") {
    debug.freed = byteOf(entry);
  } else if (one && key == "places") {
    debug.places = isSecond(entry, "calls", "stacks");
  } else if (one && key == "on_error") {
    debug.abort = isSecond(entry, "report", "abort");
  } else {
    refuse(entry, "one of guard:<size>, poison:<byte>, freed:<byte>, quarantine:<size>, places:calls|stacks and "
                  "on_error:report|abort");
  }
}

} // namespace

std::optional<PoolDebug> readPoolDebug() {
  const auto text = env::text(kVariable);
  if (!text || *text == "off")
    return {};
  PoolDebug debug;
  if (*text != "on") {
    for (const Entry &entry : env::map(kVariable))
      take(debug, entry);
  }
  return debug;
}

} // namespace ur::core
