// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where captures begin and end, and runs of what they made.
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/queue/capture.hpp"
#include "adapters/core/queue/run_sequence.hpp"

namespace ur::core::api {

ur_result_t urQueueBeginGraphCaptureExp(ur_queue_handle_t queue) {
  auto *graph = new CapturedGraph(queue->context());
  try {
    Capture::begin(*queue, Ref<CapturedGraph>(graph), true);
  } catch (...) {
    graph->destroyByUser();
    throw;
  }
  return UR_RESULT_SUCCESS;
}

ur_result_t urQueueBeginCaptureIntoGraphExp(ur_queue_handle_t queue, ur_exp_graph_handle_t graph) {
  if (&graph->context() != &queue->context())
    return UR_RESULT_ERROR_INVALID_CONTEXT;
  Capture::begin(*queue, Ref<CapturedGraph>(graph), false);
  return UR_RESULT_SUCCESS;
}

ur_result_t urQueueEndGraphCaptureExp(ur_queue_handle_t queue, ur_exp_graph_handle_t *graph) {
  const Ref<Capture> capture = captureOf(*queue);
  if (!capture)
    return UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING;
  if (!capture->beganWith(*queue)) // it goes on
    return UR_RESULT_ERROR_INVALID_OPERATION;
  *graph = capture->end();
  return UR_RESULT_SUCCESS;
}

ur_result_t urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t queue, bool *result) {
  *result = queue->capturing();
  return UR_RESULT_SUCCESS;
}

ur_result_t urQueueGetGraphExp(ur_queue_handle_t queue, ur_exp_graph_handle_t *graph) {
  const Ref<Capture> capture = captureOf(*queue);
  if (!capture)
    return UR_RESULT_ERROR_INVALID_OPERATION;
  *graph = &capture->graph();
  return UR_RESULT_SUCCESS;
}

ur_result_t urEnqueueGraphExp(ur_queue_handle_t queue, ur_exp_executable_graph_handle_t graph, uint32_t count,
                              const ur_event_handle_t *waits, ur_event_handle_t *event) {
  if (&queue->context() != &graph->context() || !graph->fits(queue->deviceIndex()))
    return UR_RESULT_ERROR_INVALID_QUEUE;
  const HandOver after(*queue);
  std::lock_guard lock(graph->mutex());
  GraphMemory *memory = graph->memory();
  if (memory) {
    memory->checkFree(graph->blocks());
    memory->returnMemory();
  }
  runSequence(*queue, *graph, {UR_COMMAND_ENQUEUE_GRAPH_EXP, {waits, count}, event});
  if (memory)
    memory->handOut(graph->unpaired());
  return UR_RESULT_SUCCESS;
}

} // namespace ur::core::api
