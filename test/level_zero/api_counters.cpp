// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What entry points cost in calls of the driver's, and what is used again, by the fake's counters.
#include "level_zero/api_calls.hpp"

#include <atomic>
#include <thread>

namespace ur::level_zero::test {
namespace {

class LevelZeroCounters : public ApiTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(ApiTest::SetUp());
    OK(urUSMDeviceAlloc(context, device, nullptr, nullptr, kSize, &memory));
  }
  void TearDown() override {
    gate = true;
    for (const ur_queue_handle_t queue : queues) {
      EXPECT_EQ(UR_RESULT_SUCCESS, urQueueFinish(queue));
      EXPECT_EQ(UR_RESULT_SUCCESS, urQueueRelease(queue));
    }
    EXPECT_EQ(UR_RESULT_SUCCESS, urUSMFree(context, memory));
    ApiTest::TearDown();
  }
  ur_queue_handle_t queue(ur_queue_flags_t flags = 0) {
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
    queues.push_back(nullptr);
    EXPECT_EQ(UR_RESULT_SUCCESS, urQueueCreate(context, device, &properties, &queues.back()));
    return queues.back();
  }
  void fill(ur_queue_handle_t on, const ur_event_handle_t *wait = nullptr, ur_event_handle_t *event = nullptr) {
    const uint32_t word = 5;
    OK(urEnqueueUSMFill(on, memory, sizeof word, &word, kSize, wait ? 1 : 0, wait, event));
  }
  void launch(ur_queue_handle_t on, ur_kernel_handle_t kernel, uint32_t word) {
    OK(test::launch(on, kernel, memory, 16, 4, word));
  }
  /// Events of both sorts.
  static uint64_t created() { return fake::count("zeEventCreate") + fake::count("zeEventCounterBasedCreate"); }
  template <class Body>
  static uint64_t during(const char *function, Body &&body) {
    const uint64_t before = fake::countHere(function);
    body();
    return fake::countHere(function) - before;
  }

  static constexpr size_t kSize = 4096;
  void *memory = nullptr;
  std::vector<ur_queue_handle_t> queues;
  std::atomic<bool> gate{false};
};

TEST_F(LevelZeroCounters, eventsAreUsedAgain) {
  for (const ur_queue_flags_t flags : {0, int{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}}) {
    const ur_queue_handle_t first = queue(flags), second = queue(flags);
    // Each waits for the other's last command.
    const auto rounds = [&](int count) {
      ur_event_handle_t last = nullptr;
      fill(first, nullptr, &last);
      for (int i = 0; i < count; ++i) {
        ur_event_handle_t next = nullptr;
        fill(i % 2 ? first : second, &last, &next);
        OK(urEventRelease(last));
        last = next;
        if (i % 16 == 0) {
          OK(urEventWait(1, &last));
        }
      }
      OK(urEventWait(1, &last));
      OK(urEventRelease(last));
    };
    // As many as are under way at a time, and some more that nobody has looked at yet.
    const uint64_t made = created();
    rounds(4000);
    EXPECT_LT(created() - made, 256u) << "flags " << flags;
  }
}

/// Whatever the device still does with them: nobody asks, resets or waits.
TEST_F(LevelZeroCounters, eventsOfOrderedQueuesAreOneCallEach) {
  const ur_queue_handle_t on = queue(), other = queue(), unordered = queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
  const auto rounds = [&](int count) {
    for (int i = 0; i < count; ++i) {
      ur_event_handle_t event = nullptr;
      fill(on, nullptr, &event);
      fill(other, &event);
      fill(unordered, &event);
      OK(urEventRelease(event));
    }
  };
  const auto wait = [](void *open) {
    while (!static_cast<std::atomic<bool> *>(open)->load())
      std::this_thread::yield();
  };
  OK(urEnqueueHostTaskExp(on, wait, &gate, nullptr, 0, nullptr, nullptr)); // nothing ends now
  rounds(100);                                                             // they go back several at once
  const uint64_t before = fake::failAt(0), made = created();
  rounds(100);
  EXPECT_LE(fake::failAt(0) - before, 300u + 100u) << "but for a look at what the host task keeps";
  EXPECT_EQ(0u, created() - made);
  gate = true;
}

/// Even where no place in the queue's order could say the same.
TEST_F(LevelZeroCounters, theOneThingThatAMarkerWaitsForIsItsEvent) {
  for (const ur_queue_flags_t flags : {0, int{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}}) {
    const ur_queue_handle_t from = queue(flags), on = queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    ur_event_handle_t event = nullptr, same = nullptr;
    fake::slowDown(10000000);
    fill(from, nullptr, &event);
    const uint64_t before = fake::failAt(0);
    OK(urEnqueueEventsWait(on, 1, &event, &same));
    EXPECT_EQ(0u, fake::failAt(0) - before) << "flags " << flags;
    OK(urEventWait(1, &same));
    fake::slowDown(0);
    ur_event_status_t status{};
    OK(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr));
    EXPECT_EQ(UR_EVENT_STATUS_COMPLETE, status);
    OK(urEventRelease(event));
    OK(urEventRelease(same));
  }
}

