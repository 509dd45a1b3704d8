// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs of command buffers.
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/queue/run_sequence.hpp"
#include "adapters/core/recorded/command_buffer.hpp"

namespace ur::core::api {

ur_result_t urEnqueueCommandBufferExp(ur_queue_handle_t queue, ur_exp_command_buffer_handle_t buffer, uint32_t count,
                                      const ur_event_handle_t *waits, ur_event_handle_t *event) {
  if (&queue->context() != &buffer->context() || queue->deviceIndex() != buffer->deviceIndex())
    return UR_RESULT_ERROR_INVALID_QUEUE;
  const HandOver after(*queue);
  std::lock_guard lock(buffer->mutex());
  if (!buffer->finalized())
    return CommandBuffer::kInvalid;
  if (const ArgumentTable *arguments = buffer->arguments())
    arguments->checkValues(buffer->nodes());
  runSequence(*queue, *buffer, {UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP, {waits, count}, event});
  return UR_RESULT_SUCCESS;
}

} // namespace ur::core::api
