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

} // namespace conformance
