// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ur_conformance: every entry point's promises, against any adapter.
#include "support/basic.hpp"
#include "support/environment.hpp"
#include "support/report.hpp"

#include <gtest/gtest.h>

#include <iostream>

constexpr int kNothingToTest = 77; // what build tools take for a test that was skipped

constexpr const char *kHelp = R"(usage: ur_conformance --adapter=PATH|NAME [OPTION...]

  --adapter=PATH|NAME      the adapter: a library, or native_cpu, opencl, ... of this build
  --basic                  only what every adapter serves
  --device=N               counted over all devices of the adapter; 0 if left out
  --kernels=FOLDER         where the compiled kernels lie; this build's if left out
  --kernel-suffix=.SUFFIX  kernels are files with this suffix, for urProgramCreateWithBinary
  --programs=N[@SEED]      how many random programs, and from which seed on
  --xml=FILE               results as JUnit XML
  --table=FILE.md          results as a Markdown table
  --help                   this text

Exit status: 0 all passed, 1 something failed, 2 wrong use, 77 there is no device. docs/conformance.md says more.
GoogleTest's own options:

)";

int main(int argc, char **argv) {
  conformance::Options options;
  const std::string mistake = conformance::parseOptions(&argc, argv, &options);
  if (options.help)
    std::cout << kHelp << std::flush;
  if (options.basic)
    testing::GTEST_FLAG(filter) = conformance::basicFilter(); // a filter on the command line is stronger
  if (!options.xml.empty())
    testing::GTEST_FLAG(output) = "xml:" + options.xml; // Read by what follows, once.
  testing::InitGoogleTest(&argc, argv);                 // Answers --help and --gtest_list_tests, which need no adapter.
  if (!testing::GTEST_FLAG(list_tests)) {
    if (!mistake.empty()) {
      std::cerr << "ur_conformance: " << mistake << "\n";
      return 2;
    }
    if (const std::string failure = conformance::openEnvironment(options); !failure.empty()) {
      std::cerr << "ur_conformance: " << failure << "\n";
      return conformance::environment().noDevice ? kNothingToTest : 2;
    }
    testing::Test::RecordProperty("driver", conformance::driverName()); // in the XML; skips.py reads it
  }
  auto *report = new conformance::Report(options.table); // GoogleTest owns it.
  testing::UnitTest::GetInstance()->listeners().Append(report);
  const int failures = RUN_ALL_TESTS();
  const bool noTable = report->failed();
  if (!testing::GTEST_FLAG(list_tests))
    conformance::closeEnvironment();
  return failures != 0 || noTable ? 1 : 0;
}
