// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "values.hpp"

#include "common/print.hpp"
#include "common/result_name.hpp"

#include <algorithm>
#include <array>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <optional>

namespace urinfo {
namespace {

using ur::InfoDescription;
using ur::InfoKind;
namespace reflection = ur::reflection;

/// The last enumeration of the tables.
constexpr auto kLastEnumeration = static_cast<uint16_t>(reflection::EnumerationId::ur_exp_peer_info_t);

/// The place of an enumeration by its C name; nothing where there is none.
std::optional<reflection::EnumerationId> findEnumeration(std::string_view name) {
  for (uint16_t i = 0; i <= kLastEnumeration; ++i) {
    if (reflection::kText + reflection::kEnumerations[i].name == name)
      return static_cast<reflection::EnumerationId>(i);
  }
  return std::nullopt;
}

/// ur_x_flags_t is the type of values made of ur_x_flag_t.
std::string flagEnumeration(std::string_view type) {
  constexpr std::string_view kSuffix = "_flags_t";
  std::string name(type);
  if (type.ends_with(kSuffix))
    name.replace(name.size() - kSuffix.size(), kSuffix.size(), "_flag_t");
  return name;
}

std::vector<std::string> flagNames(std::string_view type, uint32_t value) {
  std::vector<std::string> names;
  const std::string enumeration = flagEnumeration(type);
  for (uint32_t bit = 0; bit < 32; ++bit) {
    if (value & (1u << bit))
      names.push_back(nameOf(enumeration, 1u << bit));
  }
  return names;
}

uint64_t unsignedAt(const char *from, size_t size) {
  uint64_t value = 0;
  std::memcpy(&value, from, std::min(size, sizeof(value)));
  return value;
}

int64_t signedAt(const char *from, size_t size) {
  const unsigned unused = static_cast<unsigned>(64 - 8 * std::min<size_t>(size, 8));
  return static_cast<int64_t>(unsignedAt(from, size) << unused) >> unused;
}

std::string hexadecimal(const char *from, size_t size) {
  std::string text;
  for (size_t i = 0; i < size; ++i) {
    std::array<char, 3> digits;
    std::snprintf(digits.data(), digits.size(), "%02x", static_cast<unsigned char>(from[i]));
    text += digits.data();
  }
  return text;
}

std::string address(const char *from, size_t size) {
  std::array<char, 24> text;
  std::snprintf(text.data(), text.size(), "0x%" PRIx64, unsignedAt(from, size));
  return text.data();
}

/// 8 GiB beside 8589934592, for what is a number of bytes by its name.
std::string inUnits(std::string_view query, uint64_t value) {
  constexpr std::array<const char *, 5> kUnits = {"KiB", "MiB", "GiB", "TiB", "PiB"};
  const bool memory =
      query.find("_MEM_") != std::string_view::npos || query.find("_CACHE_SIZE") != std::string_view::npos;
  if (!memory || value < 1024)
    return {};
  double number = static_cast<double>(value) / 1024;
  size_t unit = 0;
  for (; number >= 1024 && unit + 1 < kUnits.size(); ++unit)
    number /= 1024;
  std::array<char, 48> text;
  std::snprintf(text.data(), text.size(), " (%.4g %s)", number, kUnits[unit]);
  return text.data();
}

/// Whether every byte belongs to a sequence of the right length; which characters they make doesn't matter to JSON.
bool isUtf8(std::string_view text) {
  size_t following = 0;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (following > 0) {
      if ((byte & 0xc0) != 0x80)
        return false;
      --following;
    } else if (byte >= 0x80) {
      following = (byte & 0xe0) == 0xc0 ? 1 : (byte & 0xf0) == 0xe0 ? 2 : (byte & 0xf8) == 0xf0 ? 3 : 0;
      if (following == 0)
        return false;
    }
  }
  return following == 0;
}

struct Element {
  std::string text;
  std::string json;
};

Element describeElement(const InfoDescription &query, const char *from) {
  const size_t size = query.elementSize;
  switch (query.kind) {
  case InfoKind::Bool: {
    const bool value = unsignedAt(from, size) != 0;
    return {value ? "yes" : "no", value ? "true" : "false"};
  }
  case InfoKind::Enum: {
    const std::string name = nameOf(query.type, static_cast<uint32_t>(unsignedAt(from, size)));
    return {name, quoted(name)};
  }
  case InfoKind::Flags: {
    const std::vector<std::string> names = flagNames(query.type, static_cast<uint32_t>(unsignedAt(from, size)));
    std::vector<std::string> strings;
    for (const std::string &name : names)
      strings.push_back(quoted(name));
    return {names.empty() ? "none" : joined(names, ", "), "[" + joined(strings, ",") + "]"};
  }
  case InfoKind::Signed: {
    const std::string number = std::to_string(signedAt(from, size));
    return {number, number};
  }
  case InfoKind::Number: {
    const uint64_t number = unsignedAt(from, size);
    return {std::to_string(number) + inUnits(query.name, number), std::to_string(number)};
  }
  case InfoKind::Handle:
  case InfoKind::Pointer: {
    const std::string text = address(from, size);
    return {text, quoted(text)};
  }
  default: {
    const std::string text = "0x" + hexadecimal(from, size);
    return {text, quoted(text)};
  }
  }
}

} // namespace

