// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(theHostCopiesWhatIsStillWritten, "race") {
  char *const memory = world.allocateDevice(), *const other = world.allocateHost();
  const ur_event_handle_t filled = world.fill(world.first, memory);
  if (!wrong)
    world.wait({filled});
  EXPECT_EQ(urUSMContextMemcpyExp(world.context(), other, memory, World::kSize), UR_RESULT_SUCCESS);
}
