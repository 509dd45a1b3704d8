// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/usm.hpp"

namespace conformance {

class USMContextMemcpyExp : public ContextTest {
protected:
  auto call() { return Call(urUSMContextMemcpyExp, context(), dst_, src_, 64); }

  unsigned char dst_[256] = {};
  unsigned char src_[256] = {};
};

TEST_F(USMContextMemcpyExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMContextMemcpyExp, nullPointers) {
  call().needsPointer<1>();
  call().needsPointer<2>();
}

TEST_F(USMContextMemcpyExp, sizes) {
  call().with<3>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(USMContextMemcpyExp, copiesEveryKind) {
  if (!deviceHas(UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP))
    GTEST_SKIP() << "the device says that it has none of this (UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP)";
  for (size_t i = 0; i < sizeof src_; ++i)
    src_[i] = static_cast<unsigned char>(i * 3);
  for (const UsmKind &kind : usmKinds()) {
    ur_device_usm_access_capability_flags_t access = 0;
    ASSERT_OK(urDeviceGetInfo(device(), kind.support, sizeof access, &access, nullptr));
    if (access == 0)
      continue;
    UsmBlock block;
    ASSERT_NO_FATAL_FAILURE(block.create(kind.type, context(), device(), sizeof src_));
    std::memset(dst_, 0, sizeof dst_);
    ASSERT_OK(urUSMContextMemcpyExp(context(), block.get(), src_, sizeof src_)) << kind.name;
    ASSERT_OK(urUSMContextMemcpyExp(context(), dst_, block.get(), sizeof dst_)) << kind.name;
    EXPECT_EQ(0, std::memcmp(src_, dst_, sizeof dst_)) << kind.name;
    EXPECT_RESULT(UR_RESULT_ERROR_INVALID_SIZE, urUSMContextMemcpyExp(context(), block.get(), src_, sizeof src_ + 1));
  }
}

} // namespace conformance
