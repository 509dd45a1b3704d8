// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the flags of urQueueCreate become in the driver.
#include "cuda/api_calls.hpp"

namespace ur::cuda::test {
namespace {

class CudaQueues : public ApiTest {
protected:
  uintptr_t streamOf(ur_queue_flags_t flags) {
    const ur_queue_handle_t queue = makeQueue(flags);
    ur_native_handle_t native = 0;
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueGetNativeHandle, queue, nullptr, &native));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueRelease, queue));
    return native;
  }
};

TEST_F(CudaQueues, theDefaultStreamIsThatWhereItIsAskedFor) {
  constexpr uintptr_t kLegacy = 1;
  EXPECT_EQ(kLegacy, streamOf(UR_QUEUE_FLAG_USE_DEFAULT_STREAM));
  EXPECT_NE(kLegacy, streamOf(UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM));
  EXPECT_EQ(1u, fake::count("streams with the default one"));
  EXPECT_NE(kLegacy, streamOf(0));
  EXPECT_EQ(1u, fake::count("streams with the default one"));
}

TEST_F(CudaQueues, prioritiesAreTheDevicesBestAndItsLeast) {
  const auto made = [&](ur_queue_flags_t flags, const char *what) {
    const uint64_t before = fake::count(what);
    EXPECT_NE(0u, streamOf(flags));
    return fake::count(what) - before;
  };
  EXPECT_EQ(1u, made(UR_QUEUE_FLAG_PRIORITY_HIGH, "streams of priority -5"));
  EXPECT_EQ(1u, made(UR_QUEUE_FLAG_PRIORITY_LOW, "streams of priority 0"));
}

} // namespace
} // namespace ur::cuda::test
