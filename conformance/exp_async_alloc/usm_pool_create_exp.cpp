// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/async.hpp"
#include "support/pools.hpp"

namespace conformance {

class USMPoolCreateExp : public AsyncTest {
protected:
  auto call() { return Call(urUSMPoolCreateExp, context(), device(), &poolDesc_, &pool_).outputs(pool_); }

  ur_usm_pool_desc_t poolDesc_ = structure<ur_usm_pool_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_DESC);
  ur_usm_pool_handle_t pool_ = untouched<ur_usm_pool_handle_t>();
};

TEST_F(USMPoolCreateExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(USMPoolCreateExp, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<3>();
}

TEST_F(USMPoolCreateExp, enumerations) {
  auto poolDesc = structure<ur_usm_pool_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_DESC);
  poolDesc.flags = UR_USM_POOL_FLAGS_MASK;
  call().with<2>(&poolDesc).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(USMPoolCreateExp, withoutLimits) {
  DevicePool made;
  ASSERT_NO_FATAL_FAILURE(made.create(context(), device()));
  EXPECT_NE(pool(), made.get());
  EXPECT_EQ(0U, made.info(UR_USM_POOL_INFO_USED_CURRENT_EXP));
  EXPECT_EQ(0U, made.info(UR_USM_POOL_INFO_USED_HIGH_EXP));
}

TEST_F(USMPoolCreateExp, promiseLimits) {
  DevicePool made;
  ASSERT_NO_FATAL_FAILURE(made.create(context(), device(), size_t{8} << 20, size_t{1} << 20));
  EXPECT_EQ(size_t{8} << 20, made.info(UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP));
  EXPECT_EQ(size_t{1} << 20, made.info(UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP));
}

TEST_F(USMPoolCreateExp, everyFlag) {
  for (const ur_usm_pool_flags_t flags :
       {UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK, UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP,
        UR_USM_POOL_FLAG_READ_ONLY_EXP}) {
    poolDesc_.flags = flags;
    const ur_result_t result = call().result();
    ASSERT_TRUE(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) << resultName(result);
    if (result == UR_RESULT_SUCCESS) {
      EXPECT_OK(urUSMPoolDestroyExp(context(), device(), pool_));
    }
    pool_ = untouched<ur_usm_pool_handle_t>();
  }
}

TEST_F(USMPoolCreateExp, deviceOfAnotherContext) {
  ur_device_handle_t other = otherDevice();
  if (!other)
    GTEST_SKIP() << "the platform has one device only";
  call().with<1>(other).answersEither(UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_VALUE);
}

class USMPoolCreateExp_Special : public AsyncTest {
protected:
  /// Skips where the adapter has no pools of that kind.
  void make(const void *next, ur_usm_pool_flags_t flags, ur_usm_pool_handle_t *pool) {
    auto desc = structure<ur_usm_pool_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_DESC);
    desc.flags = flags;
    desc.pNext = next;
    const ur_result_t result = urUSMPoolCreateExp(context(), device(), &desc, pool);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      GTEST_SKIP() << "the adapter has no pools of this kind yet (UNSUPPORTED_FEATURE)";
    ASSERT_OK(result);
  }
};

TEST_F(USMPoolCreateExp_Special, zeroInitialised) {
  ur_usm_pool_handle_t pool = nullptr;
  make(nullptr, UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK, &pool);
  if (IsSkipped() || HasFatalFailure())
    return;
  void *memory = nullptr;
  ASSERT_OK(enqueueAlloc(UR_USM_TYPE_DEVICE, queue(), pool, 100000, {}, &memory));
  EXPECT_EQ(std::vector<unsigned char>(100000, 0), readMemory(queue(), memory, 100000));
  EXPECT_OK(enqueueFree(queue(), memory));
  EXPECT_OK(urUSMPoolDestroyExp(context(), device(), pool));
}

TEST_F(USMPoolCreateExp_Special, readOnly) {
  ur_usm_pool_handle_t pool = nullptr;
  make(nullptr, UR_USM_POOL_FLAG_READ_ONLY_EXP, &pool);
  if (IsSkipped() || HasFatalFailure())
    return;
  // Kernels may only read it: a copy writes it.
  void *memory = nullptr;
  ASSERT_OK(enqueueAlloc(UR_USM_TYPE_DEVICE, queue(), pool, 4096, {}, &memory));
  const std::vector<unsigned char> bytes(4096, 0x42);
  writeMemory(queue(), memory, bytes.data(), bytes.size());
  EXPECT_EQ(bytes, readMemory(queue(), memory, 4096));
  EXPECT_OK(enqueueFree(queue(), memory));
  EXPECT_OK(urUSMPoolDestroyExp(context(), device(), pool));
}

TEST_F(USMPoolCreateExp_Special, inTheCallersMemory) {
  constexpr size_t size = size_t{4} << 20;
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_DEVICE, context(), device(), size));
  auto buffer = structure<ur_usm_pool_buffer_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC);
  buffer.pMem = block.get();
  buffer.size = size;
  buffer.memType = UR_USM_TYPE_DEVICE;
  buffer.device = device();
  ur_usm_pool_handle_t pool = nullptr;
  make(&buffer, 0, &pool);
  if (IsSkipped() || HasFatalFailure())
    return;
  void *memory = nullptr;
  ASSERT_OK(enqueueAlloc(UR_USM_TYPE_DEVICE, queue(), pool, 65536, {}, &memory));
  EXPECT_GE(memory, block.get());
  EXPECT_LE(static_cast<char *>(memory) + 65536, block.as<char>() + size);
  void *tooMuch = untouched<void *>();
  EXPECT_TRUE(isExhausted(enqueueAlloc(UR_USM_TYPE_DEVICE, queue(), pool, size, {}, &tooMuch)));
  EXPECT_OK(enqueueFree(queue(), memory));
  EXPECT_OK(urQueueFinish(queue()));
  EXPECT_OK(urUSMPoolDestroyExp(context(), device(), pool));
}

} // namespace conformance
