// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"
#include "support/pools.hpp"

namespace conformance {

class USMGetMemAllocInfo : public ContextTest {
protected:
  auto call() {
    return Call(urUSMGetMemAllocInfo, context(), mem_, UR_USM_ALLOC_INFO_TYPE, 256, propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char mem_[256] = {};
  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(USMGetMemAllocInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMGetMemAllocInfo, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(USMGetMemAllocInfo, enumerations) {
  call().needsEnumerator<2>();
}

static InfoQuery infoOfMemory(ur_context_handle_t context, const void *memory) {
  return infoQuery(urUSMGetMemAllocInfo, context, memory);
}

TEST_F(USMGetMemAllocInfo, promiseForeignPointer) {
  // Plain host memory is memory of no kind that the context knows.
  int local = 0;
  ur_usm_type_t type = UR_USM_TYPE_SHARED;
  EXPECT_OK(urUSMGetMemAllocInfo(context(), &local, UR_USM_ALLOC_INFO_TYPE, sizeof type, &type, nullptr));
  EXPECT_EQ(UR_USM_TYPE_UNKNOWN, type);
}

using USMGetMemAllocInfo_Memory = UsmTest;

TEST_P(USMGetMemAllocInfo_Memory, everyEnumerator) {
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(type(), context(), device(), 1000));
  static const InfoValue values[] = {
      CONFORMANCE_INFO(UR_USM_ALLOC_INFO_TYPE, ur_usm_type_t),
      CONFORMANCE_INFO(UR_USM_ALLOC_INFO_BASE_PTR, void *),
      CONFORMANCE_INFO(UR_USM_ALLOC_INFO_SIZE, size_t),
      CONFORMANCE_INFO(UR_USM_ALLOC_INFO_DEVICE, ur_device_handle_t),
      CONFORMANCE_INFO_OPTIONAL(UR_USM_ALLOC_INFO_POOL, ur_usm_pool_handle_t),
  };
  checkInfoValues(infoOfMemory(context(), block.get()), values);
}

TEST_P(USMGetMemAllocInfo_Memory, anywhereInTheBlock) {
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(type(), context(), device(), 1000));
  for (const size_t at : {0, 1, 500, 999}) {
    const InfoQuery query = infoOfMemory(context(), block.as<char>() + at);
    EXPECT_EQ(type(), infoOf<ur_usm_type_t>(query, UR_USM_ALLOC_INFO_TYPE)) << "byte " << at;
    EXPECT_EQ(block.get(), infoOf<void *>(query, UR_USM_ALLOC_INFO_BASE_PTR)) << "byte " << at;
    EXPECT_GE(infoOf<size_t>(query, UR_USM_ALLOC_INFO_SIZE), 1000U);
    if (type() != UR_USM_TYPE_HOST) {
      EXPECT_EQ(device(), infoOf<ur_device_handle_t>(query, UR_USM_ALLOC_INFO_DEVICE));
    }
  }
}

TEST_P(USMGetMemAllocInfo_Memory, promiseUnknownOnceFreed) {
  void *memory = nullptr;
  ASSERT_OK(allocate(type(), context(), device(), nullptr, nullptr, 1000, &memory));
  ASSERT_OK(urUSMFree(context(), memory));
  EXPECT_EQ(UR_USM_TYPE_UNKNOWN, infoOf<ur_usm_type_t>(infoOfMemory(context(), memory), UR_USM_ALLOC_INFO_TYPE));
}

CONFORMANCE_ON_USM(USMGetMemAllocInfo_Memory);

} // namespace conformance
