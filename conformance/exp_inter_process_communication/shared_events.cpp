// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory and events that are opened again in another context of the same process, on the same device.
#include "support/sharing.hpp"
#include "support/wait_lists.hpp"

namespace conformance {

class SharedEventsBehaviour : public WaitListsTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(WaitListsTest::SetUp());
    if (IsSkipped())
      return;
    if (!deviceHas(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP))
      GTEST_SKIP() << "the device shares no events (UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP)";
    const ur_device_handle_t own = device();
    ASSERT_OK(urContextCreate(1, &own, nullptr, foreign_.out()));
    ASSERT_OK(urQueueCreate(foreign_, own, nullptr, there_.out()));
    ASSERT_NO_FATAL_FAILURE(makeSharedEvent(context(), own, &event_));
    void *data = nullptr;
    size_t size = 0;
    ASSERT_OK(urIPCGetEventHandleExp(event_, &data, &size));
    EXPECT_OK(urIPCOpenEventHandleExp(foreign_, data, size, opened_.out()));
    ASSERT_OK(urIPCPutEventHandleExp(context(), data));
  }

  Context foreign_;
  Queue there_;
  Event event_, opened_;
};

TEST_P(SharedEventsBehaviour, areCompleteBeforeTheFirstSignal) {
  EXPECT_TRUE(isComplete(event_));
  EXPECT_TRUE(isComplete(opened_));
  ASSERT_OK(urEventWait(1, opened_.list()));
  ASSERT_OK(urEnqueueEventsWait(there_, 1, opened_.list(), nullptr));
  ASSERT_OK(urQueueFinish(there_));
}

TEST_P(SharedEventsBehaviour, orderBothSidesRoundByRound) {
  constexpr uint32_t kRounds = 50;
  if (!deviceHas(UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP))
    GTEST_SKIP() << "the device shares no memory (UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP)";
  UsmBlock block, seen;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_DEVICE, context(), device(), sizeof(uint32_t)));
  ASSERT_NO_FATAL_FAILURE(seen.create(UR_USM_TYPE_HOST, foreign_, device(), kRounds * sizeof(uint32_t)));
  void *data = nullptr, *same = nullptr;
  size_t size = 0;
  ASSERT_OK(urIPCGetMemHandleExp(context(), block.get(), &data, &size));
  ASSERT_OK(urIPCOpenMemHandleExp(foreign_, device(), data, size, &same));
  ASSERT_OK(urIPCPutMemHandleExp(context(), data));
  auto *words = seen.as<uint32_t>();
  for (uint32_t round = 0; round < kRounds; ++round) {
    ASSERT_OK(urEnqueueUSMFill(queue(), block.get(), 4, &round, 4, 1, event_.list(), nullptr));
    ASSERT_NO_FATAL_FAILURE(signal(queue(), event_));
    ASSERT_OK(urEnqueueUSMMemcpy(there_, false, words + round, same, 4, 1, opened_.list(), nullptr));
    ASSERT_NO_FATAL_FAILURE(signal(there_, opened_));
  }
  ASSERT_OK(urEventWait(1, event_.list()));
  for (uint32_t round = 0; round < kRounds; ++round)
    EXPECT_EQ(words[round], round);
  ASSERT_OK(urIPCCloseMemHandleExp(foreign_, same));
}

TEST_P(SharedEventsBehaviour, othersAreNoneOfThem) {
  void *data = nullptr;
  size_t size = 0;
  Event plain;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&plain));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_EVENT, urIPCGetEventHandleExp(plain, &data, &size));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_EVENT, urIPCGetEventHandleExp(opened_, &data, &size)) << "opened, not made";
}

CONFORMANCE_ON_QUEUES(SharedEventsBehaviour);

} // namespace conformance
