// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Many random programs of asynchronous allocations; ctest runs sixty thousand of them as alloc_programs.
#include "core/alloc_program.hpp"
#include "support/seeds.hpp"

namespace ur::test {

using AllocPrograms = AllocProgram;
UR_TEST_ALL_SHAPES(AllocPrograms);

TEST_P(AllocPrograms, KeepTheContractInEveryLegalOrder) {
  const Seeds chosen = seeds(100);
  for (uint64_t seed = chosen.first; seed < chosen.first + chosen.count; ++seed) {
    SCOPED_TRACE("replay with UR_TEST_SEEDS=1@" + std::to_string(seed));
    run(seed);
    if (HasFailure())
      return;
  }
}

} // namespace ur::test
