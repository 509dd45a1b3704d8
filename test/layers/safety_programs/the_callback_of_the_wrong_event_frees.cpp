// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <future>

using layers_test::World;

// A callback of the wrong event frees.
WRONG_PROGRAM(theCallbackOfTheWrongEventFrees, "free before use") {
  static World *w;
  static char *m;
  static std::promise<void> *done;
  w = &world;
  m = world.allocate(world.first);
  std::promise<void> p;
  done = &p;
  world.finish(world.first);
  const auto a = world.fill(world.second, world.allocateDevice());
  const auto b = world.fill(world.second, m);
  if (wrong)
    world.wait({a});
  const auto free = [](ur_event_handle_t, ur_execution_info_t, void *) {
    w->free(w->first, m);
    done->set_value();
  };
  EXPECT_EQ(urEventSetCallback(wrong ? a : b, UR_EXECUTION_INFO_COMPLETE, free, nullptr), UR_RESULT_SUCCESS);
  p.get_future().wait();
}
