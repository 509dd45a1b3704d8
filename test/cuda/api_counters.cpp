// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What entry points cost in calls of the driver's, by the fake's counters, and on whose threads callbacks run.
#include "cuda/api_calls.hpp"

#include <atomic>
#include <functional>
#include <thread>

namespace ur::cuda::test {
namespace {

class CudaCounters : public ApiTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(ApiTest::SetUp());
    OK(CALL(urUSMDeviceAlloc, context, device, nullptr, nullptr, kSize, &memory_));
  }
  void TearDown() override {
    gate_ = true;
    for (const ur_queue_handle_t queue : queues_) {
      EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueFinish, queue));
      EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueRelease, queue));
    }
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urUSMFree, context, memory_));
    ApiTest::TearDown();
  }

  ur_queue_handle_t queue(ur_queue_flags_t flags = 0) {
    queues_.push_back(makeQueue(flags));
    return queues_.back();
  }

public:
  std::atomic<bool> gate_{false};
  void fill(ur_queue_handle_t queue, ur_event_handle_t *event = nullptr,
            const std::vector<ur_event_handle_t> &list = {}) {
    const uint32_t word = 5;
    OK(CALL(urEnqueueUSMFill, queue, memory_, sizeof word, &word, kSize, static_cast<uint32_t>(list.size()),
            list.empty() ? nullptr : list.data(), event));
  }
  /// How many calls of a function the body makes, on this thread.
  template <class Body>
  static uint64_t during(const char *function, Body &&body) {
    const uint64_t before = fake::countHere(function);
    body();
    return fake::countHere(function) - before;
  }
  /// Work that isn't over before the gate is open.
  void hold(ur_queue_handle_t queue, ur_event_handle_t *event = nullptr) {
    const auto wait = [](void *gate) {
      while (!static_cast<std::atomic<bool> *>(gate)->load())
        std::this_thread::yield();
    };
    OK(CALL(urEnqueueHostTaskExp, queue, wait, &gate_, nullptr, 0, nullptr, event));
  }
  void release(ur_event_handle_t event) { OK(CALL(urEventRelease, event)); }

protected:
  /// Whether it is known of the driver's version which calls need a context.
  static bool known() { return !getenv("FAKE_CUDA_VERSION"); }
  static constexpr size_t kSize = 4096;
  void *memory_ = nullptr;
  std::vector<ur_queue_handle_t> queues_;
};

/// None where the driver is known to need none; an older one isn't.
TEST_F(CudaCounters, oneGuardForEachEntryPoint) {
  const uint64_t guards = known() ? 0 : 10;
  const ur_queue_handle_t on = queue();
  fill(on);
  const auto tenFills = [&] {
    for (int i = 0; i < 10; ++i)
      fill(on);
  };
  EXPECT_EQ(guards, during("cuCtxGetCurrent", tenFills));
  EXPECT_EQ(2 * guards, during("cuCtxSetCurrent", tenFills)) << "there and back";
}

TEST_F(CudaCounters, noGuardWhereADriverIsKnownToNeedNone) {
  const ur_queue_handle_t on = queue(), other = queue();
  ur_event_handle_t event = nullptr;
  hold(on); // what is over needs no call
  fill(on, &event);
  ur_event_status_t status{}; // Whoever asks makes its mark.
  OK(CALL(urEventGetInfo, event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr));
  const auto noLaunch = [&](const char *function) {
    return during(function, [&] {
      OK(CALL(urEnqueueEventsWait, other, 1, &event, nullptr));
      gate_ = true;
      OK(CALL(urQueueFinish, other));
      OK(CALL(urQueueFinish, on));
    });
  };
  if (known()) {
    EXPECT_EQ(0u, noLaunch("cuCtxGetCurrent"));
  } else {
    EXPECT_LE(4u, noLaunch("cuCtxSetCurrent"));
  }
  release(event);
}

TEST_F(CudaCounters, noGuardSetsWhatIsCurrentAlready) {
  ur_context_handle_t alone = nullptr;
  OK(CALL(urContextCreate, 1, &device, nullptr, &alone));
  ur_native_handle_t native = 0;
  OK(CALL(urContextGetNativeHandle, alone, &native));
  void *get = nullptr, *set = nullptr;
  const auto find = fake::hook<int(const char *, void **, int, uint64_t, int *)>("cuGetProcAddress_v2");
  find("cuCtxGetCurrent", &get, 0, 0, nullptr);
  find("cuCtxSetCurrent", &set, 0, 0, nullptr);
  const ur_queue_handle_t on = queue();
  void *callers = nullptr;
  reinterpret_cast<int (*)(void **)>(get)(&callers);
  reinterpret_cast<int (*)(void *)>(set)(reinterpret_cast<void *>(native));
  const uint32_t word = 5;
  EXPECT_EQ(0u, during("cuCtxSetCurrent", [&] {
              for (int i = 0; i < 10; ++i)
                OK(urEnqueueUSMFill(on, memory_, sizeof word, &word, kSize, 0, nullptr, nullptr));
              OK(urQueueFinish(on));
            }));
  reinterpret_cast<int (*)(void *)>(set)(callers);
  OK(CALL(urContextRelease, alone));
}

