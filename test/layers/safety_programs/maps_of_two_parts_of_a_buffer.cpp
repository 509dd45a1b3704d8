// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(mapsOfTwoPartsOfABuffer, "overlapping maps") {
  const auto b = world.makeBuffer();
  const auto s = world.makePart(b, 0, 2048), t = world.makePart(b, wrong ? 1024 : 2048, 2048);
  void *p = nullptr, *q = nullptr;
  EXPECT_EQ(urEnqueueMemBufferMap(world.first, s, true, UR_MAP_FLAG_WRITE, 0, 2048, 0, nullptr, nullptr, &p),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(urEnqueueMemBufferMap(world.first, t, true, UR_MAP_FLAG_READ, 0, 2048, 0, nullptr, nullptr, &q),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(urEnqueueMemUnmap(world.first, s, p, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(urEnqueueMemUnmap(world.first, t, q, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  world.finish(world.first);
}
