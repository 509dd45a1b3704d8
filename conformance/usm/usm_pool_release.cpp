// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/pools.hpp"

namespace conformance {

class USMPoolRelease : public PoolTest {
protected:
  auto call() { return Call(urUSMPoolRelease, pool()); }
};

TEST_F(USMPoolRelease, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMPoolRelease, takesAReference) {
  const InfoQuery query = infoQuery(urUSMPoolGetInfo, pool());
  ASSERT_OK(urUSMPoolRetain(pool()));
  ASSERT_EQ(2U, references(query, UR_USM_POOL_INFO_REFERENCE_COUNT));
  call().succeeds();
  EXPECT_EQ(1U, references(query, UR_USM_POOL_INFO_REFERENCE_COUNT));
}

} // namespace conformance
