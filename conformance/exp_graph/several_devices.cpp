// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A graph is of one device: queues of another one neither join nor run it.
#include "support/graphs.hpp"

namespace conformance {

class GraphDevicesBehaviour : public DeviceTest {
protected:
  void SetUp() override {
    if (otherDevice() == nullptr)
      GTEST_SKIP() << "the platform has one device";
    if (!deviceHas(UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP))
      GTEST_SKIP() << "the device captures no queues (UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP)";
    const ur_device_handle_t both[] = {device(), otherDevice()};
    ASSERT_OK(urContextCreate(2, both, nullptr, context_.out()));
    ASSERT_OK(urQueueCreate(context_, device(), nullptr, mine_.out()));
    ASSERT_OK(urQueueCreate(context_, otherDevice(), nullptr, theirs_.out()));
    ASSERT_NO_FATAL_FAILURE(memory_.create(UR_USM_TYPE_HOST, context_, device(), 2 * sizeof(uint32_t)));
    words()[0] = words()[1] = 0;
    ASSERT_OK(urGraphCreateExp(context_, graph_.out()));
    ur_exp_graph_handle_t ended = nullptr;
    ASSERT_OK(urQueueBeginCaptureIntoGraphExp(mine_, graph_));
    ASSERT_OK(fill(mine_, 0, {}, first_.out()));
    EXPECT_EQ(UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED, fill(theirs_, 1, {first_.list(), 1}));
    EXPECT_EQ(UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED,
              urEnqueueEventsWaitWithBarrier(theirs_, 1, first_.list(), nullptr));
    EXPECT_FALSE(isCapturing(theirs_));
    ASSERT_OK(urQueueEndGraphCaptureExp(mine_, &ended));
  }
  ur_result_t fill(ur_queue_handle_t on, size_t word, Events waits = {}, ur_event_handle_t *event = nullptr) {
    const uint32_t one = 1;
    return urEnqueueUSMFill(on, words() + word, sizeof one, &one, sizeof one, static_cast<uint32_t>(waits.size()),
                            waits.empty() ? nullptr : waits.data(), event);
  }
  uint32_t *words() const { return memory_.as<uint32_t>(); }

  Context context_;
  UsmBlock memory_;
  Queue mine_, theirs_;
  Event first_;
  Graph graph_;
};

TEST_F(GraphDevicesBehaviour, queuesOfAnotherDoNotAddToIt) {
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_GRAPH, urQueueBeginCaptureIntoGraphExp(theirs_, graph_));
  EXPECT_FALSE(isCapturing(theirs_));
}

TEST_F(GraphDevicesBehaviour, runsOnItsOwn) {
  Executable made;
  ASSERT_OK(urGraphInstantiateGraphExp(graph_, made.out()));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_QUEUE, urEnqueueGraphExp(theirs_, made, 0, nullptr, nullptr));
  ASSERT_OK(urEnqueueGraphExp(mine_, made, 0, nullptr, nullptr));
  ASSERT_OK(urQueueFinish(mine_));
  EXPECT_EQ(1u, words()[0]);
  EXPECT_EQ(0u, words()[1]);
}

} // namespace conformance
