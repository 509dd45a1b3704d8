// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/object/chain.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"
#include "adapters/core/queue/capture.hpp"

namespace ur::core::api {
namespace {

/// Of a device, to choose among: UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES. Drivers place streams as they see fit.
constexpr uint32_t kComputeQueues = 1;

} // namespace

ur_result_t urQueueCreate(ur_context_handle_t context, ur_device_handle_t device,
                          const ur_queue_properties_t *properties, ur_queue_handle_t *queue) {
  const uint32_t index = context->indexOf(device);
  const ur_queue_flags_t flags = properties ? properties->flags : 0;
  constexpr ur_queue_flags_t kOnDevice = UR_QUEUE_FLAG_ON_DEVICE | UR_QUEUE_FLAG_ON_DEVICE_DEFAULT;
  if ((flags & kOnDevice) != 0)
    return UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES;
  if ((flags & UR_QUEUE_FLAG_PROFILING_ENABLE) != 0 && !context->caps().timedEvents)
    return UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES;
  const auto *place =
      properties ? findInChain<ur_queue_index_properties_t>(properties->pNext, UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES)
                 : nullptr;
  if (place && place->computeIndex >= kComputeQueues)
    return UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES;
  // The remaining flags are hints about submission, default streams, events and power: taken, and answered by queries.
  *queue = new Queue(*context, index, flags);
  return UR_RESULT_SUCCESS;
}

ur_result_t urQueueGetInfo(ur_queue_handle_t queue, ur_queue_info_t query, size_t size, void *value, size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  switch (query) {
  case UR_QUEUE_INFO_CONTEXT:
    return info.put<UR_QUEUE_INFO_CONTEXT>(&queue->context());
  case UR_QUEUE_INFO_DEVICE:
    return info.put<UR_QUEUE_INFO_DEVICE>(&queue->device());
  case UR_QUEUE_INFO_FLAGS:
    return info.put<UR_QUEUE_INFO_FLAGS>(queue->flags());
  case UR_QUEUE_INFO_REFERENCE_COUNT:
    return info.put<UR_QUEUE_INFO_REFERENCE_COUNT>(queue->users());
  case UR_QUEUE_INFO_EMPTY:
    return info.put<UR_QUEUE_INFO_EMPTY>(queue->seenIdle());
  default: // default queues and sizes are those of queues on the device, which don't exist
    return unanswered(query);
  }
}

ur_result_t urQueueFinish(ur_queue_handle_t queue) {
  refuseCapture(*queue); // it never ends
  return queue->finish();
}

ur_result_t urQueueFlush(ur_queue_handle_t queue) {
  return queue->flush();
}

} // namespace ur::core::api
