// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/port/aligned_memory.hpp"

#include <gtest/gtest.h>

#include <cstddef>

namespace ur::core {
namespace {

using Aligned = AlignedMemory<int, 0, 1>;

TEST(AlignedMemory, IsGivenBackByWhatTheVendorGave) {
  Aligned aligned;
  alignas(256) std::byte space[1024];
  void *given = nullptr, *memory = nullptr;
  const auto take = [&](size_t, void **made) { return *made = space + 16, 0; };
  const auto give = [&](void *back) { return given = back, 0; };
  ASSERT_EQ(0, aligned.allocate(64, 256, &memory, take, give));
  EXPECT_EQ(space + 256, memory);
  EXPECT_EQ(space + 16, aligned.find(memory));
  EXPECT_EQ(0, aligned.release(memory, give));
  EXPECT_EQ(space + 16, given);
  EXPECT_EQ(memory, aligned.find(memory)) << "forgotten";
}

TEST(AlignedMemory, StaysWhereItCannotBeGivenBack) {
  Aligned aligned;
  alignas(256) std::byte space[1024];
  void *memory = nullptr;
  int tries = 0;
  const auto take = [&](size_t, void **made) { return *made = space + 16, 0; };
  const auto give = [&](void *back) {
    EXPECT_EQ(space + 16, back);
    return ++tries < 4 ? 7 : 0; // the first takes back what wasn't aligned
  };
  ASSERT_EQ(0, aligned.allocate(64, 256, &memory, take, give));
  EXPECT_EQ(7, aligned.release(memory, give));
  EXPECT_EQ(7, aligned.release(memory, give));
  EXPECT_EQ(0, aligned.release(memory, give));
  EXPECT_EQ(4, tries);
}

} // namespace
} // namespace ur::core
