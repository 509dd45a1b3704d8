// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class ProgramGetNativeHandle : public KernelTest {
protected:
  auto call() { return Call(urProgramGetNativeHandle, program(), &nativeProgram_).outputs(nativeProgram_); }

  ur_native_handle_t nativeProgram_ = 12345;
};

TEST_F(ProgramGetNativeHandle, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ProgramGetNativeHandle, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(ProgramGetNativeHandle, staysTheSame) {
  if (!call().worksOrSaysUnsupported())
    return;
  const ur_native_handle_t first = nativeProgram_;
  call().succeeds();
  EXPECT_EQ(first, nativeProgram_);
}

} // namespace conformance
