// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Environment variables: reading them, and the three syntaxes that the ecosystem uses (booleans, lists, maps of lists).
//
// Every function reads the environment at the moment of the call and keeps nothing. A variable that is set to nothing
// is as good as not set. Processes that run with raised privileges (set-user-id and the like) see no variable at all.
// What is malformed throws `Error`, whose text is a full sentence that begins with the variable's name. Reading is as
// safe against concurrent setenv as getenv is: it is not. None of them blocks.
#pragma once

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ur::env {

/// A variable holds what it may not. what() names the variable, the value found and what was expected.
class Error : public std::runtime_error {
public:
  Error(std::string_view variable, const std::string &problem);
};

/// A list of words under each key, in the order of the text.
using Map = std::vector<std::pair<std::string, std::vector<std::string>>>;

/// Whether this process runs with raised privileges: set-user-id, set-group-id, or capabilities of its file.
[[nodiscard]] bool privileged() noexcept;

/// The text of a variable; nothing where it is not set, empty, or hidden from a privileged process.
[[nodiscard]] std::optional<std::string> text(const char *variable);

/// y, yes, t, true, 1 or n, no, f, false, 0 in any case; `fallback` where the variable is not set.
[[nodiscard]] bool boolean(const char *variable, bool fallback);

/// Words separated by commas, spaces around them dropped, empty ones left out.
[[nodiscard]] std::vector<std::string> list(const char *variable);

/// `key:word[,word...][;key:word...]`; one `;` may stand at the end. A key without a word, a word without a key, an
/// empty entry and a repeated key, be it in another case, are errors.
[[nodiscard]] Map map(const char *variable);

/// An entry of a map as it was written, for errors that name it.
[[nodiscard]] std::string written(const Map::value_type &entry);

/// A number of bytes in a variable's text, or in a part of it: with K, M or G behind it, in any case, for units of
/// 1024.
[[nodiscard]] size_t size(const char *variable, std::string_view text);

/// `text` without spaces and tabs at its ends.
[[nodiscard]] std::string_view trim(std::string_view text) noexcept;

/// The parts of `text` between separators, trimmed; empty parts are kept. At least one part.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);

/// Whether two words are the same but for the case of ASCII letters.
[[nodiscard]] bool equalsIgnoringCase(std::string_view left, std::string_view right) noexcept;

} // namespace ur::env
