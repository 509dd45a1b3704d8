// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The host's wait before an allocation fails. Each case is a process of its own, where the wait is as long as it says;
// in all other cases of this program it is turned off.
#include "adapters/core/object/threads.hpp"
#include "core/child.hpp"
#include "sim/native.hpp"
#include "support/asleep.hpp"

#include "unified-runtime/ur_usm_pool_tuning.h"

#include <atomic>
#include <chrono>
#include <future>
#include <string>
#include <thread>
#include <unistd.h>

namespace ur::test {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr size_t kOneBlock = size_t{1} << 20;

class PoolWait : public ChildTest {
public: // what host tasks of the cases use, too
  /// A pool of one block, which is free once the next command of `queue` is over.
  ur_usm_pool_handle_t poolPendingOn(const Queue &queue) {
    ur_usm_pool_handle_t pool = makePool({.maximum = kOneBlock, .threshold = kOneBlock});
    uint32_t *memory = alloc(queue, kOneBlock / 4, pool);
    fillOnly(queue, memory, 64, 1);
    EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
    return pool;
  }
  /// Of a queue that can't be made to wait, since nobody would wait for the allocation.
  ur_result_t tryNow(ur_usm_pool_handle_t pool, void **memory) {
    return tryAlloc(UR_USM_TYPE_DEVICE, other_, pool, kOneBlock, memory);
  }
  /// Whether the request fails, long before UR_USM_POOL_WAIT, which is 5000.
  bool failsAtOnce(ur_usm_pool_handle_t pool) {
    void *memory = nullptr;
    const auto begin = Clock::now();
    return isOutOfMemory(tryNow(pool, &memory)) && Clock::now() - begin < 2500ms;
  }

  /// A device that goes on behind `gate` 20 ms later, and then does whatever comes: a request that is late finds the
  /// work over, but may have its mark still to come.
  class Device {
  public:
    Device(sim::Controller &sim, sim::Hold &gate)
        : thread_([this, &sim, &gate] {
            std::this_thread::sleep_for(20ms);
            gate.open();
            while (!over_) {
              sim.runUntilIdle();
              std::this_thread::sleep_for(1ms);
            }
          }) {}
    void stop() {
      over_ = true;
      thread_.join();
    }

