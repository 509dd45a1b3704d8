// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/kernels.hpp"

namespace conformance {

class KernelGetSubGroupInfo : public KernelTest {
protected:
  auto call() {
    return Call(urKernelGetSubGroupInfo, kernel("fill"), device(), UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE, 256,
                propValue_, &propSizeRet_)
        .outputs(propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(KernelGetSubGroupInfo, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(KernelGetSubGroupInfo, enumerations) {
  call().needsEnumerator<2>();
}

TEST_F(KernelGetSubGroupInfo, everyEnumerator) {
  static const InfoValue values[] = {
      CONFORMANCE_INFO(UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE, uint32_t),
      CONFORMANCE_INFO(UR_KERNEL_SUB_GROUP_INFO_MAX_NUM_SUB_GROUPS, uint32_t),
      CONFORMANCE_INFO(UR_KERNEL_SUB_GROUP_INFO_COMPILE_NUM_SUB_GROUPS, uint32_t),
      CONFORMANCE_INFO(UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL, uint32_t),
  };
  checkInfoValues(infoQuery(urKernelGetSubGroupInfo, kernel("fill"), device()), values);
}

} // namespace conformance
