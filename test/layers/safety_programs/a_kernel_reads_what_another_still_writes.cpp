// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aKernelReadsWhatAnotherStillWrites, "race") {
  const ur_mem_handle_t made = world.makeBuffer(), copied = world.makeBuffer();
  const ur_event_handle_t done = world.launchFill(world.first, made);
  world.launchCopy(world.second, copied, made, wrong ? Events{} : Events{done});
}
