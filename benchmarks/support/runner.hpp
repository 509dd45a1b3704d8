// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the benchmarks' programs share: their own options beside google-benchmark's, defaults for the latter, and the
// times of all repetitions.
#pragma once

#include "support/figures.hpp"

#include <benchmark/benchmark.h>

#include <initializer_list>
#include <map>
#include <string>
#include <vector>

namespace bench {

/// A whole file. Throws std::runtime_error where it can't be read.
[[nodiscard]] std::string readFile(const std::string &file);

/// Takes the command line apart. Google-benchmark's options of the user come after, and so instead of, the defaults.
class CommandLine {
public:
  /// `own`: options with values that the program has itself and what they take, "--adapter=NAME|LIBRARY"; `switches`:
  /// names of those without; "--check" is always one.
  CommandLine(int argc, char **argv, std::initializer_list<std::string> own,
              std::initializer_list<std::string> defaults, std::initializer_list<std::string> switches = {});

  /// Hands the rest to google-benchmark. False, with a message, where something is unknown to it too. `--help` shows
  /// the program's own options and google-benchmark's, and ends the program.
  [[nodiscard]] bool initialize();

  [[nodiscard]] bool checking() const noexcept { return checking_; }
  /// "--name=value"; empty where it wasn't given.
  [[nodiscard]] std::string option(const std::string &name) const;
  /// Whether a switch was given.
  [[nodiscard]] bool given(const std::string &name) const { return options_.count(name) != 0; }
  /// Arguments that are no options.
  [[nodiscard]] const std::vector<std::string> &files() const noexcept { return files_; }

private:
  bool checking_ = false;
  std::vector<std::string> known_; // as --help shows them
  std::map<std::string, std::string> options_;
  std::vector<std::string> files_;
  std::vector<std::string> rest_;
};

/// Keeps each repetition's time.
class Collector : public benchmark::ConsoleReporter {
public:
  enum class Time { Wall, Processor };
  /// `shown`: the runs are shown as usual, too.
  explicit Collector(Time time, bool shown) : ConsoleReporter(OO_Tabular), time_(time), shown_(shown) {}
  void ReportRuns(const std::vector<Run> &runs) override;

  /// Nanoseconds; negative for a benchmark that was filtered out.
  struct Figures {
    double median = -1, least = -1;
  };
  [[nodiscard]] Figures of(const std::string &name) const;

private:
  const Time time_;
  const bool shown_;
  std::map<std::string, std::vector<double>> times_;
};

} // namespace bench
