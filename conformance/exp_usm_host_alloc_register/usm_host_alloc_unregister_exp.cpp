// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class USMHostAllocUnregisterExp : public ContextTest {
protected:
  auto call() { return Call(urUSMHostAllocUnregisterExp, context(), hostMem_); }

  unsigned char hostMem_[256] = {};
};

TEST_F(USMHostAllocUnregisterExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMHostAllocUnregisterExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(USMHostAllocUnregisterExp, onlyWhatIsRegistered) {
  if (!deviceHas(UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP)) {
    call().answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    return;
  }
  call().answers(UR_RESULT_ERROR_INVALID_VALUE);
  ASSERT_OK(urUSMHostAllocRegisterExp(context(), hostMem_, sizeof hostMem_, nullptr));
  call().with<1>(hostMem_ + 1).answers(UR_RESULT_ERROR_INVALID_VALUE);
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  call().with<0>(other).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call().succeeds();
  call().answers(UR_RESULT_ERROR_INVALID_VALUE);
}

} // namespace conformance
