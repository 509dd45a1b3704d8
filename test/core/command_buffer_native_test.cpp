// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native commands of command buffers, which others record into a child's graph (G11 of docs/promises.md).
#include "core/command_buffer_rig.hpp"

#include "adapters/core/queue/queue.hpp"

#include <functional>

namespace ur::test {
namespace {

using Change = ur_exp_command_buffer_update_kernel_launch_desc_t;
using Record = std::function<void(ur_native_handle_t)>;

class CommandBufferNatives : public CommandBufferTest {
protected:
  ur_native_handle_t handleOf(ur_exp_command_buffer_handle_t buffer) {
    ur_native_handle_t native = 0;
    EXPECT_EQ(calls().pfnGetNativeHandleExp(buffer, &native), UR_RESULT_SUCCESS);
    return native;
  }
  /// What a function of the user's does: it asks the child for its graph, and records into that.
  ur_result_t tryNativeIn(ur_exp_command_buffer_handle_t buffer, ur_exp_command_buffer_handle_t child,
                          const Record &record, const Points &after = {}, Point *point = nullptr) {
    struct Given {
      CommandBufferNatives &test;
      ur_exp_command_buffer_handle_t child;
      const Record &record;
    } given{*this, child, record};
    const auto function = [](void *data) {
      const Given &to = *static_cast<Given *>(data);
      ++to.test.called_;
      to.record(to.test.handleOf(to.child));
    };
    return calls().pfnAppendNativeCommandExp(buffer, function, &given, child, static_cast<uint32_t>(after.size()),
                                             list(after), point);
  }
  /// With a child of its own, which goes at once.
  Point nativeIn(ur_exp_command_buffer_handle_t buffer, const Record &record, const Points &after = {}) {
    const CommandBuffer child = makeBuffer(false);
    Point point = 0;
    EXPECT_EQ(tryNativeIn(buffer, child, record, after, &point), UR_RESULT_SUCCESS);
    return point;
  }
  uint32_t fillBy(ur_native_handle_t graph, void *memory, size_t words, uint32_t value,
                  std::vector<uint32_t> after = {}) {
    uint32_t node = 0;
    EXPECT_EQ(sim->recordFill(graph, {.dst = memory, .pattern = &value, .patternSize = 4, .width = words * 4},
                              std::move(after), &node),
              UR_RESULT_SUCCESS);
    return node;
  }
  void runAndWait(ur_exp_command_buffer_handle_t buffer, ur_queue_flags_t order = 0) {
    const Queue queue = makeQueue(order);
    EXPECT_EQ(wait({run(queue, buffer)}), UR_RESULT_SUCCESS);
  }

