// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aPartOfABufferAndTheWhole, "race") {
  const auto b = world.makeBuffer();
  const auto s = world.makePart(b, 1024, 1024);
  const auto e = world.fillBuffer(world.first, s, {}, 0, 1024);
  world.fillBuffer(world.second, b, {}, wrong ? 2047 : 2048, 1);
  world.wait({e});
}
