// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graphs as handles: whose they are, what they tell, and releases in any order (C9 to C12 of docs/promises.md).
#include "core/capture_rig.hpp"

#include <thread>

namespace ur::test {
namespace {

class CapturedGraphs : public CaptureTest {};
UR_TEST_ALL_SHAPES_AND_GRAPHS(CapturedGraphs);

TEST_P(CapturedGraphs, AnswerForTheirStates) {
  const Queue queue = inOrder(), other = inOrder();
  ur_exp_graph_handle_t none = nullptr;
  EXPECT_EQ(captures().pfnEndGraphCaptureExp(queue, &none), UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING);
  EXPECT_EQ(captures().pfnGetGraphExp(queue, &none), UR_RESULT_ERROR_INVALID_OPERATION);
  Graph graph, second;
  EXPECT_EQ(graphs().pfnCreateExp(context, graph.out()), UR_RESULT_SUCCESS);
  EXPECT_EQ(graphs().pfnCreateExp(context, second.out()), UR_RESULT_SUCCESS);
  uint64_t id = 0, next = 0;
  EXPECT_EQ(graphs().pfnGetIdExp(graph, &id), UR_RESULT_SUCCESS);
  EXPECT_EQ(graphs().pfnGetIdExp(second, &next), UR_RESULT_SUCCESS);
  EXPECT_NE(id, next);
  EXPECT_TRUE(isEmpty(graph));
  EXPECT_EQ(captures().pfnBeginCaptureIntoGraphExp(queue, graph), UR_RESULT_SUCCESS);
  EXPECT_EQ(captures().pfnBeginCaptureIntoGraphExp(other, graph), UR_RESULT_ERROR_INVALID_GRAPH);
  EXPECT_EQ(captures().pfnBeginCaptureIntoGraphExp(queue, second), UR_RESULT_ERROR_INVALID_OPERATION);
  EXPECT_EQ(graphs().pfnDestroyExp(graph), UR_RESULT_ERROR_INVALID_GRAPH) << "a queue records into it";
  ur_exp_executable_graph_handle_t executable = nullptr;
  EXPECT_EQ(graphs().pfnInstantiateGraphExp(graph, &executable), UR_RESULT_ERROR_INVALID_GRAPH);
  EXPECT_EQ(executable, nullptr);
  fillOnly(queue, hostMemory(1), 1, 1);
  EXPECT_FALSE(isEmpty(graph));
  EXPECT_EQ(graphs().pfnDestroyExp(graph), UR_RESULT_ERROR_INVALID_GRAPH) << "nor with a command in it";
  EXPECT_EQ(captures().pfnEndGraphCaptureExp(queue, &none), UR_RESULT_SUCCESS);
  EXPECT_EQ(none, graph.get());
  EXPECT_EQ(captures().pfnBeginCaptureIntoGraphExp(queue, second), UR_RESULT_SUCCESS);
  EXPECT_EQ(captures().pfnEndGraphCaptureExp(queue, &none), UR_RESULT_SUCCESS);
  EXPECT_EQ(none, second.get());
  const Context elsewhere = makeContext();
  const Queue stranger = makeQueue(0, 0, elsewhere);
  EXPECT_EQ(captures().pfnBeginCaptureIntoGraphExp(stranger, graph), UR_RESULT_ERROR_INVALID_CONTEXT);
  EXPECT_EQ(tryRun(stranger, instantiate(graph)), UR_RESULT_ERROR_INVALID_QUEUE);
}

TEST_P(CapturedGraphs, AnEmptyOneRunsAndItsEventCompletes) { // G5
  Graph graph;
  EXPECT_EQ(graphs().pfnCreateExp(context, graph.out()), UR_RESULT_SUCCESS);
  const Executable executable = instantiate(graph);
  for (const size_t device : {0, 1}) {
    for (const ur_queue_flags_t order : orders())
      EXPECT_EQ(wait({run(makeQueue(order, device), executable)}), UR_RESULT_SUCCESS);
  }
}

TEST_P(CapturedGraphs, AFailedCaptureLeavesAGraphAsItWas) {
  const Queue first = inOrder(), second = inOrder();
  uint32_t *memory = hostMemory(2);
  Graph graph;
  EXPECT_EQ(graphs().pfnCreateExp(context, graph.out()), UR_RESULT_SUCCESS);
  ur_exp_graph_handle_t same = nullptr;
  EXPECT_EQ(captures().pfnBeginCaptureIntoGraphExp(first, graph), UR_RESULT_SUCCESS);
  fillOnly(first, memory, 1, 1);
  EXPECT_EQ(captures().pfnEndGraphCaptureExp(first, &same), UR_RESULT_SUCCESS);
  EXPECT_EQ(captures().pfnBeginCaptureIntoGraphExp(first, graph), UR_RESULT_SUCCESS);
  const Event filled = fill(first, memory, 1, 2);
  const Event forked = fill(second, memory, 1, 3, {filled});
  EXPECT_EQ(captures().pfnEndGraphCaptureExp(first, &same), UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS);
  EXPECT_EQ(nodes(graph), 1u);
  EXPECT_EQ(wait({run(first, instantiate(graph))}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 1u);
}

TEST_P(CapturedGraphs, TellWhenTheyAreDestroyed) {
  std::vector<int> calls;
  struct Call {
    std::vector<int> *calls;
    int which;
  } one{&calls, 1}, two{&calls, 2};
  const auto note = [](void *data) {
    const auto *call = static_cast<Call *>(data);
    call->calls->push_back(call->which);
  };
  Executable executable;
  {
    Graph graph;
    EXPECT_EQ(graphs().pfnCreateExp(context, graph.out()), UR_RESULT_SUCCESS);
    EXPECT_EQ(graphs().pfnSetDestructionCallbackExp(graph, note, &one), UR_RESULT_SUCCESS);
    EXPECT_EQ(graphs().pfnSetDestructionCallbackExp(graph, note, &two), UR_RESULT_SUCCESS);
    executable = instantiate(graph);
    EXPECT_TRUE(calls.empty());
  }
  EXPECT_EQ(calls, (std::vector<int>{1, 2}));
  executable.reset();
  EXPECT_EQ(calls.size(), 2u);
}

TEST_P(CapturedGraphs, KeepWhatTheyUse) { // G9
  const Queue queue = inOrder();
  uint32_t *memory = hostMemory(1);
  Executable executable;
  {
    begin(queue);
    fillOnly(queue, memory, 1, 1);
    const Kernel kernel = makeKernel("add_u32");
    EXPECT_EQ(tryLaunch(queue, kernel, 1,
                        {pointerArg(0, memory), wordArg(
                                                    1,
                                                    *[] {
                                                      static const uint32_t two = 2;
                                                      return &two;
                                                    }())}),
              UR_RESULT_SUCCESS);
    executable = instantiate(end(queue));
  }
  program.reset();
  const UserEvent user = userEvent();
  const Event waiting = run(queue, executable, {user}), next = run(queue, executable);
  executable.reset(); // The runs go on.
  signal(user);
  EXPECT_EQ(wait({waiting, next}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 3u);
}

TEST_P(CapturedGraphs, AreLetGoWithTheirQueues) {
  uint32_t *memory = hostMemory(2);
  Graph graph;
  EXPECT_EQ(graphs().pfnCreateExp(context, graph.out()), UR_RESULT_SUCCESS);
  Queue second = inOrder();
  Event inside;
  {
    const Queue first = inOrder(), third = inOrder();
    EXPECT_EQ(captures().pfnBeginCaptureIntoGraphExp(first, graph), UR_RESULT_SUCCESS);
    begin(third); // whose graph nobody gets
    fillOnly(third, memory, 1, 9);
    inside = fill(first, memory, 1, 1);
    const Event forked = fill(second, memory + 1, 1, 1, {inside});
    EXPECT_TRUE(capturing(second));
  }
  EXPECT_FALSE(capturing(second)) << "the capture went with its first queue";
  EXPECT_TRUE(isEmpty(graph));
  EXPECT_EQ(wait({fill(second, memory, 1, 4)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({inside}), UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT);

  const Queue first = inOrder();
  EXPECT_EQ(captures().pfnBeginCaptureIntoGraphExp(first, graph), UR_RESULT_SUCCESS);
  const Event filled = fill(first, memory, 1, 1);
  const Event forked = fill(second, memory + 1, 1, 1, {filled});
  second.reset();
  ur_exp_graph_handle_t none = nullptr;
  EXPECT_EQ(captures().pfnEndGraphCaptureExp(first, &none), UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS);
}

TEST_P(CapturedGraphs, ADumpThatCantBeWrittenSaysSo) {
  Graph graph;
  EXPECT_EQ(graphs().pfnCreateExp(context, graph.out()), UR_RESULT_SUCCESS);
  EXPECT_EQ(graphs().pfnDumpContentsExp(graph, "/nowhere/at/all.dot"), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(dump(graph).substr(0, 8), "digraph ");
}

TEST_P(CapturedGraphs, OfManyThreads) {
  constexpr uint32_t kThreads = 16, kRounds = 4;
  uint32_t *memory = hostMemory(kThreads + 1);
  std::fill_n(memory, kThreads + 1, 0u);
  const Kernel kernel = makeKernel("add_u32");
  const Queue maker = inOrder();
  begin(maker);
  (void)add(maker, memory + kThreads, 1, 1);
  const Executable shared = instantiate(end(maker));
  std::vector<std::thread> threads;
  for (uint32_t t = 0; t < kThreads; ++t) {
    threads.emplace_back([&, t] {
      const Queue queue = makeQueue(orders()[t % 2]);
      begin(queue);
      Event last;
      for (uint32_t i = 0; i < 10; ++i) {
        Event next;
        static const uint32_t one = 1;
        EXPECT_EQ(tryLaunch(queue, kernel, 1, {pointerArg(0, memory + t), wordArg(1, one)},
                            last ? Waits{last} : Waits{}, next.out()),
                  UR_RESULT_SUCCESS);
        last = std::move(next);
      }
      const Executable own = instantiate(end(queue));
      for (uint32_t i = 0; i < kRounds; ++i) {
        EXPECT_EQ(wait({run(queue, own)}), UR_RESULT_SUCCESS);
        EXPECT_EQ(wait({run(queue, shared)}), UR_RESULT_SUCCESS);
      }
    });
  }
  for (std::thread &thread : threads)
    thread.join();
  for (uint32_t t = 0; t < kThreads; ++t)
    EXPECT_EQ(memory[t], kRounds * 10);
  EXPECT_EQ(memory[kThreads], kThreads * kRounds) << "runs of one graph follow each other";
}

TEST_P(CapturedGraphs, HaveTheVendorsHandlesWhereItHasThem) {
  const Queue queue = inOrder();
  uint32_t *memory = hostMemory(2);
  Graph graph, nothing;
  EXPECT_EQ(graphs().pfnCreateExp(context, nothing.out()), UR_RESULT_SUCCESS);
  ur_native_handle_t native = 0, again = 0, executed = 0;
  EXPECT_EQ(graphs().pfnGetNativeHandleExp(nothing, &native), UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      << "of none of the devices";
  begin(queue);
  fillOnly(queue, memory, 1, 1);
  ur_exp_graph_handle_t capturing = nullptr;
  EXPECT_EQ(captures().pfnGetGraphExp(queue, &capturing), UR_RESULT_SUCCESS);
  EXPECT_EQ(graphs().pfnGetNativeHandleExp(capturing, &native), UR_RESULT_ERROR_INVALID_GRAPH);
  graph = end(queue);
  const Executable executable = instantiate(graph);
  if (!GetParam().caps.childGraphs) {
    EXPECT_EQ(graphs().pfnGetNativeHandleExp(graph, &native), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    EXPECT_EQ(graphs().pfnExecutableGraphGetNativeHandleExp(executable, &executed),
              UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    return;
  }
  EXPECT_EQ(graphs().pfnExecutableGraphGetNativeHandleExp(executable, &executed), UR_RESULT_SUCCESS);
  EXPECT_NE(executed, 0u);
  sim->failCall(sim::Call::addNode);
  EXPECT_EQ(graphs().pfnGetNativeHandleExp(graph, &native), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(graphs().pfnGetNativeHandleExp(graph, &native), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->nodesOf(native), 1u);
  EXPECT_EQ(captures().pfnBeginCaptureIntoGraphExp(queue, graph), UR_RESULT_SUCCESS);
  fillOnly(queue, memory + 1, 1, 2);
  EXPECT_EQ(captures().pfnEndGraphCaptureExp(queue, &capturing), UR_RESULT_SUCCESS);
  EXPECT_EQ(graphs().pfnGetNativeHandleExp(graph, &again), UR_RESULT_SUCCESS);
  EXPECT_EQ(again, native);
  EXPECT_EQ(sim->nodesOf(native), 2u) << "what is new is added";
  graph.reset();
  EXPECT_EQ(sim->nodesOf(native), 0u) << "it goes with the graph";
  EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS);

  begin(queue); // with a command that the vendor's graph doesn't take
  fillOnly(queue, memory, 1, 1);
  const uint64_t wide = 0x100000002;
  EXPECT_EQ(api().Enqueue.pfnUSMFill(queue, memory, 8, &wide, 8, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  const Graph mixed = end(queue);
  EXPECT_EQ(graphs().pfnGetNativeHandleExp(mixed, &native), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(graphs().pfnExecutableGraphGetNativeHandleExp(instantiate(mixed), &executed),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace
} // namespace ur::test
