// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What async_alloc's list asks for and no adapter can do yet, so that the table of a run says so.
#include "support/async.hpp"

namespace conformance {

using AsyncRecordedBehaviour = AsyncTest;

TEST_F(AsyncRecordedBehaviour, captureFromAQueue) {
  const ur_result_t result = urQueueBeginGraphCaptureExp(queue());
  if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the adapter records no queues (urQueueBeginGraphCaptureExp answers UNSUPPORTED_FEATURE)";
  ASSERT_OK(result);
  // Either a node of the graph or a clear error; never memory that a replay would share with others.
  void *memory = nullptr;
  const ur_result_t allocated =
      urEnqueueUSMDeviceAllocExp(queue(), pool(), 4096, nullptr, 0, nullptr, &memory, nullptr);
  EXPECT_TRUE(allocated == UR_RESULT_SUCCESS || allocated == UR_RESULT_ERROR_UNSUPPORTED_FEATURE ||
              allocated == UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED)
      << resultName(allocated);
  if (allocated == UR_RESULT_SUCCESS) {
    EXPECT_OK(urEnqueueUSMFreeExp(queue(), nullptr, memory, 0, nullptr, nullptr));
  }
  Ref<ur_exp_graph_handle_t> graph;
  EXPECT_OK(urQueueEndGraphCaptureExp(queue(), graph.out()));
}

TEST_F(AsyncRecordedBehaviour, severalDevices) {
  if (environment().devices.size() < 2)
    GTEST_SKIP() << "the platform has one device: no chain of events through several devices";
  const std::vector<ur_device_handle_t> &devices = environment().devices;
  Context context;
  ASSERT_OK(urContextCreate(static_cast<uint32_t>(devices.size()), devices.data(), nullptr, context.out()));
  std::vector<Queue> queues(devices.size());
  Event last;
  for (size_t i = 0; i < devices.size(); ++i) {
    ASSERT_OK(urQueueCreate(context, devices[i], nullptr, queues[i].out()));
    void *memory = nullptr;
    Event made, freed;
    ASSERT_OK(urEnqueueUSMDeviceAllocExp(queues[i], nullptr, 4096, nullptr, last.get() == nullptr ? 0 : 1,
                                         last.get() == nullptr ? nullptr : last.list(), &memory, made.out()));
    ASSERT_OK(urEnqueueUSMFreeExp(queues[i], nullptr, memory, 1, made.list(), freed.out()));
    last = std::move(freed);
  }
  EXPECT_OK(urEventWait(1, last.list()));
}

} // namespace conformance
