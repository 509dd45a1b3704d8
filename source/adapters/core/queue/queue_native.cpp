// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of queues: of one stream, which is exposed from then on (lane.hpp).
#include "adapters/core/device/native.hpp"
#include "adapters/core/object/chain.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/queue/queue.hpp"

namespace ur::core {
namespace {

/// What a queue on a stream like that is.
ur_queue_flags_t flagsOf(const Lane &lane) noexcept {
  ur_queue_flags_t flags = 0;
  flags |= lane.ordered() ? ur_queue_flags_t{0} : ur_queue_flags_t{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
  flags |= lane.profiling() ? ur_queue_flags_t{UR_QUEUE_FLAG_PROFILING_ENABLE} : ur_queue_flags_t{0};
  return flags;
}

} // namespace

Ref<Queue> importQueue(Context &context, ur_native_handle_t native) {
  StreamDesc wanted;
  wanted.device = UINT32_MAX;
  const Ref<Lane> lane = makeRef<Lane>(context, native, wanted);
  return makeRef<Queue>(context, lane, flagsOf(*lane));
}

namespace api {

ur_result_t urQueueGetNativeHandle(ur_queue_handle_t queue, ur_queue_native_desc_t *desc, ur_native_handle_t *native) {
  *native = queue->expose();
  if (desc && desc->pNativeData)
    nativeHandles(queue->context()).describeStreams(desc->pNativeData);
  return UR_RESULT_SUCCESS;
}

ur_result_t urQueueCreateWithNativeHandle(ur_native_handle_t native, ur_context_handle_t context,
                                          ur_device_handle_t device, const ur_queue_native_properties_t *properties,
                                          ur_queue_handle_t *queue) {
  StreamDesc wanted;
  wanted.device = device ? context->indexOf(device) : UINT32_MAX;
  if (properties) {
    if (const auto *chained = findInChain<ur_queue_properties_t>(properties->pNext, UR_STRUCTURE_TYPE_QUEUE_PROPERTIES))
      wanted.profiling = (chained->flags & UR_QUEUE_FLAG_PROFILING_ENABLE) != 0;
    if (const auto *told = findInChain<ur_queue_native_desc_t>(properties->pNext, UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC))
      wanted.nativeData = told->pNativeData;
  }
  if (wanted.profiling && !context->caps().timedEvents)
    return UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES;
  const Ref<Lane> lane = makeRef<Lane>(*context, native, wanted);
  auto made = makeRef<Queue>(*context, lane, flagsOf(*lane));
  if (takesOver(properties)) // last: a call that fails has taken nothing over
    lane->own(native);
  *queue = made.release();
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