TEST_F(LevelZeroCounters, commandsWithoutWaitsAndEventsAreOneCall) {
  const ur_queue_handle_t on = queue();
  fill(on);
  OK(urQueueFinish(on));
  const uint64_t before = fake::failAt(0);
  for (int i = 0; i < 10; ++i)
    fill(on);
  EXPECT_EQ(10u, fake::failAt(0) - before);
}

/// Once the pool has grown.
TEST_F(LevelZeroCounters, asynchronousMemoryMakesNoCalls) {
  for (const ur_queue_flags_t flags : {0, int{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}}) {
    const ur_queue_handle_t on = queue(flags);
    ur_event_handle_t last = nullptr;
    // Each waits for the one before; sizes of all classes.
    const auto pairs = [&](int count) {
      for (int i = 0; i < count; ++i) {
        const size_t size = size_t{64} << i % 16;
        void *block = nullptr;
        ur_event_handle_t allocated = nullptr, freed = nullptr;
        OK(urEnqueueUSMDeviceAllocExp(on, nullptr, size, nullptr, last ? 1 : 0, last ? &last : nullptr, &block,
                                      &allocated));
        OK(urEnqueueUSMFreeExp(on, nullptr, block, 1, &allocated, &freed));
        OK(urEventRelease(allocated));
        if (last) {
          OK(urEventRelease(last));
        }
        last = freed;
      }
    };
    pairs(100);
    const uint64_t before = fake::failAt(0);
    pairs(1000);
    EXPECT_EQ(0u, fake::failAt(0) - before) << "flags " << flags;
    OK(urEventRelease(last));
  }
}

/// And with commands in between there are those of the commands.
TEST_F(LevelZeroCounters, commandsOnAsynchronousMemoryAreOneCall) {
  const ur_queue_handle_t on = queue();
  const auto rounds = [&](int count) {
    for (int i = 0; i < count; ++i) {
      void *block = nullptr;
      const uint32_t word = 5;
      OK(urEnqueueUSMDeviceAllocExp(on, nullptr, kSize, nullptr, 0, nullptr, &block, nullptr));
      OK(urEnqueueUSMFill(on, block, sizeof word, &word, kSize, 0, nullptr, nullptr));
      OK(urEnqueueUSMFreeExp(on, nullptr, block, 0, nullptr, nullptr));
    }
  };
  rounds(100);
  const uint64_t before = fake::failAt(0);
  rounds(1000);
  EXPECT_EQ(1000u, fake::failAt(0) - before);
}

TEST_F(LevelZeroCounters, argumentsAreSetWhereTheyDiffer) {
  const std::vector<uint8_t> code = image();
  ur_program_handle_t program = nullptr;
  ur_kernel_handle_t kernel = nullptr;
  OK(urProgramCreateWithIL(context, code.data(), code.size(), nullptr, &program));
  OK(urProgramBuild(context, program, nullptr));
  OK(urKernelCreate(program, "fill", &kernel));
  const ur_queue_handle_t on = queue();
  EXPECT_EQ(2u, during("zeKernelSetArgumentValue", [&] { launch(on, kernel, 1); }));
  EXPECT_EQ(0u, during("zeKernelSetArgumentValue", [&] { launch(on, kernel, 1); }));
  EXPECT_EQ(1u, during("zeKernelSetArgumentValue", [&] { launch(on, kernel, 2); }));
  EXPECT_EQ(0u, during("zeKernelSetGroupSize", [&] { launch(on, kernel, 2); }));
  // Other memory may be at the same address now.
  void *other = nullptr;
  OK(urUSMHostAlloc(context, nullptr, nullptr, kSize, &other));
  OK(urUSMFree(context, other));
  OK(urQueueFinish(on));
  EXPECT_EQ(1u, during("zeKernelSetArgumentValue", [&] { launch(on, kernel, 2); }));
  // A kernel that is released is had again: Level Zero's own may not go while it runs.
  OK(urKernelRelease(kernel));
  EXPECT_EQ(0u, during("zeKernelCreate", [&] { OK(urKernelCreate(program, "fill", &kernel)); }));
  OK(urKernelRelease(kernel));
  OK(urProgramRelease(program));
}

