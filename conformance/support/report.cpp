// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/report.hpp"

#include "support/environment.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>

namespace conformance {

std::string rowOf(const std::string &suite) {
  std::string name = suite.substr(suite.find('/') == std::string::npos ? 0 : suite.find('/') + 1);
  name = name.substr(0, name.find('_'));
  constexpr std::string_view behaviour = "Behaviour";
  if (name.size() > behaviour.size() && name.substr(name.size() - behaviour.size()) == behaviour)
    return name.substr(0, name.size() - behaviour.size()) + " (behaviour)";
  return "ur" + name;
}

void Report::OnTestStart(const testing::TestInfo &) {
  reason_.clear();
}

void Report::OnTestPartResult(const testing::TestPartResult &result) {
  if (result.skipped() && reason_.empty())
    reason_ = result.message();
}

void Report::OnTestEnd(const testing::TestInfo &test) {
  Row &row = rows_[rowOf(test.test_suite_name())];
  if (test.result()->Skipped()) {
    ++row.skipped;
    std::replace(reason_.begin(), reason_.end(), '\n', ' ');
    while (!reason_.empty() && reason_.back() == ' ')
      reason_.pop_back();
    ++row.reasons[reason_.empty() ? "no reason given" : reason_];
  } else if (test.result()->Passed()) {
    ++row.passed;
  } else {
    ++row.failed;
    row.failures.insert(test.name());
  }
}

void Report::write(std::ostream &out, const testing::UnitTest &unit) const {
  std::string name(256, '\0');
  size_t length = 0;
  urDeviceGetInfo(environment().device, UR_DEVICE_INFO_NAME, name.size(), name.data(), &length);
  name.resize(length == 0 ? 0 : length - 1);
  out << "# Conformance of " << std::filesystem::path(environment().options.adapter).filename().string()
      << "\n\nDevice " << environment().options.device << ": " << name << ". " << unit.test_to_run_count()
      << " cases: " << unit.successful_test_count() << " passed, " << unit.failed_test_count() << " failed, "
      << unit.skipped_test_count() << " skipped.\n\n"
      << "| entry point | passed | failed | skipped | what failed, why skipped |\n|---|---|---|---|---|\n";
  for (const auto &[entry, row] : rows_) {
    out << "| " << entry << " | " << row.passed << " | " << row.failed << " | " << row.skipped << " |";
    const char *separator = " ";
    for (const std::string &failure : row.failures) {
      out << separator << "**" << failure << "**";
      separator = "; ";
    }
    for (const auto &[reason, count] : row.reasons) {
      out << separator << reason << " (" << count << ")";
      separator = "; ";
    }
    out << " |\n";
  }
}

void Report::OnTestProgramEnd(const testing::UnitTest &unit) {
  if (path_.empty())
    return;
  std::error_code ignored;
  std::filesystem::create_directories(std::filesystem::path(path_).parent_path(), ignored);
  std::ofstream file(path_);
  write(file, unit);
  file.close();
  failed_ = file.fail();
  if (failed_)
    std::cerr << "ur_conformance: the table can't be written to " << path_ << "\n";
}

} // namespace conformance
