// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Who waits for a queue holds nobody else up.
#include "cuda_like/api_calls.hpp"

#include "adapters/hip/api/types.hpp"

#include <future>
#include <thread>

namespace ur::hip::test {
namespace {

using namespace cuda_like::test;

class HipQueues : public ApiTest {
protected:
  /// A queue whose stream stands still until `open` is set, and memory for its commands.
  void holdOne() {
    queue = makeQueue();
    OK(CALL(urUSMDeviceAlloc, context, device, nullptr, nullptr, 4096, &memory));
    opened = open.get_future().share();
    ur_native_handle_t native = 0;
    OK(CALL(urQueueGetNativeHandle, queue, nullptr, &native));
    const auto setDevice = fake::hook<int(int)>("hipSetDevice");
    ASSERT_EQ(0, setDevice(1));
    ASSERT_EQ(hipSuccess,
              fake::hook<hipError_t(hipStream_t, hipStreamCallback_t, void *, unsigned)>("hipStreamAddCallback")(
                  reinterpret_cast<hipStream_t>(native),
                  [](hipStream_t, hipError_t, void *data) { static_cast<std::shared_future<void> *>(data)->wait(); },
                  &opened, 0));
    ASSERT_EQ(0, setDevice(0));
  }

  ur_queue_handle_t queue = nullptr;
  void *memory = nullptr;
  std::promise<void> open;
  std::shared_future<void> opened;
};

TEST_F(HipQueues, whoFinishesOneHoldsNoOtherCallerUp) {
  ASSERT_NO_FATAL_FAILURE(holdOne());
  const uint64_t before = fake::count("hipEventSynchronize") + fake::count("hipStreamSynchronize");
  auto finished = std::async(std::launch::async, [&] { return urQueueFinish(queue); });
  while (fake::count("hipEventSynchronize") + fake::count("hipStreamSynchronize") == before)
    std::this_thread::yield();
  auto filled = std::async(std::launch::async, [&] {
    const uint32_t value = 7;
    return urEnqueueUSMFill(queue, memory, sizeof value, &value, 4096, 0, nullptr, nullptr);
  });
  EXPECT_EQ(std::future_status::ready, filled.wait_for(std::chrono::seconds(10))) << "it waits for the other";
  open.set_value();
  EXPECT_EQ(UR_RESULT_SUCCESS, filled.get());
  EXPECT_EQ(UR_RESULT_SUCCESS, finished.get());
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueFinish, queue));
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urUSMFree, context, memory));
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueRelease, queue));
}

/// hipFree waits for the device: by a thread of ours, once for each free (promise D6).
TEST_F(HipQueues, aFreeHoldsNoCallerUp) {
  ASSERT_NO_FATAL_FAILURE(holdOne());
  const uint32_t value = 7;
  OK(CALL(urEnqueueUSMFill, queue, memory, sizeof value, &value, 4096, 0, nullptr, nullptr));
  const uint64_t before = fake::count("hipFree");
  auto freed = std::async(std::launch::async, [&] { return urUSMFree(context, memory); });
  EXPECT_EQ(std::future_status::ready, freed.wait_for(std::chrono::seconds(10))) << "it waits for the device";
  open.set_value();
  EXPECT_EQ(UR_RESULT_SUCCESS, freed.get());
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueFinish, queue));
  while (fake::count("hipFree") == before)
    std::this_thread::yield();
  EXPECT_EQ(before + 1, fake::count("hipFree"));
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueRelease, queue));
}

} // namespace
} // namespace ur::hip::test
