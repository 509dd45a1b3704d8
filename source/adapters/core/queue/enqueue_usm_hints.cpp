// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prefetch and advice.
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/queue/enqueue.hpp"
#include "adapters/core/recorded/hints.hpp"

namespace ur::core {
namespace {

template <Port P>
ur_result_t hint(Queue &queue, const Command &command, const P &port) {
  if (isForDriver(queue.context(), port.range))
    enqueue(queue, command, port);
  else
    enqueueMarker(queue, command);
  return UR_RESULT_SUCCESS;
}

} // namespace

namespace api {

ur_result_t urEnqueueUSMPrefetch(ur_queue_handle_t queue, const void *memory, size_t size,
                                 ur_usm_migration_flags_t flags, uint32_t count, const ur_event_handle_t *waits,
                                 ur_event_handle_t *event) {
  const bool toHost = (flags & UR_USM_MIGRATION_FLAG_DEVICE_TO_HOST) != 0;
  return hint(*queue, {UR_COMMAND_USM_PREFETCH, {waits, count}, event}, PrefetchPort{{memory, size}, toHost});
}

ur_result_t urEnqueueUSMAdvise(ur_queue_handle_t queue, const void *memory, size_t size, ur_usm_advice_flags_t advice,
                               ur_event_handle_t *event) {
  return hint(*queue, {UR_COMMAND_USM_ADVISE, {}, event}, AdvisePort{{memory, size}, advice});
}

} // namespace api
} // namespace ur::core
