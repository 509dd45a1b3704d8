// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scenarios: captures, and the graphs that they make.
#include "core/fault_rig.hpp"

namespace ur::test {
namespace {

using Graph = Owned<ur_exp_graph_handle_t>;
using Executable = Owned<ur_exp_executable_graph_handle_t>;

Graph *graphWithNodes(FaultRig &t) {
  auto *graph = t.keep<std::shared_ptr<Graph>>(std::make_shared<Graph>())->get();
  const ur_queue_handle_t queue = t.queue();
  uint32_t *memory = t.device();
  EXPECT_EQ(table().QueueExp.pfnBeginGraphCaptureExp(queue), UR_RESULT_SUCCESS);
  EXPECT_EQ(t.tryFill(queue, memory, 16, 1), UR_RESULT_SUCCESS);
  EXPECT_EQ(t.tryFill(queue, memory + 16, 16, 1), UR_RESULT_SUCCESS);
  EXPECT_EQ(table().QueueExp.pfnEndGraphCaptureExp(queue, graph->out()), UR_RESULT_SUCCESS);
  return graph;
}

/// A call on a queue that captures, behind one command of the capture; what was captured goes.
template <class F>
Round capturing(FaultRig &t, F call) {
  uint32_t *memory = t.device();
  const ur_queue_handle_t queue = t.queue();
  auto *inside = t.keep<ur_event_handle_t>(nullptr);
  return [&t, memory, queue, inside, call]() -> ur_result_t {
    Event first;
    EXPECT_EQ(table().QueueExp.pfnBeginGraphCaptureExp(queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(t.tryFill(queue, memory, 16, 1, {}, first.out()), UR_RESULT_SUCCESS);
    *inside = first;
    const ur_result_t result = call(queue, memory, inside);
    Graph graph;
    EXPECT_EQ(table().QueueExp.pfnEndGraphCaptureExp(queue, graph.out()), UR_RESULT_SUCCESS);
    return result;
  };
}

ur_event_handle_t *capturedEvent(FaultRig &t) {
  return t.made<ur_event_handle_t>(); // not one that ends
}

const bool kAdded = addScenarios({
    {"urGraphCreateExp",
     [](FaultRig &t) -> Round {
       return [&t] { return t.call(table().GraphExp.pfnCreateExp, t.here(), t.made<ur_exp_graph_handle_t>()); };
     },
     "", true},
    {"urQueueBeginGraphCaptureExp",
     [](FaultRig &t) -> Round {
       const ur_queue_handle_t queue = t.queue();
       return [&t, queue] {
         const ur_result_t result = t.call(table().QueueExp.pfnBeginGraphCaptureExp, queue);
         Graph graph;
         EXPECT_EQ(table().QueueExp.pfnEndGraphCaptureExp(queue, graph.out()),
                   result == UR_RESULT_SUCCESS ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING);
         return result;
       };
     },
     "", true},
    {"urQueueBeginCaptureIntoGraphExp",
     [](FaultRig &t) -> Round {
       const ur_queue_handle_t queue = t.queue();
       return [&t, queue] {
         Graph graph;
         EXPECT_EQ(table().GraphExp.pfnCreateExp(t.here(), graph.out()), UR_RESULT_SUCCESS);
         const ur_result_t result = t.call(table().QueueExp.pfnBeginCaptureIntoGraphExp, queue, graph.get());
         ur_exp_graph_handle_t same = nullptr;
         EXPECT_EQ(table().QueueExp.pfnEndGraphCaptureExp(queue, &same),
                   result == UR_RESULT_SUCCESS ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING);
         return result;
       };
     },
     "", true},
    {"urQueueEndGraphCaptureExp",
     [](FaultRig &t) -> Round {
       const ur_queue_handle_t queue = t.queue();
       return [&t, queue] {
         EXPECT_EQ(table().QueueExp.pfnBeginGraphCaptureExp(queue), UR_RESULT_SUCCESS);
         return t.call(table().QueueExp.pfnEndGraphCaptureExp, queue, t.made<ur_exp_graph_handle_t>());
       };
     },
     "", true},
    {"urQueueIsGraphCaptureEnabledExp",
     [](FaultRig &t) -> Round {
       const ur_queue_handle_t queue = t.queue();
       return [&t, queue] { return t.call(table().QueueExp.pfnIsGraphCaptureEnabledExp, queue, t.out<bool>()); };
     },
     "", true},
    {"urQueueGetGraphExp",
     [](FaultRig &t) -> Round {
       return capturing(t, [&t](ur_queue_handle_t queue, auto, auto) {
         return t.call(table().QueueExp.pfnGetGraphExp, queue, t.out<ur_exp_graph_handle_t>());
       });
     },
     "", true},
    {"urGraphInstantiateGraphExp",
     [](FaultRig &t) -> Round {
       Graph *graph = graphWithNodes(t);
       return [&t, graph] {
         return t.call(table().GraphExp.pfnInstantiateGraphExp, graph->get(),
                       t.made<ur_exp_executable_graph_handle_t>());
       };
     }},
    {"urGraphDestroyExp",
     [](FaultRig &t) -> Round {
       return [&t] {
         ur_exp_graph_handle_t graph = nullptr;
         EXPECT_EQ(table().GraphExp.pfnCreateExp(t.here(), &graph), UR_RESULT_SUCCESS);
         return t.call(table().GraphExp.pfnDestroyExp, graph);
       };
     },
     "", true},
    {"urGraphExecutableGraphDestroyExp",
     [](FaultRig &t) -> Round {
       Graph *graph = graphWithNodes(t);
       return [&t, graph] {
         ur_exp_executable_graph_handle_t executable = nullptr;
         EXPECT_EQ(table().GraphExp.pfnInstantiateGraphExp(graph->get(), &executable), UR_RESULT_SUCCESS);
         return t.call(table().GraphExp.pfnExecutableGraphDestroyExp, executable);
       };
     }},
    {"urGraphIsEmptyExp",
     [](FaultRig &t) -> Round {
       Graph *graph = graphWithNodes(t);
       return [&t, graph] { return t.call(table().GraphExp.pfnIsEmptyExp, graph->get(), t.out<bool>()); };
     },
     "", true},
    {"urGraphGetNativeHandleExp",
     [](FaultRig &t) -> Round {
       Graph *graph = graphWithNodes(t);
       return [&t, graph] {
         return t.call(table().GraphExp.pfnGetNativeHandleExp, graph->get(), t.out<ur_native_handle_t>());
       };
     },
     "", false, true},
    {"urGraphExecutableGraphGetNativeHandleExp",
     [](FaultRig &t) -> Round {
       auto *executable = t.keep<std::shared_ptr<Executable>>(std::make_shared<Executable>())->get();
       EXPECT_EQ(table().GraphExp.pfnInstantiateGraphExp(graphWithNodes(t)->get(), executable->out()),
                 UR_RESULT_SUCCESS);
       return [&t, executable] {
         return t.call(table().GraphExp.pfnExecutableGraphGetNativeHandleExp, executable->get(),
                       t.out<ur_native_handle_t>());
       };
     },
     "", false, true},
    {"urGraphGetIdExp",
     [](FaultRig &t) -> Round {
       Graph *graph = graphWithNodes(t);
       return [&t, graph] { return t.call(table().GraphExp.pfnGetIdExp, graph->get(), t.out<uint64_t>()); };
     },
     "", true},
    {"urGraphSetDestructionCallbackExp",
     [](FaultRig &t) -> Round {
       Graph *graph = graphWithNodes(t);
       return [&t, graph] {
         const ur_exp_graph_destruction_callback_t nothing = [](void *) {};
         return t.call(table().GraphExp.pfnSetDestructionCallbackExp, graph->get(), nothing,
                       static_cast<void *>(nullptr));
       };
     },
     "", true},
    {"urGraphDumpContentsExp",
     [](FaultRig &t) -> Round {
       Graph *graph = graphWithNodes(t);
       return [&t, graph] { return t.call(table().GraphExp.pfnDumpContentsExp, graph->get(), "/dev/null"); };
     },
     "", true},
    {"urEnqueueGraphExp",
     [](FaultRig &t) -> Round {
       Graph *graph = graphWithNodes(t);
       auto *executable = t.keep<std::shared_ptr<Executable>>(std::make_shared<Executable>())->get();
       EXPECT_EQ(table().GraphExp.pfnInstantiateGraphExp(graph->get(), executable->out()), UR_RESULT_SUCCESS);
       const auto *list = t.foreign();
       return [&t, executable, list] {
         return t.call(table().EnqueueExp.pfnGraphExp, t.queue(), executable->get(), 1u, list, t.event());
       };
     }},
    {"urEnqueueUSMFill",
     [](FaultRig &t) -> Round {
       return capturing(t, [&t](ur_queue_handle_t queue, uint32_t *memory, const ur_event_handle_t *inside) {
         return t.call(table().Enqueue.pfnUSMFill, queue, memory, size_t{4}, "abcd", size_t{64}, 1u, inside,
                       capturedEvent(t));
       });
     },
     "captured", true},
    {"urEnqueueUSMDeviceAllocExp",
     [](FaultRig &t) -> Round {
       const ur_usm_pool_handle_t pool = t.asyncPool();
       return capturing(t, [&t, pool](ur_queue_handle_t queue, uint32_t *, const ur_event_handle_t *inside) {
         return t.call(table().EnqueueExp.pfnUSMDeviceAllocExp, queue, pool, size_t{64},
                       static_cast<const ur_exp_async_usm_alloc_properties_t *>(nullptr), 1u, inside, t.out<void *>(),
                       capturedEvent(t));
       });
     },
     "captured"},
    {"urEnqueueUSMFreeExp",
     [](FaultRig &t) -> Round {
       const ur_usm_pool_handle_t pool = t.asyncPool();
       return capturing(t, [&t, pool](ur_queue_handle_t queue, uint32_t *, const ur_event_handle_t *inside) {
         void *memory = nullptr;
         EXPECT_EQ(t.tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, 64, &memory), UR_RESULT_SUCCESS);
         return t.call(table().EnqueueExp.pfnUSMFreeExp, queue, pool, memory, 1u, inside, capturedEvent(t));
       });
     },
     "captured", true},
    {"urEnqueueUSMFreeExp",
     [](FaultRig &t) -> Round {
       const ur_usm_pool_handle_t pool = t.asyncPool();
       const ur_queue_handle_t queue = t.queue();
       auto *executable = t.keep<std::shared_ptr<Executable>>(std::make_shared<Executable>())->get();
       void *memory = nullptr;
       {
         Graph graph;
         EXPECT_EQ(table().QueueExp.pfnBeginGraphCaptureExp(queue), UR_RESULT_SUCCESS);
         EXPECT_EQ(t.tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, 64, &memory), UR_RESULT_SUCCESS);
         EXPECT_EQ(table().QueueExp.pfnEndGraphCaptureExp(queue, graph.out()), UR_RESULT_SUCCESS);
         EXPECT_EQ(table().GraphExp.pfnInstantiateGraphExp(graph, executable->out()), UR_RESULT_SUCCESS);
       }
       const auto *list = t.foreign();
       return [&t, queue, executable, memory, list] {
         const ur_result_t ran = table().EnqueueExp.pfnGraphExp(queue, executable->get(), 0, nullptr, nullptr);
         EXPECT_TRUE(ran == UR_RESULT_SUCCESS || ran == UR_RESULT_ERROR_INVALID_OPERATION); // it is the user's still
         return t.call(table().EnqueueExp.pfnUSMFreeExp, queue, static_cast<ur_usm_pool_handle_t>(nullptr), memory, 1u,
                       list, t.event());
       };
     },
     "of a graph's memory"},
    {"urQueueBeginCaptureIntoGraphExp",
     [](FaultRig &t) -> Round { // The capture goes, and the graph is as it was.
       const ur_usm_pool_handle_t pool = t.asyncPool();
       auto *graph = t.keep<std::shared_ptr<Graph>>(std::make_shared<Graph>())->get();
       void *former = nullptr;
       EXPECT_EQ(table().GraphExp.pfnCreateExp(t.here(), graph->out()), UR_RESULT_SUCCESS);
       Queue first = t.makeQueue();
       ur_exp_graph_handle_t same = nullptr;
       EXPECT_EQ(table().QueueExp.pfnBeginCaptureIntoGraphExp(first, graph->get()), UR_RESULT_SUCCESS);
       EXPECT_EQ(t.tryAlloc(UR_USM_TYPE_DEVICE, first, pool, 64, &former), UR_RESULT_SUCCESS);
       EXPECT_EQ(table().QueueExp.pfnEndGraphCaptureExp(first, &same), UR_RESULT_SUCCESS);
       return [&t, pool, graph, former]() -> ur_result_t {
         ur_queue_handle_t queue = nullptr;
         void *memory = nullptr;
         EXPECT_EQ(table().Queue.pfnCreate(t.here(), t.dev(), nullptr, &queue), UR_RESULT_SUCCESS);
         EXPECT_EQ(table().QueueExp.pfnBeginCaptureIntoGraphExp(queue, graph->get()), UR_RESULT_SUCCESS);
         EXPECT_EQ(t.tryFree(queue, former), UR_RESULT_SUCCESS);
         EXPECT_EQ(t.tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, size_t{1} << 20, &memory), UR_RESULT_SUCCESS);
         return t.call(table().Queue.pfnRelease, queue);
       };
     },
     "and its queue goes"},
    {"urEnqueueEventsWaitWithBarrier",
     [](FaultRig &t) -> Round {
       return capturing(t, [&t](ur_queue_handle_t queue, uint32_t *, const ur_event_handle_t *inside) {
         return t.call(table().Enqueue.pfnEventsWaitWithBarrier, queue, 1u, inside, capturedEvent(t));
       });
     },
     "captured", true},
    {"urEnqueueUSMMemcpy",
     [](FaultRig &t) -> Round { // on a queue that joins
       const ur_queue_handle_t other = t.other();
       return capturing(t, [&t, other](ur_queue_handle_t queue, uint32_t *memory, const ur_event_handle_t *inside) {
         Event copied;
         ur_event_handle_t *event = t.out<ur_event_handle_t>();
         const ur_result_t result =
             t.call(table().Enqueue.pfnUSMMemcpy, other, false, memory + 16, memory, size_t{64}, 1u, inside, event);
         if (result == UR_RESULT_SUCCESS) { // and must be joined
           *copied.out() = *event;
           EXPECT_EQ(table().Enqueue.pfnEventsWait(queue, 1, event, nullptr), UR_RESULT_SUCCESS);
         }
         return result;
       });
     },
     "captured by a fork", true},
});

} // namespace
} // namespace ur::test
