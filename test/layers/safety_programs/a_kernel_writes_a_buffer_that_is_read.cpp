// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aKernelWritesABufferThatIsRead, "race") {
  const ur_mem_handle_t buffer = world.makeBuffer(), other = world.makeBuffer();
  const ur_event_handle_t ran = world.launchFill(world.first, buffer);
  (void)world.copyBuffer(world.second, other, buffer, wrong ? Events{} : Events{ran});
}
