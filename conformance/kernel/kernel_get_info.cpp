// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/kernels.hpp"

namespace conformance {

class KernelGetInfo : public KernelTest {
protected:
  auto call() {
    return Call(urKernelGetInfo, kernel("fill"), UR_KERNEL_INFO_FUNCTION_NAME, 256, propValue_, &propSizeRet_)
        .outputs(propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(KernelGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(KernelGetInfo, nullPointers) {
  call().with<3>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().with<2>(0).with<3>(nullptr).with<4>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(KernelGetInfo, enumerations) {
  call().needsEnumerator<1>();
}

TEST_F(KernelGetInfo, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(KernelGetInfo, everyEnumerator) {
  static const InfoValue values[] = {
      CONFORMANCE_INFO_ARRAY(UR_KERNEL_INFO_FUNCTION_NAME, char),
      CONFORMANCE_INFO(UR_KERNEL_INFO_NUM_ARGS, uint32_t),
      CONFORMANCE_INFO(UR_KERNEL_INFO_REFERENCE_COUNT, uint32_t),
      CONFORMANCE_INFO(UR_KERNEL_INFO_CONTEXT, ur_context_handle_t),
      CONFORMANCE_INFO(UR_KERNEL_INFO_PROGRAM, ur_program_handle_t),
      CONFORMANCE_INFO_ARRAY(UR_KERNEL_INFO_ATTRIBUTES, char),
      CONFORMANCE_INFO_OPTIONAL(UR_KERNEL_INFO_NUM_REGS, uint32_t),
      CONFORMANCE_INFO_OPTIONAL_ARRAY(UR_KERNEL_INFO_SPILL_MEM_SIZE, uint32_t),
  };
  checkInfoValues(infoQuery(urKernelGetInfo, kernel("fill")), values);
}

TEST_F(KernelGetInfo, errors) {
  checkInfoErrors(infoQuery(urKernelGetInfo, kernel("fill")), UR_KERNEL_INFO_FUNCTION_NAME);
}

TEST_F(KernelGetInfo, values) {
  const InfoQuery query = infoQuery(urKernelGetInfo, kernel("many"));
  EXPECT_EQ("many", infoString(query, UR_KERNEL_INFO_FUNCTION_NAME));
  EXPECT_EQ(10U, infoOf<uint32_t>(query, UR_KERNEL_INFO_NUM_ARGS));
  EXPECT_EQ(1U, references(query, UR_KERNEL_INFO_REFERENCE_COUNT));
  EXPECT_EQ(context(), infoOf<ur_context_handle_t>(query, UR_KERNEL_INFO_CONTEXT));
  EXPECT_EQ(program(), infoOf<ur_program_handle_t>(query, UR_KERNEL_INFO_PROGRAM));
  const InfoQuery none = infoQuery(urKernelGetInfo, kernel("nothing"));
  EXPECT_EQ(0U, infoOf<uint32_t>(none, UR_KERNEL_INFO_NUM_ARGS));
}

} // namespace conformance
