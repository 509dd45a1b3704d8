// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What can't be captured says so at the call, and the capture goes on; what was captured means nothing outside it.
#include "support/async.hpp"
#include "support/buffers.hpp"
#include "support/graphs.hpp"

namespace conformance {
namespace {

constexpr ur_result_t kUnsupported = UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED;
constexpr ur_result_t kInternal = UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT;

} // namespace

/// GraphBehaviour around commands that are refused: what was sent before and after them is captured, and they aren't.
class GraphRefusalsBehaviour : public GraphBehaviour {
protected:
  void around(const std::function<void()> &refused) {
    Executable made;
    ASSERT_NO_FATAL_FAILURE(capture(
        [&] {
          ASSERT_OK(fill(queue(), kWords - 16, 8, 1));
          ASSERT_NO_FATAL_FAILURE(refused());
          EXPECT_TRUE(isCapturing(queue()));
          ASSERT_OK(fill(queue(), kWords - 8, 8, 1));
        },
        &made));
    ASSERT_OK(urQueueFinish(queue()));
    EXPECT_EQ(read(kWords - 16, 16), Words(16)) << "nothing has run";
    ASSERT_NO_FATAL_FAILURE(runAndWait(made));
    EXPECT_EQ(read(kWords - 16, 16), Words(16, 1));
    EXPECT_EQ(read(0, kWords - 16), Words(kWords - 16)) << "what was refused runs never";
  }
};
CONFORMANCE_ON_QUEUES(GraphRefusalsBehaviour);

TEST_P(GraphRefusalsBehaviour, nothingThatBlocks) {
  const Words ones(8, 1);
  Words back(8);
  ASSERT_NO_FATAL_FAILURE(around([&] {
    EXPECT_EQ(kUnsupported, urQueueFinish(queue()));
    EXPECT_EQ(kUnsupported, urEnqueueUSMMemcpy(queue(), true, words(), ones.data(), 32, 0, nullptr, nullptr));
    EXPECT_EQ(kUnsupported,
              urEnqueueUSMMemcpy(queue(), true, back.data(), words(kWords - 16), 32, 0, nullptr, nullptr));
    EXPECT_EQ(kUnsupported,
              urEnqueueUSMMemcpy2D(queue(), true, words(), 16, ones.data(), 8, 8, 4, 0, nullptr, nullptr));
    Event captured;
    ASSERT_OK(urEnqueueEventsWait(queue(), 0, nullptr, captured.out()));
    EXPECT_EQ(kUnsupported, urEnqueueUSMMemcpy(other(), true, words(), ones.data(), 32, 1, captured.list(), nullptr));
    EXPECT_FALSE(isCapturing(other())) << "a refused command joins nothing";
  }));
  EXPECT_EQ(Words(8), back);
}

/// The pattern would go on from row to row.
TEST_P(GraphRefusalsBehaviour, noFillOfRowsThatNoWholeNumberOfPatternsFits) {
  const uint32_t pair[] = {1, 2};
  ASSERT_NO_FATAL_FAILURE(around(
      [&] { EXPECT_EQ(kUnsupported, urEnqueueUSMFill2D(queue(), words(), 32, 8, pair, 12, 4, 0, nullptr, nullptr)); }));
}

TEST_P(GraphRefusalsBehaviour, noBlockingAccessToBuffersAndNoMaps) {
  Mem buffer;
  Bytes bytes = someBytes(256);
  if (urMemBufferCreate(context(), UR_MEM_FLAG_READ_WRITE, 256, nullptr, buffer.out()) != UR_RESULT_SUCCESS)
    GTEST_SKIP() << "the adapter makes no buffers";
  void *mapped = nullptr;
  ASSERT_OK(urEnqueueMemBufferMap(queue(), buffer, true, UR_MAP_FLAG_READ | UR_MAP_FLAG_WRITE, 0, 256, 0, nullptr,
                                  nullptr, &mapped));
  ASSERT_NO_FATAL_FAILURE(around([&] {
    EXPECT_EQ(kUnsupported, urEnqueueMemBufferRead(queue(), buffer, true, 0, 256, bytes.data(), 0, nullptr, nullptr));
    EXPECT_EQ(kUnsupported, urEnqueueMemBufferWrite(queue(), buffer, true, 0, 256, bytes.data(), 0, nullptr, nullptr));
    for (const bool blocking : {true, false}) {
      void *again = untouched<void *>();
      EXPECT_EQ(kUnsupported, urEnqueueMemBufferMap(queue(), buffer, blocking, UR_MAP_FLAG_READ, 0, 256, 0, nullptr,
                                                    nullptr, &again));
      EXPECT_EQ(untouched<void *>(), again);
    }
    EXPECT_EQ(kUnsupported, urEnqueueMemUnmap(queue(), buffer, mapped, 0, nullptr, nullptr));
  }));
  ASSERT_OK(urEnqueueMemUnmap(queue(), buffer, mapped, 0, nullptr, nullptr));
  ASSERT_OK(urQueueFinish(queue()));
}

TEST_P(GraphRefusalsBehaviour, noTimestamps) {
  if (!deviceHas(UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP))
    GTEST_SKIP() << "the device records no timestamps (UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP)";
  ASSERT_NO_FATAL_FAILURE(around([&] {
    for (const bool blocking : {true, false}) {
      ur_event_handle_t event = untouched<ur_event_handle_t>();
      EXPECT_EQ(kUnsupported, urEnqueueTimestampRecordingExp(queue(), blocking, 0, nullptr, &event));
      EXPECT_EQ(untouched<ur_event_handle_t>(), event);
    }
  }));
}

TEST_P(GraphRefusalsBehaviour, noRunsOfGraphsAndCommandBuffers) {
  Executable earlier;
  ASSERT_NO_FATAL_FAILURE(capture([&] { ASSERT_OK(fill(queue(), 0, 8, 1)); }, &earlier));
  Ref<ur_exp_command_buffer_handle_t> buffer;
  if (deviceHas(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP)) {
    const auto desc = structure<ur_exp_command_buffer_desc_t>(UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC);
    const uint32_t one = 1;
    ASSERT_OK(urCommandBufferCreateExp(context(), device(), &desc, buffer.out()));
    ASSERT_OK(urCommandBufferAppendUSMFillExp(buffer, words(), &one, 4, 32, 0, nullptr, 0, nullptr, nullptr, nullptr,
                                              nullptr));
    ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  }
  ASSERT_NO_FATAL_FAILURE(around([&] {
    EXPECT_EQ(kUnsupported, urEnqueueGraphExp(queue(), earlier, 0, nullptr, nullptr));
    if (buffer.get() != nullptr) {
      EXPECT_EQ(kUnsupported, urEnqueueCommandBufferExp(queue(), buffer, 0, nullptr, nullptr));
    }
  }));
  ASSERT_NO_FATAL_FAILURE(runAndWait(earlier));
  EXPECT_EQ(read(0, 8), Words(8, 1));
}

TEST_P(GraphRefusalsBehaviour, noNativeCommands) {
  if (!deviceHas(UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP))
    GTEST_SKIP() << "the device has no native commands (UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP)";
  ASSERT_NO_FATAL_FAILURE(around([&] {
    bool ran = false;
    const auto function = [](ur_queue_handle_t, void *data) { *static_cast<bool *>(data) = true; };
    EXPECT_EQ(kUnsupported,
              urEnqueueNativeCommandExp(queue(), function, &ran, 0, nullptr, nullptr, 0, nullptr, nullptr));
    EXPECT_FALSE(ran);
  }));
}

TEST_P(GraphRefusalsBehaviour, noGlobalVariables) {
  if (!deviceHas(UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT))
    GTEST_SKIP() << "the device has no global variables";
  uint32_t value = 1;
  ASSERT_NO_FATAL_FAILURE(around([&] {
    for (const bool blocking : {true, false}) {
      EXPECT_EQ(kUnsupported, urEnqueueDeviceGlobalVariableWrite(queue(), program(), "conformance_variable", blocking,
                                                                 4, 0, &value, 0, nullptr, nullptr));
      EXPECT_EQ(kUnsupported, urEnqueueDeviceGlobalVariableRead(queue(), program(), "conformance_variable", blocking, 4,
                                                                0, &value, 0, nullptr, nullptr));
    }
  }));
}

/// An event of a captured command: none of a command that runs.
TEST_P(GraphRefusalsBehaviour, itsEventsHaveNoEnd) {
  Event captured;
  const auto asks = [&] {
    EXPECT_EQ(kInternal, urEventWait(1, captured.list()));
    ur_event_status_t status = UR_EVENT_STATUS_SUBMITTED;
    EXPECT_EQ(kInternal,
              urEventGetInfo(captured, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr));
    EXPECT_EQ(UR_EVENT_STATUS_SUBMITTED, status);
    uint64_t time = 12345;
    EXPECT_EQ(kInternal, urEventGetProfilingInfo(captured, UR_PROFILING_INFO_COMMAND_END, sizeof time, &time, nullptr));
    EXPECT_EQ(12345u, time);
    EXPECT_EQ(kInternal, urEventSetCallback(
                             captured, UR_EXECUTION_INFO_COMPLETE,
                             [](ur_event_handle_t, ur_execution_info_t, void *) { ADD_FAILURE(); }, nullptr));
    ur_native_handle_t native = 12345;
    const ur_result_t handle = urEventGetNativeHandle(captured, &native);
    EXPECT_TRUE(handle == kInternal || handle == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) << resultName(handle);
    EXPECT_EQ(12345u, native);
    // What the call told is told as ever.
    ur_command_t command{};
    ASSERT_OK(urEventGetInfo(captured, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, nullptr));
    EXPECT_EQ(UR_COMMAND_USM_FILL, command);
    ur_queue_handle_t of = nullptr;
    ASSERT_OK(urEventGetInfo(captured, UR_EVENT_INFO_COMMAND_QUEUE, sizeof of, &of, nullptr));
    EXPECT_EQ(queue(), of);
    EXPECT_OK(urEventRetain(captured));
    EXPECT_OK(urEventRelease(captured));
  };
  ASSERT_NO_FATAL_FAILURE(around([&] {
    ASSERT_OK(fill(queue(), 0, 8, 0, {}, captured.out())); // other words than those around it: nothing orders them
    ASSERT_NO_FATAL_FAILURE(asks());
  }));
  ASSERT_NO_FATAL_FAILURE(asks()); // nor when the graph has run
}

TEST_P(GraphRefusalsBehaviour, nobodyWaitsForItsEventsWhenItHasEnded) {
  Event captured, fresh;
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture([&] { ASSERT_OK(fill(queue(), 0, 8, 1, {}, captured.out())); }, &made));
  ur_event_handle_t out = untouched<ur_event_handle_t>();
  const auto refused = [&](ur_queue_handle_t on) {
    EXPECT_EQ(kInternal, fill(on, 0, 8, 2, {captured.list(), 1}, &out));
    EXPECT_EQ(kInternal, slowCopy(on, 0, 8, 8, {captured.list(), 1}, &out));
    EXPECT_EQ(kInternal, urEnqueueEventsWait(on, 1, captured.list(), &out));
    EXPECT_EQ(kInternal, urEnqueueEventsWaitWithBarrier(on, 1, captured.list(), &out));
    EXPECT_EQ(untouched<ur_event_handle_t>(), out);
  };
  refused(queue());
  refused(other());
  EXPECT_EQ(kInternal, urEnqueueGraphExp(queue(), made, 1, captured.list(), &out));
  EXPECT_EQ(untouched<ur_event_handle_t>(), out);
  ASSERT_NO_FATAL_FAILURE(around([&] { refused(queue()); })); // nor another capture
  ASSERT_NO_FATAL_FAILURE(runAndWait(made));
  EXPECT_EQ(read(0, 8), Words(8, 1));
}

