// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs of graphs whose call may wait (DriverCaps::graphRunsBlock): a thread of the context's makes it, by one hand-off,
// and nothing else of the API waits meanwhile (promise D6).
#include "core/command_buffer_rig.hpp"

#include <filesystem>
#include <fstream>
#include <future>
#include <thread>

namespace ur::test {
namespace {

using namespace std::chrono_literals;

class GraphSubmissions : public CommandBufferTest {
protected:
  /// Adds 1 to the word.
  CommandBuffer addOne(uint32_t *memory, Command *command = nullptr) {
    CommandBuffer made = makeBuffer(true, command != nullptr);
    addIn(made, memory, 1, 1, {{}, {}, nullptr, command});
    finalize(made);
    return made;
  }
  uint32_t *zero(ur_queue_handle_t queue) {
    uint32_t *memory = deviceMemory(4);
    fillOnly(queue, memory, 4, 0);
    finish(queue);
    return memory;
  }
  static ur_result_t setValue(const CommandBuffer &buffer, Command command, uint32_t value) {
    const ur_exp_command_buffer_update_value_arg_desc_t arg{
        UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, nullptr, 1, 4, nullptr, &value};
    ur_exp_command_buffer_update_kernel_launch_desc_t change{};
    change.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
    change.hCommand = command;
    change.numNewValueArgs = 1;
    change.pNewValueArgList = &arg;
    return calls().pfnUpdateKernelLaunchExp(buffer, 1, &change);
  }
  /// The next graph's call doesn't return before open().
  void holdCall() {
    sim->during(Call::enqueueGraph, [this] {
      caller = std::this_thread::get_id();
      begun_.set_value();
      opened_.wait();
    });
  }
  void open() { open_.set_value(); }
  /// Another call may be held.
  void again() {
    begun_ = {};
    open_ = {};
    opened_ = open_.get_future().share();
  }
  void awaitCall() { ASSERT_EQ(begun_.get_future().wait_for(10s), std::future_status::ready); }
  /// How often the thread of deferred commands has gone to sleep.
  static std::string sleepsOfDeferral() {
    for (const auto &task : std::filesystem::directory_iterator("/proc/self/task")) {
      std::string name, line;
      std::getline(std::ifstream(task.path() / "comm"), name);
      for (std::ifstream status(task.path() / "status"); name == "ur-deferral" && std::getline(status, line);) {
        if (line.starts_with("voluntary_ctxt_switches"))
          return line;
      }
    }
    return {};
  }

  std::thread::id caller;

private:
  std::promise<void> begun_, open_;
  std::shared_future<void> opened_ = open_.get_future().share();
};
INSTANTIATE_TEST_SUITE_P(Sim, GraphSubmissions, ::testing::Values(kHipGraphs), shapeName);

TEST_P(GraphSubmissions, HoldNobodyUp) {
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order), other = inOrder();
    uint32_t *memory = zero(queue), *others = zero(other);
    const CommandBuffer buffer = addOne(memory);
    const Event before = fill(queue, memory, 1, 4);
    if (order == 0)
      holdCall();
    else
      finish(queue);
    const Event event = run(queue, buffer, {before});
    const Event behind = add(queue, memory, 1, 2, {event});
    if (order == 0) {
      ASSERT_NO_FATAL_FAILURE(awaitCall());
      EXPECT_NE(caller, std::this_thread::get_id());
      EXPECT_EQ(status(event), UR_EVENT_STATUS_QUEUED);
      EXPECT_EQ(status(behind), UR_EVENT_STATUS_QUEUED);
      EXPECT_EQ(wait({before}), UR_RESULT_SUCCESS);
      EXPECT_EQ(api().Queue.pfnFlush(queue), UR_RESULT_SUCCESS);
      EXPECT_FALSE(empty(queue));
      EXPECT_EQ(wait({add(other, others, 1, 1)}), UR_RESULT_SUCCESS) << "another queue goes on";
      void *more = nullptr;
      EXPECT_EQ(api().USM.pfnDeviceAlloc(context, devices[0], nullptr, nullptr, 64, &more), UR_RESULT_SUCCESS);
      EXPECT_EQ(api().USM.pfnFree(context, more), UR_RESULT_SUCCESS);
      EXPECT_EQ(memory[0], 4u);
      open();
    }
    EXPECT_EQ(wait({behind}), UR_RESULT_SUCCESS);
    EXPECT_EQ(status(event), UR_EVENT_STATUS_COMPLETE);
    EXPECT_EQ(memory[0], 7u);
    finish(queue);
    finish(other);
  }
}

