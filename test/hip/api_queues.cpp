// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Who waits for a queue holds nobody else up.
#include "cuda_like/api_calls.hpp"

#include "adapters/hip/api/types.hpp"

#include <array>
#include <future>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

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

  /// A queue, memory, and a command buffer that fills it.
  void makeFilling(ur_exp_command_buffer_handle_t *buffer) {
    queue = makeQueue();
    OK(CALL(urUSMDeviceAlloc, context, device, nullptr, nullptr, 4096, &memory));
    const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, false, true, false};
    OK(CALL(urCommandBufferCreateExp, context, device, &desc, buffer));
    const uint32_t value = 7;
    OK(CALL(urCommandBufferAppendUSMFillExp, *buffer, memory, &value, sizeof value, 4096, 0, nullptr, 0, nullptr,
            nullptr, nullptr, nullptr));
    OK(CALL(urCommandBufferFinalizeExp, *buffer));
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

/// Promise D5.
TEST_F(HipQueues, toFinishOneAgainMakesNothing) {
  queue = makeQueue();
  OK(CALL(urUSMDeviceAlloc, context, device, nullptr, nullptr, 4096, &memory));
  const uint32_t value = 7;
  const auto finish = [&] {
    OK(CALL(urEnqueueUSMFill, queue, memory, sizeof value, &value, 4096, 0, nullptr, nullptr));
    OK(CALL(urQueueFinish, queue));
  };
  ASSERT_NO_FATAL_FAILURE(finish()); // What is made once is there now.
  for (uint64_t last = UINT64_MAX;
       last != fake::count("hipEventDestroy");) { // The context of another test may be going.
    last = fake::count("hipEventDestroy");
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  const uint64_t created = fake::count("hipEventCreateWithFlags"), destroyed = fake::count("hipEventDestroy"),
                 waited = fake::count("hipEventSynchronize");
  for (int i = 0; i < 10; ++i)
    ASSERT_NO_FATAL_FAILURE(finish());
  EXPECT_EQ(created, fake::count("hipEventCreateWithFlags"));
  EXPECT_EQ(destroyed, fake::count("hipEventDestroy"));
  EXPECT_EQ(waited + 10, fake::count("hipEventSynchronize"));
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

/// hipGraphLaunch waits for what is before it: by a thread of ours, once for each run (promise D6).
TEST_F(HipQueues, aGraphHoldsNoCallerUp) {
  ASSERT_NO_FATAL_FAILURE(holdOne());
  // On another queue: on one whose stream others know the caller makes the call.
  const ur_queue_handle_t held = queue;
  ur_event_handle_t behind = nullptr;
  OK(CALL(urEnqueueEventsWait, held, 0, nullptr, &behind));
  queue = makeQueue();
  OK(CALL(urEnqueueEventsWaitWithBarrier, queue, 1, &behind, nullptr));
  const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, false, true, false};
  ur_exp_command_buffer_handle_t buffer = nullptr;
  OK(CALL(urCommandBufferCreateExp, context, device, &desc, &buffer));
  const uint32_t value = 7, other = 8;
  OK(CALL(urCommandBufferAppendUSMFillExp, buffer, memory, &value, sizeof value, 4096, 0, nullptr, 0, nullptr, nullptr,
          nullptr, nullptr));
  OK(CALL(urCommandBufferFinalizeExp, buffer));
  const uint64_t before = fake::count("hipGraphLaunch");
  constexpr uint64_t kRuns = 3;
  ur_event_handle_t run = nullptr;
  auto enqueued = std::async(std::launch::async, [&] {
    for (uint64_t i = 1; i < kRuns; ++i) {
      if (const ur_result_t result = urEnqueueCommandBufferExp(queue, buffer, 0, nullptr, nullptr);
          result != UR_RESULT_SUCCESS)
        return result;
    }
    const ur_result_t result = urEnqueueCommandBufferExp(queue, buffer, 0, nullptr, &run);
    return result != UR_RESULT_SUCCESS
               ? result
               : urEnqueueUSMFill(queue, memory, sizeof other, &other, 2048, 0, nullptr, nullptr);
  });
  EXPECT_EQ(std::future_status::ready, enqueued.wait_for(std::chrono::seconds(10))) << "it waits for the device";
  ur_event_status_t status = UR_EVENT_STATUS_COMPLETE;
  EXPECT_EQ(UR_RESULT_SUCCESS,
            CALL(urEventGetInfo, run, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr));
  EXPECT_EQ(UR_EVENT_STATUS_QUEUED, status);
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urCommandBufferReleaseExp, buffer));
  open.set_value();
  EXPECT_EQ(UR_RESULT_SUCCESS, enqueued.get());
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urEventWait, 1, &run));
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueFinish, queue));
  EXPECT_EQ(before + kRuns, fake::count("hipGraphLaunch"));
  std::array<uint32_t, 1024> words{};
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urEnqueueUSMMemcpy, queue, true, words.data(), memory, 4096, 0, nullptr, nullptr));
  EXPECT_EQ(8u, words[511]);
  EXPECT_EQ(7u, words[512]);
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueFinish, held));
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urEventRelease, behind));
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueRelease, held));
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urEventRelease, run));
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urUSMFree, context, memory));
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueRelease, queue));
}

