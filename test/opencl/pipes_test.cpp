// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pipes between programs and the host, by the extension for them. No driver that is installed has it: the layer before
// the drivers offers it where it is told to (see CMakeLists.txt), and without it the adapter says that there is none.
#include "opencl/api_test.hpp"

#include <cstdlib>

namespace ur::opencl::test {
namespace {

class OpenClPipes : public ApiTest {
protected:
  void SetUp() override {
    ApiTest::SetUp();
    if (IsSkipped() || HasFatalFailure())
      return;
    program_ = build("__kernel void nothing() {}\n");
    OK(urDeviceGetInfo(device, UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT, sizeof has_, &has_, nullptr));
    ASSERT_EQ(getenv("FAKE_OPENCL_PIPES") && !getenv("FAKE_OPENCL_LACKS"), has_ != 0);
  }
  void TearDown() override {
    if (program_) {
      EXPECT_EQ(UR_RESULT_SUCCESS, urProgramRelease(program_));
    }
    ApiTest::TearDown();
  }
  static uint64_t underruns() { return fake::hook<uint64_t()>("fakeOpenClUnderruns")(); }

  ur_program_handle_t program_ = nullptr;
  ur_bool_t has_ = false;
};

TEST_F(OpenClPipes, areSupportedWhereTheDeviceSaysSo) {
  const ur_queue_handle_t queue = makeQueue();
  uint32_t word = 5, back = 7;
  const ur_result_t wanted = has_ ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  EXPECT_EQ(wanted, urEnqueueWriteHostPipe(queue, program_, "words", true, &word, 4, 0, nullptr, nullptr));
  EXPECT_EQ(wanted, urEnqueueReadHostPipe(queue, program_, "words", true, &back, 4, 0, nullptr, nullptr));
  EXPECT_EQ(has_ ? 5u : 7u, back);
  OK(urQueueRelease(queue));
}

TEST_F(OpenClPipes, whatIsWrittenIsReadInItsPlace) {
  if (!has_)
    GTEST_SKIP() << "the driver has no pipes";
  const uint64_t reads = fake::count("clEnqueueReadHostPipeINTEL"), before = underruns();
  for (const ur_queue_flags_t flags :
       {ur_queue_flags_t{0}, ur_queue_flags_t{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}}) {
    const ur_queue_handle_t queue = makeQueue(flags), other = makeQueue(flags);
    for (uint32_t i = 0; i < 20; ++i) {
      uint32_t pair[] = {i, i + 1}, word = i + 2, back[3] = {};
      ur_event_handle_t written[2] = {}, read = nullptr;
      OK(urEnqueueWriteHostPipe(queue, program_, "pairs", false, pair, 8, 0, nullptr, &written[0]));
      OK(urEnqueueWriteHostPipe(queue, program_, "words", false, &word, 4, 1, &written[0], &written[1]));
      OK(urEnqueueReadHostPipe(other, program_, "pairs", false, back, 8, 1, &written[0], &read));
      OK(urEnqueueReadHostPipe(queue, program_, "words", true, &back[2], 4, 2, written, nullptr));
      EXPECT_EQ(i + 2, back[2]);
      OK(urEventWait(1, &read));
      EXPECT_EQ(i, back[0]);
      EXPECT_EQ(i + 1, back[1]);
      for (const ur_event_handle_t event : {written[0], written[1], read})
        OK(urEventRelease(event));
    }
    OK(urQueueRelease(other));
    OK(urQueueRelease(queue));
  }
  EXPECT_EQ(80u, fake::count("clEnqueueReadHostPipeINTEL") - reads);
  EXPECT_EQ(before, underruns());
}

TEST_F(OpenClPipes, whatIsNoneIsRefused) {
  if (!has_)
    GTEST_SKIP() << "the driver has no pipes";
  const ur_queue_handle_t queue = makeQueue();
  uint32_t word = 5;
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE,
            urEnqueueWriteHostPipe(queue, program_, "none", false, &word, 4, 0, nullptr, &event));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE,
            urEnqueueReadHostPipe(queue, program_, "words", true, &word, 3, 0, nullptr, &event));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_NULL_POINTER,
            urEnqueueReadHostPipe(queue, program_, nullptr, true, &word, 4, 0, nullptr, &event));
  ur_context_handle_t elsewhere = nullptr;
  OK(urContextCreate(1, &device, nullptr, &elsewhere));
  ur_queue_handle_t there = nullptr;
  OK(urQueueCreate(elsewhere, device, nullptr, &there));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_PROGRAM,
            urEnqueueReadHostPipe(there, program_, "words", true, &word, 4, 0, nullptr, &event));
  EXPECT_EQ(nullptr, event);
  EXPECT_EQ(5u, word);
  OK(urQueueRelease(there));
  OK(urContextRelease(elsewhere));
  OK(urQueueRelease(queue));
}

TEST_F(OpenClPipes, everyFailedCallIsAnErrorAndLeavesNothing) {
  if (!has_)
    GTEST_SKIP() << "the driver has no pipes";
  const ur_queue_handle_t queue = makeQueue();
  uint32_t word = 5, back = 0;
  ur_event_handle_t event = nullptr;
  (void)fake::failAt(1);
  EXPECT_EQ(UR_RESULT_ERROR_OUT_OF_RESOURCES,
            urEnqueueWriteHostPipe(queue, program_, "words", false, &word, 4, 0, nullptr, &event));
  EXPECT_STREQ("clEnqueueWriteHostPipeINTEL", fake::failed());
  EXPECT_EQ(nullptr, event);
  (void)fake::failAt(0);
  OK(urEnqueueWriteHostPipe(queue, program_, "words", true, &word, 4, 0, nullptr, nullptr));
  OK(urQueueFinish(queue));
  const int64_t objects = fake::objects();
  (void)fake::failAt(1);
  EXPECT_EQ(UR_RESULT_ERROR_OUT_OF_RESOURCES,
            urEnqueueReadHostPipe(queue, program_, "words", true, &back, 4, 0, nullptr, &event));
  EXPECT_STREQ("clEnqueueReadHostPipeINTEL", fake::failed());
  (void)fake::failAt(0);
  EXPECT_EQ(nullptr, event);
  EXPECT_EQ(0u, back);
  EXPECT_GE(objects, fake::objects());
  OK(urEnqueueReadHostPipe(queue, program_, "words", true, &back, 4, 0, nullptr, nullptr));
  EXPECT_EQ(5u, back);
  OK(urQueueRelease(queue));
}

} // namespace
} // namespace ur::opencl::test
