// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "common/env.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <sys/auxv.h>

namespace ur::env {
namespace {

char lower(char c) noexcept {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool isAnyOf(std::string_view word, std::initializer_list<std::string_view> words) noexcept {
  return std::any_of(words.begin(), words.end(), [word](std::string_view w) { return equalsIgnoringCase(word, w); });
}

} // namespace

Error::Error(std::string_view variable, const std::string &problem)
    : std::runtime_error(std::string(variable) + ": " + problem) {}

bool privileged() noexcept {
  return getauxval(AT_SECURE) != 0;
}

std::optional<std::string> text(const char *variable) {
  const char *value = secure_getenv(variable);
  if (!value || !*value)
    return std::nullopt;
  return std::string(value);
}

bool boolean(const char *variable, bool fallback) {
  const auto value = text(variable);
  if (!value)
    return fallback;
  const std::string_view word = trim(*value);
  if (isAnyOf(word, {"y", "yes", "t", "true", "1"}))
    return true;
  if (isAnyOf(word, {"n", "no", "f", "false", "0"}))
    return false;
  throw Error(variable, "'" + *value + "' is neither y, yes, t, true, 1 nor n, no, f, false, 0");
}

std::vector<std::string> list(const char *variable) {
  std::vector<std::string> words;
  if (const auto value = text(variable)) {
    for (const std::string_view word : split(*value, ',')) {
      if (!word.empty())
        words.emplace_back(word);
    }
  }
  return words;
}

Map map(const char *variable) {
  Map entries;
  const auto value = text(variable);
  if (!value)
    return entries;
  std::vector<std::string_view> all = split(*value, ';');
  if (all.size() > 1 && all.back().empty())
    all.pop_back();
  for (const std::string_view entry : all) {
    const size_t colon = entry.find(':');
    const std::string key(trim(entry.substr(0, colon)));
    if (colon == std::string_view::npos || key.empty())
      throw Error(variable, "'" + std::string(entry) + "' is not of the form key:value");
    if (std::any_of(entries.begin(), entries.end(),
                    [&](const auto &known) { return equalsIgnoringCase(known.first, key); }))
      throw Error(variable, "'" + key + "' is given twice");
    std::vector<std::string> words;
    for (const std::string_view word : split(entry.substr(colon + 1), ',')) {
      if (word.empty())
        throw Error(variable, "'" + std::string(entry) + "' lacks a value");
      words.emplace_back(word);
    }
    entries.emplace_back(key, std::move(words));
  }
  return entries;
}

std::string written(const Map::value_type &entry) {
  std::string text = entry.first;
  for (const std::string &word : entry.second)
    text.append(&word == &entry.second.front() ? ":" : ",").append(word);
  return text;
}

size_t size(const char *variable, std::string_view text) {
  text = trim(text);
  size_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const std::string_view unit = text.substr(static_cast<size_t>(end - text.data()));
  const int shift = unit.empty()                    ? 0
                    : equalsIgnoringCase(unit, "k") ? 10
                    : equalsIgnoringCase(unit, "m") ? 20
                    : equalsIgnoringCase(unit, "g") ? 30
                                                    : -1;
  if (error != std::errc() || shift < 0 || value > SIZE_MAX >> shift)
    throw Error(variable, "'" + std::string(text) + "' is no number of bytes, such as 65536, 64K, 2M or 1G");
  return value << shift;
}

std::string_view trim(std::string_view text) noexcept {
  const size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos)
    return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (size_t end = text.find(separator); end != std::string_view::npos; end = text.find(separator)) {
    parts.push_back(trim(text.substr(0, end)));
    text.remove_prefix(end + 1);
  }
  parts.push_back(trim(text));
  return parts;
}

bool equalsIgnoringCase(std::string_view left, std::string_view right) noexcept {
  return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [](char a, char b) { return lower(a) == lower(b); });
}

} // namespace ur::env
