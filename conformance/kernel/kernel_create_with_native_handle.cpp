// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class KernelCreateWithNativeHandle : public ContextTest {
protected:
  auto call() {
    return Call(urKernelCreateWithNativeHandle, 0, context(), nullptr, nullptr, &kernel_).outputs(kernel_);
  }

  ur_kernel_handle_t kernel_ = untouched<ur_kernel_handle_t>();
};

TEST_F(KernelCreateWithNativeHandle, nullHandles) {
  call().needsHandle<1>();
}

TEST_F(KernelCreateWithNativeHandle, nullPointers) {
  call().needsPointer<4>();
}

class KernelCreateWithNativeHandle_Kernel : public KernelTest {};

TEST_F(KernelCreateWithNativeHandle_Kernel, isTheSameNativeKernel) {
  ur_native_handle_t native = 0;
  const ur_kernel_handle_t first = kernel("fill");
  Kernel made;
  const Call import(urKernelCreateWithNativeHandle, native, context(), program(), nullptr, made.out());
  if (!Call(urKernelGetNativeHandle, first, &native).worksOrSaysUnsupported()) {
    EXPECT_FALSE(import.worksOrSaysUnsupported());
    return;
  }
  if (!import.with<0>(native).worksOrSaysUnsupported())
    return;
  ur_native_handle_t same = 0;
  EXPECT_OK(urKernelGetNativeHandle(made, &same));
  EXPECT_EQ(native, same);
  char name[64] = {};
  EXPECT_OK(urKernelGetInfo(made, UR_KERNEL_INFO_FUNCTION_NAME, sizeof name, name, nullptr));
  EXPECT_STREQ("fill", name);
  made.reset();
  EXPECT_OK(urKernelGetNativeHandle(first, &same)) << "the import took it along";
}

} // namespace conformance
