// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/kernels.hpp"

namespace conformance {

class KernelGetGroupInfo : public KernelTest {
protected:
  auto call() {
    return Call(urKernelGetGroupInfo, kernel("fill"), device(), UR_KERNEL_GROUP_INFO_GLOBAL_WORK_SIZE, 256, propValue_,
                &propSizeRet_)
        .outputs(propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(KernelGetGroupInfo, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(KernelGetGroupInfo, enumerations) {
  call().needsEnumerator<2>();
}

TEST_F(KernelGetGroupInfo, everyEnumerator) {
  static const InfoValue values[] = {
      CONFORMANCE_INFO_OPTIONAL(UR_KERNEL_GROUP_INFO_GLOBAL_WORK_SIZE, size_t[3]),
      CONFORMANCE_INFO(UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE, size_t),
      CONFORMANCE_INFO(UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE, size_t[3]),
      CONFORMANCE_INFO(UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE, size_t),
      CONFORMANCE_INFO(UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE, size_t),
      CONFORMANCE_INFO(UR_KERNEL_GROUP_INFO_PRIVATE_MEM_SIZE, size_t),
      CONFORMANCE_INFO_OPTIONAL(UR_KERNEL_GROUP_INFO_COMPILE_MAX_WORK_GROUP_SIZE, size_t[3]),
      CONFORMANCE_INFO_OPTIONAL(UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE, size_t),
  };
  checkInfoValues(infoQuery(urKernelGetGroupInfo, kernel("fill"), device()), values);
}

TEST_F(KernelGetGroupInfo, values) {
  struct Sizes {
    size_t of[3];
  };
  const InfoQuery plain = infoQuery(urKernelGetGroupInfo, kernel("fill"), device());
  EXPECT_GE(infoOf<size_t>(plain, UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE), 1U);
  EXPECT_LE(infoOf<size_t>(plain, UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE),
            deviceInfo<size_t>(UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE));
  EXPECT_GE(infoOf<size_t>(plain, UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE), 1U);
  const Sizes open = infoOf<Sizes>(plain, UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE);
  EXPECT_EQ(0U, open.of[0] + open.of[1] + open.of[2]) << "no size is required";
  Sizes most{};
  size_t linear = 0;
  EXPECT_RESULT(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
                urKernelGetGroupInfo(kernel("fill"), device(), UR_KERNEL_GROUP_INFO_COMPILE_MAX_WORK_GROUP_SIZE,
                                     sizeof most, &most, nullptr))
      << "it states no limits";
  EXPECT_RESULT(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
                urKernelGetGroupInfo(kernel("fill"), device(), UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE,
                                     sizeof linear, &linear, nullptr));
  const InfoQuery fixed = infoQuery(urKernelGetGroupInfo, kernel("ids_4_2_1"), device());
  const Sizes required = infoOf<Sizes>(fixed, UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE);
  EXPECT_EQ(4U, required.of[0]);
  EXPECT_EQ(2U, required.of[1]);
  EXPECT_EQ(1U, required.of[2]);
  const InfoQuery limited = infoQuery(urKernelGetGroupInfo, kernel("reduce_static"), device());
  EXPECT_GE(infoOf<size_t>(limited, UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE), 64 * sizeof(uint32_t));
}

} // namespace conformance
