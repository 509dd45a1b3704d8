// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

// In order among themselves, and at each run in order with nothing else.
WRONG_PROGRAM(aCommandBufferBesideAKernelOfItsBuffer, "race") {
  const ur_mem_handle_t buffer = world.makeBuffer(), other = world.makeBuffer();
  const ur_exp_command_buffer_handle_t commands = world.makeCommandBuffer(true, true);
  world.appendKernel(commands, buffer);
  world.finalize(commands);
  const ur_event_handle_t copied = world.launchCopy(world.first, other, buffer);
  world.run(world.second, commands, wrong ? Events{} : Events{copied});
  world.finish(world.first);
  world.finish(world.second);
}
