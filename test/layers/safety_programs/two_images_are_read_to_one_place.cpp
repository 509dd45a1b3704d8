// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;

WRONG_PROGRAM(twoImagesAreReadToOnePlace, "race") {
  constexpr size_t kSide = 16; // of 4 bytes each
  char *const host = world.allocateHost();
  const auto read = [&](ur_queue_handle_t queue, char *to) {
    EXPECT_EQ(urEnqueueMemImageRead(queue, world.makeImage(kSide), false, {0, 0, 0}, {kSide, kSide, 1}, 0, 0, to, 0,
                                    nullptr, nullptr),
              UR_RESULT_SUCCESS);
  };
  read(world.first, host);
  read(world.second, host + (wrong ? kSide * kSide * 4 - 1 : kSide * kSide * 4));
}
