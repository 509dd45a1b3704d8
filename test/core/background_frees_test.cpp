// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory that a thread of the context's gives back to a driver whose free waits for the device: a request that the
// driver refuses meanwhile waits for it, but never in a function of the user's. In processes of their own, where the
// wait is as long as it says.
#include "core/child.hpp"

#include "adapters/core/object/host_call_scope.hpp"

#include <chrono>
#include <thread>

namespace ur::test {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr size_t kLarge = size_t{64} << 20;

class OnTheirWay : public ChildTest {
protected:
  void *large(ur_context_handle_t in) {
    void *memory = nullptr;
    result = api().USM.pfnDeviceAlloc(in, devices[0], nullptr, nullptr, kLarge, &memory);
    return memory;
  }
  void free(ur_context_handle_t in, void *memory) { EXPECT_EQ(api().USM.pfnFree(in, memory), UR_RESULT_SUCCESS); }
  /// The device has no more than one of them; a command uses one, which has been freed.
  [[nodiscard]] sim::Hold fillUp() {
    void *memory = large(context);
    EXPECT_EQ(result, UR_RESULT_SUCCESS);
    sim->setDeviceLimit(0, kLarge + kLarge / 2);
    sim::Hold gate = sim->holdNextCommand();
    fillOnly(queue_, static_cast<uint32_t *>(memory), 8, 1);
    free(context, memory);
    EXPECT_TRUE(sim->awaitWaiting(1)) << "the driver's free waits, on another thread";
    return gate;
  }
  /// `ask` succeeds once the gate is open, a while later.
  template <class Ask>
  void expectWait(Ask ask) {
    sim::Hold gate = fillUp();
    std::thread opener([&] {
      std::this_thread::sleep_for(20ms); // a request that is late finds the memory free
      gate.open();
    });
    ask();
    EXPECT_EQ(result, UR_RESULT_SUCCESS);
    opener.join();
    sim->setDeviceLimit(0, SIZE_MAX);
    finish(queue_);
  }

  ur_result_t result = UR_RESULT_SUCCESS;
  Queue queue_;

  void SetUp() override {
    ChildTest::SetUp();
    if (!IsSkipped())
      queue_ = inOrder();
  }
  void TearDown() override {
    queue_.reset();
    ChildTest::TearDown();
  }
};
INSTANTIATE_TEST_SUITE_P(Sim, OnTheirWay, ::testing::Values(kHip), shapeName);

TEST_P(OnTheirWay, PlainMemoryWaitsChild) {
  void *memory = nullptr;
  expectWait([&] { memory = large(context); });
  free(context, memory);
}

TEST_P(OnTheirWay, MemoryOfPoolsWaitsChild) {
  void *memory = nullptr;
  expectWait([&] { result = tryAlloc(UR_USM_TYPE_DEVICE, queue_, nullptr, kLarge, &memory); });
  EXPECT_EQ(tryFree(queue_, memory), UR_RESULT_SUCCESS);
}

TEST_P(OnTheirWay, AnotherContextWaitsChild) {
  const Context second = makeContext();
  void *memory = nullptr;
  expectWait([&] { memory = large(second); });
  free(second, memory);
}

/// Its last mark stands for itself, which ends without the host.
TEST_P(OnTheirWay, BehindAReleasedQueueWaitsChild) {
  void *memory = nullptr;
  expectWait([&] {
    queue_.reset();
    memory = large(context);
    queue_ = inOrder();
  });
  free(context, memory);
}

/// What the driver answers may be the error of earlier work: the memory may be gone, and another's by now.
TEST_P(OnTheirWay, RefusedOnesAreNotRepeatedChild) {
  Context own = makeContext();
  Queue queue = makeQueue(0, 0, own);
  void *memory = large(own);
  const uint64_t frees = sim->calls(Call::free);
  {
    sim::Hold gate = sim->holdNextCommand();
    fillOnly(queue, static_cast<uint32_t *>(memory), 8, 1);
    sim->failCall(Call::free);
    free(own, memory);
    while (!sim->failedCall())
      std::this_thread::yield();
  }
  finish(queue);
  const size_t contexts = sim->liveContexts();
  queue.reset();
  own.reset();
  EXPECT_TRUE(sim->awaitContexts(contexts - 1));
  EXPECT_EQ(sim->calls(Call::free), frees + 1);
}

TEST_P(OnTheirWay, NobodyWaitsInAHostTaskChild) {
  sim::Hold gate = fillUp();
  const core::HostCallScope inside;
  const auto begin = Clock::now();
  (void)large(context);
  EXPECT_EQ(result, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  EXPECT_LT(Clock::now() - begin, 2500ms) << "UR_USM_POOL_WAIT is 5000";
  gate.open();
  finish(queue_);
}

TEST_P(OnTheirWay, GivesUpChild) {
  sim::Hold gate = fillUp();
  const auto begin = Clock::now();
  (void)large(context);
  EXPECT_EQ(result, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  EXPECT_GE(Clock::now() - begin, 30ms) << "UR_USM_POOL_WAIT is 30";
  gate.open();
  finish(queue_);
}

class FreesOnTheirWay : public ::testing::TestWithParam<ChildCase> {};

TEST_P(FreesOnTheirWay, AreWaitedFor) {
  expectChildPasses("OnTheirWay", "UR_USM_POOL_WAIT", GetParam());
}

INSTANTIATE_TEST_SUITE_P(Long, FreesOnTheirWay,
                         ::testing::Combine(::testing::Values("PlainMemoryWaits", "MemoryOfPoolsWaits",
                                                              "AnotherContextWaits", "BehindAReleasedQueueWaits",
                                                              "NobodyWaitsInAHostTask", "RefusedOnesAreNotRepeated"),
                                            ::testing::Values("hip"), ::testing::Values("5000")),
                         nameOfChildCase);
INSTANTIATE_TEST_SUITE_P(Short, FreesOnTheirWay,
                         ::testing::Combine(::testing::Values("GivesUp"), ::testing::Values("hip"),
                                            ::testing::Values("30")),
                         nameOfChildCase);

} // namespace
} // namespace ur::test