TEST_P(GraphRefusalsBehaviour, commandBuffersDoNotWaitForItsEvents) {
  if (!deviceHas(UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP))
    GTEST_SKIP() << "the device's commands have no events of their own";
  Event captured;
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture([&] { ASSERT_OK(fill(queue(), 0, 8, 1, {}, captured.out())); }, &made));
  auto desc = structure<ur_exp_command_buffer_desc_t>(UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC);
  desc.isInOrder = true;
  Ref<ur_exp_command_buffer_handle_t> buffer;
  const uint32_t two = 2;
  ASSERT_OK(urCommandBufferCreateExp(context(), device(), &desc, buffer.out()));
  EXPECT_EQ(kInternal, urCommandBufferAppendUSMFillExp(buffer, words(), &two, 4, 32, 0, nullptr, 1, captured.list(),
                                                       nullptr, nullptr, nullptr));
  ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  ASSERT_OK(urEnqueueCommandBufferExp(queue(), buffer, 0, nullptr, nullptr)); // empty, and as it was
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(read(0, 8), Words(8));
}

TEST_P(GraphRefusalsBehaviour, asynchronousAllocation) {
  if (!deviceHas(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP))
    GTEST_SKIP() << "the device allocates nothing in the order of a queue";
  void *before = nullptr;
  ASSERT_OK(enqueueAlloc(UR_USM_TYPE_DEVICE, queue(), nullptr, 4096, {}, &before));
  ASSERT_OK(urQueueFinish(queue()));
  // Either nodes, or refused: never memory that others get while the graph may run.
  ASSERT_NO_FATAL_FAILURE(around([&] {
    void *memory = untouched<void *>();
    const ur_result_t allocated = enqueueAlloc(UR_USM_TYPE_DEVICE, queue(), nullptr, 4096, {}, &memory);
    if (allocated == UR_RESULT_SUCCESS) {
      EXPECT_OK(enqueueFree(queue(), memory));
      return;
    }
    EXPECT_EQ(kUnsupported, allocated) << resultName(allocated);
    EXPECT_EQ(untouched<void *>(), memory);
    EXPECT_EQ(kUnsupported, enqueueFree(queue(), before));
  }));
  ASSERT_OK(enqueueFree(queue(), before)); // it is there still
  ASSERT_OK(urQueueFinish(queue()));
}

} // namespace conformance