TEST_P(GraphSubmissions, TakeOneHandOffEach) {
  const Queue queue = inOrder();
  uint32_t *memory = zero(queue);
  const CommandBuffer buffer = addOne(memory);
  EXPECT_EQ(wait({run(queue, buffer)}), UR_RESULT_SUCCESS);
  std::this_thread::sleep_for(50ms); // it is asleep by now
  const std::string before = sleepsOfDeferral();
  ASSERT_FALSE(before.empty());
  const uint64_t runs = sim->calls(Call::enqueueGraph), streams = sim->calls(Call::createStream);
  constexpr uint32_t kRuns = 50;
  for (uint32_t i = 0; i < kRuns; ++i)
    EXPECT_EQ(wait({run(queue, buffer), add(queue, memory, 1, 1)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(sleepsOfDeferral(), before) << "no other thread is woken";
  EXPECT_EQ(sim->calls(Call::enqueueGraph), runs + kRuns);
  EXPECT_EQ(sim->calls(Call::createStream), streams) << "the steady state makes nothing";
  EXPECT_EQ(memory[0], 2 * kRuns + 1);
  finish(queue);
}

TEST_P(GraphSubmissions, FollowEachOtherWithoutAWait) {
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order), other = makeQueue(order);
    uint32_t *memory = zero(queue);
    const CommandBuffer buffer = addOne(memory);
    const uint64_t runs = sim->calls(Call::enqueueGraph);
    constexpr uint32_t kRuns = 20;
    for (uint32_t i = 0; i < kRuns; ++i)
      EXPECT_EQ(tryRun(i % 3 == 0 ? other : queue, buffer), UR_RESULT_SUCCESS);
    finish(queue);
    finish(other);
    EXPECT_EQ(memory[0], kRuns);
    EXPECT_EQ(sim->calls(Call::enqueueGraph), runs + kRuns) << "by the graph, all of them";
  }
}

TEST_P(GraphSubmissions, KeepWhatTheyWereEnqueuedWith) {
  const Queue queue = inOrder();
  uint32_t *memory = zero(queue);
  Command command = nullptr;
  const CommandBuffer buffer = addOne(memory, &command);
  holdCall();
  const uint64_t runs = sim->calls(Call::enqueueGraph);
  const Event first = run(queue, buffer);
  ASSERT_NO_FATAL_FAILURE(awaitCall());
  EXPECT_EQ(setValue(buffer, command, 10), UR_RESULT_SUCCESS);
  const Event second = run(queue, buffer);
  EXPECT_EQ(setValue(buffer, command, 100), UR_RESULT_SUCCESS);
  const Event third = run(queue, buffer);
  open();
  EXPECT_EQ(wait({third}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 111u);
  EXPECT_EQ(sim->calls(Call::enqueueGraph), runs + 1) << "while one is on its way, others go command by command";
  EXPECT_EQ(wait({run(queue, buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 211u);
  EXPECT_EQ(sim->calls(Call::enqueueGraph), runs + 2) << "the graph isn't given up";
  finish(queue);
}

TEST_P(GraphSubmissions, TellOfFailuresByTheirEvents) {
  const Queue queue = inOrder();
  uint32_t *memory = zero(queue);
  const CommandBuffer buffer = addOne(memory);
  sim->failCall(Call::enqueueGraph);
  const Event event = run(queue, buffer);
  EXPECT_EQ(wait({event}), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
  EXPECT_EQ(wait({run(queue, buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 1u);
  finish(queue);
}

/// It is too late for another way: the run's event fails, whatever the vendor says, and nobody else's (promise G13).
TEST_P(GraphSubmissions, TellOfRefusalsByTheirEvents) {
  for (const ur_result_t answer : {UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY}) {
    for (const ur_queue_flags_t order : orders()) {
      for (const ur_queue_flags_t timed : {ur_queue_flags_t{0}, ur_queue_flags_t{UR_QUEUE_FLAG_PROFILING_ENABLE}}) {
        const Queue queue = makeQueue(order | timed), other = inOrder();
        uint32_t *memory = zero(queue), *others = zero(other);
        const CommandBuffer buffer = addOne(memory);
        const uint64_t runs = sim->calls(Call::enqueueGraph);
        sim->failCall(Call::enqueueGraph, 1, answer);
        const UserEvent first = userEvent(); // so that it isn't known yet that the run fails
        const Event refused = run(queue, buffer, {first});
        const Event behind = add(other, others, 1, 1, {refused});
        signal(first);
        EXPECT_EQ(wait({refused}), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
        EXPECT_EQ(status(refused), UR_EVENT_STATUS_ERROR);
        EXPECT_EQ(wait({behind}), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS) << "it was to come after the run";
        EXPECT_EQ(memory[0], 0u);
        EXPECT_EQ(others[0], 0u);
        // One that nobody has an event of; and the queue, the buffer and the vendor's graph go on.
        sim->failCall(Call::enqueueGraph, 1, answer);
        EXPECT_EQ(tryRun(queue, buffer), UR_RESULT_SUCCESS);
        finish(queue);
        EXPECT_EQ(wait({run(queue, buffer)}), UR_RESULT_SUCCESS);
        EXPECT_EQ(wait({add(queue, memory, 1, 1)}), UR_RESULT_SUCCESS);
        EXPECT_EQ(memory[0], 2u);
        EXPECT_EQ(sim->calls(Call::enqueueGraph), runs + 3);
        finish(queue);
        finish(other);
      }
    }
  }
}

/// How the run before ends is no matter of the next one, deferred or not; but that comes after what ran before.
TEST_P(GraphSubmissions, FollowOneThatIsRefused) {
  const Queue queue = inOrder(), other = inOrder();
  uint32_t *memory = zero(queue);
  const CommandBuffer buffer = addOne(memory);
  const UserEvent bad = userEvent();
  holdCall();
  const Event first = run(queue, buffer);
  ASSERT_NO_FATAL_FAILURE(awaitCall());
  const Event second = run(queue, buffer, {bad});
  const Event third = run(other, buffer);
  signal(bad, UR_RESULT_ERROR_UNKNOWN);
  open();
  EXPECT_EQ(wait({third}), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(first), UR_EVENT_STATUS_COMPLETE);
  EXPECT_EQ(wait({second}), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
  EXPECT_EQ(memory[0], 2u);
  finish(other);
  finish(queue);
}

/// Whatever fails, nothing hangs, and what was begun is over when everything is waited for.
TEST_P(GraphSubmissions, MayFailAtEachCall) {
  bool failed = true;
  for (uint64_t nth = 1; failed; ++nth) {
    const Queue queue = inOrder();
    uint32_t *memory = zero(queue);
    const CommandBuffer buffer = addOne(memory);
    fillOnly(queue, memory, 1, 1);
    sim->failAnyCall(nth);
    Event event;
    if (tryRun(queue, buffer, {}, event.out()) == UR_RESULT_SUCCESS)
      (void)wait({event});
    failed = sim->stopFailing();
    finish(queue);
    const uint32_t then = memory[0];
    EXPECT_TRUE(then == 1 || then == 2) << then;
    if (!failed) {
      EXPECT_EQ(then, 2u);
    }
    std::this_thread::sleep_for(1ms);
    EXPECT_EQ(memory[0], then) << "nothing goes on behind a finish";
    ASSERT_LT(nth, 100u);
  }
}

TEST_P(GraphSubmissions, OutliveWhatTheyAreMadeOf) {
  Queue queue = inOrder();
  uint32_t *memory = zero(queue);
  CommandBuffer buffer = addOne(memory);
  holdCall();
  Event event = run(queue, buffer);
  ASSERT_NO_FATAL_FAILURE(awaitCall());
  buffer.reset();
  queue.reset();
  open();
  EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 1u);
}

/// Also one whose call hasn't begun: the program goes after it (promise G9).
TEST_P(GraphSubmissions, KeepTheirKernels) {
  Queue queue = inOrder();
  uint32_t *memory = zero(queue);
  CommandBuffer buffer = addOne(memory);
  const UserEvent first = userEvent();
  const uint64_t unloads = sim->calls(Call::destroyProgram);
  Event event = run(queue, buffer, {first});
  buffer.reset();
  add_.reset();
  program.reset();
  EXPECT_EQ(sim->calls(Call::destroyProgram), unloads);
  signal(first);
  EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 1u);
  finish(queue);
  event.reset();
  queue.reset();
  for (int i = 0; i < 1000 && sim->calls(Call::destroyProgram) == unloads; ++i)
    std::this_thread::sleep_for(10ms); // on the thread that made the call
  EXPECT_EQ(sim->calls(Call::destroyProgram), unloads + 1);
}

/// What others put on the queue's stream next comes after the run.
TEST_P(GraphSubmissions, AreTheCallersOnStreamsThatOthersKnow) {
  const Queue queue = inOrder();
  uint32_t *memory = zero(queue);
  const CommandBuffer buffer = addOne(memory);
  ur_native_handle_t native = 0;
  ASSERT_EQ(api().Queue.pfnGetNativeHandle(queue, nullptr, &native), UR_RESULT_SUCCESS);
  sim->during(Call::enqueueGraph, [this] { caller = std::this_thread::get_id(); });
  EXPECT_EQ(wait({run(queue, buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(caller, std::this_thread::get_id());
  EXPECT_EQ(memory[0], 1u);
  finish(queue);
}

/// The last reference goes with the call.
TEST_P(GraphSubmissions, MayBeTheContextsEnd) {
  Context own = makeContext();
  Queue queue = makeQueue(0, 0, own);
  void *memory = nullptr;
  ASSERT_EQ(api().USM.pfnDeviceAlloc(own, devices[0], nullptr, nullptr, 64, &memory), UR_RESULT_SUCCESS);
  const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, false, true, false};
  CommandBuffer buffer;
  ASSERT_EQ(calls().pfnCreateExp(own, devices[0], &desc, buffer.out()), UR_RESULT_SUCCESS);
  (void)fillIn(buffer, memory, 4, 1);
  finalize(buffer);
  const size_t contexts = sim->liveContexts();
  holdCall();
  EXPECT_EQ(tryRun(queue, buffer), UR_RESULT_SUCCESS);
  ASSERT_NO_FATAL_FAILURE(awaitCall());
  buffer.reset();
  queue.reset();
  own.reset();
  EXPECT_EQ(sim->liveContexts(), contexts);
  open();
  EXPECT_TRUE(sim->awaitContexts(contexts - 1));
}

/// A native command, whose function is called at once, waits for the call; for what only the host lets go, it is
/// refused.
TEST_P(GraphSubmissions, AreWaitedForByNativeCommands) {
  const auto count = [](ur_queue_handle_t, void *data) { ++*static_cast<int *>(data); };
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order);
    uint32_t *memory = zero(queue);
    const CommandBuffer buffer = addOne(memory);
    int calls = 0;
    const auto native = [&](const Waits &waits) {
      return api().EnqueueExp.pfnNativeCommandExp(queue, count, &calls, 0, nullptr, nullptr, test::count(waits),
                                                  test::list(waits), nullptr);
    };
    holdCall();
    const Event event = run(queue, buffer);
    ASSERT_NO_FATAL_FAILURE(awaitCall());
    auto enqueued = std::async(std::launch::async, [&] { return native({event}); });
    EXPECT_EQ(enqueued.wait_for(20ms), std::future_status::timeout);
    EXPECT_EQ(calls, 0);
    open();
    EXPECT_EQ(enqueued.get(), UR_RESULT_SUCCESS);
    EXPECT_EQ(calls, 1);
    const UserEvent first = userEvent();
    const Event behind = run(queue, buffer, {first});
    EXPECT_EQ(native({behind}), UR_RESULT_ERROR_INVALID_OPERATION);
    EXPECT_EQ(calls, 1);
    signal(first);
    finish(queue);
    EXPECT_EQ(memory[0], 2u);
    again();
  }
}

TEST_P(GraphSubmissions, HaveTimes) {
  const Queue queue = makeQueue(UR_QUEUE_FLAG_PROFILING_ENABLE);
  uint32_t *memory = zero(queue);
  const CommandBuffer buffer = addOne(memory);
  const Event event = run(queue, buffer);
  EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
  std::array<uint64_t, 4> times{};
  constexpr std::array kWhich{UR_PROFILING_INFO_COMMAND_QUEUED, UR_PROFILING_INFO_COMMAND_SUBMIT,
                              UR_PROFILING_INFO_COMMAND_START, UR_PROFILING_INFO_COMMAND_END};
  for (size_t i = 0; i < times.size(); ++i)
    times[i] = query<uint64_t>(api().Event.pfnGetProfilingInfo, event.get(), kWhich[i]);
  EXPECT_TRUE(std::is_sorted(times.begin(), times.end()));
  EXPECT_LT(times[2], times[3]);
  EXPECT_EQ(memory[0], 1u);
  finish(queue);
}

} // namespace
} // namespace ur::test
