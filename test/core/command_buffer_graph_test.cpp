// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Command buffers by the vendor's graphs: how many calls that takes, what of the order the graph is told, and when the
// core runs the commands itself after all (G1, G2, G6, G7, G13 of docs/promises.md).
#include "core/command_buffer_rig.hpp"

namespace ur::test {
namespace {

using Change = ur_exp_command_buffer_update_kernel_launch_desc_t;

class CommandBufferGraphs : public CommandBufferTest {
protected:
  /// Two launches, one after the other: each adds 1 to a word of its own.
  struct Pair {
    CommandBuffer buffer;
    std::array<Command, 2> commands{};
  };
  Pair pair(uint32_t *memory) {
    Pair made{makeBuffer(true, true)};
    for (size_t i = 0; i < 2; ++i)
      addIn(made.buffer, memory + i, 1, 1, {{}, {}, nullptr, &made.commands[i]});
    finalize(made.buffer);
    return made;
  }
  /// Both are to add that from now on.
  static ur_result_t setBoth(const Pair &of, uint32_t value) {
    const ur_exp_command_buffer_update_value_arg_desc_t arg{
        UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, nullptr, 1, 4, nullptr, &value};
    std::array<Change, 2> changes{};
    for (size_t i = 0; i < 2; ++i) {
      changes[i].stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
      changes[i].hCommand = of.commands[i];
      changes[i].numNewValueArgs = 1;
      changes[i].pNewValueArgList = &arg;
    }
    return calls().pfnUpdateKernelLaunchExp(of.buffer, 2, changes.data());
  }
  static ur_result_t setItems(const Pair &of, size_t items) {
    Change change{};
    change.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
    change.hCommand = of.commands[0];
    change.newWorkDim = 1;
    change.pNewGlobalWorkSize = &items;
    return calls().pfnUpdateKernelLaunchExp(of.buffer, 1, &change);
  }
  uint64_t graphRuns() const { return sim->calls(Call::enqueueGraph); }
  void expectRun(ur_exp_command_buffer_handle_t buffer, bool byGraph) {
    const Queue queue = inOrder();
    const uint64_t before = graphRuns();
    EXPECT_EQ(wait({run(queue, buffer)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(graphRuns(), before + byGraph);
  }
};
INSTANTIATE_TEST_SUITE_P(SimGraphs, CommandBufferGraphs, ::testing::ValuesIn(kGraphShapes), shapeName);

TEST_P(CommandBufferGraphs, HaveANodeForEachCommandAndOneCallForARun) { // G1
  uint32_t *memory = deviceMemory(8);
  for (const bool inOrder : {true, false}) {
    const CommandBuffer buffer = makeBuffer(inOrder);
    const Point a = fillIn(buffer, memory, 4, 1), b = copyIn(buffer, memory + 4, memory, 4, {{a}});
    const uint64_t before = sim->allCalls();
    Point hint = 0; // of no interest to the driver: a place
    EXPECT_EQ(calls().pfnAppendUSMPrefetchExp(buffer, memory, 16, 0, 1, &b, 0, nullptr, &hint, nullptr, nullptr),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(sim->allCalls(), before) << "an append makes none";
    addIn(buffer, memory + 4, 4, 2, {{hint}});
    const uint64_t nodes = sim->calls(Call::addNode), made = sim->calls(Call::instantiateGraph), all = sim->allCalls();
    finalize(buffer);
    EXPECT_EQ(sim->calls(Call::addNode), nodes + 4);
    EXPECT_EQ(sim->calls(Call::instantiateGraph), made + 1);
    EXPECT_EQ(sim->allCalls(), all + 6);
    for (const ur_queue_flags_t order : orders()) {
      const Queue queue = makeQueue(order);
      const uint64_t copies = sim->calls(Call::copy) + sim->calls(Call::fill) + sim->calls(Call::launch);
      const uint64_t runs = graphRuns(), fences = sim->calls(Call::fence);
      EXPECT_EQ(tryRun(queue, buffer), UR_RESULT_SUCCESS);
      EXPECT_EQ(tryRun(queue, buffer), UR_RESULT_SUCCESS);
      EXPECT_EQ(graphRuns(), runs + 2);
      if (order == 0) {
        EXPECT_EQ(sim->calls(Call::fence), fences) << "runs on one stream follow each other without more";
      }
      EXPECT_EQ(sim->calls(Call::copy) + sim->calls(Call::fill) + sim->calls(Call::launch), copies);
      uint32_t value = 0;
      finish(queue);
      EXPECT_EQ(tryCopy(queue, &value, memory + 7, 4, {}, nullptr, true), UR_RESULT_SUCCESS);
      EXPECT_EQ(value, 3u);
    }
  }
  EXPECT_EQ(graphsAlive(), 0u);
}

TEST_P(CommandBufferGraphs, HaveTheSyncPointsAsEdgesAndNoOthers) { // G2
  uint32_t *memory = deviceMemory(4);
  for (const bool inOrder : {true, false}) {
    const CommandBuffer buffer = makeBuffer(inOrder);
    const Point a = fillIn(buffer, memory, 1, 1), b = fillIn(buffer, memory + 1, 1, 2),
                c = fillIn(buffer, memory + 2, 1, 3);
    fillIn(buffer, memory + 3, 1, 4, {{c, a, c}});
    finalize(buffer);
    const Queue queue = inOrder ? this->inOrder() : outOfOrder();
    const size_t before = submitted();
    const Event done = run(queue, buffer);
    std::vector<sim::CommandInfo> work = sim->commands();
    work.erase(work.begin(), work.begin() + static_cast<std::ptrdiff_t>(before));
    ASSERT_GE(work.size(), 6u); // with a beginning and an end
    const uint64_t begin = work[0].number;
    using Numbers = std::vector<uint64_t>;
    EXPECT_EQ(work[1 + a].waits, Numbers{begin});
    EXPECT_EQ(work[1 + b].waits, Numbers{inOrder ? work[1 + a].number : begin});
    EXPECT_EQ(work[1 + c].waits, Numbers{inOrder ? work[1 + b].number : begin});
    EXPECT_EQ(work[4].waits, inOrder ? Numbers{work[1 + c].number} : (Numbers{work[1 + a].number, work[1 + c].number}));
    EXPECT_EQ(wait({done}), UR_RESULT_SUCCESS);
  }
}

TEST_P(CommandBufferGraphs, LackTheOrderThatNobodyAskedFor) {
  uint32_t *memory = deviceMemory(1);
  const CommandBuffer buffer = makeBuffer(false);
  fillIn(buffer, memory, 1, 1);
  fillIn(buffer, memory, 1, 2);
  finalize(buffer);
  expectRun(buffer, true);
  const std::vector<sim::Violation> found = sim->takeViolations();
  ASSERT_EQ(found.size(), 1u) << "also on a stream that orders its commands";
  EXPECT_EQ(found.front().fault, sim::Fault::race);
}

TEST_P(CommandBufferGraphs, AreNotForEventsBuffersAndWhatTheVendorRefuses) { // G13
  uint32_t *memory = hostMemory(8);
  const CommandBuffer events = makeBuffer(true);
  Event filled;
  fillIn(events, memory, 1, 1, {{}, {}, filled.out()});
  finalize(events);
  expectRun(events, false);
  EXPECT_EQ(sim->calls(Call::createGraph), 0u);

  const CommandBuffer pattern = makeBuffer(true);
  const uint64_t wide = 0x100000002;
  fillIn(pattern, memory, 8, 1);
  EXPECT_EQ(
      calls().pfnAppendUSMFillExp(pattern, memory, &wide, 8, 16, 0, nullptr, 0, nullptr, nullptr, nullptr, nullptr),
      UR_RESULT_SUCCESS);
  finalize(pattern);
  EXPECT_EQ(graphsAlive(), 0u);
  expectRun(pattern, false);
  EXPECT_EQ(memory[2], 2u);

  const CommandBuffer empty = makeBuffer(true);
  finalize(empty);
  expectRun(empty, false);
}

TEST_P(CommandBufferGraphs, AreLeftForRunsThatAreDeferred) { // G10
  uint32_t *memory = hostMemory(2);
  for (const ur_queue_flags_t order : orders()) {
    const Pair of = pair(memory);
    std::fill_n(memory, 2, 0);
    const Queue queue = makeQueue(order);
    const UserEvent user = userEvent();
    const uint64_t before = graphRuns();
    const Event putOff = run(queue, of.buffer, {user}), behind = run(queue, of.buffer);
    EXPECT_EQ(graphRuns(), before);
    EXPECT_EQ(setBoth(of, 10), UR_RESULT_SUCCESS);
    signal(user);
    EXPECT_EQ(wait({putOff, behind}), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[1], 2u);
    EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(graphRuns(), before + 1);
    EXPECT_EQ(memory[1], 12u);
  }
}

TEST_P(CommandBufferGraphs, AreGivenUpWhereAnUpdateCantBeTheirs) {
  uint32_t *memory = hostMemory(2);
  const Pair of = pair(memory), waiting = pair(memory);
  std::fill_n(memory, 2, 0);
  EXPECT_EQ(setItems(of, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(graphsAlive(), 1u);
  expectRun(of.buffer, false);
  EXPECT_EQ(memory[0], 0u);
  EXPECT_EQ(memory[1], 1u);
  EXPECT_EQ(setItems(of, 1), UR_RESULT_SUCCESS);
  expectRun(of.buffer, false);
  EXPECT_EQ(memory[0], 1u);

  EXPECT_EQ(calls().pfnUpdateWaitEventsExp(waiting.commands[0], 0, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(graphsAlive(), 1u);
  const UserEvent user = userEvent();
  const ur_event_handle_t list[] = {user};
  EXPECT_EQ(calls().pfnUpdateWaitEventsExp(waiting.commands[0], 1, list), UR_RESULT_SUCCESS);
  EXPECT_EQ(graphsAlive(), 0u);
  signal(user);
  expectRun(waiting.buffer, false);
}

TEST_P(CommandBufferGraphs, HaveAllOfAnUpdateOrGoOnWithout) { // G6, G7
  uint32_t *memory = hostMemory(2);
  for (uint64_t nth = 1; nth <= 2; ++nth) {
    const Pair of = pair(memory);
    std::fill_n(memory, 2, 0);
    expectRun(of.buffer, true);
    sim->failCall(Call::updateNode, nth);
    EXPECT_EQ(setBoth(of, 10), UR_RESULT_SUCCESS);
    expectRun(of.buffer, false);
    EXPECT_TRUE(sim->stopFailing());
    EXPECT_EQ(memory[0], 11u);
    EXPECT_EQ(memory[1], 11u);
  }
}

TEST_P(CommandBufferGraphs, ThatCantBeMadeLeaveTheBufferAsItWas) { // G6
  uint32_t *memory = hostMemory(2);
  for (const Call call : {Call::createGraph, Call::addNode, Call::instantiateGraph}) {
    const CommandBuffer buffer = makeBuffer(true);
    fillIn(buffer, memory, 1, 1);
    addIn(buffer, memory, 1, 2);
    sim->failCall(call, call == Call::addNode ? 2 : 1);
    EXPECT_EQ(calls().pfnFinalizeExp(buffer), UR_RESULT_ERROR_OUT_OF_RESOURCES);
    EXPECT_EQ(tryRun(inOrder(), buffer), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP) << "not finalized";
    addIn(buffer, memory, 1, 4);
    finalize(buffer);
    expectRun(buffer, true);
    EXPECT_EQ(memory[0], 7u);
  }
}

// As of OpenCL's, which have no times on queues that don't profile.
TEST_P(CommandBufferGraphs, MayRefuseSingleRuns) { // G13
  uint32_t *memory = hostMemory(2);
  const Pair of = pair(memory);
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order);
    std::fill_n(memory, 2, 0);
    sim->failCall(Call::enqueueGraph, 1, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[1], 1u);
    expectRun(of.buffer, true);
    EXPECT_EQ(memory[1], 2u);
    // Behind a run of its own, and without an event.
    EXPECT_EQ(tryRun(queue, of.buffer), UR_RESULT_SUCCESS);
    sim->failCall(Call::enqueueGraph, 1, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    EXPECT_EQ(tryRun(queue, of.buffer), UR_RESULT_SUCCESS);
    finish(queue);
    EXPECT_EQ(memory[1], 4u);
    expectRun(of.buffer, true);
  }
}

TEST_P(CommandBufferGraphs, AreThereAfterARunThatFailed) { // G6
  uint32_t *memory = hostMemory(2);
  const Pair of = pair(memory);
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order);
    std::fill_n(memory, 2, 0);
    EXPECT_EQ(tryRun(queue, of.buffer), UR_RESULT_SUCCESS);
    sim->failCall(Call::enqueueGraph);
    Event none;
    EXPECT_EQ(tryRun(queue, of.buffer, {}, none.out()), UR_RESULT_ERROR_OUT_OF_RESOURCES);
    EXPECT_EQ(none.get(), nullptr);
    expectRun(of.buffer, true);
    EXPECT_EQ(memory[1], 2u);
    finish(queue);
  }
}

TEST_P(CommandBufferGraphs, ServeOthersOnceTheirRunsAreOver) { // G7
  uint32_t *memory = hostMemory(2);
  const auto gone = [&](bool over, auto use) {
    const uint64_t destroyed = sim->calls(Call::destroyGraph), retired = sim->calls(Call::retireGraph);
    use(pair(memory).buffer);
    EXPECT_EQ(sim->calls(Call::destroyGraph), destroyed + !over);
    EXPECT_EQ(sim->calls(Call::retireGraph), retired + over);
  };
  gone(true, [](ur_exp_command_buffer_handle_t) {});
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order);
    gone(true, [&](ur_exp_command_buffer_handle_t buffer) { // the host has waited for the event
      EXPECT_EQ(wait({run(queue, buffer)}), UR_RESULT_SUCCESS);
    });
    gone(true, [&](ur_exp_command_buffer_handle_t buffer) { // for the queue
      EXPECT_EQ(tryRun(queue, buffer), UR_RESULT_SUCCESS);
      EXPECT_EQ(tryRun(queue, buffer), UR_RESULT_SUCCESS);
      finish(queue);
    });
    sim::Hold gate;
    gone(false, [&](ur_exp_command_buffer_handle_t buffer) {
      EXPECT_EQ(wait({run(queue, buffer)}), UR_RESULT_SUCCESS);
      gate = sim->holdNextCommand();
      EXPECT_EQ(tryRun(queue, buffer), UR_RESULT_SUCCESS);
    });
    gate.open();
    finish(queue);
  }
}

} // namespace
} // namespace ur::test
