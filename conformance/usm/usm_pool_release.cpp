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

TEST_F(USMPoolRelease, promiseBlocksOutliveTheHandle) {
  auto desc = structure<ur_usm_pool_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_DESC);
  Pool own;
  ASSERT_OK(urUSMPoolCreate(context(), &desc, own.out()));
  void *memory = nullptr;
  ASSERT_OK(urUSMDeviceAlloc(context(), device(), nullptr, own, 4096, &memory));
  own.reset();
  const uint32_t value = 5;
  EXPECT_OK(urEnqueueUSMFill(queue(), memory, 4, &value, 4096, 0, nullptr, nullptr));
  EXPECT_EQ(std::vector<uint32_t>(1024, 5U), readWords(queue(), memory, 1024));
  EXPECT_OK(urUSMFree(context(), memory));
}

} // namespace conformance
