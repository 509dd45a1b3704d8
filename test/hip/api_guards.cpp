// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How often an entry point asks for the thread's device, and sets it (promise D3). The caller's is the first one, the
// context's queues are on the second, where FAKE_HIP_DEVICES says that there are two.
#include "cuda_like/api_calls.hpp"

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

} // namespace
} // namespace ur::hip::test
