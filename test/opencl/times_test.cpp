// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The times of commands that are several of OpenCL's.
#include "opencl/api_test.hpp"

#include <algorithm>

namespace ur::opencl::test {
namespace {

class OpenClTimes : public ApiTest, public ::testing::WithParamInterface<ur_queue_flag_t> {
protected:
  static constexpr size_t kRow = 256 << 10, kPitch = 2 * kRow, kRows = 64;
  /// How long a copy of so many rows takes, by its event.
  uint64_t took(ur_queue_handle_t queue, char *to, const char *from, size_t rows) {
    ur_event_handle_t event = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS,
              urEnqueueUSMMemcpy2D(queue, true, to, kPitch, from, kPitch, kRow, rows, 0, nullptr, &event));
    uint64_t start = 0, end = 0;
    EXPECT_EQ(UR_RESULT_SUCCESS,
              urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_START, sizeof start, &start, nullptr));
    EXPECT_EQ(UR_RESULT_SUCCESS,
              urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof end, &end, nullptr));
    EXPECT_EQ(UR_RESULT_SUCCESS, urEventRelease(event));
    return end - start;
  }
};

/// With native kernels that is one command; else each row is one, of which none takes much less than the fastest.
TEST_P(OpenClTimes, beginWithTheFirstRow) {
  const ur_queue_handle_t queue = makeQueue(GetParam() | ur_queue_flags_t{UR_QUEUE_FLAG_PROFILING_ENABLE});
  void *from = nullptr, *to = nullptr;
  OK(urUSMDeviceAlloc(context, device, nullptr, nullptr, kRows * kPitch, &from));
  OK(urUSMDeviceAlloc(context, device, nullptr, nullptr, kRows * kPitch, &to));
  const auto copy = [&](size_t rows) { return took(queue, static_cast<char *>(to), static_cast<char *>(from), rows); };
  (void)copy(kRows); // touches the memory
  uint64_t one = UINT64_MAX;
  for (int i = 0; i < 20; ++i)
    one = std::min(one, copy(1));
  const int64_t objects = fake::objects();
  EXPECT_GE(copy(kRows), kRows / 4 * one);
  EXPECT_EQ(objects, fake::objects());
  OK(urQueueRelease(queue));
  OK(urUSMFree(context, from));
  OK(urUSMFree(context, to));
}

INSTANTIATE_TEST_SUITE_P(Queues, OpenClTimes,
                         ::testing::Values(ur_queue_flag_t{}, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE));

} // namespace
} // namespace ur::opencl::test
