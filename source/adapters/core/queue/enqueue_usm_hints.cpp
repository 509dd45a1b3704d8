// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prefetch and advice. They are for shared memory, where the driver does something with them; all others only take
// their place in the order.
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/port/driver_migration.hpp"
#include "adapters/core/queue/enqueue.hpp"

namespace ur::core {
namespace {

struct PrefetchPort {
  SharedRange range;
  bool toHost = false;

  ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
    return driver.migration()->prefetch(stream, range, toHost, fence);
  }
};

struct AdvisePort {
  SharedRange range;
  ur_usm_advice_flags_t advice = 0;

  ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
    return driver.migration()->advise(stream, range, advice, fence);
  }
};

template <Port P>
ur_result_t hint(Queue &queue, const Command &command, const P &port) {
  Context &context = queue.context();
  check(context.allocations().checkRange(port.range.memory, port.range.size, MemoryUse::none));
  const std::optional<Allocation> found =
      context.driver().migration() ? context.allocations().find(port.range.memory) : std::nullopt;
  if (found && found->kind == MemoryKind::shared) {
    enqueue(queue, command, port);
  } else {
    enqueueMarker(queue, command);
  }
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
