// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_mapped.hpp"
#include "layers/safety_programs.hpp"

#include <csignal>
#include <unistd.h>

using layers_test::World;

WRONG_PROGRAM(twoPiecesAreUnmappedAtOnce, "unmapped in use") {
  layers_test::Mapped memory(world, {0, 1});
  std::signal(SIGSEGV, [](int) { _exit(0); }); // the wrong one may be that fast
  world.fill(world.first, memory.at(1), {}, 64);
  if (!wrong)
    world.finish(world.first);
  EXPECT_EQ(urVirtualMemUnmap(world.context(), memory.at(0), memory.piece() * 2), UR_RESULT_SUCCESS);
  memory.isUnmapped();
}
