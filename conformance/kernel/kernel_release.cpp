// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class KernelRelease : public KernelTest {
protected:
  auto call() { return Call(urKernelRelease, kernel("fill")); }
};

TEST_F(KernelRelease, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(KernelRelease, withLaunchesInFlight) {
  UsmBlock words;
  ASSERT_NO_FATAL_FAILURE(words.create(UR_USM_TYPE_HOST, context(), device(), 2 * sizeof(uint32_t)));
  words.as<uint32_t>()[0] = 0;
  words.as<uint32_t>()[1] = 11;
  Kernel slow;
  ASSERT_NO_FATAL_FAILURE(makeKernel("slow_copy", &slow));
  Arguments arguments;
  arguments.pointer(words.get()).pointer(words.as<uint32_t>() + 1).value<uint32_t>(20);
  ASSERT_OK(launch(queue(), slow, 1, arguments));
  slow.reset();
  EXPECT_OK(urQueueFinish(queue()));
  EXPECT_EQ(11U, words.as<uint32_t>()[0]);
}

} // namespace conformance
