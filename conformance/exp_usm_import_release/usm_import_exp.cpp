// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class USMImportExp : public ContextTest {
protected:
  auto call() { return Call(urUSMImportExp, context(), mem_, 64); }

  unsigned char mem_[256] = {};
};

TEST_F(USMImportExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMImportExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(USMImportExp, staysOrdinaryMemory) {
  if (call().result() == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the adapter imports no memory";
  ur_usm_type_t type = UR_USM_TYPE_SHARED;
  EXPECT_OK(urUSMGetMemAllocInfo(context(), mem_, UR_USM_ALLOC_INFO_TYPE, sizeof type, &type, nullptr));
  EXPECT_EQ(UR_USM_TYPE_UNKNOWN, type);
  call().answers(UR_RESULT_ERROR_INVALID_VALUE); // a second time
  EXPECT_OK(urUSMReleaseExp(context(), mem_));
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

} // namespace conformance
