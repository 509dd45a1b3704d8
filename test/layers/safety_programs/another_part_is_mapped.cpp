// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(anotherPartIsMapped, "use while mapped") {
  const auto b = world.makeBuffer();
  void *p = nullptr;
  EXPECT_EQ(urEnqueueMemBufferMap(world.first, b, true, UR_MAP_FLAG_WRITE, 0, 2048, 0, nullptr, nullptr, &p),
            UR_RESULT_SUCCESS);
  const auto s = world.makePart(b, wrong ? 1024 : 2048, 2048);
  world.fillBuffer(world.first, s, {}, 0, 2048);
  EXPECT_EQ(urEnqueueMemUnmap(world.first, b, p, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  world.finish(world.first);
}
