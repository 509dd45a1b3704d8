// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class KernelGetNativeHandle : public KernelTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(KernelTest::SetUp());
    kernel_ = IsSkipped() ? nullptr : kernel("fill");
  }
  auto call() { return Call(urKernelGetNativeHandle, kernel_, &nativeKernel_).outputs(nativeKernel_); }

  ur_kernel_handle_t kernel_ = nullptr;
  ur_native_handle_t nativeKernel_ = 12345;
};

TEST_F(KernelGetNativeHandle, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(KernelGetNativeHandle, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(KernelGetNativeHandle, staysTheSame) {
  if (!call().worksOrSaysUnsupported())
    return;
  const ur_native_handle_t first = nativeKernel_;
  call().succeeds();
  EXPECT_EQ(first, nativeKernel_);
}

} // namespace conformance
