// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aCopyOfABufferThatIsStillFilled, "race") {
  const ur_mem_handle_t from = world.makeBuffer(), to = world.makeBuffer();
  const ur_event_handle_t filled = world.fillBuffer(world.first, from);
  (void)world.copyBuffer(world.second, to, from, wrong ? Events{} : Events{filled});
}