/// Of memory that isn't USM it has to be asked, whether it is the driver's.
TEST_F(CudaCounters, aCopyOfUSMAsksTheDriverNothing) {
  const ur_queue_handle_t on = queue();
  void *pooled = nullptr, *host = nullptr;
  OK(CALL(urEnqueueUSMDeviceAllocExp, on, nullptr, kSize, nullptr, 0, nullptr, &pooled, nullptr));
  OK(CALL(urUSMHostAlloc, context, nullptr, nullptr, kSize, &host));
  std::vector<char> others(kSize);
  const auto asked = [&](void *dst, const void *src) {
    return during("cuPointerGetAttributes",
                  [&] { OK(CALL(urEnqueueUSMMemcpy, on, true, dst, src, kSize, 0, nullptr, nullptr)); });
  };
  EXPECT_EQ(0u, asked(memory_, host));
  EXPECT_EQ(0u, asked(pooled, memory_));
  EXPECT_EQ(0u, asked(host, pooled));
  EXPECT_EQ(1u, asked(others.data(), pooled));
  OK(CALL(urEnqueueUSMFreeExp, on, nullptr, pooled, 0, nullptr, nullptr));
  OK(CALL(urUSMFree, context, host));
}

TEST_F(CudaCounters, informationCostsNothing) {
  const ur_queue_handle_t on = queue();
  const uint64_t before = fake::calls();
  std::vector<char> room(1 << 16);
  for (int info = 0; info < 0x200; ++info) {
    size_t size = 0;
    if (info != UR_DEVICE_INFO_GLOBAL_MEM_FREE) // which changes
      (void)CALL(urDeviceGetInfo, device, static_cast<ur_device_info_t>(info), room.size(), room.data(), &size);
    (void)CALL(urContextGetInfo, context, static_cast<ur_context_info_t>(info), room.size(), room.data(), &size);
    (void)CALL(urPlatformGetInfo, platform, static_cast<ur_platform_info_t>(info), room.size(), room.data(), &size);
    if (info != UR_QUEUE_INFO_EMPTY)
      (void)CALL(urQueueGetInfo, on, static_cast<ur_queue_info_t>(info), room.size(), room.data(), &size);
  }
  EXPECT_EQ(before, fake::calls());
}

TEST_F(CudaCounters, noEventIsMadeForNobody) {
  for (const ur_queue_flags_t flags : {ur_queue_flags_t{0}, ur_queue_flags_t{UR_QUEUE_FLAG_PROFILING_ENABLE}}) {
    const ur_queue_handle_t on = queue(flags);
    fill(on);
    for (const char *function : {"cuEventCreate", "cuEventRecord", "cuStreamWaitEvent"}) {
      EXPECT_EQ(0u, during(function,
                           [&] {
                             for (int i = 0; i < 100; ++i)
                               fill(on);
                           }))
          << function;
    }
  }
}

TEST_F(CudaCounters, waitsOnTheSameQueueCostNothing) {
  const ur_queue_handle_t on = queue();
  EXPECT_EQ(0u, during("cuStreamWaitEvent", [&] {
              ur_event_handle_t last = nullptr;
              fill(on, &last);
              for (int i = 0; i < 10; ++i) {
                ur_event_handle_t next = nullptr;
                fill(on, &next, {last});
                release(last);
                last = next;
              }
              release(last);
            }));
}

TEST_F(CudaCounters, onlyTheNewestOfAStreamIsWaitedFor) {
  const ur_queue_handle_t on = queue(), other = queue();
  hold(on);
  std::vector<ur_event_handle_t> events(10);
  for (ur_event_handle_t &event : events)
    fill(on, &event);
  EXPECT_EQ(1u, during("cuStreamWaitEvent", [&] { fill(other, nullptr, events); }));
  gate_ = true;
  for (const ur_event_handle_t event : events)
    release(event);
}

TEST_F(CudaCounters, eventsHaveTimingOnlyWhereItWasAskedFor) {
  const auto events = [&](ur_queue_handle_t on) {
    for (int i = 0; i < 10; ++i) {
      ur_event_handle_t event = nullptr;
      fill(on, &event);
      OK(CALL(urEventWait, 1, &event));
      release(event);
    }
  };
  EXPECT_EQ(0u, during("timed events", [&] { events(queue()); }));
  EXPECT_LT(0u, during("timed events", [&] { events(queue(UR_QUEUE_FLAG_PROFILING_ENABLE)); }));
}

