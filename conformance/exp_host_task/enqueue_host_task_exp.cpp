// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/wait_lists.hpp"

#include <atomic>
#include <chrono>
#include <filesystem>
#include <future>

namespace conformance {

class EnqueueHostTaskExp : public QueueTest {
protected:
  auto call() {
    return Call(
               urEnqueueHostTaskExp, queue(), [](void *) {}, nullptr, nullptr, 0, nullptr, &event_)
        .outputs(event_);
  }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueHostTaskExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueHostTaskExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(EnqueueHostTaskExp, enumerations) {
  auto properties = structure<ur_exp_host_task_properties_t>(UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES);
  properties.flags = UR_EXP_HOST_TASK_FLAGS_MASK;
  call().with<3>(&properties).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(EnqueueHostTaskExp, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<4>(event);
}

constexpr const char *kNoTasks = "the device has no host tasks (UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP)";

TEST_F(EnqueueHostTaskExp, doesWhatTheDeviceSays) {
  if (deviceHas(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP)) {
    auto properties = structure<ur_exp_host_task_properties_t>(UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES);
    call().with<3>(&properties).with<6>(nullptr).succeeds();
    call().with<6>(nullptr).succeeds();
  } else {
    call().answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  }
}

class EnqueueHostTaskExp_Queues : public WaitListsTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(WaitListsTest::SetUp());
    if (!IsSkipped() && !deviceHas(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP))
      GTEST_SKIP() << kNoTasks;
  }
  static void count(void *data) { ++*static_cast<std::atomic<uint32_t> *>(data); }
  ur_result_t task(ur_queue_handle_t on, ur_exp_host_task_function_t function, void *data,
                   const std::vector<ur_event_handle_t> &waits = {}, ur_event_handle_t *event = nullptr) {
    return urEnqueueHostTaskExp(on, function, data, nullptr, static_cast<uint32_t>(waits.size()),
                                waits.empty() ? nullptr : waits.data(), event);
  }
};

TEST_P(EnqueueHostTaskExp_Queues, waitLists) {
  std::atomic<uint32_t> ran{0};
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        return urEnqueueHostTaskExp(queue(), &EnqueueHostTaskExp_Queues::count, &ran, nullptr, count, list, event);
      },
      UR_COMMAND_HOST_TASK_EXP);
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_GT(ran.load(), 0u);
}

/// Device to host, host to host, host to device: each sees what the one before has left.
TEST_P(EnqueueHostTaskExp_Queues, chains) {
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_HOST, context(), device(), 4 * sizeof(uint32_t)));
  auto *words = block.as<uint32_t>();
  std::memset(words, 0, 4 * sizeof(uint32_t));
  const auto twice = [](void *data) {
    auto *word = static_cast<uint32_t *>(data);
    *word *= 2;
  };
  Event filled, first, second, copied, third;
  const uint32_t value = 5;
  ASSERT_OK(urEnqueueUSMFill(queue(), words, 4, &value, 4, 0, nullptr, filled.out()));
  ASSERT_OK(task(queue(), twice, words, {filled}, first.out()));
  ASSERT_OK(task(other(), twice, words, {first}, second.out()));
  ASSERT_OK(urEnqueueUSMMemcpy(queue(), false, words + 1, words, 4, 1, second.list(), copied.out()));
  ASSERT_OK(task(other(), twice, words + 1, {copied}, third.out()));
  ASSERT_OK(urEventWait(1, third.list()));
  EXPECT_EQ(words[0], 20u);
  EXPECT_EQ(words[1], 40u);
}

TEST_P(EnqueueHostTaskExp_Queues, holdsUpOnlyItsDependents) {
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_HOST, context(), device(), 8));
  auto *words = block.as<uint32_t>();
  std::promise<void> open;
  std::shared_future<void> gate = open.get_future().share();
  Event held, dependent, free;
  ASSERT_OK(task(
      queue(), [](void *data) { static_cast<std::shared_future<void> *>(data)->wait(); }, &gate, {}, held.out()));
  const uint32_t value = 7;
  EXPECT_OK(urEnqueueUSMFill(queue(), words, 4, &value, 4, 1, held.list(), dependent.out()));
  EXPECT_OK(urEnqueueUSMFill(other(), words + 1, 4, &value, 4, 0, nullptr, free.out()));
  EXPECT_OK(urEventWait(1, free.list())) << "another queue goes on";
  EXPECT_FALSE(isComplete(held));
  EXPECT_FALSE(isComplete(dependent));
  open.set_value();
  ASSERT_OK(urEventWait(1, dependent.list()));
  EXPECT_EQ(words[0], 7u);
}

