// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the command line of bench_memory asks for.
#pragma once

#include "memory/limits.hpp"
#include "memory/session.hpp"
#include "support/runner.hpp"

#include <optional>
#include <regex>

namespace memory {

struct Options {
  /// Throws std::runtime_error for what it doesn't understand.
  explicit Options(const bench::CommandLine &arguments);

  std::vector<Mode> modes;
  std::regex only; ///< of "program/mode"
  uint64_t divisor = 16, granule = 0;
  uint32_t steps = 1000;
  double maximum = 0;        ///< of the pool, over the program's live peak; 0: none
  std::optional<Limit> most; ///< for all, instead of their own
  Checks checks = Checks::memory;
  bool checking = false; ///< what is missed is a failure
  Setting setting;
  /// What was asked for, in words, by name.
  std::vector<std::pair<std::string, std::string>> about;
};

} // namespace memory
