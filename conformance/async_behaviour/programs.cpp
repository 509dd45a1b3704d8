// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/random_programs.hpp"

namespace conformance {

using AsyncProgramsBehaviour = RandomProgramsTest;

TEST_F(AsyncProgramsBehaviour, promiseContentsInEveryOrder) {
  run(environment().options.firstProgram, environment().options.programs);
}

/// The same where each device's commands use the memory of the others.
TEST_F(AsyncProgramsBehaviour, promiseContentsAcrossDevices) {
  ASSERT_NO_FATAL_FAILURE(becomePeers());
  if (!IsSkipped())
    run(environment().options.firstProgram, environment().options.programs);
}

} // namespace conformance
