// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The run's table: for each entry point the cases that passed, failed and were skipped, with the reasons of the skips.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

namespace conformance {

/// Suites are named for entry points: "Queues/EnqueueUSMFill_Order" counts for urEnqueueUSMFill. A suite whose name
/// ends in "Behaviour" is no entry point's and has rows of its own.
class Report : public testing::EmptyTestEventListener {
public:
  /// Writes the table as Markdown to a file at the end of the run; nothing with an empty path.
  explicit Report(std::string path) : path_(std::move(path)) {}
  void OnTestStart(const testing::TestInfo &test) override;
  void OnTestPartResult(const testing::TestPartResult &result) override;
  void OnTestEnd(const testing::TestInfo &test) override;
  void OnTestProgramEnd(const testing::UnitTest &unit) override;
  /// Whether the table was wanted and couldn't be written.
  bool failed() const { return failed_; }

private:
  struct Row {
    int passed = 0, failed = 0, skipped = 0;
    std::set<std::string> failures;
    std::map<std::string, int> reasons;
  };
  void write(std::ostream &out, const testing::UnitTest &unit) const;

  std::string path_, reason_;
  std::map<std::string, Row> rows_;
  bool failed_ = false;
};

/// The row that a suite counts for.
std::string rowOf(const std::string &suite);

} // namespace conformance
