// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The times of commands that are several of Level Zero's.
#include "level_zero/api_calls.hpp"

namespace ur::level_zero::test {
namespace {

/// Of queues in order and out of order.
class LevelZeroTimes : public ApiTest, public ::testing::WithParamInterface<ur_queue_flag_t> {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(ApiTest::SetUp());
    OK(urUSMDeviceAlloc(context, device, nullptr, nullptr, 2 * kSize, &memory));
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr,
                                           GetParam() | ur_queue_flags_t{UR_QUEUE_FLAG_PROFILING_ENABLE}};
    OK(urQueueCreate(context, device, &properties, &queue));
  }
  void TearDown() override {
    EXPECT_EQ(UR_RESULT_SUCCESS, urQueueFinish(queue));
    EXPECT_EQ(UR_RESULT_SUCCESS, urQueueRelease(queue));
    EXPECT_EQ(UR_RESULT_SUCCESS, urUSMFree(context, memory));
    ApiTest::TearDown();
  }
  uint64_t time(ur_event_handle_t event, ur_profiling_info_t query) {
    uint64_t ns = 0;
    EXPECT_EQ(UR_RESULT_SUCCESS, urEventGetProfilingInfo(event, query, sizeof ns, &ns, nullptr));
    return ns;
  }
  /// The command's times hold most of the time that its parts take.
  template <class Enqueue>
  void check(Enqueue &&enqueue) {
    for (int i = 0; i < 3; ++i) { // its events are used again
      ur_event_handle_t event = nullptr;
      fake::slowDown(kPartNs);
      OK(enqueue(&event));
      OK(urEventWait(1, &event));
      fake::slowDown(0);
      const uint64_t start = time(event, UR_PROFILING_INFO_COMMAND_START);
      const uint64_t end = time(event, UR_PROFILING_INFO_COMMAND_END);
      EXPECT_GE(end - start, (kParts - 1) * kPartNs);
      EXPECT_LE(time(event, UR_PROFILING_INFO_COMMAND_SUBMIT), start);
      OK(urEventRelease(event));
    }
  }

  static constexpr size_t kSize = 1 << 20, kParts = 8;
  static constexpr uint64_t kPartNs = 1000000;
  void *memory = nullptr;
  ur_queue_handle_t queue = nullptr;
};

TEST_P(LevelZeroTimes, beginWithTheFirstRow) {
  const uint16_t pattern = 0x0102;
  check([&](ur_event_handle_t *event) {
    return urEnqueueUSMFill2D(queue, memory, 64, sizeof pattern, &pattern, 32, kParts, 0, nullptr, event);
  });
}

/// Of patterns that Level Zero doesn't take: of each row a copy.
TEST_P(LevelZeroTimes, beginWithTheFirstOfSeveralCopies) {
  const uint8_t pattern[32] = {1, 2, 3};
  const uint64_t before = fake::count("zeCommandListAppendMemoryCopy");
  check([&](ur_event_handle_t *event) {
    return urEnqueueUSMFill2D(queue, memory, 96, sizeof pattern, pattern, 64, kParts, 0, nullptr, event);
  });
  EXPECT_EQ(3 * kParts, fake::count("zeCommandListAppendMemoryCopy") - before);
}

/// The next command has other events, as long as somebody may ask for the times of the first.
TEST_P(LevelZeroTimes, areNotThoseOfTheNextCommand) {
  ur_event_handle_t events[2] = {};
  fake::slowDown(kPartNs);
  for (ur_event_handle_t &event : events)
    OK(urEnqueueUSMFill2D(queue, memory, 64, 1, "x", 32, kParts, 0, nullptr, &event));
  OK(urEventWait(2, events));
  fake::slowDown(0);
  for (const ur_event_handle_t event : events) {
    EXPECT_GE(time(event, UR_PROFILING_INFO_COMMAND_END) - time(event, UR_PROFILING_INFO_COMMAND_START),
              (kParts - 1) * kPartNs);
    OK(urEventRelease(event));
  }
}

INSTANTIATE_TEST_SUITE_P(Queues, LevelZeroTimes,
                         ::testing::Values(ur_queue_flag_t{}, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE));

} // namespace
} // namespace ur::level_zero::test
