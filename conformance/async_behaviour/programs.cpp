// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/random_programs.hpp"

namespace conformance {

using AsyncProgramsBehaviour = RandomProgramsTest;

TEST_F(AsyncProgramsBehaviour, promiseContentsInEveryOrder) {
  run(environment().options.firstProgram, environment().options.programs);
}

} // namespace conformance
