// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where memory of pools comes from: from HIP's plain allocations, from its virtual memory where that is asked for, and
// from its own pools with the native flag alone.
#include "cuda_like/api_calls.hpp"

namespace ur::hip::test {
namespace {

using namespace cuda_like::test;

class HipPools : public ApiTest {
protected:
  /// Calls of these while memory is allocated from a pool, and freed.
  struct Calls {
    uint64_t plain, mapped, native;
  };
  Calls callsWith(ur_usm_pool_flags_t flags) {
    const ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, flags};
    ur_usm_pool_handle_t pool = nullptr;
    const ur_queue_handle_t queue = makeQueue();
    EXPECT_EQ(UR_RESULT_SUCCESS,
              CALL(urUSMPoolCreateExp, context, device, const_cast<ur_usm_pool_desc_t *>(&desc), &pool));
    const auto now = [] {
      return Calls{fake::count("hipMalloc"), fake::count("hipMemMap"), fake::count("hipMallocFromPoolAsync")};
    };
    const Calls before = now();
    void *memory = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS,
              CALL(urEnqueueUSMDeviceAllocExp, queue, pool, size_t{4} << 20, nullptr, 0, nullptr, &memory, nullptr));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urEnqueueUSMFreeExp, queue, pool, memory, 0, nullptr, nullptr));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueFinish, queue));
    const Calls after = now();
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urUSMPoolRelease, pool));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueRelease, queue));
    return {after.plain - before.plain, after.mapped - before.mapped, after.native - before.native};
  }
};

TEST_F(HipPools, areOfPlainMemoryUnlessRangesAreAskedFor) {
  const bool ranges = getenv("UR_USM_POOL_RANGES") != nullptr;
  const Calls calls = callsWith(0);
  EXPECT_EQ(ranges, calls.mapped > 0);
  EXPECT_EQ(!ranges, calls.plain > 0);
  EXPECT_EQ(0u, calls.native);
}

TEST_F(HipPools, areTheRuntimesOwnWithTheNativeFlagAlone) {
  const Calls calls = callsWith(UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP);
  EXPECT_GT(calls.native, 0u);
  EXPECT_EQ(0u, calls.plain + calls.mapped);
}

} // namespace
} // namespace ur::hip::test