  private:
    std::atomic<bool> over_{false};
    std::thread thread_;
  };

protected:
  struct Served {
    ur_usm_pool_handle_t pool;
    void *memory;
  };
  /// What a request gets that waits for the block of such a pool, while the device goes on.
  Served waitForBlock(const Queue &queue) {
    sim::Hold gate = sim->holdNextCommand();
    Served served{poolPendingOn(queue), nullptr};
    Device device(*sim, gate);
    EXPECT_EQ(tryNow(served.pool, &served.memory), UR_RESULT_SUCCESS);
    device.stop();
    return served;
  }
  void end(const Queue &queue, ur_usm_pool_handle_t pool, void *memory) {
    if (memory) {
      EXPECT_EQ(tryFree(other_, memory), UR_RESULT_SUCCESS);
    }
    finish(queue);
    finish(other_);
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  }
  void SetUp() override {
    ChildTest::SetUp();
    if (!IsSkipped())
      other_ = outOfOrder();
  }
  void TearDown() override {
    other_ = Queue();
    ChildTest::TearDown();
  }
  Queue other_;
};
INSTANTIATE_TEST_SUITE_P(Sim, PoolWait, ::testing::Values(kCuda, kLevelZero, kOpenCl), shapeName);

TEST_P(PoolWait, SucceedsChild) {
  const Queue queue = inOrder();
  const Served served = waitForBlock(queue);
  end(queue, served.pool, served.memory);
}

// The log says that the host waits only where there is something to wait for.
TEST_P(PoolWait, IsToldWhereItIsOneChild) {
  int told = 0;
  const auto note = [](ur_logger_level_t, const char *message, void *data) {
    *static_cast<int *>(data) += std::string(message).find(" waits for ") != std::string::npos;
  };
  ASSERT_EQ(api().Adapter.pfnSetLoggerCallback(adapter, note, &told, UR_LOGGER_LEVEL_DEBUG), UR_RESULT_SUCCESS);
  const Queue queue = inOrder();
  ur_usm_pool_handle_t full = makePool({.maximum = kOneBlock, .threshold = kOneBlock});
  uint32_t *live = alloc(queue, kOneBlock / 4, full);
  EXPECT_TRUE(failsAtOnce(full));
  EXPECT_EQ(told, 0) << "nothing is pending";
  EXPECT_EQ(tryFree(queue, live), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(destroyPool(full), UR_RESULT_SUCCESS);

  const Served served = waitForBlock(queue);
  EXPECT_EQ(told, 1);
  EXPECT_EQ(api().Adapter.pfnSetLoggerCallbackLevel(adapter, UR_LOGGER_LEVEL_QUIET), UR_RESULT_SUCCESS);
  end(queue, served.pool, served.memory);
}

TEST_P(PoolWait, GivesUpChild) {
  const Queue queue = inOrder();
  sim::Hold gate = sim->holdNextCommand();
  ur_usm_pool_handle_t pool = poolPendingOn(queue);
  void *memory = nullptr;
  const auto begin = Clock::now();
  EXPECT_TRUE(isOutOfMemory(tryNow(pool, &memory)));
  EXPECT_GE(Clock::now() - begin, 30ms) << "UR_USM_POOL_WAIT is 30";
  gate.open();
  end(queue, pool, memory);
}

TEST_P(PoolWait, NeverBehindTheHostChild) {
  if (!GetParam().caps.hostCalls)
    return;
  std::promise<void> go;
  std::shared_future<void> gone = go.get_future().share();
  const Queue task = inOrder(), queue = inOrder();
  Event called;
  ASSERT_EQ(api().EnqueueExp.pfnHostTaskExp(
                task, [](void *of) { static_cast<std::shared_future<void> *>(of)->wait(); }, &gone, nullptr, 0, nullptr,
                called.out()),
            UR_RESULT_SUCCESS);
  ur_usm_pool_handle_t pool = makePool({.maximum = kOneBlock, .threshold = kOneBlock});
  uint32_t *memory = alloc(queue, kOneBlock / 4, pool);
  const Event behind = fill(queue, memory, 64, 1, {called}); // the wait is passed on along wait lists
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  EXPECT_TRUE(failsAtOnce(pool));
  go.set_value();
  EXPECT_EQ(wait({behind}), UR_RESULT_SUCCESS);
  finish(task);
  end(queue, pool, nullptr);
}

TEST_P(PoolWait, NeverInAHostTaskChild) {
  if (!GetParam().caps.hostCalls)
    return;
  const Queue queue = inOrder(), task = inOrder();
  sim::Hold gate = sim->holdNextCommand();
  ur_usm_pool_handle_t pool = poolPendingOn(queue);
  struct Look {
    PoolWait &test;
    ur_usm_pool_handle_t pool;
    bool fails = false;
  } look{*this, pool};
  ASSERT_EQ(api().EnqueueExp.pfnHostTaskExp(
                task,
                [](void *of) {
                  auto &in = *static_cast<Look *>(of);
                  in.fails = in.test.failsAtOnce(in.pool);
                },
                &look, nullptr, 0, nullptr, nullptr),
            UR_RESULT_SUCCESS);
  finish(task);
  EXPECT_TRUE(look.fails);
  gate.open();
  end(queue, pool, nullptr);
}

TEST_P(PoolWait, NeverInACaptureChild) {
  const Queue queue = inOrder();
  sim::Hold gate = sim->holdNextCommand();
  ur_usm_pool_handle_t pool = poolPendingOn(queue);
  ASSERT_EQ(api().QueueExp.pfnBeginGraphCaptureExp(other_), UR_RESULT_SUCCESS);
  EXPECT_TRUE(failsAtOnce(pool));
  ur_exp_graph_handle_t graph = nullptr;
  ASSERT_EQ(api().QueueExp.pfnEndGraphCaptureExp(other_, &graph), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().GraphExp.pfnDestroyExp(graph), UR_RESULT_SUCCESS);
  gate.open();
  end(queue, pool, nullptr);
}

TEST_P(PoolWait, NeverWhereThePoolSaysSoChild) {
  const Queue queue = inOrder();
  const ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, kOneBlock, kOneBlock};
  const ur_usm_pool_tuning_desc_t tuning{UR_STRUCTURE_TYPE_USM_POOL_TUNING_DESC, &limits,
                                         UR_USM_POOL_REUSE_DEFAULT | UR_USM_POOL_REUSE_FAIL_AT_ONCE, 0,
                                         UR_USM_TYPE_DEVICE};
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &tuning, 0};
  ur_usm_pool_handle_t pool = nullptr;
  ASSERT_EQ(api().USMExp.pfnPoolCreateExp(context, devices[0], &desc, &pool), UR_RESULT_SUCCESS);
  sim::Hold gate = sim->holdNextCommand();
  uint32_t *memory = alloc(queue, kOneBlock / 4, pool);
  fillOnly(queue, memory, 64, 1);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  EXPECT_TRUE(failsAtOnce(pool));
  gate.open();
  end(queue, pool, nullptr);
}

