// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How often an entry point asks for the thread's device, and sets it (promise D3). The caller's is the first one, the
// context's queues are on the second, where FAKE_HIP_DEVICES says that there are two.
#include "cuda_like/api_calls.hpp"

#include <chrono>
#include <thread>

namespace ur::hip::test {
namespace {

using namespace cuda_like::test;

class HipGuards : public ApiTest {
protected:
  void SetUp() override {
    shown = static_cast<uint32_t>(std::strtoul(getenv("FAKE_HIP_DEVICES"), nullptr, 10));
    ApiTest::SetUp();
    queue = makeQueue();
    OK(CALL(urUSMDeviceAlloc, context, device, nullptr, nullptr, kSize, &memory));
    fill(); // What is made once is there now.
  }
  void TearDown() override {
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueFinish, queue));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urUSMFree, context, memory));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueRelease, queue));
    ApiTest::TearDown();
  }
  void fill() {
    const uint32_t value = 7;
    OK(CALL(urEnqueueUSMFill, queue, memory, sizeof value, &value, kSize, 0, nullptr, nullptr));
  }
  /// Calls of a function of HIP's while ten fills are enqueued.
  uint64_t duringTen(const char *function) {
    const uint64_t before = fake::count(function);
    for (int i = 0; i < 10; ++i)
      fill();
    return fake::count(function) - before;
  }
  static constexpr size_t kSize = 4096;
  ur_queue_handle_t queue = nullptr;
  void *memory = nullptr;
};

TEST_F(HipGuards, oneForEachEntryPoint) {
  const bool several = shown > 1; // what is there alone is current anyway
  EXPECT_EQ(several ? 10u : 0u, duringTen("hipGetDevice"));
  EXPECT_EQ(several ? 20u : 0u, duringTen("hipSetDevice")) << "there and back";
  EXPECT_EQ(10u, duringTen("hipMemsetD32Async"));
}

TEST_F(HipGuards, noneSetsWhatIsCurrentAlready) {
  const auto setDevice = fake::hook<int(int)>("hipSetDevice");
  ASSERT_EQ(0, setDevice(static_cast<int>(shown) - 1));
  const uint64_t before = fake::count("hipSetDevice");
  const uint32_t value = 7;
  for (int i = 0; i < 10; ++i)
    EXPECT_EQ(UR_RESULT_SUCCESS, urEnqueueUSMFill(queue, memory, sizeof value, &value, kSize, 0, nullptr, nullptr));
  const uint64_t set = fake::count("hipSetDevice") - before;
  ASSERT_EQ(0, setDevice(0));
  EXPECT_EQ(0u, set);
}

/// A call may fail once: the caller has its device back all the same (promise D1).
TEST_F(HipGuards, aFailureOnTheWayBackIsTriedAgain) {
  fake::hook<void(unsigned)>("fakeHipFailReturns")(1);
  fill();
}

/// What can't be done is told: by the log, since the command is made.
TEST_F(HipGuards, noWayBackIsALineOfTheLog) {
  if (shown < 2)
    GTEST_SKIP() << "the one device is current anyway";
  std::string lines;
  OK(CALL(
      urAdapterSetLoggerCallback, adapter,
      [](ur_logger_level_t, const char *line, void *to) { *static_cast<std::string *>(to) += line; }, &lines,
      UR_LOGGER_LEVEL_ERROR));
  const auto failReturns = fake::hook<void(unsigned)>("fakeHipFailReturns");
  failReturns(1000);
  const uint32_t value = 7;
  EXPECT_EQ(UR_RESULT_SUCCESS, urEnqueueUSMFill(queue, memory, sizeof value, &value, kSize, 0, nullptr, nullptr));
  failReturns(0);
  EXPECT_FALSE(fake::callersIsCurrent());
  ASSERT_EQ(0, fake::hook<int(int)>("hipSetDevice")(0));
  EXPECT_NE(std::string::npos, lines.find("the thread's device from before a call can't be made current again"))
      << lines;
  OK(CALL(urAdapterSetLoggerCallbackLevel, adapter, UR_LOGGER_LEVEL_QUIET));
}

/// Whichever call fails once while things are released, nothing of them stays.
TEST_F(HipGuards, releasesLeaveNothing) {
  const uint64_t before = fake::objects();
  uint64_t calls = 0;
  for (uint64_t n = 0; n <= calls; ++n) {
    ur_context_handle_t other = nullptr;
    OK(CALL(urContextCreate, 1, &device, nullptr, &other));
    ur_queue_handle_t of = nullptr;
    OK(CALL(urQueueCreate, other, device, nullptr, &of));
    void *block = nullptr;
    OK(CALL(urUSMDeviceAlloc, other, device, nullptr, nullptr, kSize, &block));
    const uint32_t value = 7;
    OK(CALL(urEnqueueUSMFill, of, block, sizeof value, &value, kSize, 0, nullptr, nullptr));
    const ur_image_format_t format{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
    ur_image_desc_t desc{};
    desc.stype = UR_STRUCTURE_TYPE_IMAGE_DESC;
    desc.type = UR_MEM_TYPE_IMAGE2D;
    desc.width = desc.height = 8;
    ur_mem_handle_t image = nullptr;
    OK(CALL(urMemImageCreate, other, UR_MEM_FLAG_READ_WRITE, &format, &desc, nullptr, &image));
    OK(CALL(urQueueFinish, of));
    const uint64_t first = fake::failAt(n);
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urMemRelease, image));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urUSMFree, other, block)) << n << ": " << fake::failed();
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueRelease, of));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urContextRelease, other));
    for (int i = 0; i < 500 && fake::objects() != before; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    const uint64_t made = fake::failAt(0) - first;
    calls = n == 0 ? made : calls;
    ASSERT_EQ(before, fake::objects()) << "left after call " << n << " failed: " << fake::failed();
  }
  EXPECT_LT(0u, calls);
}

} // namespace
} // namespace ur::hip::test
