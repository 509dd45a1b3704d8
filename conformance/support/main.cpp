// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ur_conformance --adapter=PATH|NAME [--basic] [--device=N] [--kernels=FOLDER] [--kernel-suffix=.SUFFIX]
//                [--programs=N[@SEED]] [--xml=FILE] [--table=FILE.md] [--gtest_...]
#include "support/basic.hpp"
#include "support/environment.hpp"
#include "support/report.hpp"

#include <gtest/gtest.h>

#include <iostream>

constexpr int kNothingToTest = 77; // what build tools take for a test that was skipped

int main(int argc, char **argv) {
  conformance::Options options;
  const std::string mistake = conformance::parseOptions(&argc, argv, &options);
  if (options.basic)
    testing::GTEST_FLAG(filter) = conformance::basicFilter(); // a filter on the command line is stronger
  testing::InitGoogleTest(&argc, argv); // Answers --help and --gtest_list_tests, which need no adapter.
  if (!options.xml.empty())
    testing::GTEST_FLAG(output) = "xml:" + options.xml;
  if (!testing::GTEST_FLAG(list_tests)) {
    if (!mistake.empty()) {
      std::cerr << "ur_conformance: " << mistake << "\n";
      return 2;
    }
    if (const std::string failure = conformance::openEnvironment(options); !failure.empty()) {
      std::cerr << "ur_conformance: " << failure << "\n";
      return conformance::environment().noDevice ? kNothingToTest : 2;
    }
  }
  auto *report = new conformance::Report(options.table); // GoogleTest owns it.
  testing::UnitTest::GetInstance()->listeners().Append(report);
  const int failures = RUN_ALL_TESTS();
  const bool noTable = report->failed();
  if (!testing::GTEST_FLAG(list_tests))
    conformance::closeEnvironment();
  return failures != 0 || noTable ? 1 : 0;
}