/// The device's memory is another pool's, which will be free.
TEST_P(PoolWait, OtherPoolsGiveBackChild) {
  const Queue queue = inOrder();
  sim->setDeviceLimit(0, 3 * kOneBlock);
  ur_usm_pool_handle_t first = makePool({}), second = makePool({});
  void *memory = nullptr;
  ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, first, 5 * kOneBlock / 2, &memory), UR_RESULT_SUCCESS);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(queue, static_cast<uint32_t *>(memory), 64, 1);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  Device device(*sim, gate);
  void *next = nullptr;
  EXPECT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, other_, second, 2 * kOneBlock, &next), UR_RESULT_SUCCESS);
  device.stop();
  EXPECT_EQ(destroyPool(first), UR_RESULT_SUCCESS);
  end(queue, second, next);
}

/// Behind a run of a graph whose call a thread of the context's makes, everything is deferred; but nobody has to let it
/// go on, neither the call nor, once that is over, the device.
class PoolWaitForRuns : public PoolWait {
protected:
  void TearDown() override {
    buffer_.reset();
    PoolWait::TearDown();
  }
  /// A run that fills the memory.
  void enqueueRun(const Queue &queue, void *memory, const Waits &waits = {}) {
    const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, false, true, false};
    const auto &buffers = api().CommandBufferExp;
    ASSERT_EQ(buffers.pfnCreateExp(context, devices[0], &desc, buffer_.out()), UR_RESULT_SUCCESS);
    const uint32_t value = 1;
    ASSERT_EQ(
        buffers.pfnAppendUSMFillExp(buffer_, memory, &value, 4, 64, 0, nullptr, 0, nullptr, nullptr, nullptr, nullptr),
        UR_RESULT_SUCCESS);
    ASSERT_EQ(buffers.pfnFinalizeExp(buffer_), UR_RESULT_SUCCESS);
    ASSERT_EQ(api().EnqueueExp.pfnCommandBufferExp(queue, buffer_, test::count(waits), test::list(waits), nullptr),
              UR_RESULT_SUCCESS);
  }
  Owned<ur_exp_command_buffer_handle_t> buffer_;
};
INSTANTIATE_TEST_SUITE_P(Sim, PoolWaitForRuns, ::testing::Values(kHipGraphs), shapeName);

TEST_P(PoolWaitForRuns, SucceedsBehindTheCallChild) {
  const Queue queue = inOrder();
  const ur_usm_pool_handle_t pool = makePool({.maximum = kOneBlock, .threshold = kOneBlock});
  uint32_t *memory = alloc(queue, kOneBlock / 4, pool);
  std::promise<void> open;
  const std::shared_future<void> opened = open.get_future().share();
  sim->during(Call::enqueueGraph, [&] { opened.wait(); });
  ASSERT_NO_FATAL_FAILURE(enqueueRun(queue, memory));
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS) << "deferred, as the run is";
  std::thread opener([&] {
    std::this_thread::sleep_for(20ms);
    open.set_value();
  });
  void *next = nullptr;
  EXPECT_EQ(tryNow(pool, &next), UR_RESULT_SUCCESS);
  opener.join();
  end(queue, pool, next);
}

TEST_P(PoolWaitForRuns, SucceedsBehindTheDeviceChild) {
  const Queue queue = inOrder();
  const ur_usm_pool_handle_t pool = makePool({.maximum = kOneBlock, .threshold = kOneBlock});
  uint32_t *memory = alloc(queue, kOneBlock / 4, pool);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(queue, memory, 64, 1); // The run stands behind it.
  ASSERT_NO_FATAL_FAILURE(enqueueRun(queue, memory));
  const Event freed = free(queue, memory);
  while (status(freed) == UR_EVENT_STATUS_QUEUED)
    std::this_thread::yield();
  Device device(*sim, gate);
  void *next = nullptr;
  EXPECT_EQ(tryNow(pool, &next), UR_RESULT_SUCCESS);
  device.stop();
  end(queue, pool, next);
}

