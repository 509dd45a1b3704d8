// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <cstdlib>

WRONG_PROGRAM(importedMemoryIsLetGoTwice, "second free") {
  constexpr size_t kSize = 8192;
  void *const memory = std::aligned_alloc(4096, kSize);
  const auto letGo = [&] { return urUSMReleaseExp(world.context(), memory); };
  EXPECT_EQ(urUSMImportExp(world.context(), memory, kSize), UR_RESULT_SUCCESS);
  EXPECT_EQ(letGo(), UR_RESULT_SUCCESS);
  if (!wrong) {
    EXPECT_EQ(urUSMImportExp(world.context(), memory, kSize), UR_RESULT_SUCCESS);
  }
  EXPECT_EQ(letGo(), wrong ? UR_RESULT_ERROR_INVALID_VALUE : UR_RESULT_SUCCESS);
  std::free(memory);
}
