// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(twoCommandBuffersWriteOneBlock, "race") {
  char *const memory = world.allocateDevice();
  Events ran;
  for (const ur_queue_handle_t queue : {world.first, world.second}) {
    const ur_exp_command_buffer_handle_t buffer = world.recordFill(memory);
    ran.push_back(world.run(queue, buffer, wrong ? Events{} : ran));
  }
}
