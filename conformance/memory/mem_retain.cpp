// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/buffers.hpp"

namespace conformance {

class MemRetain : public FilledBufferTest {
protected:
  auto call() { return Call(urMemRetain, mem()); }
};

TEST_F(MemRetain, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(MemRetain, counts) {
  CONFORMANCE_NEEDS(mem());
  uint32_t before = 0, between = 0, after = 0;
  ASSERT_OK(urMemGetInfo(mem(), UR_MEM_INFO_REFERENCE_COUNT, sizeof before, &before, nullptr));
  ASSERT_OK(urMemRetain(mem()));
  ASSERT_OK(urMemGetInfo(mem(), UR_MEM_INFO_REFERENCE_COUNT, sizeof between, &between, nullptr));
  ASSERT_OK(urMemRelease(mem()));
  ASSERT_OK(urMemGetInfo(mem(), UR_MEM_INFO_REFERENCE_COUNT, sizeof after, &after, nullptr));
  EXPECT_EQ(1u, before);
  EXPECT_EQ(2u, between);
  EXPECT_EQ(1u, after);
}

} // namespace conformance