Value describe(const InfoDescription &query, const std::vector<char> &bytes) {
  Value value{std::string(query.name), {}, {}};
  if (query.kind == InfoKind::Text) {
    value.text.assign(bytes.begin(), std::find(bytes.begin(), bytes.end(), '\0'));
    value.json = quoted(value.text);
    return value;
  }
  const size_t size = query.elementSize;
  if (size == 0 || bytes.size() % size != 0 || (query.count > 0 && bytes.size() != size * query.count)) {
    value.text = "malformed: " + std::to_string(bytes.size()) + " bytes, expected " +
                 (query.count > 0 ? "" : "a multiple of ") + std::to_string(size * std::max<size_t>(query.count, 1));
    value.json = "{\"malformed\":" + std::to_string(bytes.size()) + "}";
    return value;
  }
  const size_t count = bytes.size() / size;
  if (query.kind == InfoKind::Number && size == 1 && count > 1) { // an identity, not a list of small numbers
    value.text = hexadecimal(bytes.data(), bytes.size());
    value.json = quoted(value.text);
    return value;
  }
  if (query.count == 1) {
    Element element = describeElement(query, bytes.data());
    value.text = std::move(element.text);
    value.json = std::move(element.json);
    return value;
  }
  std::vector<std::string> texts;
  std::vector<std::string> values;
  for (size_t i = 0; i < count; ++i) {
    Element element = describeElement(query, bytes.data() + i * size);
    texts.push_back(std::move(element.text));
    values.push_back(std::move(element.json));
  }
  value.text = texts.empty() ? "none" : joined(texts, ", ");
  value.json = "[" + joined(values, ",") + "]";
  return value;
}

Value describeFailure(const InfoDescription &query, ur_result_t result) {
  const std::string name = resultText(result);
  return {std::string(query.name), "fails with " + name, "{\"error\":" + quoted(name) + "}"};
}

std::string nameOf(std::string_view enumeration, uint32_t value) {
  const auto id = findEnumeration(enumeration);
  std::array<char, 128> text;
  if (!id || ur::print::enumerator(*id, value, {text.data(), text.size(), nullptr}) != UR_RESULT_SUCCESS)
    return std::to_string(value);
  return text.data();
}

std::string resultText(ur_result_t result) {
  return ur::ResultName(result).text();
}

std::string quoted(std::string_view text) {
  const bool utf8 = isUtf8(text);
  std::string result = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      result += '\\';
      result += c;
    } else if (byte < 0x20 || byte == 0x7f || (byte >= 0x80 && !utf8)) {
      std::array<char, 8> escaped;
      std::snprintf(escaped.data(), escaped.size(), "\\u%04x", byte);
      result += escaped.data();
    } else {
      result += c;
    }
  }
  return result + '"';
}

std::string joined(const std::vector<std::string> &items, const char *separator) {
  std::string result;
  for (const std::string &item : items)
    result += (result.empty() ? "" : separator) + item;
  return result;
}

} // namespace urinfo