/// Each has a thread of its own while it runs.
TEST_P(EnqueueHostTaskExp_Queues, mayWaitForOneOfAnotherQueue) {
  struct Meeting {
    std::promise<void> there;
    std::atomic<bool> met{false};
  } meeting;
  ASSERT_OK(task(
      queue(),
      [](void *data) {
        auto &of = *static_cast<Meeting *>(data);
        of.met = of.there.get_future().wait_for(std::chrono::seconds(10)) == std::future_status::ready;
      },
      &meeting));
  ASSERT_OK(task(
      other(), [](void *data) { static_cast<Meeting *>(data)->there.set_value(); }, &meeting));
  ASSERT_OK(urQueueFlush(other())); // else nobody promises that a batched queue begins
  ASSERT_OK(urQueueFinish(queue()));
  ASSERT_OK(urQueueFinish(other()));
  EXPECT_TRUE(meeting.met);
}

/// A task is a user of the API like any other: what it enqueues and waits for goes on while its own queue stands still.
TEST_P(EnqueueHostTaskExp_Queues, mayWaitForCommandsWhileItsQueueIsFinished) {
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_HOST, context(), device(), 4));
  struct Work {
    ur_queue_handle_t on;
    uint32_t *word;
    ur_result_t result = UR_RESULT_ERROR_UNKNOWN;
  } work{other(), block.as<uint32_t>()};
  *work.word = 0;
  ASSERT_OK(task(
      queue(),
      [](void *data) {
        auto &of = *static_cast<Work *>(data);
        const uint32_t value = 9;
        of.result = urEnqueueUSMFill(of.on, of.word, 4, &value, 4, 0, nullptr, nullptr);
        if (of.result == UR_RESULT_SUCCESS)
          of.result = urQueueFinish(of.on);
      },
      &work));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_OK(work.result);
  EXPECT_EQ(*work.word, 9u);
}

TEST_P(EnqueueHostTaskExp_Queues, theArrayIsReadBeforeTheReturn) {
  Event before, done;
  std::atomic<uint32_t> ran{0};
  ASSERT_NO_FATAL_FAILURE(makeEvent(&before));
  std::vector<ur_event_handle_t> list{before};
  ASSERT_OK(task(queue(), count, &ran, list, done.out()));
  list[0] = nullptr;
  ASSERT_OK(urEventWait(1, done.list()));
  EXPECT_EQ(ran.load(), 1u);
}

CONFORMANCE_ON_QUEUES(EnqueueHostTaskExp_Queues);

static size_t threadsOfThisProcess() {
  const std::filesystem::directory_iterator tasks("/proc/self/task");
  return static_cast<size_t>(std::distance(begin(tasks), end(tasks)));
}

/// Tasks that wait for their turn need no thread. Not too many: CUDA's driver holds up who enqueues the 56th.
TEST_F(EnqueueHostTaskExp, promiseOfFewThreads) {
  if (!deviceHas(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP))
    GTEST_SKIP() << kNoTasks;
  const auto task = [](void *) {};
  ASSERT_OK(urEnqueueHostTaskExp(queue(), task, nullptr, nullptr, 0, nullptr, nullptr));
  ASSERT_OK(urQueueFinish(queue()));
  const size_t before = threadsOfThisProcess();
  std::promise<void> open;
  std::shared_future<void> gate = open.get_future().share();
  ASSERT_OK(urEnqueueHostTaskExp(
      queue(), [](void *data) { static_cast<std::shared_future<void> *>(data)->wait(); }, &gate, nullptr, 0, nullptr,
      nullptr));
  for (int i = 0; i < 24; ++i)
    ASSERT_OK(urEnqueueHostTaskExp(queue(), task, nullptr, nullptr, 0, nullptr, nullptr));
  EXPECT_LE(threadsOfThisProcess(), before + 4) << "while they wait";
  open.set_value();
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_LE(threadsOfThisProcess(), before + 4) << "one after the other";
}

class EnqueueHostTaskExp_Profiling : public QueueTest {
protected:
  ur_queue_flags_t flags() const override { return UR_QUEUE_FLAG_PROFILING_ENABLE; }
};

/// A task's times are those of its work, on whatever thread that is done.
TEST_F(EnqueueHostTaskExp_Profiling, lastsAsLongAsItsWork) {
  if (!deviceHas(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP))
    GTEST_SKIP() << kNoTasks;
  uint64_t before = 0, after = 0, start = 0, end = 0;
  if (urDeviceGetGlobalTimestamps(device(), &before, nullptr) != UR_RESULT_SUCCESS)
    GTEST_SKIP() << "the device has no timestamps";
  const auto work = [](void *) {
    for (const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(20);
         std::chrono::steady_clock::now() < until;) {
    }
  };
  Event event;
  ASSERT_OK(urEnqueueHostTaskExp(queue(), work, nullptr, nullptr, 0, nullptr, event.out()));
  ASSERT_OK(urEventWait(1, event.list()));
  ASSERT_OK(urDeviceGetGlobalTimestamps(device(), &after, nullptr));
  if (after - before < 10'000'000U) // it may be a little slower than the host's
    GTEST_SKIP() << "the device's clock isn't one of real time";
  ASSERT_OK(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_START, sizeof start, &start, nullptr));
  ASSERT_OK(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof end, &end, nullptr));
  EXPECT_GE(end - start, 18'000'000U);
}

} // namespace conformance