TEST_F(CudaCounters, theSteadyStateCreatesNothing) {
  for (const ur_queue_flags_t flags :
       {ur_queue_flags_t{0}, ur_queue_flags_t{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE},
        ur_queue_flags_t{UR_QUEUE_FLAG_PROFILING_ENABLE}}) {
    const ur_queue_handle_t on = queue(flags);
    const auto round = [&](int count) {
      for (int i = 0; i < count; ++i) {
        ur_event_handle_t event = nullptr;
        fill(on, &event);
        if (i % 16 == 15) {
          OK(CALL(urQueueFinish, on));
        }
        release(event);
      }
    };
    round(500);
    for (const char *function : {"cuEventCreate", "cuEventDestroy", "cuStreamCreateWithPriority", "cuStreamDestroy"})
      EXPECT_EQ(0u, during(function, [&] { round(2000); })) << function << ", flags " << flags;
  }
}

TEST_F(CudaCounters, aRunOfACommandBufferIsOneCall) {
  const char *switched = getenv("UR_CUDA_COMMAND_BUFFER_GRAPHS");
  const bool graphs = !switched || std::string(switched) != "0";
  const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, false, true, false};
  ur_exp_command_buffer_handle_t buffer = nullptr;
  OK(CALL(urCommandBufferCreateExp, context, device, &desc, &buffer));
  const uint32_t word = 5;
  constexpr uint64_t kNodes = 10;
  for (uint64_t i = 0; i < kNodes; ++i) {
    OK(CALL(urCommandBufferAppendUSMFillExp, buffer, memory_, &word, sizeof word, kSize, 0, nullptr, 0, nullptr,
            nullptr, nullptr, nullptr));
  }
  EXPECT_EQ(graphs ? kNodes : 0, during("cuGraphAddMemsetNode", [&] { OK(CALL(urCommandBufferFinalizeExp, buffer)); }));
  for (const ur_queue_flags_t flags :
       {ur_queue_flags_t{0}, ur_queue_flags_t{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE},
        ur_queue_flags_t{UR_QUEUE_FLAG_PROFILING_ENABLE}}) {
    const ur_queue_handle_t on = queue(flags);
    const uint64_t fills = during("cuMemsetD32Async", [&] {
      EXPECT_EQ(graphs ? 1u : 0u, during("cuGraphLaunch", [&] {
                  ur_event_handle_t done = nullptr;
                  OK(CALL(urEnqueueCommandBufferExp, on, buffer, 0, nullptr, &done));
                  OK(CALL(urEventWait, 1, &done));
                  release(done);
                }));
    });
    EXPECT_EQ(graphs ? 0 : kNodes, fills);
  }
  OK(CALL(urCommandBufferReleaseExp, buffer));
}

TEST_F(CudaCounters, callbacksHoldNothingUpAndMayCall) {
  const ur_queue_handle_t on = queue();
  struct State {
    CudaCounters *test;
    ur_queue_handle_t on;
    std::atomic<bool> done{false};
  } state{this, on, {}};
  ur_event_handle_t event = nullptr;
  fill(on, &event);
  OK(CALL(
      urEventSetCallback, event, UR_EXECUTION_INFO_COMPLETE,
      [](ur_event_handle_t, ur_execution_info_t, void *data) {
        auto &of = *static_cast<State *>(data);
        // The fake ends the process when it is called on a thread of its own.
        ur_event_handle_t mine = nullptr;
        of.test->fill(of.on, &mine);
        EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urEventWait, 1, &mine));
        of.test->release(mine);
        while (!of.test->gate_)
          std::this_thread::yield();
        of.done = true;
      },
      &state));
  // The callback takes as long as this does, at least.
  ur_event_handle_t next = nullptr;
  fill(on, &next);
  OK(CALL(urEventWait, 1, &next));
  OK(CALL(urQueueFinish, on));
  EXPECT_FALSE(state.done);
  gate_ = true;
  while (!state.done)
    std::this_thread::yield();
  release(event);
  release(next);
}

TEST_F(CudaCounters, aSlowHostTaskHoldsUpItsDependentsOnly) {
  const ur_queue_handle_t first = queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE), second = queue();
  ur_event_handle_t task = nullptr, after = nullptr;
  hold(first, &task);
  fill(first, &after, {task});
  for (const ur_queue_handle_t on : {first, second}) {
    ur_event_handle_t other = nullptr;
    fill(on, &other);
    OK(CALL(urEventWait, 1, &other)) << "the gate is closed";
    release(other);
  }
  ur_event_status_t status{};
  OK(CALL(urEventGetInfo, after, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr));
  EXPECT_NE(UR_EVENT_STATUS_COMPLETE, status);
  gate_ = true;
  OK(CALL(urEventWait, 1, &after));
  release(task);
  release(after);
}

} // namespace
} // namespace ur::cuda::test
