// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class ProgramCreateWithNativeHandle : public ContextTest {
protected:
  auto call() { return Call(urProgramCreateWithNativeHandle, 0, context(), nullptr, &program_).outputs(program_); }

  ur_program_handle_t program_ = untouched<ur_program_handle_t>();
};

TEST_F(ProgramCreateWithNativeHandle, nullHandles) {
  call().needsHandle<1>();
}

TEST_F(ProgramCreateWithNativeHandle, nullPointers) {
  call().needsPointer<3>();
}

class ProgramCreateWithNativeHandle_Program : public KernelTest {};

TEST_F(ProgramCreateWithNativeHandle_Program, isTheSameNativeProgram) {
  ur_native_handle_t native = 0;
  Program made;
  const Call import(urProgramCreateWithNativeHandle, native, context(), nullptr, made.out());
  if (!Call(urProgramGetNativeHandle, program(), &native).worksOrSaysUnsupported()) {
    EXPECT_FALSE(import.worksOrSaysUnsupported());
    return;
  }
  if (!import.with<0>(native).worksOrSaysUnsupported())
    return;
  ur_native_handle_t same = 0;
  EXPECT_OK(urProgramGetNativeHandle(made, &same));
  EXPECT_EQ(native, same);
  Kernel kernel;
  EXPECT_OK(urKernelCreate(made, "fill", kernel.out()));
  kernel.reset();
  made.reset();
  makeKernel("fill", &kernel); // the import took nothing along
}

} // namespace conformance
