// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"
#include "support/pools.hpp"

namespace conformance {

class USMPoolCreate : public ContextTest {
protected:
  auto call() { return Call(urUSMPoolCreate, context(), &poolDesc_, &pool_).outputs(pool_); }

  ur_usm_pool_desc_t poolDesc_ = structure<ur_usm_pool_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_DESC);
  ur_usm_pool_handle_t pool_ = untouched<ur_usm_pool_handle_t>();
};

TEST_F(USMPoolCreate, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMPoolCreate, nullPointers) {
  call().needsPointer<1>();
  call().needsPointer<2>();
}

TEST_F(USMPoolCreate, enumerations) {
  auto poolDesc = structure<ur_usm_pool_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_DESC);
  poolDesc.flags = UR_USM_POOL_FLAGS_MASK;
  call().with<1>(&poolDesc).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

class USMPoolCreate_Made : public USMPoolCreate {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(USMPoolCreate::SetUp());
    if (!deviceHas(UR_DEVICE_INFO_USM_POOL_SUPPORT))
      GTEST_SKIP() << "the device has no USM pools (UR_DEVICE_INFO_USM_POOL_SUPPORT)";
  }
};

TEST_F(USMPoolCreate_Made, succeeds) {
  Pool pool;
  call().with<2>(pool.out()).succeeds();
  const InfoQuery query = infoQuery(urUSMPoolGetInfo, pool);
  EXPECT_EQ(1U, references(query, UR_USM_POOL_INFO_REFERENCE_COUNT));
  EXPECT_EQ(context(), infoOf<ur_context_handle_t>(query, UR_USM_POOL_INFO_CONTEXT));
}

TEST_F(USMPoolCreate_Made, withLimits) {
  auto limits = structure<ur_usm_pool_limits_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC);
  limits.maxPoolableSize = 65536;
  poolDesc_.pNext = &limits;
  for (const size_t least : {4096, 0, 1}) {
    limits.minDriverAllocSize = least;
    Pool pool;
    call().with<2>(pool.out()).succeeds();
    for (const size_t size : {100, 65536, 1 << 20}) { // Over the poolable size too: those are the driver's.
      void *memory = nullptr;
      ASSERT_OK(urUSMDeviceAlloc(context(), device(), nullptr, pool, size, &memory)) << size << ", " << least;
      EXPECT_OK(urUSMFree(context(), memory));
    }
  }
}

TEST_F(USMPoolCreate_Made, zeroInitialised) {
  poolDesc_.flags = UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK;
  Pool pool;
  const ur_result_t result = call().with<2>(pool.out()).result();
  if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the adapter has no zero-initialised pools";
  ASSERT_OK(result);
  Queue queue;
  ASSERT_OK(urQueueCreate(context(), device(), nullptr, queue.out()));
  void *memory = nullptr;
  ASSERT_OK(urUSMDeviceAlloc(context(), device(), nullptr, pool, 4096, &memory));
  EXPECT_EQ(std::vector<unsigned char>(4096, 0), readMemory(queue, memory, 4096));
  EXPECT_OK(urUSMFree(context(), memory));
}

} // namespace conformance
