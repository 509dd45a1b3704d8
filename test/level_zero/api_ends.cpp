// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The ends of queues and contexts on a driver that doesn't say when work is over. The fake driver ends the process
// where something goes that the device refers to.
#include "level_zero/api_calls.hpp"
#include "support/fault_program.hpp"

#include <algorithm>
#include <atomic>
#include <future>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::level_zero::test {
namespace {

constexpr uint32_t kUnknown = 0x7ffffffe;

class LevelZeroEnds : public ApiTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(ApiTest::SetUp());
    fake::failWith(kUnknown);
    told = 0;
    OK(urAdapterSetLoggerCallback(
        adapter,
        [](ur_logger_level_t, const char *message, void *) {
          told += std::string(message).find("both are kept") != std::string::npos;
        },
        nullptr, UR_LOGGER_LEVEL_ERROR));
    objects = fake::objects();
    lists = fake::count("zeCommandListDestroy");
    contexts = fake::count("zeContextDestroy");
  }
  void TearDown() override {
    fake::refuse("");
    fake::slowDown(0);
    ApiTest::TearDown();
  }
  /// In a context of its own; its newest command takes long.
  void makeBusyQueue(ur_queue_flags_t flags) {
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
    OK(urContextCreate(1, &device, nullptr, &own));
    OK(urQueueCreate(own, device, &properties, &queue));
    OK(urUSMDeviceAlloc(own, device, nullptr, nullptr, kSize, &memory));
    fake::slowDown(20000000);
    OK(urEnqueueUSMFill(queue, memory, sizeof kWord, &kWord, kSize, 0, nullptr, nullptr));
  }
  void releaseAll() {
    OK(urUSMFree(own, memory));
    OK(urQueueRelease(queue));
    OK(urContextRelease(own));
  }

  [[nodiscard]] bool isNothingLeft() const {
    return ur::test::eventually([&] { return fake::objects() == objects; });
  }

  static constexpr ur_queue_flags_t kKinds[] = {0, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
  static constexpr size_t kSize = 4096;
  static constexpr uint32_t kWord = 1;
  static std::atomic<int> told;
  uint64_t objects = 0, lists = 0, contexts = 0;
  ur_context_handle_t own = nullptr;
  ur_queue_handle_t queue = nullptr;
  void *memory = nullptr;
};
std::atomic<int> LevelZeroEnds::told;

/// A child of fork has neither the thread that asks for ends nor that of callbacks: it releases without them.
TEST_F(LevelZeroEnds, aForkedChildReleasesWhatHadThreads) {
  constexpr int kGood = 42;
  makeBusyQueue(0);
  std::promise<void> called;
  ur_event_handle_t event = nullptr;
  OK(urEnqueueUSMFill(queue, memory, sizeof kWord, &kWord, kSize, 0, nullptr, &event));
  const ur_event_callback_t call = [](ur_event_handle_t, ur_execution_info_t, void *data) {
    static_cast<std::promise<void> *>(data)->set_value();
  };
  OK(urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, call, &called));
  OK(urQueueFinish(queue));
  called.get_future().wait();
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    alarm(20); // one that hangs ends
    const bool told =
        urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, call, &called) == UR_RESULT_ERROR_DEVICE_LOST;
    const bool released = urEventRelease(event) == UR_RESULT_SUCCESS && urUSMFree(own, memory) == UR_RESULT_SUCCESS &&
                          urQueueRelease(queue) == UR_RESULT_SUCCESS && urContextRelease(own) == UR_RESULT_SUCCESS;
    _exit(told && released ? kGood : 1);
  }
  int status = 0;
  ASSERT_EQ(child, waitpid(child, &status, 0));
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == kGood) << "status " << status;
  OK(urEventRelease(event));
  releaseAll();
  EXPECT_TRUE(isNothingLeft());
}

/// A finish that fails says so.
TEST_F(LevelZeroEnds, aFinishMayFail) {
  for (const ur_queue_flags_t flags : kKinds) {
    makeBusyQueue(flags);
    fake::refuse("zeCommandListHostSynchronize");
    EXPECT_NE(UR_RESULT_SUCCESS, urQueueFinish(queue));
    fake::refuse("");
    releaseAll();
    EXPECT_TRUE(isNothingLeft());
  }
  EXPECT_EQ(0, told);
}

/// So may each call from the first release on, while work is under way: it is tried again, or isn't needed.
TEST_F(LevelZeroEnds, eachCallMayFail) {
  for (const ur_queue_flags_t flags : kKinds) {
    uint64_t calls = 1;
    for (uint64_t n = 0; n <= calls; ++n) { // at first none
      SCOPED_TRACE("call " + std::to_string(n) + " of " + std::to_string(calls));
      makeBusyQueue(flags);
      const uint64_t before = fake::failAt(n);
      releaseAll();
      EXPECT_TRUE(isNothingLeft()) << "after a failure of " << fake::failed();
      calls = std::max(calls, fake::failAt(0) - before);
    }
    EXPECT_LT(2u, calls);
  }
  EXPECT_EQ(0, told);
}

/// The driver never says that the list is idle: it is kept with all that its commands may need, and the log tells it.
TEST_F(LevelZeroEnds, aListThatCantBeWaitedForIsKept) {
  makeBusyQueue(0);
  fake::refuse("zeCommandListHostSynchronize");
  releaseAll();
  EXPECT_TRUE(ur::test::eventually([&] { return told == 1; }));
  fake::refuse("");
  EXPECT_EQ(lists, fake::count("zeCommandListDestroy"));
  EXPECT_EQ(contexts, fake::count("zeContextDestroy"));
}

} // namespace
} // namespace ur::level_zero::test
