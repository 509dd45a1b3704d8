// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What all who write traces share: where they go, the clock that they tell the time by, and the line that they begin
// with. A variable says where:
//   output:stderr (unless said otherwise) | stdout | file,<path>    %p in the path is the process's number
//   flush:debug | info                                              each line at once, not in blocks
//   level:quiet                                                     nowhere
#pragma once

#include "common/env.hpp"

#include <cstdint>

namespace ur::trace {

struct Output {
  std::string path; ///< a file's; empty: `stream`
  int stream = 2;
  bool quiet = false, flush = false;
};

/// What the variable says, whose words are given. Throws env::Error.
[[nodiscard]] Output outputOf(const char *variable, const env::Map &words);

/// A descriptor, the caller's to close if it is of a file; -1 if the output is quiet. `empty`: what the file held
/// before goes. Throws env::Error.
[[nodiscard]] int open(const char *variable, const Output &output, bool empty);

/// Writes all of it; a full disk must not harm the program. Nothing for -1.
void write(int descriptor, std::string_view text) noexcept;

/// The monotonic clock, in nanoseconds.
[[nodiscard]] uint64_t clockNow() noexcept;

/// The first line: times of the lines that follow count from `clock`. `more`: members that it has besides, each with a
/// comma before it.
[[nodiscard]] std::string header(uint64_t clock, const std::string &more = {});

} // namespace ur::trace
