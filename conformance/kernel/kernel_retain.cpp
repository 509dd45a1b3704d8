// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/kernels.hpp"

namespace conformance {

class KernelRetain : public KernelTest {
protected:
  auto call() { return Call(urKernelRetain, kernel("fill")); }
};

TEST_F(KernelRetain, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(KernelRetain, addsAReference) {
  const ur_kernel_handle_t made = kernel("fill");
  const InfoQuery query = infoQuery(urKernelGetInfo, made);
  ASSERT_EQ(1U, references(query, UR_KERNEL_INFO_REFERENCE_COUNT));
  EXPECT_OK(urKernelRetain(made));
  EXPECT_EQ(2U, references(query, UR_KERNEL_INFO_REFERENCE_COUNT));
  EXPECT_OK(urKernelRelease(made));
  EXPECT_EQ(1U, references(query, UR_KERNEL_INFO_REFERENCE_COUNT));
}

} // namespace conformance
