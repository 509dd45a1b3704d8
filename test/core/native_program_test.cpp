// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of programs and kernels, also of programs that aren't built yet.
#include "core/faults.hpp"

namespace ur::test {
namespace {

class NativePrograms : public FaultTest {
protected:
  NativePrograms() { expectRefusals_ = false; } // unless a test says so
};
UR_TEST_ALL_SHAPES(NativePrograms);

TEST_P(NativePrograms, ProgramsAndKernelsComeBackOnTheSameNativeOnes) {
  Program program = makeProgram("add_u32 nop");
  Kernel kernel;
  ASSERT_EQ(api().Kernel.pfnCreate(program, "add_u32", kernel.out()), UR_RESULT_SUCCESS);
  ur_native_handle_t nativeProgram = 0, nativeKernel = 0, same = 0;
  ASSERT_EQ(api().Program.pfnGetNativeHandle(program, &nativeProgram), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().Kernel.pfnGetNativeHandle(kernel, &nativeKernel), UR_RESULT_SUCCESS);

  Program imported;
  ASSERT_EQ(api().Program.pfnCreateWithNativeHandle(nativeProgram, context, nullptr, imported.out()),
            UR_RESULT_SUCCESS);
  ASSERT_EQ(api().Program.pfnGetNativeHandle(imported, &same), UR_RESULT_SUCCESS);
  EXPECT_EQ(same, nativeProgram);
  EXPECT_EQ(query<size_t>(api().Program.pfnGetInfo, imported.get(), UR_PROGRAM_INFO_NUM_KERNELS), 2u);
  EXPECT_EQ(api().Program.pfnBuild(context, imported, nullptr), UR_RESULT_ERROR_INVALID_PROGRAM) << "it has no code";
  Kernel fresh;
  EXPECT_EQ(api().Kernel.pfnCreate(imported, "nop", fresh.out()), UR_RESULT_SUCCESS);

  // Of a program that is named, or of the vendor's own answer.
  for (const ur_program_handle_t of : {imported.get(), static_cast<ur_program_handle_t>(nullptr)}) {
    Kernel again;
    ASSERT_EQ(api().Kernel.pfnCreateWithNativeHandle(nativeKernel, context, of, nullptr, again.out()),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(api().Kernel.pfnGetNativeHandle(again, &same), UR_RESULT_SUCCESS);
    EXPECT_EQ(same, nativeKernel);
    uint32_t *memory = deviceMemory(4);
    Queue queue = inOrder();
    fillOnly(queue, memory, 4, 3);
    const uint32_t two = 2;
    ASSERT_EQ(tryLaunch(queue, again, 4, {pointerArg(0, memory), wordArg(1, two)}), UR_RESULT_SUCCESS);
    finish(queue);
  }
  Program other = makeProgram("add_u32");
  Kernel none;
  EXPECT_EQ(api().Kernel.pfnCreateWithNativeHandle(nativeKernel, context, other, nullptr, none.out()),
            UR_RESULT_ERROR_INVALID_KERNEL)
      << "it is another program's";
  EXPECT_EQ(api().Kernel.pfnCreateWithNativeHandle(kNothing, context, program, nullptr, none.out()),
            UR_RESULT_ERROR_INVALID_KERNEL);
  Program noProgram;
  EXPECT_EQ(api().Program.pfnCreateWithNativeHandle(kNothing, context, nullptr, noProgram.out()),
            UR_RESULT_ERROR_INVALID_PROGRAM);
}

// The vendor's program is there before it is built, and it is the one that is built.
TEST_P(NativePrograms, ProgramsHaveNativeOnesBeforeTheyAreBuilt) {
  const std::string code = "SIMK add_u32 nop";
  Program program;
  ASSERT_EQ(api().Program.pfnCreateWithIL(context, code.data(), code.size(), nullptr, program.out()),
            UR_RESULT_SUCCESS);
  ur_native_handle_t native = 0, same = 0;
  expectRefusals_ = true;
  failEveryCall("a program's native handle before it is built", [&] {
    Program fresh;
    EXPECT_EQ(api().Program.pfnCreateWithIL(context, code.data(), code.size(), nullptr, fresh.out()),
              UR_RESULT_SUCCESS);
    ur_native_handle_t handed = kNothing;
    const ur_result_t result = api().Program.pfnGetNativeHandle(fresh, &handed);
    stopFailing();
    EXPECT_EQ(result == UR_RESULT_SUCCESS, handed != kNothing);
    return result;
  });
  ASSERT_EQ(api().Program.pfnGetNativeHandle(program, &native), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().Program.pfnGetNativeHandle(program, &same), UR_RESULT_SUCCESS);
  EXPECT_EQ(same, native);

  Program imported;
  ASSERT_EQ(api().Program.pfnCreateWithNativeHandle(native, context, nullptr, imported.out()), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().Program.pfnGetNativeHandle(imported, &same), UR_RESULT_SUCCESS);
  EXPECT_EQ(same, native);
  Kernel kernel;
  EXPECT_EQ(api().Kernel.pfnCreate(imported, "nop", kernel.out()), UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE);
  imported.reset();

  for (int i = 0; i < 2; ++i) { // builds anew, too
    ASSERT_EQ(api().Program.pfnBuild(context, program, nullptr), UR_RESULT_SUCCESS);
    ASSERT_EQ(api().Program.pfnGetNativeHandle(program, &same), UR_RESULT_SUCCESS);
    EXPECT_EQ(same, native);
  }
  ASSERT_EQ(api().Kernel.pfnCreate(program, "nop", kernel.out()), UR_RESULT_SUCCESS);
}

TEST_P(NativePrograms, AnImportThatIsNotBuiltIsBuiltHere) {
  const std::string code = "SIMK nop";
  Program program, imported;
  ASSERT_EQ(api().Program.pfnCreateWithIL(context, code.data(), code.size(), nullptr, program.out()),
            UR_RESULT_SUCCESS);
  ur_native_handle_t native = 0;
  ASSERT_EQ(api().Program.pfnGetNativeHandle(program, &native), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().Program.pfnCreateWithNativeHandle(native, context, nullptr, imported.out()), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().Program.pfnBuild(context, imported, nullptr), UR_RESULT_SUCCESS);
  Kernel kernel;
  ASSERT_EQ(api().Kernel.pfnCreate(imported, "nop", kernel.out()), UR_RESULT_SUCCESS);
  Queue queue = inOrder();
  EXPECT_EQ(tryLaunch(queue, kernel, 4, {}), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(NativePrograms, AnImportThatOwnsNothingTakesNothingAlong) {
  Program program = makeProgram("nop");
  ur_native_handle_t native = 0;
  ASSERT_EQ(api().Program.pfnGetNativeHandle(program, &native), UR_RESULT_SUCCESS);
  expectRefusals_ = true;
  failEveryCall("a program's native handle", [&] {
    ur_native_handle_t handed = kNothing;
    const ur_result_t result = api().Program.pfnGetNativeHandle(program, &handed);
    stopFailing();
    EXPECT_EQ(result == UR_RESULT_SUCCESS, handed != kNothing);
    return result;
  });
  failEveryCall("an import of a program", [&] {
    Program made;
    const ur_result_t result = api().Program.pfnCreateWithNativeHandle(native, context, nullptr, made.out());
    stopFailing();
    EXPECT_EQ(result == UR_RESULT_SUCCESS, made.get() != nullptr);
    return result;
  });
  Program made;
  ASSERT_EQ(api().Program.pfnCreateWithNativeHandle(native, context, nullptr, made.out()), UR_RESULT_SUCCESS);
  made.reset();
  Kernel kernel;
  EXPECT_EQ(api().Kernel.pfnCreate(program, "nop", kernel.out()), UR_RESULT_SUCCESS) << "the import took it along";
}

} // namespace
} // namespace ur::test
