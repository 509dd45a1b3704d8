// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies outside queues, and waiting for a device.
#include "core/core_test.hpp"

#include <cstring>

namespace ur::test {
namespace {

class Direct : public CoreTest {};
UR_TEST_ALL_SHAPES(Direct);

TEST_P(Direct, CopiesOutsideQueuesAreDoneOnReturn) {
  uint32_t *memory = deviceMemory(4), *far = deviceMemory(4, 1);
  const uint32_t words[4] = {1, 2, 3, 4};
  uint32_t back[4] = {};
  const auto copy = [&](void *dst, const void *src, size_t size) {
    return api().USMExp.pfnContextMemcpyExp(context, dst, src, size);
  };
  EXPECT_EQ(copy(memory, words, 16), UR_RESULT_SUCCESS);
  EXPECT_EQ(copy(far, memory, 16), UR_RESULT_SUCCESS);
  EXPECT_EQ(copy(back, far, 16), UR_RESULT_SUCCESS);
  EXPECT_EQ(0, std::memcmp(words, back, 16));
  EXPECT_EQ(copy(memory, words, 20), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(copy(memory, words, 0), UR_RESULT_ERROR_INVALID_SIZE);
  for (const Call call : {Call::createStream, Call::copy}) {
    sim->failCall(call);
    EXPECT_NE(copy(back, far, 16), UR_RESULT_SUCCESS) << sim::name(call);
    EXPECT_EQ(copy(back, far, 16), UR_RESULT_SUCCESS);
  }
  sim->failCommand();
  EXPECT_NE(copy(back, far, 16), UR_RESULT_SUCCESS);
}

TEST_P(Direct, ADeviceIsWaitedForOnAllItsQueues) {
  const Queue queue = inOrder(), other = outOfOrder(), far = makeQueue(0, 1);
  const Event one = fill(queue, deviceMemory(1), 1, 1), two = fill(other, deviceMemory(1), 1, 2);
  sim::Hold hold = sim->holdDevice(1);
  const Event kept = fill(far, deviceMemory(1, 1), 1, 3);
  EXPECT_EQ(api().DeviceExp.pfnWaitExp(devices[0]), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(one), UR_EVENT_STATUS_COMPLETE);
  EXPECT_EQ(status(two), UR_EVENT_STATUS_COMPLETE);
  EXPECT_NE(status(kept), UR_EVENT_STATUS_COMPLETE);
  hold.open();
  EXPECT_EQ(api().DeviceExp.pfnWaitExp(devices[1]), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(kept), UR_EVENT_STATUS_COMPLETE);
}

} // namespace
} // namespace ur::test