TEST_P(PoolWaitForRuns, NeverBehindTheHostChild) {
  const Queue queue = inOrder();
  const ur_usm_pool_handle_t pool = makePool({.maximum = kOneBlock, .threshold = kOneBlock});
  uint32_t *memory = alloc(queue, kOneBlock / 4, pool);
  sim::Vendor vendor;
  const ur_native_handle_t native = vendor.userEvent();
  const ur_event_native_properties_t properties{UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES, nullptr, true};
  Event first;
  ASSERT_EQ(api().Event.pfnCreateWithNativeHandle(native, context, &properties, first.out()), UR_RESULT_SUCCESS);
  ASSERT_NO_FATAL_FAILURE(enqueueRun(queue, memory, {first}));
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  EXPECT_TRUE(failsAtOnce(pool));
  vendor.signal(native, UR_RESULT_SUCCESS);
  end(queue, pool, nullptr);
  core::waitForBackground(); // which may still look at the event
}

class PoolWaitsForRuns : public ::testing::TestWithParam<const char *> {};

TEST_P(PoolWaitsForRuns, AsTheyShould) {
  expectChildPasses("PoolWaitForRuns", "UR_USM_POOL_WAIT", {GetParam(), "hip_graphs", "5000"});
}

INSTANTIATE_TEST_SUITE_P(Sim, PoolWaitsForRuns,
                         ::testing::Values("SucceedsBehindTheCall", "SucceedsBehindTheDevice", "NeverBehindTheHost"));

/// Memory whose free has failed is no reason to wait: nor is that of a pool that gives nothing back.
TEST_P(PoolWait, NeverForWhatHasFailedChild) {
  if (!GetParam().caps.isolatedFailures)
    return; // There a failure is the whole stream's.
  const Queue queue = inOrder(), failed = inOrder();
  void *room = nullptr;
  ASSERT_EQ(api().USM.pfnDeviceAlloc(context, devices[0], nullptr, nullptr, 2 * kOneBlock, &room), UR_RESULT_SUCCESS);
  const ur_usm_pool_buffer_desc_t buffer{
      UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC, nullptr, room, 2 * kOneBlock, UR_USM_TYPE_DEVICE, devices[0]};
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &buffer, 0};
  ur_usm_pool_handle_t bounded = nullptr;
  ASSERT_EQ(api().USMExp.pfnPoolCreateExp(context, devices[0], &desc, &bounded), UR_RESULT_SUCCESS);
  uint32_t *memory = alloc(queue, kOneBlock / 4, bounded);
  sim->failCommand();
  const Event failing = fill(failed, memory, 1, 1);
  EXPECT_EQ(tryFree(queue, memory, nullptr, {failing}), UR_RESULT_SUCCESS);
  sim->runUntilIdle();
  (void)api().Queue.pfnFinish(failed);
  const Queue busy = inOrder();
  sim::Hold hold = sim->holdNextCommand(); // so that the context isn't idle
  fillOnly(busy, static_cast<uint32_t *>(room), 1, 1);
  ur_usm_pool_handle_t growing = makePool({});
  sim->setDeviceLimit(0, 1);
  EXPECT_TRUE(failsAtOnce(growing));
  hold.open();
  finish(busy);
  finish(queue);
  EXPECT_EQ(destroyPool(growing), UR_RESULT_SUCCESS);
  EXPECT_EQ(destroyPool(bounded), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().USM.pfnFree(context, room), UR_RESULT_SUCCESS);
}

class PoolWaits : public ::testing::TestWithParam<ChildCase> {};

TEST_P(PoolWaits, AsTheyShould) {
  expectChildPasses("PoolWait", "UR_USM_POOL_WAIT", GetParam());
}

INSTANTIATE_TEST_SUITE_P(Long, PoolWaits,
                         ::testing::Combine(::testing::Values("Succeeds", "IsToldWhereItIsOne", "NeverBehindTheHost",
                                                              "NeverInAHostTask", "NeverInACapture",
                                                              "NeverWhereThePoolSaysSo", "OtherPoolsGiveBack",
                                                              "NeverForWhatHasFailed"),
                                            ::testing::ValuesIn(kChildShapes), ::testing::Values("5000")),
                         nameOfChildCase);
INSTANTIATE_TEST_SUITE_P(Short, PoolWaits,
                         ::testing::Combine(::testing::Values("GivesUp"), ::testing::ValuesIn(kChildShapes),
                                            ::testing::Values("30")),
                         nameOfChildCase);

} // namespace
} // namespace ur::test
