// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/buffers.hpp"

namespace conformance {

class MemGetNativeHandle : public FilledBufferTest {
protected:
  auto call() { return Call(urMemGetNativeHandle, mem(), nullptr, &nativeMem_).outputs(nativeMem_); }

  ur_native_handle_t nativeMem_ = 12345;
};

TEST_F(MemGetNativeHandle, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(MemGetNativeHandle, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().needsPointer<2>();
}

TEST_F(MemGetNativeHandle, staysTheSame) {
  CONFORMANCE_NEEDS(mem());
  const ur_result_t result = call().result();
  if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the adapter's buffers have no native handle";
  ASSERT_OK(result);
  ur_native_handle_t again = 0;
  ASSERT_OK(urMemGetNativeHandle(mem(), device(), &again));
  EXPECT_EQ(nativeMem_, again);
}

} // namespace conformance