  int called_ = 0;
};
INSTANTIATE_TEST_SUITE_P(SimGraphs, CommandBufferNatives, ::testing::Values(kGraphShapes[0], kGraphShapes[1]),
                         shapeName);
INSTANTIATE_TEST_SUITE_P(SimHipGraphs, CommandBufferNatives, ::testing::Values(kHipGraphs), shapeName);

TEST_P(CommandBufferNatives, AreOneCommandOfTheirBuffer) {
  uint32_t *memory = hostMemory(3);
  for (const bool inOrder : {true, false}) {
    const CommandBuffer buffer = makeBuffer(inOrder);
    const Point before = fillIn(buffer, memory, 3, 1);
    const Point native = nativeIn(buffer,
                                  [&](ur_native_handle_t graph) {
                                    const uint32_t first = fillBy(graph, memory, 2, 2);
                                    fillBy(graph, memory + 1, 1, 3, {first});
                                  },
                                  {before});
    EXPECT_EQ(native, before + 1);
    addIn(buffer, memory, 3, 10, {{native}});
    const uint64_t nodes = sim->calls(Call::addNode), graphs = graphsAlive();
    finalize(buffer);
    EXPECT_EQ(sim->calls(Call::addNode), nodes + 3);
    EXPECT_EQ(graphsAlive(), graphs + 1);
    for (const ur_queue_flags_t order : orders()) {
      std::fill_n(memory, 3, 0);
      const uint64_t runs = sim->calls(Call::enqueueGraph);
      runAndWait(buffer, order);
      EXPECT_EQ(sim->calls(Call::enqueueGraph), runs + 1) << "one call for all of it";
      EXPECT_EQ(std::vector(memory, memory + 3), (std::vector<uint32_t>{12, 13, 11}));
    }
  }
  EXPECT_EQ(graphsAlive(), 0u);
  EXPECT_EQ(called_, 2);
}

TEST_P(CommandBufferNatives, ComeAfterTheirSyncPointsAndNothingElse) {
  uint32_t *memory = hostMemory(1);
  const CommandBuffer buffer = makeBuffer(false);
  fillIn(buffer, memory, 1, 1);
  nativeIn(buffer, [&](ur_native_handle_t graph) { fillBy(graph, memory, 1, 2); });
  finalize(buffer);
  runAndWait(buffer);
  const std::vector<sim::Violation> found = sim->takeViolations();
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found.front().fault, sim::Fault::race);
}

TEST_P(CommandBufferNatives, RunOneByOneWhereTheirBufferHasNoGraph) { // G13
  uint32_t *memory = hostMemory(2);
  for (const bool inOrder : {true, false}) {
    const CommandBuffer buffer = makeBuffer(inOrder);
    Event filled;
    Point first = fillIn(buffer, memory, 2, 1, {{}, {}, filled.out()});
    first = nativeIn(buffer, [&](ur_native_handle_t graph) { fillBy(graph, memory, 1, 2); }, {first});
    addIn(buffer, memory, 2, 10, {{first}});
    finalize(buffer);
    for (const ur_queue_flags_t order : orders()) {
      const Queue queue = makeQueue(order);
      std::fill_n(memory, 2, 0);
      const UserEvent user = userEvent();
      const uint64_t runs = sim->calls(Call::enqueueGraph);
      const Event putOff = run(queue, buffer, {user}), behind = run(queue, buffer);
      EXPECT_EQ(sim->calls(Call::enqueueGraph), runs) << "all of it is deferred";
      signal(user);
      EXPECT_EQ(wait({putOff, behind}), UR_RESULT_SUCCESS);
      EXPECT_EQ(sim->calls(Call::enqueueGraph), runs + 2);
      EXPECT_EQ(memory[0], 12u);
      EXPECT_EQ(memory[1], 11u);
    }
  }
}

TEST_P(CommandBufferNatives, StayWhereAnUpdateCostsTheirBufferItsGraph) { // G7
  uint32_t *memory = hostMemory(2);
  const CommandBuffer buffer = makeBuffer(true, true);
  Command command = nullptr;
  addIn(buffer, memory, 1, 1, {{}, {}, nullptr, &command});
  nativeIn(buffer, [&](ur_native_handle_t graph) { fillBy(graph, memory + 1, 1, 2); });
  finalize(buffer);
  const ur_native_handle_t graph = handleOf(buffer);
  const size_t nodes = sim->nodesOf(graph);
  EXPECT_GE(nodes, 2u);
  std::fill_n(memory, 2, 0);
  runAndWait(buffer);
  EXPECT_EQ(memory[0], 1u);
  size_t none = 0;
  Change change{};
  change.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
  change.hCommand = command;
  change.newWorkDim = 1;
  change.pNewGlobalWorkSize = &none;
  EXPECT_EQ(calls().pfnUpdateKernelLaunchExp(buffer, 1, &change), UR_RESULT_SUCCESS);
  memory[1] = 0;
  runAndWait(buffer);
  EXPECT_EQ(memory[0], 1u);
  EXPECT_EQ(memory[1], 2u);
  EXPECT_EQ(handleOf(buffer), graph);
  EXPECT_EQ(sim->nodesOf(graph), nodes) << "a handle that was given away is good as long as the buffer";
}

TEST_P(CommandBufferNatives, HaveWhatTheChildHasWhenTheFunctionReturns) {
  uint32_t *memory = hostMemory(3);
  std::fill_n(memory, 3, 0);
  const CommandBuffer buffer = makeBuffer(true), other = makeBuffer(true);
  CommandBuffer child = makeBuffer(false);
  ur_native_handle_t native = 0;
  EXPECT_EQ(tryNativeIn(buffer, child,
                        [&](ur_native_handle_t graph) {
                          native = graph;
                          fillBy(graph, memory, 1, 1);
                        }),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(handleOf(child), native);
  fillBy(native, memory + 1, 1, 2); // too late for the first
  EXPECT_EQ(tryNativeIn(other, child, [&](ur_native_handle_t graph) { fillBy(graph, memory + 2, 1, 3); }),
            UR_RESULT_SUCCESS);
  finalize(buffer);
  child.reset();
  EXPECT_EQ(sim->nodesOf(native), 0u) << "the child's graph goes with it";
  runAndWait(buffer);
  EXPECT_EQ(std::vector(memory, memory + 3), (std::vector<uint32_t>{1, 0, 0}));
  finalize(other);
  runAndWait(other);
  EXPECT_EQ(std::vector(memory, memory + 3), (std::vector<uint32_t>{1, 2, 3}));
}

TEST_P(CommandBufferNatives, HaveTheChildsOwnCommandsToo) {
  uint32_t *memory = hostMemory(2);
  const CommandBuffer buffer = makeBuffer(true);
  {
    const CommandBuffer child = makeBuffer(false);
    const Point first = fillIn(child, memory, 2, 1);
    Point second = 0;
    EXPECT_EQ(tryNativeIn(buffer, child, [&](ur_native_handle_t) { second = addIn(child, memory, 2, 10, {{first}}); }),
              UR_RESULT_SUCCESS);
    addIn(child, memory, 2, 100, {{second}}); // of the child's alone
  }
  add_.reset(); // its kernel is kept
  finalize(buffer);
  runAndWait(buffer);
  EXPECT_EQ(memory[0], 11u);
  EXPECT_EQ(memory[1], 11u);

  const CommandBuffer empty = makeBuffer(true);
  nativeIn(empty, [](ur_native_handle_t) {});
  finalize(empty);
  runAndWait(empty);
}

TEST_P(CommandBufferNatives, AreRefusedBeforeTheFunctionIsCalled) {
  const auto nothing = [](ur_native_handle_t) {};
  const CommandBuffer buffer = makeBuffer(false), child = makeBuffer(false), updatable = makeBuffer(false, true),
                      done = makeBuffer(false);
  finalize(done);
  const Context elsewhere = makeContext();
  const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, false, false, false};
  CommandBuffer foreign, onOther;
  EXPECT_EQ(calls().pfnCreateExp(elsewhere, devices[0], &desc, foreign.out()), UR_RESULT_SUCCESS);
  EXPECT_EQ(calls().pfnCreateExp(context, devices[1], &desc, onOther.out()), UR_RESULT_SUCCESS);
  constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
                        kUnsupported = UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  EXPECT_EQ(tryNativeIn(buffer, nullptr, nothing), kUnsupported);
  EXPECT_EQ(tryNativeIn(buffer, buffer, nothing), kInvalid);
  EXPECT_EQ(tryNativeIn(buffer, done, nothing), kInvalid);
  EXPECT_EQ(tryNativeIn(buffer, foreign, nothing), kInvalid);
  EXPECT_EQ(tryNativeIn(buffer, onOther, nothing), kInvalid);
  EXPECT_EQ(tryNativeIn(buffer, updatable, nothing), kUnsupported);
  EXPECT_EQ(tryNativeIn(done, child, nothing), kInvalid);
  EXPECT_EQ(tryNativeIn(buffer, child, nothing, {0}), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP);

  EXPECT_TRUE(
      query<ur_bool_t>(api().Device.pfnGetInfo, devices[0], UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP));
  const uint64_t wide = 0x100000002; // for which no node was found when it was appended
  EXPECT_EQ(
      calls().pfnAppendUSMFillExp(child, hostMemory(2), &wide, 8, 8, 0, nullptr, 0, nullptr, nullptr, nullptr, nullptr),
      UR_RESULT_SUCCESS);
  EXPECT_EQ(tryNativeIn(buffer, child, nothing), kUnsupported);
  finalize(child);
  EXPECT_EQ(called_, 0);
  finalize(buffer);
  runAndWait(buffer);
}

TEST_P(CommandBufferNatives, ThatFailLeaveTheBufferAsItWas) { // G6
  uint32_t *memory = hostMemory(1);
  *memory = 0;
  const CommandBuffer buffer = makeBuffer(true);
  const auto record = [&](ur_native_handle_t graph) { fillBy(graph, memory, 1, 1); };
  for (const Call call : {Call::createGraph, Call::addNode, Call::instantiateGraph}) {
    const CommandBuffer child = makeBuffer(false);
    for (uint64_t nth = 1; nth <= (call == Call::createGraph ? 2 : 1); ++nth) {
      Point point = 77;
      sim->failCall(call, nth);
      EXPECT_EQ(tryNativeIn(buffer, child, record, {}, &point), UR_RESULT_ERROR_OUT_OF_RESOURCES);
      EXPECT_EQ(point, 77u);
    }
  }
  EXPECT_EQ(graphsAlive(), 2u) << "those two that were refused";
  EXPECT_EQ(nativeIn(buffer, record), 0u);
  finalize(buffer);
  runAndWait(buffer);
  EXPECT_EQ(*memory, 1u);
}

TEST_P(CommandBufferNatives, MayBeAllOfABufferThatIsRunItself) {
  uint32_t *memory = hostMemory(3);
  for (const bool inOrder : {true, false}) {
    const CommandBuffer buffer = makeBuffer(inOrder);
    const Point before = fillIn(buffer, memory, 1, 1);
    const ur_native_handle_t graph = handleOf(buffer);
    EXPECT_EQ(sim->nodesOf(graph), 1u);
    fillBy(graph, memory + 1, 1, 2);
    addIn(buffer, memory, 1, 10, {{before}});
    EXPECT_EQ(sim->nodesOf(graph), 3u) << "at once";
    EXPECT_EQ(handleOf(buffer), graph);

    const uint64_t wide = 0x100000002;
    EXPECT_EQ(
        calls().pfnAppendUSMFillExp(buffer, memory, &wide, 8, 8, 0, nullptr, 0, nullptr, nullptr, nullptr, nullptr),
        UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    Event none;
    EXPECT_EQ(tryFill(buffer, memory, 1, 1, {{}, {}, none.out()}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    sim->failCall(Call::addNode);
    EXPECT_EQ(tryFill(buffer, memory, 1, 1), UR_RESULT_ERROR_OUT_OF_RESOURCES);
    EXPECT_EQ(sim->nodesOf(graph), 3u);

    sim->failCall(Call::instantiateGraph);
    EXPECT_EQ(calls().pfnFinalizeExp(buffer), UR_RESULT_ERROR_OUT_OF_RESOURCES);
    finalize(buffer);
    EXPECT_EQ(handleOf(buffer), graph);
    fillBy(graph, memory + 2, 1, 3); // too late
    for (const ur_queue_flags_t order : orders()) {
      const Queue queue = makeQueue(order);
      std::fill_n(memory, 3, 0);
      const UserEvent user = userEvent();
      const Event putOff = run(queue, buffer, {user}), behind = run(queue, buffer);
      signal(user);
      EXPECT_EQ(wait({putOff, behind}), UR_RESULT_SUCCESS);
      EXPECT_EQ(std::vector(memory, memory + 3), (std::vector<uint32_t>{11, 2, 0}));
    }
  }
  core::waitForBackground(); // A run by another thread keeps its buffer until that thread is back.
  EXPECT_EQ(graphsAlive(), 0u);
}

TEST_P(CommandBufferNatives, MayBeHeldUpByTheHost) { // R16
  uint32_t *memory = hostMemory(1);
  for (const bool withEvent : {false, true}) { // by a graph, and one by one
    for (const bool native : {false, true}) {
      const CommandBuffer buffer = makeBuffer(true);
      Event filled;
      fillIn(buffer, memory, 1, 1, {{}, {}, withEvent ? filled.out() : nullptr});
      if (native)
        nativeIn(buffer, [&](ur_native_handle_t graph) { fillBy(graph, memory, 1, 1); });
      finalize(buffer);
      const Queue queue = inOrder();
      sim::Hold gate = sim->holdNextCommand();
      EXPECT_EQ(tryRun(queue, buffer), UR_RESULT_SUCCESS);
      if (!GetParam().caps.graphRunsBlock) { // else the lane has nothing before the call is over
        EXPECT_EQ(queue.get()->orderedLane()->mayAwaitHost(), native);
      }
      gate.open();
      finish(queue);
    }
  }
}

TEST_P(CommandBufferNatives, HandlesOfFinalizedBuffersAreThoseOfTheirGraphs) {
  uint32_t *memory = hostMemory(1);
  const CommandBuffer buffer = makeBuffer(true), events = makeBuffer(true);
  fillIn(buffer, memory, 1, 1);
  finalize(buffer);
  EXPECT_EQ(sim->nodesOf(handleOf(buffer)), 1u);
  Event filled;
  fillIn(events, memory, 1, 1, {{}, {}, filled.out()});
  ur_native_handle_t native = 0;
  EXPECT_EQ(calls().pfnGetNativeHandleExp(events, &native), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  finalize(events);
  EXPECT_EQ(calls().pfnGetNativeHandleExp(events, &native), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(native, 0u);
}

/// Where the vendor has no graphs, or none that others can record into.
class NoCommandBufferNatives : public CommandBufferTest {};
UR_TEST_ALL_SHAPES(NoCommandBufferNatives);
INSTANTIATE_TEST_SUITE_P(SimGraphs, NoCommandBufferNatives, ::testing::Values(kGraphShapes[2]), shapeName);

TEST_P(NoCommandBufferNatives, AreToldOfByTheDevice) {
  EXPECT_FALSE(
      query<ur_bool_t>(api().Device.pfnGetInfo, devices[0], UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP));
  const CommandBuffer buffer = makeBuffer(true), child = makeBuffer(false);
  bool called = false;
  const auto function = [](void *data) { *static_cast<bool *>(data) = true; };
  EXPECT_EQ(calls().pfnAppendNativeCommandExp(buffer, function, &called, child, 0, nullptr, nullptr),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_FALSE(called);
  ur_native_handle_t native = 0;
  EXPECT_EQ(calls().pfnGetNativeHandleExp(buffer, &native), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  finalize(buffer);
  EXPECT_EQ(calls().pfnGetNativeHandleExp(buffer, &native), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace
} // namespace ur::test
