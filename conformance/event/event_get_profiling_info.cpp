// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/kernels.hpp"

namespace conformance {

class EventGetProfilingInfo : public EventTest {
protected:
  auto call() {
    return Call(urEventGetProfilingInfo, event(), UR_PROFILING_INFO_COMMAND_QUEUED, 256, propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(EventGetProfilingInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EventGetProfilingInfo, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(EventGetProfilingInfo, enumerations) {
  call().needsEnumerator<1>();
}

TEST_F(EventGetProfilingInfo, withoutProfiling) {
  call().answers(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE);
}

class EventGetProfilingInfo_Profiling : public KernelTest {
protected:
  ur_queue_flags_t flags() const override { return UR_QUEUE_FLAG_PROFILING_ENABLE; }
  static constexpr ur_profiling_info_t kNames[] = {UR_PROFILING_INFO_COMMAND_QUEUED, UR_PROFILING_INFO_COMMAND_SUBMIT,
                                                   UR_PROFILING_INFO_COMMAND_START, UR_PROFILING_INFO_COMMAND_END,
                                                   UR_PROFILING_INFO_COMMAND_COMPLETE};
};

TEST_F(EventGetProfilingInfo_Profiling, sizeAndValue) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  for (const ur_profiling_info_t name : kNames) {
    size_t size = 0;
    const ur_result_t result = urEventGetProfilingInfo(event, name, 0, nullptr, &size);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
      continue;
    ASSERT_OK(result);
    EXPECT_EQ(sizeof(uint64_t), size);
    uint64_t value[2] = {0, 12345};
    EXPECT_OK(urEventGetProfilingInfo(event, name, sizeof value, value, nullptr));
    EXPECT_NE(0U, value[0]);
    EXPECT_EQ(12345U, value[1]);
    uint32_t small = 12345;
    EXPECT_NE(UR_RESULT_SUCCESS, urEventGetProfilingInfo(event, name, sizeof small, &small, nullptr));
    EXPECT_EQ(12345U, small);
  }
}

TEST_F(EventGetProfilingInfo_Profiling, measuresASlowKernel) {
  UsmBlock words;
  ASSERT_NO_FATAL_FAILURE(words.create(UR_USM_TYPE_HOST, context(), device(), 8));
  *words.as<uint64_t>() = 0;
  Event event;
  Arguments arguments;
  arguments.pointer(words.as<uint32_t>())
      .pointer(words.as<uint32_t>() + 1)
      .value<uint32_t>(200); // some 20 ms; 15 on fast processors
  uint64_t before = 0, after = 0, time[5] = {};
  const ur_result_t clock = urDeviceGetGlobalTimestamps(device(), &before, nullptr);
  if (clock == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the device has no timestamps";
  ASSERT_OK(clock);
  ASSERT_OK(launch(queue(), kernel("slow_copy"), 1, arguments, {}, event.out()));
  ASSERT_OK(urEventWait(1, event.list()));
  ASSERT_OK(urDeviceGetGlobalTimestamps(device(), &after, nullptr));
  if (after - before < 5000000U)
    GTEST_SKIP() << "the device's clock isn't one of real time";
  for (size_t i = 0; i < 4; ++i)
    ASSERT_OK(urEventGetProfilingInfo(event, kNames[i], sizeof time[i], &time[i], nullptr));
  for (size_t i = 1; i < 4; ++i)
    EXPECT_LE(time[i - 1], time[i]);
  EXPECT_GE(time[3] - time[2], 4500000U); // the rest is what else happens between the two readings
  EXPECT_LE(time[3] - time[2], 20000000000U);
}

TEST_F(EventGetProfilingInfo_Profiling, notBeforeItIsComplete) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
  if (IsSkipped())
    return;
  Event held;
  ASSERT_OK(gate.close(queue(), held.out()));
  uint64_t time = 12345, queued = 0, submitted = 0; // what is known is told
  EXPECT_OK(urEventGetProfilingInfo(held, UR_PROFILING_INFO_COMMAND_QUEUED, sizeof queued, &queued, nullptr));
  EXPECT_OK(urEventGetProfilingInfo(held, UR_PROFILING_INFO_COMMAND_SUBMIT, sizeof submitted, &submitted, nullptr));
  EXPECT_LE(queued, submitted);
  EXPECT_RESULT(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
                urEventGetProfilingInfo(held, UR_PROFILING_INFO_COMMAND_END, sizeof time, &time, nullptr));
  EXPECT_EQ(12345U, time);
  gate.open();
  ASSERT_OK(urEventWait(1, held.list()));
  EXPECT_OK(urEventGetProfilingInfo(held, UR_PROFILING_INFO_COMMAND_END, sizeof time, &time, nullptr));
}

TEST_F(EventGetProfilingInfo_Profiling, onTheDevicesClock) {
  uint64_t before = 0, after = 0, start = 0, end = 0;
  if (urDeviceGetGlobalTimestamps(device(), &before, nullptr) != UR_RESULT_SUCCESS)
    GTEST_SKIP() << "the device has no timestamps";
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  ASSERT_OK(urDeviceGetGlobalTimestamps(device(), &after, nullptr));
  ASSERT_OK(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_START, sizeof start, &start, nullptr));
  ASSERT_OK(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof end, &end, nullptr));
  EXPECT_LE(before, start);
  EXPECT_LE(end, after);
}

} // namespace conformance
