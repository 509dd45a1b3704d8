// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/kernels.hpp"

namespace conformance {

class KernelCreate : public KernelTest {
protected:
  auto call() { return Call(urKernelCreate, program(), "name", &kernel_).outputs(kernel_); }

  ur_kernel_handle_t kernel_ = untouched<ur_kernel_handle_t>();
};

TEST_F(KernelCreate, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(KernelCreate, nullPointers) {
  call().needsPointer<1>();
  call().needsPointer<2>();
}

TEST_F(KernelCreate, unknownName) {
  for (const char *name : {"no_such_kernel", "", "fil", "fill ", "Fill"})
    call().with<1>(name).answers(UR_RESULT_ERROR_INVALID_KERNEL_NAME);
}

TEST_F(KernelCreate, succeeds) {
  Kernel made;
  call().with<1>("saxpy").with<2>(made.out()).succeeds();
  const InfoQuery query = infoQuery(urKernelGetInfo, made);
  EXPECT_EQ(1U, references(query, UR_KERNEL_INFO_REFERENCE_COUNT));
  EXPECT_EQ("saxpy", infoString(query, UR_KERNEL_INFO_FUNCTION_NAME));
}

TEST_F(KernelCreate, beforeTheBuild) {
  Program fresh;
  ASSERT_OK(createProgram(context(), device(), &fresh));
  const ur_result_t result = call().with<0>(fresh).with<1>("fill").result();
  EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE || result == UR_RESULT_ERROR_INVALID_PROGRAM ||
              result == UR_RESULT_ERROR_INVALID_OPERATION)
      << resultName(result);
  EXPECT_EQ(untouched<ur_kernel_handle_t>(), kernel_);
}

TEST_F(KernelCreate, promiseOutlivesTheProgramsHandle) {
  Program fresh;
  ASSERT_OK(createProgram(context(), device(), &fresh));
  ASSERT_OK(urProgramBuild(context(), fresh, nullptr));
  Kernel made;
  ASSERT_OK(urKernelCreate(fresh, "nothing", made.out()));
  fresh.reset();
  EXPECT_OK(launch(queue(), made, 1, Arguments()));
  EXPECT_OK(urQueueFinish(queue()));
}

} // namespace conformance