/// What the runtime says to hipGraphLaunch a thread of ours is told: the run's event tells the program (promise G13).
TEST_F(HipQueues, aGraphThatIsRefusedFailsItsRun) {
  ur_exp_command_buffer_handle_t buffer = nullptr;
  ASSERT_NO_FATAL_FAILURE(makeFilling(&buffer));
  OK(CALL(urEnqueueCommandBufferExp, queue, buffer, 0, nullptr, nullptr)); // What is made once is there now.
  OK(CALL(urQueueFinish, queue));
  const auto run = [&](ur_event_handle_t *event) {
    const ur_result_t enqueued = CALL(urEnqueueCommandBufferExp, queue, buffer, 0, nullptr, event);
    return enqueued == UR_RESULT_SUCCESS ? CALL(urEventWait, 1, event) : enqueued;
  };
  // Which call of the run's it is, shows when it fails.
  bool refused = false;
  constexpr int kNotSupported = 801;
  fake::failWith(kNotSupported);
  for (uint64_t nth = 1; nth < 50 && !refused; ++nth) {
    ur_event_handle_t event = nullptr;
    (void)fake::failAt(nth);
    const ur_result_t result = run(&event);
    (void)fake::failAt(0);
    refused = fake::failed() == "hipGraphLaunch";
    if (refused) {
      EXPECT_EQ(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, result);
      ur_event_status_t status = UR_EVENT_STATUS_COMPLETE;
      EXPECT_EQ(UR_RESULT_SUCCESS,
                CALL(urEventGetInfo, event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr));
      EXPECT_EQ(UR_EVENT_STATUS_ERROR, status);
    }
    if (event) {
      EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urEventRelease, event));
    }
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueFinish, queue));
  }
  EXPECT_TRUE(refused);
  const uint64_t objects = fake::settledObjects();
  ur_event_handle_t again = nullptr;
  EXPECT_EQ(UR_RESULT_SUCCESS, run(&again)) << "the queue and the buffer go on";
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urEventRelease, again));
  EXPECT_EQ(objects, fake::objects());
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urCommandBufferReleaseExp, buffer));
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urUSMFree, context, memory));
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueRelease, queue));
}

/// A child of fork has none of the threads of runs, of what is deferred behind them, and of callbacks: it is told, and
/// releases without them.
TEST_F(HipQueues, aForkedChildReleasesWhatHadThreads) {
  constexpr int kGood = 42;
  const uint32_t value = 7;
  ur_exp_command_buffer_handle_t buffer = nullptr;
  ASSERT_NO_FATAL_FAILURE(makeFilling(&buffer));
  ur_event_handle_t event = nullptr;
  OK(CALL(urEnqueueCommandBufferExp, queue, buffer, 0, nullptr, &event));
  std::promise<void> called;
  const ur_event_callback_t call = [](ur_event_handle_t, ur_execution_info_t, void *data) {
    static_cast<std::promise<void> *>(data)->set_value();
  };
  OK(CALL(urEventSetCallback, event, UR_EXECUTION_INFO_COMPLETE, call, &called));
  OK(CALL(urQueueFinish, queue));
  called.get_future().wait();
  const auto release = [&] {
    return urEventRelease(event) == UR_RESULT_SUCCESS && urCommandBufferReleaseExp(buffer) == UR_RESULT_SUCCESS &&
           urUSMFree(context, memory) == UR_RESULT_SUCCESS && urQueueRelease(queue) == UR_RESULT_SUCCESS;
  };
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    alarm(20); // one that hangs ends
    if (urEnqueueUSMFill(queue, memory, 4, &value, 4096, 0, nullptr, nullptr) != UR_RESULT_ERROR_DEVICE_LOST)
      _exit(1);
    if (urEnqueueCommandBufferExp(queue, buffer, 0, nullptr, nullptr) != UR_RESULT_ERROR_DEVICE_LOST)
      _exit(2);
    if (urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, call, &called) != UR_RESULT_ERROR_DEVICE_LOST)
      _exit(3);
    (void)urQueueFinish(queue); // returns
    _exit(release() && urContextRelease(context) == UR_RESULT_SUCCESS ? kGood : 4);
  }
  int status = 0;
  ASSERT_EQ(child, waitpid(child, &status, 0));
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == kGood) << "status " << status;
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urEnqueueUSMFill, queue, memory, 4, &value, 4096, 0, nullptr, nullptr));
  EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueFinish, queue));
  EXPECT_TRUE(release());
}

} // namespace
} // namespace ur::hip::test