/// Others may append to a list and set a kernel's arguments, once they know them.
TEST_F(LevelZeroCounters, whatOthersKnowIsNotTakenForKnown) {
  const std::vector<uint8_t> code = image();
  ur_program_handle_t program = nullptr;
  ur_kernel_handle_t kernel = nullptr;
  OK(urProgramCreateWithIL(context, code.data(), code.size(), nullptr, &program));
  OK(urProgramBuild(context, program, nullptr));
  OK(urKernelCreate(program, "fill", &kernel));
  const ur_queue_handle_t on = queue();
  launch(on, kernel, 1);
  EXPECT_EQ(0u, during("zeKernelSetArgumentValue", [&] { launch(on, kernel, 1); }));
  ur_native_handle_t native = 0;
  OK(urKernelGetNativeHandle(kernel, &native));
  for (int i = 0; i < 2; ++i)
    EXPECT_EQ(2u, during("zeKernelSetArgumentValue", [&] { launch(on, kernel, 1); }));
  OK(urQueueGetNativeHandle(on, nullptr, &native));
  OK(urQueueFinish(on));
  OK(urQueueRelease(on));
  queues.pop_back();
  ur_native_handle_t other = 0;
  fill(queue());
  OK(urQueueGetNativeHandle(queues.back(), nullptr, &other));
  EXPECT_NE(native, other) << "a list that others know was given to another queue";
  OK(urKernelRelease(kernel));
  OK(urProgramRelease(program));
}

/// Which the fake driver has, as Intel's does.
TEST_F(LevelZeroCounters, theDriversOwnKernelIsNotShown) {
  const std::vector<uint8_t> code = image();
  ur_program_handle_t program = nullptr;
  OK(urProgramCreateWithIL(context, code.data(), code.size(), nullptr, &program));
  OK(urProgramBuild(context, program, nullptr));
  char names[4096] = "";
  OK(urProgramGetInfo(program, UR_PROGRAM_INFO_KERNEL_NAMES, sizeof names, names, nullptr));
  EXPECT_NE(std::string::npos, std::string(names).find("fill;"));
  EXPECT_EQ(std::string::npos, std::string(names).find("Intel_Symbol_Table")) << names;
  OK(urProgramRelease(program));
}

TEST_F(LevelZeroCounters, listsAreUsedAgain) {
  const auto use = [&] {
    fill(queue());
    OK(urQueueFinish(queues.back()));
    OK(urQueueRelease(queues.back()));
    queues.pop_back();
  };
  use();
  use();
  EXPECT_EQ(0u, during("zeCommandListCreateImmediate", use));
}

/// Those of an in-order queue need a thread each only once it is their turn.
TEST_F(LevelZeroCounters, hostTasksOfOneQueueNeedFewThreads) {
  static std::atomic<int> done;
  done = 0;
  const ur_queue_handle_t on = queue();
  const auto wait = [](void *open) {
    while (!static_cast<std::atomic<bool> *>(open)->load())
      std::this_thread::yield();
    ++done;
  };
  const auto threads = [] {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
      if (word == "Threads:")
        return status >> word, std::stoi(word);
    }
    return 0;
  };
  OK(urEnqueueHostTaskExp(on, wait, &gate, nullptr, 0, nullptr, nullptr));
  const int before = threads();
  for (int i = 0; i < 100; ++i)
    OK(urEnqueueHostTaskExp(on, wait, &gate, nullptr, 0, nullptr, nullptr));
  EXPECT_LE(threads(), before + 3);
  gate = true;
  OK(urQueueFinish(on));
  EXPECT_EQ(101, done);
}

/// By hand a launch is four calls where both arguments are set anew (benchmarks/level_zero/raw.cpp): the group's size,
/// two arguments, and the command. Ours sets what differs, on one queue and by turns on two.
TEST_F(LevelZeroCounters, aLaunchIsHalfTheCallsOfOneByHand) {
  constexpr uint64_t kLaunches = 100;
  const std::vector<uint8_t> code = image();
  ur_program_handle_t program = nullptr;
  ur_kernel_handle_t kernel = nullptr;
  OK(urProgramCreateWithIL(context, code.data(), code.size(), nullptr, &program));
  OK(urProgramBuild(context, program, nullptr));
  OK(urKernelCreate(program, "fill", &kernel));
  const ur_queue_handle_t queues[2] = {queue(), queue()};
  const auto callsOf = [&](uint32_t used) {
    const auto launches = [&] {
      for (uint32_t i = 0; i < kLaunches; ++i)
        launch(queues[i % used], kernel, i);
    };
    launches(); // makes what is there from then on
    const uint64_t before = fake::failAt(0);
    launches();
    const uint64_t calls = fake::failAt(0) - before;
    for (const ur_queue_handle_t each : queues)
      EXPECT_EQ(UR_RESULT_SUCCESS, urQueueFinish(each));
    return calls;
  };
  EXPECT_EQ(2 * kLaunches, callsOf(1)) << "the word, and the command";
  EXPECT_EQ(2 * kLaunches, callsOf(2));
  OK(urKernelRelease(kernel));
  OK(urProgramRelease(program));
}

} // namespace
} // namespace ur::level_zero::test
