// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What other tests lean on: the fake runtime ends a process that breaks one of the rules behind the promises D1, D2 and
// D9, and knows the limits that HIP's documentation names.
#include "hip/fixture.hpp"

#include "support/other_process.hpp"

#include <thread>

namespace ur::hip::test {
namespace {

class HipFake : public HipTest {
protected:
  void SetUp() override {
    HipTest::SetUp();
    const Current current(api(), 1);
    ASSERT_EQ(hipSuccess, api().hipStreamCreateWithPriority(&stream_, hipStreamNonBlocking, 0));
    ASSERT_EQ(hipSuccess, api().hipEventCreateWithFlags(&event_, hipEventDisableTiming));
  }
  void TearDown() override {
    const Current current(api(), 1);
    EXPECT_EQ(hipSuccess, api().hipEventDestroy(event_));
    EXPECT_EQ(hipSuccess, api().hipStreamDestroy(stream_));
  }
  hipStream_t stream_ = nullptr;
  hipEvent_t event_ = nullptr;
};

/// Streams, and what is put on them, are those of a device: HIP's documentation has errors for that, or says nothing.
TEST_F(HipFake, calledUnderAnotherDevice) { // D2
  constexpr const char *kSays = "another device's context";
  void *memory = nullptr;
  {
    const Current current(api(), 1);
    ASSERT_EQ(hipSuccess, api().hipEventRecord(event_, stream_));
    ASSERT_EQ(hipSuccess, api().hipMalloc(&memory, 64));
  }
  EXPECT_DEATH((void)api().hipEventRecord(event_, stream_), kSays);
  EXPECT_DEATH((void)api().hipStreamWaitEvent(stream_, event_, 0), kSays);
  EXPECT_DEATH((void)api().hipMemsetD32Async(memory, 1, 16, stream_), kSays);
  EXPECT_DEATH((void)api().hipMemcpyAsync(memory, memory, 4, hipMemcpyDefault, stream_), kSays);
  EXPECT_DEATH((void)api().hipStreamAddCallback(
                   stream_, [](hipStream_t, hipError_t, void *) {}, nullptr, 0),
               kSays);
  const Current current(api(), 1);
  EXPECT_EQ(hipSuccess, api().hipFree(memory));
}

/// An event is the device's that was current when it was made.
TEST_F(HipFake, recordsAnotherDevicesEvent) {
  hipEvent_t event = nullptr;
  {
    const Current current(api(), 0);
    ASSERT_EQ(hipSuccess, api().hipEventCreateWithFlags(&event, hipEventDisableTiming));
  }
  EXPECT_DEATH(
      {
        const Current current(api(), 1);
        (void)api().hipEventRecord(event, stream_);
      },
      "the event is another device's");
  const Current current(api(), 0);
  EXPECT_EQ(hipSuccess, api().hipEventDestroy(event));
}

TEST_F(HipFake, calledInsideACallback) { // D9
  EXPECT_DEATH(
      {
        const Current current(api(), 1);
        (void)api().hipStreamAddCallback(
            stream_,
            [](hipStream_t, hipError_t, void *event) { (void)api().hipEventQuery(static_cast<hipEvent_t>(event)); },
            event_, 0);
        (void)api().hipStreamSynchronize(stream_);
      },
      "called inside a callback");
}

TEST_F(HipFake, aThreadsOwnStream) {
  EXPECT_DEATH((void)api().hipStreamQuery(reinterpret_cast<hipStream_t>(uintptr_t{2})), "each thread's");
}

TEST_F(HipFake, AThreadLeavesItsDevice) {
  if (!std::getenv("FAKE_HIP_CALLER"))
    GTEST_SKIP() << "a part of leavingAnotherDeviceThanTheCallers";
  std::thread([&] { (void)api().hipSetDevice(0); }).join();
}

TEST_F(HipFake, leavingAnotherDeviceThanTheCallers) { // D1
  std::string errors;
  EXPECT_NE(0, ur::test::runInOtherProcess("HipFake.AThreadLeavesItsDevice", {{"FAKE_HIP_CALLER", "1"}}, &errors));
  EXPECT_NE(std::string::npos, errors.find("its caller's device isn't the current one")) << errors;
}

TEST_F(HipFake, flagsAndDevicesThatThereAreNot) {
  EXPECT_EQ(hipErrorInvalidDevice, api().hipSetDevice(3));
  EXPECT_EQ(hipErrorInvalidValue, api().hipStreamWaitEvent(stream_, event_, 1));
  EXPECT_EQ(hipErrorInvalidValue, api().hipStreamAddCallback(
                                      stream_, [](hipStream_t, hipError_t, void *) {}, nullptr, 1));
  hipMemPoolProps props{};
  props.allocType = hipMemAllocationTypePinned; // of no device
  hipMemPool_t pool = nullptr;
  EXPECT_EQ(hipErrorInvalidValue, api().hipMemPoolCreate(&pool, &props));
}

} // namespace
} // namespace ur::hip::test
