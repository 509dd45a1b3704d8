// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

// An address that has come again, ordered after its first life only.
WRONG_PROGRAM(anAddressThatHasComeAgain, "use before allocation") {
  ur_event_handle_t e = nullptr;
  char *const m = world.allocate(world.first, &e);
  world.free(world.first, m);
  char *const n = world.allocate(world.first);
  ur_event_handle_t e2 = world.marker(world.first);
  if (wrong) {
    EXPECT_EQ(m, n);
  }
  const auto f = world.fill(world.second, n, {wrong ? e : e2});
  world.free(world.first, n, {f});
}
