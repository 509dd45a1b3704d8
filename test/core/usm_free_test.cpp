// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Frees of plain memory that commands still use: it goes back after them, and nobody waits for what only the caller can
// let go on. The simulated driver notices memory that is freed or used too early.
#include "core/deferral_test.hpp"

#include "adapters/core/object/threads.hpp"

#include <atomic>
#include <thread>

namespace ur::test {
namespace {

class UsmFree : public DeferralTest {
protected:
  void *allocate(ur_usm_type_t type, size_t bytes = 256) {
    void *memory = nullptr;
    const ur_result_t result =
        type == UR_USM_TYPE_HOST     ? api().USM.pfnHostAlloc(context, nullptr, nullptr, bytes, &memory)
        : type == UR_USM_TYPE_DEVICE ? api().USM.pfnDeviceAlloc(context, devices[0], nullptr, nullptr, bytes, &memory)
                                     : api().USM.pfnSharedAlloc(context, devices[0], nullptr, nullptr, bytes, &memory);
    EXPECT_EQ(result, UR_RESULT_SUCCESS);
    return memory;
  }
  ur_result_t freeNow(void *memory) { return api().USM.pfnFree(context, memory); }
  void expectGone(void *memory) {
    EXPECT_EQ(about<ur_usm_type_t>(memory, UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_UNKNOWN);
    EXPECT_EQ(freeNow(memory), UR_RESULT_ERROR_INVALID_MEM_OBJECT) << "freed twice";
  }
  bool driverWaits() const { return GetParam().caps.freeBlocks; }
};
UR_TEST_ALL_SHAPES(UsmFree);

TEST_P(UsmFree, OfMemoryInUseIsAfterItsUsers) {
  for (const ur_usm_type_t type : kUsmTypes) {
    for (const ur_queue_flags_t order : orders()) {
      const Queue queue = makeQueue(order);
      void *memory = allocate(type);
      sim::Hold gate = sim->holdDevice(0);
      for (uint32_t i = 0; i < 3; ++i)
        fillOnly(queue, static_cast<uint32_t *>(memory) + 8 * i, 8, i);
      flush(queue);
      const uint64_t frees = sim->calls(Call::free);
      std::thread opener;
      if (driverWaits()) { // the vendor's own free waits for the device
        opener = std::thread([&] {
          EXPECT_TRUE(sim->awaitWaiting(1));
          gate.open();
        });
      }
      EXPECT_EQ(freeNow(memory), UR_RESULT_SUCCESS);
      if (opener.joinable())
        opener.join();
      else
        EXPECT_EQ(sim->calls(Call::free), frees) << "while commands use it";
      expectGone(memory);
      gate.open();
      finish(queue);
      EXPECT_EQ(sim->calls(Call::free), frees + 1) << "the wait shows that it is over";
    }
  }
}

/// What isn't submitted is nothing that a driver could wait for.
TEST_P(UsmFree, OfMemoryOfDeferredCommandsWaitsForNobody) {
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order);
    void *memory = allocate(UR_USM_TYPE_DEVICE);
    const UserEvent user = userEvent();
    fillOnly(queue, static_cast<uint32_t *>(memory), 8, 1, {user});
    const uint64_t frees = sim->calls(Call::free);
    EXPECT_EQ(freeNow(memory), UR_RESULT_SUCCESS);
    EXPECT_EQ(sim->calls(Call::free), frees);
    expectGone(memory);
    signal(user);
    finish(queue);
    EXPECT_EQ(sim->calls(Call::free), frees + 1);
  }
}

TEST_P(UsmFree, BehindAHostTaskWaitsForNobody) {
  if (!GetParam().caps.hostCalls)
    GTEST_SKIP() << "the core runs them: host_task_test.cpp";
  const Queue queue = inOrder();
  void *memory = allocate(UR_USM_TYPE_DEVICE);
  sim::Hold gate = sim->holdNextCommand();
  std::atomic<bool> ran{false};
  ASSERT_EQ(api().EnqueueExp.pfnHostTaskExp(
                queue, [](void *data) { *static_cast<std::atomic<bool> *>(data) = true; }, &ran, nullptr, 0, nullptr,
                nullptr),
            UR_RESULT_SUCCESS);
  fillOnly(queue, static_cast<uint32_t *>(memory), 8, 1);
  const uint64_t frees = sim->calls(Call::free);
  EXPECT_EQ(freeNow(memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->calls(Call::free), frees) << "the task may be waiting for the caller";
  expectGone(memory);
  gate.open();
  finish(queue);
  EXPECT_TRUE(ran);
  EXPECT_EQ(sim->calls(Call::free), frees + 1);
}

/// A program that never waits has no more than the last few of its frees outstanding.
TEST_P(UsmFree, OfWhoNeverWaitsGoOn) {
  const Queue queue = inOrder();
  const uint64_t frees = sim->calls(Call::free);
  constexpr uint64_t kRounds = 20;
  for (uint64_t i = 0; i < kRounds; ++i) {
    void *memory = allocate(UR_USM_TYPE_DEVICE);
    fillOnly(queue, static_cast<uint32_t *>(memory), 8, 1);
    EXPECT_EQ(freeNow(memory), UR_RESULT_SUCCESS);
    sim->runUntilIdle();
    EXPECT_GE(sim->calls(Call::free) - frees + 2, i);
  }
  finish(queue);
  EXPECT_EQ(sim->calls(Call::free), frees + kRounds);
}

TEST_P(UsmFree, AContextMayEndWithMemoryInUse) {
  const size_t contexts = sim->liveContexts();
  Context other = makeContext();
  Queue queue = makeQueue(0, 0, other);
  void *memory = nullptr;
  ASSERT_EQ(api().USM.pfnHostAlloc(other, nullptr, nullptr, 64, &memory), UR_RESULT_SUCCESS);
  UserEvent user = userEvent(other);
  fillOnly(queue, static_cast<uint32_t *>(memory), 8, 1, {user});
  EXPECT_EQ(api().USM.pfnFree(other, memory), UR_RESULT_SUCCESS);
  user.event.reset();
  queue.reset();
  other.reset();
  signal(user);
  EXPECT_TRUE(runsToItsEnd(sim::Call::fill));
  EXPECT_TRUE(sim->awaitContexts(contexts)); // what is left, or freed too early, is reported when the test ends
}

/// Where the driver's free waits for the device, and no caller may.
class UsmFreeElsewhere : public UsmFree {};
INSTANTIATE_TEST_SUITE_P(SimHip, UsmFreeElsewhere, ::testing::Values(kHip), shapeName);

TEST_P(UsmFreeElsewhere, NoCallerWaits) {
  const Queue queue = inOrder();
  for (const ur_usm_type_t type : kUsmTypes) {
    void *memory = allocate(type), *idle = allocate(type);
    const uint64_t frees = sim->calls(Call::free);
    EXPECT_EQ(freeNow(idle), UR_RESULT_SUCCESS);
    EXPECT_EQ(sim->calls(Call::free), frees + 1) << "nothing is in flight: nothing waits";
    sim::Hold gate = sim->holdNextCommand();
    fillOnly(queue, static_cast<uint32_t *>(memory), 8, 1);
    EXPECT_EQ(freeNow(memory), UR_RESULT_SUCCESS) << "with the gate closed";
    expectGone(memory);
    EXPECT_TRUE(sim->awaitWaiting(1)) << "the driver waits, on another thread";
    gate.open();
    finish(queue);
    while (sim->calls(Call::free) != frees + 2)
      std::this_thread::yield();
  }
}

TEST_P(UsmFreeElsewhere, AReleaseOfTheContextWaitsForItElsewhereToo) {
  Context mine = makeContext();
  Queue queue = makeQueue(0, 0, mine);
  void *memory = nullptr;
  ASSERT_EQ(api().USM.pfnDeviceAlloc(mine, devices[0], nullptr, nullptr, 64, &memory), UR_RESULT_SUCCESS);
  const uint64_t frees = sim->calls(Call::free);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(queue, static_cast<uint32_t *>(memory), 8, 1);
  EXPECT_EQ(api().USM.pfnFree(mine, memory), UR_RESULT_SUCCESS);
  EXPECT_TRUE(sim->awaitWaiting(1));
  queue.reset();
  mine.reset();
  gate.open();
  core::waitForBackground();
  EXPECT_EQ(sim->calls(Call::free), frees + 1);
}

} // namespace
} // namespace ur::test
