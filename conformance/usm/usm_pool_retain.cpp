// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/pools.hpp"

namespace conformance {

class USMPoolRetain : public PoolTest {
protected:
  auto call() { return Call(urUSMPoolRetain, pool()); }
};

TEST_F(USMPoolRetain, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMPoolRetain, addsAReference) {
  const InfoQuery query = infoQuery(urUSMPoolGetInfo, pool());
  ASSERT_EQ(1U, references(query, UR_USM_POOL_INFO_REFERENCE_COUNT));
  call().succeeds();
  call().succeeds();
  EXPECT_EQ(3U, references(query, UR_USM_POOL_INFO_REFERENCE_COUNT));
  EXPECT_OK(urUSMPoolRelease(pool()));
  EXPECT_OK(urUSMPoolRelease(pool()));
  EXPECT_EQ(1U, references(query, UR_USM_POOL_INFO_REFERENCE_COUNT));
}

} // namespace conformance
