// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/usm.hpp"

namespace conformance {

class USMHostAllocRegisterExp : public ContextTest {
protected:
  auto call() { return Call(urUSMHostAllocRegisterExp, context(), hostMem_, 64, nullptr); }

  unsigned char hostMem_[256] = {};
};

TEST_F(USMHostAllocRegisterExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMHostAllocRegisterExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(USMHostAllocRegisterExp, enumerations) {
  auto properties =
      structure<ur_exp_usm_host_alloc_register_properties_t>(UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES);
  properties.flags = UR_EXP_USM_HOST_ALLOC_REGISTER_FLAGS_MASK;
  call().with<3>(&properties).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(USMHostAllocRegisterExp, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_VALUE);
}

class USMHostAllocRegisterExp_Memory : public QueueTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(QueueTest::SetUp());
    if (!deviceHas(UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP))
      GTEST_SKIP() << "the device registers no memory (UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP)";
  }
  static constexpr size_t kSize = 8192;
  ur_usm_type_t typeOf(const void *memory) const {
    ur_usm_type_t type = UR_USM_TYPE_SHARED;
    EXPECT_OK(urUSMGetMemAllocInfo(context(), memory, UR_USM_ALLOC_INFO_TYPE, sizeof type, &type, nullptr));
    return type;
  }
  alignas(4096) unsigned char memory_[2 * kSize] = {};
};

TEST_F(USMHostAllocRegisterExp_Memory, isHostMemoryUntilUnregistered) {
  ASSERT_OK(urUSMHostAllocRegisterExp(context(), memory_, kSize, nullptr));
  EXPECT_EQ(UR_USM_TYPE_HOST, typeOf(memory_));
  EXPECT_EQ(UR_USM_TYPE_HOST, typeOf(memory_ + kSize - 1));
  EXPECT_EQ(UR_USM_TYPE_UNKNOWN, typeOf(memory_ + kSize));
  const unsigned char pattern = 7;
  ASSERT_OK(urEnqueueUSMFill(queue(), memory_, 1, &pattern, kSize, 0, nullptr, nullptr));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(7, memory_[kSize - 1]);
  EXPECT_EQ(0, memory_[kSize]);
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_SIZE,
                urEnqueueUSMFill(queue(), memory_, 1, &pattern, kSize + 1, 0, nullptr, nullptr));
  EXPECT_OK(urUSMHostAllocUnregisterExp(context(), memory_));
  EXPECT_EQ(UR_USM_TYPE_UNKNOWN, typeOf(memory_));
}

TEST_F(USMHostAllocRegisterExp_Memory, nothingIsRegisteredTwice) {
  auto call = Call(urUSMHostAllocRegisterExp, context(), memory_, kSize, nullptr);
  call.succeeds();
  call.answers(UR_RESULT_ERROR_INVALID_VALUE);
  call.with<1>(memory_ + 4096).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call.with<1>(memory_ + 4096).with<2>(4096).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call.with<1>(memory_ + kSize).succeeds();
  EXPECT_OK(urUSMHostAllocUnregisterExp(context(), memory_));
  EXPECT_OK(urUSMHostAllocUnregisterExp(context(), memory_ + kSize));
  call.succeeds();
  EXPECT_OK(urUSMHostAllocUnregisterExp(context(), memory_));
}

TEST_F(USMHostAllocRegisterExp_Memory, notWhatTheContextHasAllocated) {
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_HOST, context(), device(), kSize));
  Call(urUSMHostAllocRegisterExp, context(), block.get(), kSize, nullptr).answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(USMHostAllocRegisterExp_Memory, readOnlyMemoryIsRead) {
  auto properties =
      structure<ur_exp_usm_host_alloc_register_properties_t>(UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES);
  properties.flags = UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_READ_ONLY;
  memory_[100] = 5;
  ASSERT_OK(urUSMHostAllocRegisterExp(context(), memory_, kSize, &properties));
  EXPECT_EQ(5, readMemory(queue(), memory_, kSize)[100]);
  EXPECT_OK(urUSMHostAllocUnregisterExp(context(), memory_));
}

TEST_F(USMHostAllocRegisterExp_Memory, isNotFreedByUsmFree) {
  ASSERT_OK(urUSMHostAllocRegisterExp(context(), memory_, kSize, nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(context(), memory_));
  EXPECT_OK(urUSMHostAllocUnregisterExp(context(), memory_));
}

} // namespace conformance
